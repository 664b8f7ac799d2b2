import { readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type HookedSite, hookedSite } from '../../support/hooked-site.ts';
import { packageDir } from '../../support/run-tool.ts';

/** Commits to a site with the real pre-commit, which runs the hooks of new sites or those of `.pre-commit-hooks.yaml`. */

const SPEAKERS = 'content/events/meander/2027/speakers';
const SPEAKER = `${SPEAKERS}/brezic-toma.md`;
const FAQ = 'content/events/meander/2027/faq';

/** The hooks of a repository, started as programs of the system, since no packages can be installed without a network. */
function publishedHooks(site: HookedSite, ids: readonly string[]): string {
  const text = readFileSync(join(packageDir, '.pre-commit-hooks.yaml'), 'utf8');
  site.write('../hooks/.pre-commit-hooks.yaml', text);
  site.git('init', '--quiet', '../hooks');
  site.git('-C', '../hooks', 'add', '.');
  site.git('-C', '../hooks', 'commit', '--quiet', '--message', 'Hooks');
  symlinkSync(join(packageDir, 'bin/conf-site.js'), join(site.bin, 'conf-site'));
  const rev = site.git('-C', '../hooks', 'rev-parse', 'HEAD').trim();
  const hooks = ids.map((id) => ({ id, language: 'system' }));
  return JSON.stringify({ repos: [{ repo: join(site.rootDir, '../hooks'), rev, hooks }] });
}

const KINDS = ['the hook of new sites', 'conf-site-check', 'conf-site-check-all'] as const;

describe.each(KINDS)('with %s', (kind) => {
  let site: HookedSite;

  beforeAll(async () => {
    site = hookedSite();
    const ofNewSites = readFileSync(join(packageDir, 'templates/starter/.pre-commit-config.yaml'), 'utf8');
    const config = kind === 'the hook of new sites' ? ofNewSites : publishedHooks(site, [kind]);
    site.write('.pre-commit-config.yaml', config);
    site.begin();
    expect(await site.shell('pre-commit install')).toMatchObject({ status: 0 });
  });
  afterEach(() => site.reset());
  afterAll(() => site.remove());

  /** Stages everything and commits it. */
  const commitAll = (): ReturnType<HookedSite['commit']> => {
    site.git('add', '--all');
    return site.commit();
  };

  const question = (field: string): string =>
    `---\norder: 20\n${field}: { en: Is there a train?, hr: Ima li vlak? }\n---\n\nYes.\n`;

  it('a commit with a new file is accepted, and refused if the file has a mistake', async () => {
    site.write(`${FAQ}/trains.md`, question('title'));
    expect(await commitAll()).toMatchObject({ status: 0 });
    site.write(`${FAQ}/boats.md`, question('titel'));
    const { status, stderr } = await commitAll();
    expect(status).toBe(1);
    expect(stderr).toContain(`${FAQ}/boats.md:3:1  error  field-unknown`);
  });

  it('a commit of an edited file is accepted, and refused with a mistake', async () => {
    site.edit(SPEAKER, 'surname:', '# Toma\nsurname:');
    expect(await commitAll()).toMatchObject({ status: 0 });
    site.edit(SPEAKER, 'surname:', 'surnam:');
    const { status, stderr } = await commitAll();
    expect(status).toBe(1);
    expect(stderr).toContain(`${SPEAKER}:`);
  });

  it('a commit that only deletes a file is accepted, and refused if another file refers to it', async () => {
    site.git('rm', '--quiet', `${FAQ}/parking.hr.md`);
    expect(await site.commit()).toMatchObject({ status: 0 });
    site.git('rm', '--quiet', SPEAKER, SPEAKER.replace('.md', '.hr.md'));
    const { status, stderr } = await site.commit();
    expect(status).toBe(1);
    expect(stderr).toContain('error  speaker-unknown');
  });

  it('a file with blanks in its name is checked', async () => {
    site.write(`${FAQ}/the last boat.md`, question('titel'));
    const { status, stderr } = await commitAll();
    expect(status).toBe(1);
    expect(stderr).toContain(`${FAQ}/the last boat.md:3:1  error  field-unknown`);
  });

  it('only what is staged is checked, and what is not staged stays on the disk', async () => {
    site.edit(SPEAKER, 'surname:', '# Toma\nsurname:');
    site.git('add', '--all');
    site.edit(SPEAKER, 'surname:', 'surnam:');
    expect(await site.commit()).toMatchObject({ status: 0 });
    expect(site.read(SPEAKER)).toContain('surnam:');
    site.git('add', '--all');
    site.edit(SPEAKER, 'surnam:', 'surname:');
    const { status, stderr } = await site.commit();
    expect(status).toBe(1);
    expect(stderr).toContain(`${SPEAKER}:`);
    expect(site.read(SPEAKER)).toContain('surname:');
  });

  it('a commit of other files is accepted', async () => {
    site.write('notes.txt', 'Buy a rope.');
    expect(await commitAll()).toMatchObject({ status: 0 });
  });

  it('a renamed file is accepted, and refused if another file has its old name', async () => {
    site.git('mv', `${FAQ}/parking.md`, `${FAQ}/cars.md`);
    site.git('mv', `${FAQ}/parking.hr.md`, `${FAQ}/cars.hr.md`);
    expect(await site.commit()).toMatchObject({ status: 0 });
    for (const language of ['', '.hr'])
      site.git('mv', `${SPEAKERS}/brezic-toma${language}.md`, `${SPEAKERS}/brezic${language}.md`);
    // That is in a file which is not committed.
    expect((await site.commit()).status).toBe(kind === 'conf-site-check' ? 0 : 1);
  });
});
