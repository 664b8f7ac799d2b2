import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { gitIn } from '../../support/committed-site.ts';
import { type HookedSite, hookedSite } from '../../support/hooked-site.ts';
import { finished, packageDir, runTool } from '../../support/run-tool.ts';
import { workflowErrors } from '../../support/workflow-errors.ts';

/** The files for continuous integration that users copy from `docs/ci/`. */

const GITLAB = readFileSync(join(packageDir, 'docs/ci/gitlab-ci.yml'), 'utf8');
const FORGEJO = readFileSync(join(packageDir, 'docs/ci/forgejo.yml'), 'utf8');

interface GitlabJob {
  readonly script: readonly string[];
}
const { check, pages } = parse(GITLAB) as { readonly check: GitlabJob; readonly pages: GitlabJob };

interface Workflow {
  readonly jobs: Readonly<
    Record<string, { readonly steps: readonly { readonly run?: string; readonly env?: object }[] }>
  >;
}
const steps = (parse(FORGEJO) as Workflow).jobs['publish']?.steps ?? [];

describe('the file for GitLab', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'conf-site-gitlab-'));
    gitIn(folder, 'init', '--quiet', '--initial-branch', 'main');
    gitIn(folder, 'commit', '--quiet', '--allow-empty', '--message', 'Empty');
    gitIn(folder, 'remote', 'add', 'origin', 'https://gitlab.example/ana/my-conf.git');
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  /** What gitlab-ci-local, which has the JSON schema of GitLab, says of a file. */
  async function validated(text: string): Promise<{ readonly status: number | null; readonly output: string }> {
    writeFileSync(join(folder, '.gitlab-ci.yml'), text);
    const program = join(packageDir, 'node_modules/gitlab-ci-local/dist/index.js');
    const preload = join(packageDir, 'tests/support/set-methods.mjs');
    const args = ['--import', preload, program, '--list'];
    const { status, stdout, stderr } = await finished(process.execPath, args, {
      cwd: folder,
      env: { ...process.env, HOME: folder },
    });
    return { status, output: stdout + stderr };
  }

  it('is valid by the schema of GitLab, which refuses mistakes in it', async () => {
    const { status, output } = await validated(GITLAB);
    expect({ status, output }).toMatchObject({
      status: 0,
      output: expect.stringContaining('json schema validated') as string,
    });
    for (const [from, to] of [
      ['when: always', 'when: allways'],
      ['codequality: gl', 'code-quality: gl'],
      ['    paths: [public]', '    paths: public'],
    ] as const) {
      expect((await validated(GITLAB.replace(from, to))).status, to).not.toBe(0);
    }
  });
});

describe('the workflow for Forgejo', () => {
  it('is accepted by the parser for workflows', async () => {
    expect(await workflowErrors('publish.yml', FORGEJO)).toEqual([]);
    expect(await workflowErrors('publish.yml', FORGEJO.replace('runs-on', 'runs'))).not.toEqual([]);
  });
});

describe('the commands of these files', () => {
  let site: HookedSite;
  beforeAll(() => {
    site = hookedSite();
    site.write('.gitignore', 'node_modules/\ndist/\n');
    site.begin();
  });
  afterAll(() => site.remove());

  it('write a report for GitLab, and fail with the mistakes in the log', async () => {
    const command = check.script.join('\n');
    expect(await site.shell(command)).toMatchObject({ status: 0 });
    expect(JSON.parse(site.read('gl-code-quality-report.json'))).toEqual([]);
    site.write('content/vat.yaml', `nothing: here\n${site.read('content/vat.yaml')}`);
    const { status, stdout } = await site.shell(command);
    expect(status).toBe(1);
    expect(stdout).toContain('content/vat.yaml:1:1  error  field-unknown');
    expect(JSON.parse(site.read('gl-code-quality-report.json'))).toMatchObject([{ check_name: 'field-unknown' }]);
    site.reset();
  });

  it('put what was built on a branch of the repository for Forgejo', async () => {
    mkdirSync(join(site.rootDir, 'dist/assets'), { recursive: true });
    for (const path of ['dist/index.html', 'dist/assets/style.css']) site.write(path, path);
    site.git('init', '--quiet', '--bare', '../origin.git');
    site.git('remote', 'add', 'origin', '../origin.git');
    const { run = '', env = {} } = steps.at(-1) ?? {};
    const variables = Object.entries(env).map(([name, value]) => `export ${name}='${value}'`);
    for (let times = 0; times < 2; times += 1) {
      expect(await site.shell(['set -e', ...variables, run].join('\n'))).toMatchObject({ status: 0 });
    }
    const listed = site.git('-C', '../origin.git', 'ls-tree', '-r', '--name-only', 'pages');
    expect(listed.trim().split('\n')).toEqual(['assets/style.css', 'index.html']);
    expect(site.git('-C', '../origin.git', 'rev-list', '--count', 'pages').trim()).toBe('1');
  });

  it('have only flags that exist', async () => {
    const commands = [...check.script, ...pages.script, ...steps.flatMap(({ run }) => run ?? [])].join('\n');
    const used = [...commands.matchAll(/conf-site (\w+)([^|>\n]*)/g)];
    expect(new Set(used.map(([, command]) => command))).toEqual(new Set(['check', 'build']));
    for (const [, command = '', rest = ''] of used) {
      const { stdout } = await runTool([command, '--help']);
      for (const [flag] of rest.matchAll(/--[\w-]+/g)) expect(stdout).toContain(` ${flag}`);
    }
  });
});
