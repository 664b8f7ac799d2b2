import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Unpublished } from '../../../src/domain/editor/edit.ts';
import { copyContent, SMALL_SITE } from '../../support/content-copy.ts';
import { FORMS, JELENA, type PublishingSite, publishingSite, TOMA } from '../../support/publishing-site.ts';

let site: PublishingSite;
beforeEach(() => {
  site = publishingSite();
});
afterEach(() => site.remove());

const changes = (): Promise<Unpublished> => site.publishing().changes({});

describe('what is to be published', () => {
  it('is nothing in a clone without changes', async () => {
    expect(await changes()).toEqual({ kind: 'changes', files: [], sentence: '', errors: 0 });
    expect(await site.publish()).toEqual({
      kind: 'published',
      code: 'unchanged',
      message: 'Nothing has changed: all of it is published.',
    });
  });

  it('is every changed, new and deleted file of the content, named by the titles of the records', async () => {
    site.mine.edit(JELENA, 'maps of places', 'maps of towns');
    site.mine.edit(FORMS, 'Fewer fields', 'Fewer questions');
    site.mine.write('content/events/meander/2027/faq/dogs.md', '---\ntitle: { en: Dogs, hr: Psi }\n---\n\nYes.\n');
    site.mine.write('notes.txt', 'new\n');
    const found = await changes();
    expect(found).toMatchObject({
      files: ['content/events/meander/2027/faq/dogs.md', FORMS, JELENA],
      sentence: 'Dogs, Quiet forms: what not to ask and 1 more',
    });
    rmSync(join(site.mine.rootDir, 'content/events/meander/2027/faq/dogs.md'));
    expect(await changes()).toMatchObject({ sentence: 'Quiet forms: what not to ask and Jelena Vidak' });
  });

  it('is not what a killed change has left behind', async () => {
    site.mine.write('content/pages/.conf-site-00112233445566ff-0.old.tmp', 'half of it');
    expect(await changes()).toMatchObject({ files: [] });
    site.mine.edit(JELENA, 'maps of places', 'maps of towns');
    expect(await site.publish()).toMatchObject({ kind: 'published' });
    expect(site.mine.git('show', '--name-only', '--format=').trim()).toBe(JELENA);
  });

  it('contains commits that were not pushed', async () => {
    site.mine.edit(JELENA, 'maps of places', 'maps of towns');
    site.mine.git('commit', '-qam', 'By hand');
    expect(await changes()).toMatchObject({ files: [JELENA], sentence: 'Jelena Vidak' });
    expect(await site.publish()).toMatchObject({ kind: 'published' });
    expect(site.theirs.git('ls-remote', 'origin', 'main')).toContain(site.mine.git('rev-parse', 'HEAD').trim());
  });

  it('counts the errors that check finds, with which nothing is published', async () => {
    site.mine.edit(FORMS, 'sternad-ilka', 'sternad-ilkka');
    expect(await changes()).toMatchObject({ errors: 1 });
    const before = site.stateOfMine();
    expect(await site.publish()).toMatchObject({
      kind: 'failed',
      code: 'content-errors',
      errors: 1,
      message: 'The content has an error, so nothing was published.',
    });
    expect(site.stateOfMine()).toEqual(before);
  });
});

