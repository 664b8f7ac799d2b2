import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ConflictChoice, ConflictSide, PublishState } from '../../../src/domain/editor/edit.ts';
import { FORMS, JELENA, type PublishingSite, publishingSite, TOMA } from '../../support/publishing-site.ts';

let site: PublishingSite;
beforeEach(() => {
  site = publishingSite();
});
afterEach(() => site.remove());

describe('a conflict', () => {
  it('shows both versions of a conflict, and leaves everything as it was', async () => {
    site.publishTheirs(JELENA, 'maps of places', 'maps of lakes');
    site.mine.edit(JELENA, 'maps of places', 'maps of towns');
    site.mine.edit(TOMA, 'under rivers', 'under seas');
    site.mine.write('notes.txt', 'staged\n');
    site.mine.git('add', 'notes.txt', TOMA);
    const before = site.stateOfMine();
    const state = await site.publish();
    expect(state).toMatchObject({ kind: 'conflict', code: 'conflict', hint: expect.any(String) as string });
    expect(state.conflicts).toEqual([
      {
        path: JELENA,
        theirs: site.theirs.read(JELENA),
        yours: expect.stringContaining('maps of towns') as string,
        version: expect.any(String) as string,
      },
    ]);
    expect(site.stateOfMine()).toEqual(before);
  });

  it('works after a conflict whose lines were taken over, and again with the own ones', async () => {
    site.publishTheirs(JELENA, 'maps of places', 'maps of lakes');
    site.mine.edit(JELENA, 'maps of places', 'maps of towns');
    expect((await site.publish()).kind).toBe('conflict');
    site.mine.edit(JELENA, 'maps of towns', 'maps of lakes');
    site.mine.edit(TOMA, 'under rivers', 'under seas');
    expect((await site.publish()).kind).toBe('published');
    site.mine.edit(JELENA, 'maps of lakes', 'maps of towns');
    expect((await site.publish()).kind).toBe('published');
    site.theirs.git('pull', '-q');
    expect(site.theirs.read(JELENA)).toContain('maps of towns');
  });

  /** The conflicts of the next publication, solved with the same side each. */
  const choices = ({ conflicts = [] }: PublishState, side: ConflictSide) =>
    conflicts.map(({ path, version }) => ({ path, version, side }));

  it('is published as chosen for each file, also if others have deleted it', async () => {
    const [dogs, cats] = ['content/events/meander/2027/faq/dogs.md', 'content/events/meander/2027/faq/cats.md'];
    for (const path of [dogs, cats])
      site.theirs.write(path, '---\norder: 20\ntitle: { en: Pets, hr: Ljubimci }\n---\n\nYes.\n');
    site.theirs.git('add', '-A');
    site.publishTheirs(TOMA, 'under rivers', 'under lakes');
    site.mine.git('pull', '-q');
    site.theirs.git('rm', '-q', dogs, cats);
    site.theirs.edit(FORMS, 'Fewer fields', 'Fewer words');
    site.publishTheirs(JELENA, 'maps of places', 'maps of lakes');
    for (const path of [dogs, cats]) site.mine.edit(path, 'Yes.', 'No.');
    site.mine.edit(FORMS, 'Fewer fields', 'Fewer questions');
    site.mine.edit(JELENA, 'maps of places', 'maps of towns');
    site.mine.edit(TOMA, 'under lakes', 'under seas');
    const state = await site.publish();
    expect(state.conflicts).toMatchObject([
      { path: cats, deletedBy: 'theirs', theirs: '' },
      { path: dogs, deletedBy: 'theirs', theirs: '' },
      { path: FORMS },
      { path: JELENA },
    ]);
    const [deleted, kept, forms, jelena] = choices(state, 'yours');
    const chosen = [{ ...deleted, side: 'theirs' }, kept, forms, { ...jelena, side: 'theirs' }] as ConflictChoice[];
    expect(await site.publish({ choices: chosen })).toMatchObject({ kind: 'published' });
    site.theirs.git('pull', '-q');
    for (const clone of [site.mine, site.theirs]) {
      expect(existsSync(join(clone.rootDir, cats))).toBe(false);
      expect(clone.read(dogs)).toContain('No.');
      expect(clone.read(FORMS)).toContain('Fewer questions');
      expect(clone.read(JELENA)).toContain('maps of lakes');
      expect(clone.read(TOMA)).toContain('under seas');
    }
    expect(site.mine.git('status', '--porcelain', '--branch')).toBe('## main...origin/main\n');
    expect(site.mine.git('log', '--format=%s')).toContain('Theirs');
  });

  it('is published with a sentence that begins like a comment of git', async () => {
    site.publishTheirs(JELENA, 'maps of places', 'maps of lakes');
    site.mine.edit(JELENA, 'maps of places', 'maps of towns');
    const state = await site.publish();
    const sentence = '#12 solved';
    expect(await site.publish({ sentence, choices: choices(state, 'yours') })).toMatchObject({ kind: 'published' });
    expect(site.mine.git('log', '-1', '--format=%B').trim()).toBe(sentence);
  });

  it('is shown again if a text has changed since it was chosen', async () => {
    site.publishTheirs(JELENA, 'maps of places', 'maps of lakes');
    site.mine.edit(JELENA, 'maps of places', 'maps of towns');
    const state = await site.publish();
    site.publishTheirs(JELENA, 'maps of lakes', 'maps of seas');
    const before = site.stateOfMine();
    const again = await site.publish({ choices: choices(state, 'yours') });
    expect(again).toMatchObject({
      kind: 'conflict',
      conflicts: [{ theirs: expect.stringContaining('of seas') as string }],
    });
    expect(site.stateOfMine()).toEqual(before);
    expect(await site.publish({ choices: choices(again, 'yours') })).toMatchObject({ kind: 'published' });
  });

  it('gives exactly the chosen text, also if several commits here have changed the file', async () => {
    site.publishTheirs(JELENA, 'maps of places', 'maps of lakes');
    site.mine.edit(JELENA, 'maps of places', 'maps of towns');
    site.mine.git('commit', '-qam', 'By hand');
    site.mine.edit(JELENA, 'name: Jelena', 'name: Jela');
    const state = await site.publish();
    expect(await site.publish({ choices: choices(state, 'theirs') })).toMatchObject({ kind: 'published' });
    site.theirs.git('pull', '-q');
    expect(site.mine.read(JELENA)).toMatch(/name: Jelena[\s\S]*maps of lakes/);
    expect(site.theirs.read(JELENA)).toBe(site.mine.read(JELENA));
  });

  it('about a file that was renamed here keeps the renamed file, whatever is chosen', async () => {
    const renamed = JELENA.replace('vidak-jelena', 'vidak-jela');
    site.publishTheirs(JELENA, 'maps of places', 'maps of lakes');
    site.mine.git('mv', JELENA, renamed);
    site.mine.git('mv', JELENA.replace('.md', '.hr.md'), renamed.replace('.md', '.hr.md'));
    site.mine.edit('content/events/meander/2027/sessions/maps-without-tiles.md', 'vidak-jelena', 'vidak-jela');
    site.mine.edit(renamed, 'maps of places', 'maps of towns');
    const state = await site.publish();
    expect(state.conflicts).toMatchObject([{ path: JELENA, deletedBy: 'yours', yours: '' }]);
    await site.publish({ choices: choices(state, 'theirs') });
    expect(site.mine.read(renamed)).toContain('maps of towns');
    expect(site.mine.read(JELENA)).toContain('maps of lakes');
  });
});

