import { execFileSync, spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SMALL_SITE } from '../../support/content-copy.ts';
import { packageDir, sharedPictures } from '../../support/run-tool.ts';

/** The scripts of `.github/scripts/`, which publish a site when time has made a build necessary. */

const scripts = join(packageDir, '.github', 'scripts');
const instant = (iso: string): number => Date.parse(iso) / 1000;
const folder = mkdtempSync(join(tmpdir(), 'conf-site-due-'));

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The output of the script at an instant, for the report of the last build. */
function isDue(file: string, at: number): string {
  const env = { ...process.env, SOURCE_DATE_EPOCH: String(at) };
  return execFileSync(process.execPath, [join(scripts, 'rebuild-due.mjs'), file], {
    env,
    encoding: 'utf8',
    stdio: 'pipe',
  });
}

describe('whether a build is due', () => {
  const reportFile = (text: string): string => {
    const file = join(folder, 'report.json');
    writeFileSync(file, text);
    return file;
  };

  it('follows from the report of the last build, to the second', () => {
    const file = reportFile('{ "ok": true, "nextChange": { "live": 1000, "rebuild": 2000 } }');
    expect(isDue(file, 1999)).toBe('due=false\n');
    expect(isDue(file, 2000)).toBe('due=true\n');
  });

  it('is always false if no future change needs a build', () => {
    expect(isDue(reportFile('{ "ok": true, "nextChange": { "live": 1000, "rebuild": null } }'), 9000)).toBe(
      'due=false\n',
    );
  });

  it('is true if there is no report, or if the last build failed', () => {
    expect(isDue(join(folder, 'absent.json'), 0)).toBe('due=true\n');
    expect(isDue(reportFile(''), 0)).toBe('due=true\n');
    expect(isDue(reportFile('{ "ok": false, "nextChange": { "live": null, "rebuild": null } }'), 0)).toBe('due=true\n');
  });
});