describe('publishing', () => {
  it('lets another clone see the content, with the sentence, and nothing else', async () => {
    site.mine.edit(JELENA, 'maps of places', 'maps of towns');
    site.mine.write('notes.txt', 'new\n');
    expect(await site.publish({ sentence: '--amend "$(touch harm)"' })).toMatchObject({ kind: 'published' });
    site.theirs.git('pull', '-q');
    expect(site.theirs.read(JELENA)).toContain('maps of towns');
    expect(site.theirs.read('notes.txt')).toBe('old\n');
    expect(site.theirs.git('log', '-1', '--format=%an: %s')).toBe('Mia Berg: --amend "$(touch harm)"\n');
    expect(site.mine.git('status', '--porcelain')).toBe(' M notes.txt\n');
  });

  it('takes over what others have published, and leaves staged files staged', async () => {
    site.publishTheirs(TOMA, 'under rivers', 'under seas');
    site.mine.edit(JELENA, 'maps of places', 'maps of towns');
    site.mine.write('notes.txt', 'staged\n');
    site.mine.write('new.txt', 'new\n');
    site.mine.git('add', 'notes.txt', 'new.txt');
    site.mine.write('notes.txt', 'changed again\n');
    expect(await site.publish()).toMatchObject({ kind: 'published' });
    expect(site.mine.read(TOMA)).toContain('under seas');
    expect(site.mine.git('status', '--porcelain', '--branch')).toBe(
      '## main...origin/main\nA  new.txt\nMM notes.txt\n',
    );
    expect(site.mine.git('show', ':notes.txt')).toBe('staged\n');
    site.theirs.git('pull', '-q');
    expect(site.theirs.git('log', '--format=%s')).toBe('Jelena Vidak\nTheirs\nAll of it\n');
  });

  it('merges changes of different lines of a file', async () => {
    site.publishTheirs(JELENA, 'Cartographer', 'Mapmaker');
    site.mine.edit(JELENA, 'maps of places', 'maps of towns');
    expect(await site.publish()).toMatchObject({ kind: 'published' });
    expect(site.mine.read(JELENA)).toMatch(/Mapmaker[\s\S]*maps of towns/);
  });

  it('tries once more if somebody else pushes at the same moment', async () => {
    site.mine.edit(JELENA, 'maps of places', 'maps of towns');
    site.theirs.edit(TOMA, 'under rivers', 'under seas');
    site.theirs.git('commit', '-qam', 'Theirs');
    site.hook('pre-push', `test -e "$HOME/done" || { touch "$HOME/done"; git -C "${site.theirs.rootDir}" push -q; }`);
    expect(await site.publish()).toMatchObject({ kind: 'published' });
    expect(site.mine.read(TOMA)).toContain('under seas');
    site.theirs.git('pull', '-q');
    expect(site.theirs.read(JELENA)).toContain('maps of towns');
  });

  it('works in a clone without history, and starts the workflow that publishes in one of GitHub', async () => {
    site.theirs.write('.github/workflows/publish.yml', 'name: Publish\n');
    site.theirs.git('add', '-A');
    site.publishTheirs(TOMA, 'under rivers', 'under seas');
    const rootDir = join(site.folder, 'shallow');
    site.mine.git('clone', '-q', '--depth', '1', `file://${site.upstream}`, rootDir);
    site.publishTheirs(TOMA, 'under seas', 'under lakes');
    writeFileSync(join(rootDir, JELENA), site.mine.read(JELENA).replace('maps of places', 'maps of towns'));
    const env = { ...site.env, GITHUB_ACTIONS: 'true', PATH: `${site.folder}:${site.env['PATH']}` };
    writeFileSync(join(site.folder, 'gh'), '#!/bin/sh\necho "$@" > "$HOME/started"\n', { mode: 0o755 });
    const { publish, finished } = site.publishing({ rootDir, env });
    await publish({ sentence: 'From GitHub' });
    expect(await finished()).toMatchObject({ kind: 'published' });
    expect(readFileSync(join(site.folder, 'started'), 'utf8')).toBe('workflow run publish.yml --ref main\n');
    site.theirs.git('pull', '-q');
    expect(site.theirs.git('log', '-2', '--format=%s')).toBe('From GitHub\nTheirs\n');
  });

  it('refuses an empty sentence', async () => {
    await expect(site.publishing().publish({ sentence: ' ' })).rejects.toMatchObject({
      message: 'The publication has no sentence.',
    });
  });

  it('works for a site in a folder of a repository', async () => {
    const rootDir = join(site.mine.rootDir, 'website');
    copyContent(SMALL_SITE, rootDir);
    site.mine.git('add', 'website');
    site.mine.git('commit', '-qm', 'A folder');
    site.mine.git('push', '-q');
    writeFileSync(join(rootDir, TOMA), site.mine.read(TOMA).replace('under rivers', 'under seas'));
    site.mine.edit(TOMA, 'under rivers', 'elsewhere');
    const publishing = site.publishing({ rootDir });
    expect(await publishing.changes({})).toMatchObject({ files: [TOMA], sentence: 'Toma Brezić' });
    await publishing.publish({ sentence: 'Toma' });
    expect((await publishing.finished()).kind).toBe('published');
    expect(site.mine.git('status', '--porcelain')).toBe(` M ${TOMA}\n`);
  });
});