describe('changes of others with which the content has errors', () => {
  const RIVERS = 'content/events/meander/2027/sessions/rivers-of-bytes.md';

  beforeEach(() => {
    site.theirs.git('rm', '-q', TOMA, TOMA.replace('.md', '.hr.md'));
    site.publishTheirs(RIVERS, 'brezic-toma', 'sternad-ilka');
    site.mine.edit(FORMS, '[sternad-ilka]', '[sternad-ilka, brezic-toma]');
    site.mine.write('notes.txt', 'staged\n');
    site.mine.git('add', 'notes.txt');
  });

  it('are taken over, and nothing is pushed until that is corrected', async () => {
    expect(await site.publish()).toEqual({
      kind: 'failed',
      code: 'merged-errors',
      errors: 1,
      message:
        'The changes of others are in your files now. Together with yours, the content has an error, so nothing was published.',
      hint: 'correct what check says of it, and publish again; nothing of either side is lost',
    });
    expect(existsSync(join(site.mine.rootDir, TOMA))).toBe(false);
    expect(site.mine.git('status', '--porcelain', '--branch')).toBe('## main...origin/main [ahead 1]\nM  notes.txt\n');
    expect(await site.publishing().changes({})).toMatchObject({ files: [FORMS], errors: 1 });

    site.mine.edit(FORMS, ', brezic-toma]', ', vidak-jelena]');
    expect(await site.publish()).toMatchObject({ kind: 'published' });
    site.theirs.git('pull', '-q');
    expect(site.theirs.read(FORMS)).toContain('[sternad-ilka, vidak-jelena]');
    expect(site.mine.git('status', '--porcelain')).toBe('M  notes.txt\n');
  });

  it('are not taken over if they would overwrite a file that is not published, and everything is as it was', async () => {
    site.theirs.write('notes.txt', 'theirs\n');
    site.publishTheirs(RIVERS, 'sternad-ilka', 'vidak-jelena');
    const before = site.stateOfMine();
    expect(await site.publish()).toMatchObject({
      kind: 'failed',
      message: expect.stringContaining('Others have changed files that you have changed, too') as string,
    });
    expect(site.stateOfMine()).toEqual(before);
  });
});