describe('publishing by cron', () => {
  const [upstream, site, out] = ['upstream', 'site', 'www'].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ];
  const published = join(site, '.conf-site', 'published.json');
  const speaker = 'content/events/meander/2027/speakers/brezic-toma.md';
  const page = join(out, 'meander', '2027', 'brezic-toma', 'index.html');

  const git = (dir: string, ...args: readonly string[]): void => {
    const who = ['-c', 'user.name=Editor', '-c', 'user.email=editor@devlica.example', '-c', 'init.defaultBranch=main'];
    execFileSync('git', ['-C', dir, ...who, ...args], { stdio: 'pipe' });
  };

  const runAt = (iso: string) =>
    spawnSync(join(scripts, 'publish-by-cron.sh'), [site, out], {
      env: {
        ...process.env,
        SOURCE_DATE_EPOCH: String(instant(iso)),
        CONF_SITE_PICTURES: sharedPictures,
        NO_COLOR: '1',
      },
      encoding: 'utf8',
    });

  /** Runs the script, and returns whether it built: a build writes the file of its report again. */
  const builtAt = (iso: string): boolean => {
    const before = existsSync(published) ? readFileSync(published, 'utf8') : '';
    const { status, stdout, stderr } = runAt(iso);
    // npm may print messages about the machine's own settings.
    expect([status, stdout, stderr.replace(/^npm warn .*\n/gm, '')]).toEqual([0, '', '']);
    return readFileSync(published, 'utf8') !== before;
  };

  beforeAll(() => {
    mkdirSync(upstream);
    git(upstream, 'init', '-q');
    cpSync(SMALL_SITE, upstream, { recursive: true });
    const text = readFileSync(join(upstream, speaker), 'utf8');
    writeFileSync(join(upstream, speaker), text.replace('---\n', '---\nembargo: 2026-04-01T10:00\n'));
    cpSync(scripts, join(upstream, '.github', 'scripts'), { recursive: true });
    writeFileSync(join(upstream, '.gitignore'), '.conf-site/\nnode_modules/\n');
    git(upstream, 'add', '-A');
    git(upstream, 'commit', '-qm', 'content: all of it');
    git(folder, 'clone', '-q', upstream, site);
    mkdirSync(join(site, 'node_modules', '.bin'), { recursive: true });
    symlinkSync(join(packageDir, 'bin', 'conf-site.js'), join(site, 'node_modules', '.bin', 'conf-site'));
  });

  it('builds at first, then after a change that needs a build, and not in between', () => {
    expect(builtAt('2026-03-01T11:00:00Z')).toBe(true);
    expect(existsSync(page)).toBe(false);
    expect(builtAt('2026-04-01T07:59:59Z')).toBe(false);
    expect(builtAt('2026-04-01T08:00:00Z')).toBe(true);
    expect(existsSync(page)).toBe(true);
    expect(builtAt('2026-04-01T08:10:00Z')).toBe(false);
  });

  it('builds after a push; if that has an error, reports it, keeps the site, and tries again', () => {
    const file = 'content/company.yaml';
    const company = readFileSync(join(upstream, file), 'utf8');
    const push = (text: string): void => {
      writeFileSync(join(upstream, file), text);
      git(upstream, 'commit', '-qam', 'content: another company');
    };
    push(company.replace(/^name:/m, 'nam:'));
    const { status, stdout } = runAt('2026-04-01T08:20:00Z');
    expect(status).toBe(1);
    expect(stdout).toContain(`${file}:`);
    expect(existsSync(join(out, '.conf-site-build.json'))).toBe(true);
    expect(existsSync(published)).toBe(false);
    push(company);
    expect(runAt('2026-04-01T08:40:00Z').status).toBe(0);
    expect(existsSync(published)).toBe(true);
  });

  const commit = (message: string): void => {
    git(upstream, 'add', '-A');
    git(upstream, 'commit', '-qm', message);
  };

  it('takes over a push that changes files which were changed here too, and says where those changes are', () => {
    const [company, added, own] = ['content/company.yaml', 'content/pages/towpath.md', 'notes.txt'] as const;
    const before = readFileSync(join(upstream, company), 'utf8');
    writeFileSync(join(site, company), before.replace('\n', '\n# on the server\n'));
    for (const path of [added, own]) writeFileSync(join(site, path), 'of the server\n');
    writeFileSync(join(upstream, company), before.replace('\n', '\n# pushed\n'));
    writeFileSync(
      join(upstream, added),
      '---\ntitle: The towpath\ndescription: How to walk to us.\n---\n\nMind the swans.\n',
    );
    commit('content: the towpath');
    const { status, stderr } = runAt('2026-04-01T09:00:00Z');
    expect(status).toBe(0);
    expect(stderr).toContain(company);
    expect(stderr).toContain(added);
    expect(stderr).not.toContain(own);
    expect(readFileSync(join(out, 'towpath', 'index.html'), 'utf8')).toContain('Mind the swans.');
    expect(readFileSync(join(site, own), 'utf8')).toBe('of the server\n');
    const [, show = ''] = /run: (git .*)/.exec(stderr) ?? [];
    expect(execFileSync('sh', ['-c', show], { encoding: 'utf8' })).toMatch(/# on the server.*of the server/s);
    expect(runAt('2026-04-01T09:10:00Z')).toMatchObject({ status: 0, stdout: '' });
  });

  it('leaves changes that are not in the way', () => {
    const changed = 'content/venues/ciglana.yaml';
    const text = `${readFileSync(join(site, changed), 'utf8')}# on the server\n`;
    writeFileSync(join(site, changed), text);
    writeFileSync(join(upstream, 'README.md'), 'Meander\n');
    commit('a readme');
    expect(runAt('2026-04-01T09:20:00Z')).toMatchObject({ status: 0 });
    expect(readFileSync(join(site, 'README.md'), 'utf8')).toBe('Meander\n');
    expect(readFileSync(join(site, changed), 'utf8')).toBe(text);
  });

  it('builds what time has made necessary although nothing can be fetched, and fails', () => {
    writeFileSync(published, '{ "ok": true, "nextChange": { "live": null, "rebuild": 0 } }');
    const away = `${upstream}-away`;
    renameSync(upstream, away);
    const { status, stderr } = runAt('2026-04-01T09:30:00Z');
    renameSync(away, upstream);
    expect(status).toBe(1);
    expect(stderr).toContain(upstream);
    expect(JSON.parse(readFileSync(published, 'utf8'))).toMatchObject({ ok: true, at: '2026-04-01T09:30:00.000Z' });
  });

  it('installs the packages again if an installation was interrupted', () => {
    const tool = { name: 'conf-site', version: '1.0.0', type: 'module', bin: { 'conf-site': 'run.js' } };
    mkdirSync(join(upstream, 'tool'));
    writeFileSync(join(upstream, 'tool', 'package.json'), JSON.stringify(tool));
    const entry = pathToFileURL(join(packageDir, 'bin', 'conf-site.js')).href;
    writeFileSync(join(upstream, 'tool', 'run.js'), `#!/usr/bin/env node\nimport '${entry}';\n`);
    writeFileSync(join(upstream, 'package.json'), JSON.stringify({ dependencies: { 'conf-site': 'file:tool' } }));
    const flags = ['install', '--package-lock-only', '--offline', '--no-audit', '--no-fund'];
    execFileSync('npm', flags, { cwd: upstream, stdio: 'pipe' });
    commit('the tool');
    rmSync(join(site, 'node_modules'), { recursive: true });
    expect(runAt('2026-04-01T09:40:00Z')).toMatchObject({ status: 0 });
    expect(existsSync(published)).toBe(true);
  });

  it('does nothing while another run is still working', () => {
    const lock = join(site, '.conf-site', 'cron.lock');
    const run = `exec 9> '${lock}'; flock 9; '${join(scripts, 'publish-by-cron.sh')}' '${site}' '${out}' 9>&-`;
    rmSync(published);
    expect(spawnSync('sh', ['-c', run]).status).toBe(0);
    expect(existsSync(published)).toBe(false);
  });
});
