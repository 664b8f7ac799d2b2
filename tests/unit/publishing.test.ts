import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { PublishState, Unpublished } from '../../src/domain/edit.ts';
import { openPublishing } from '../../src/exchange/publish/open-publishing.ts';
import { type ClonedSite, clonedSite } from '../support/cloned-site.ts';
import { copyContent, SMALL_SITE } from '../support/content-copy.ts';
import { packageDir } from '../support/run-tool.ts';

const AT = Date.parse('2027-02-01T12:00:00Z') / 1000;
const SITE = 'content/site.yaml';
const JELENA = 'content/events/meander/2027/speakers/vidak-jelena.md';
const TOMA = 'content/events/meander/2027/speakers/brezic-toma.md';
const FORMS = 'content/events/meander/2027/sessions/quiet-forms.md';

let site: ClonedSite;
beforeEach(() => {
  site = clonedSite();
});
afterEach(() => site.remove());

const publishingOf = (rootDir: string, env: NodeJS.ProcessEnv = site.env) =>
  openPublishing({ rootDir, packageDir }, { now: () => AT, env, waiting: { timeoutMs: 2000, intervalMs: 1 } });
const changes = (): Promise<Unpublished> => publishingOf(site.mine.rootDir).changes({});

/** Publishes my clone and returns the last state. */
async function publish(sentence = 'Jelena Vidak', env?: NodeJS.ProcessEnv): Promise<PublishState> {
  const publishing = publishingOf(site.mine.rootDir, env);
  expect((await publishing.publish({ sentence })).kind).toBe('running');
  return publishing.finished();
}

/** Changes a file in the other clone, and publishes it with git. */
function publishTheirs(path: string, from: string, to: string): void {
  site.theirs.edit(path, from, to);
  site.theirs.git('commit', '-qam', 'Theirs');
  site.theirs.git('push', '-q');
}

/** Everything that git knows of my clone: the last commit, what is staged and what is not, and the files. */
const stateOfMine = (): readonly string[] => [
  site.mine.git('rev-parse', 'HEAD'),
  site.mine.git('status', '--porcelain', '--branch', '--untracked-files=all').replace(/ \[.*\]/, ''),
  site.mine.git('diff', '--cached'),
  site.mine.git('diff'),
  site.mine.git('stash', 'list'),
  site.mine.git('worktree', 'list'),
];

describe('what is to be published', () => {
  it('is nothing in a clone without changes', async () => {
    expect(await changes()).toEqual({ kind: 'changes', files: [], sentence: '', errors: 0 });
    expect(await publish()).toEqual({ kind: 'published', message: 'Nothing has changed: all of it is published.' });
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
    site.mine.write('content/.unfinished-change.json', '{}');
    site.mine.write('content/pages/.terms.md.0a1b2c3d.tmp', 'half of it');
    expect(await changes()).toMatchObject({ files: [] });
    site.mine.edit(JELENA, 'maps of places', 'maps of towns');
    expect(await publish()).toMatchObject({ kind: 'published' });
    expect(site.mine.git('show', '--name-only', '--format=').trim()).toBe(JELENA);
  });

  it('contains commits that were not pushed', async () => {
    site.mine.edit(JELENA, 'maps of places', 'maps of towns');
    site.mine.git('commit', '-qam', 'By hand');
    expect(await changes()).toMatchObject({ files: [JELENA], sentence: 'Jelena Vidak' });
    expect(await publish()).toMatchObject({ kind: 'published' });
    expect(site.theirs.git('ls-remote', 'origin', 'main')).toContain(site.mine.git('rev-parse', 'HEAD').trim());
  });

  it('counts the errors that check finds, with which nothing is published', async () => {
    site.mine.edit(FORMS, 'sternad-ilka', 'sternad-ilkka');
    expect(await changes()).toMatchObject({ errors: 1 });
    const before = stateOfMine();
    expect(await publish()).toMatchObject({
      kind: 'failed',
      message: 'The content has an error, so nothing was published.',
    });
    expect(stateOfMine()).toEqual(before);
  });
});

describe('publishing', () => {
  it('lets another clone see the content, with the sentence, and nothing else', async () => {
    site.mine.edit(JELENA, 'maps of places', 'maps of towns');
    site.mine.write('notes.txt', 'new\n');
    expect(await publish('--amend "$(touch harm)"')).toMatchObject({ kind: 'published' });
    site.theirs.git('pull', '-q');
    expect(site.theirs.read(JELENA)).toContain('maps of towns');
    expect(site.theirs.read('notes.txt')).toBe('old\n');
    expect(site.theirs.git('log', '-1', '--format=%an: %s')).toBe('Mia Berg: --amend "$(touch harm)"\n');
    expect(site.mine.git('status', '--porcelain')).toBe(' M notes.txt\n');
  });

  it('takes over what others have published, and leaves staged files staged', async () => {
    publishTheirs(TOMA, 'under rivers', 'under seas');
    site.mine.edit(JELENA, 'maps of places', 'maps of towns');
    site.mine.write('notes.txt', 'staged\n');
    site.mine.write('new.txt', 'new\n');
    site.mine.git('add', 'notes.txt', 'new.txt');
    site.mine.write('notes.txt', 'changed again\n');
    expect(await publish()).toMatchObject({ kind: 'published' });
    expect(site.mine.read(TOMA)).toContain('under seas');
    expect(site.mine.git('status', '--porcelain', '--branch')).toBe(
      '## main...origin/main\nA  new.txt\nMM notes.txt\n',
    );
    expect(site.mine.git('show', ':notes.txt')).toBe('staged\n');
    site.theirs.git('pull', '-q');
    expect(site.theirs.git('log', '--format=%s')).toBe('Jelena Vidak\nTheirs\nAll of it\n');
  });

  it('merges changes of different lines of a file', async () => {
    publishTheirs(JELENA, 'Cartographer', 'Mapmaker');
    site.mine.edit(JELENA, 'maps of places', 'maps of towns');
    expect(await publish()).toMatchObject({ kind: 'published' });
    expect(site.mine.read(JELENA)).toMatch(/Mapmaker[\s\S]*maps of towns/);
  });

  it('shows both versions of a conflict, and leaves everything as it was', async () => {
    publishTheirs(JELENA, 'maps of places', 'maps of lakes');
    site.mine.edit(JELENA, 'maps of places', 'maps of towns');
    site.mine.edit(TOMA, 'under rivers', 'under seas');
    site.mine.write('notes.txt', 'staged\n');
    site.mine.git('add', 'notes.txt', TOMA);
    const before = stateOfMine();
    const state = await publish();
    expect(state).toMatchObject({ kind: 'conflict', hint: expect.any(String) as string });
    expect(state.conflicts).toEqual([
      {
        path: JELENA,
        theirs: site.theirs.read(JELENA),
        yours: expect.stringContaining('maps of towns') as string,
      },
    ]);
    expect(stateOfMine()).toEqual(before);
  });

  it('works after a conflict whose lines were taken over, and again with the own ones', async () => {
    publishTheirs(JELENA, 'maps of places', 'maps of lakes');
    site.mine.edit(JELENA, 'maps of places', 'maps of towns');
    expect((await publish()).kind).toBe('conflict');
    site.mine.edit(JELENA, 'maps of towns', 'maps of lakes');
    site.mine.edit(TOMA, 'under rivers', 'under seas');
    expect((await publish()).kind).toBe('published');
    site.mine.edit(JELENA, 'maps of lakes', 'maps of towns');
    expect((await publish()).kind).toBe('published');
    site.theirs.git('pull', '-q');
    expect(site.theirs.read(JELENA)).toContain('maps of towns');
  });

  it('tries once more if somebody else pushes at the same moment', async () => {
    site.mine.edit(JELENA, 'maps of places', 'maps of towns');
    site.theirs.edit(TOMA, 'under rivers', 'under seas');
    site.theirs.git('commit', '-qam', 'Theirs');
    hook('pre-push', `test -e "$HOME/done" || { touch "$HOME/done"; git -C "${site.theirs.rootDir}" push -q; }`);
    expect(await publish()).toMatchObject({ kind: 'published' });
    expect(site.mine.read(TOMA)).toContain('under seas');
    site.theirs.git('pull', '-q');
    expect(site.theirs.read(JELENA)).toContain('maps of towns');
  });

  it('refuses an empty sentence', async () => {
    await expect(publishingOf(site.mine.rootDir).publish({ sentence: ' ' })).rejects.toMatchObject({
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
    const publishing = publishingOf(rootDir);
    expect(await publishing.changes({})).toMatchObject({ files: [TOMA], sentence: 'Toma Brezić' });
    await publishing.publish({ sentence: 'Toma' });
    expect((await publishing.finished()).kind).toBe('published');
    expect(site.mine.git('status', '--porcelain')).toBe(` M ${TOMA}\n`);
  });
});

/** Writes a hook of my clone. */
function hook(name: string, command: string): void {
  const path = join(site.mine.rootDir, '.git/hooks', name);
  writeFileSync(path, `#!/bin/sh\nunset GIT_DIR\n${command}\n`);
  chmodSync(path, 0o755);
}

describe('what prevents a publication', () => {
  const impossible = async (rootDir = site.mine.rootDir, env = site.env) => publishingOf(rootDir, env).changes({});

  it.each([
    ['no branch', 'No branch is checked out', 'git switch', () => site.mine.git('checkout', '-q', '--detach')],
    ['no remote', 'has no remote', 'git remote add', () => site.mine.git('remote', 'remove', 'origin')],
    ['no upstream', 'has no upstream', 'git push -u origin side', () => site.mine.git('checkout', '-q', '-b', 'side')],
    ['a merge', 'A merge is under way', 'git merge --abort', () => merging()],
  ])('%s', async (_, message, hint, arrange) => {
    arrange();
    expect(await impossible()).toMatchObject({
      kind: 'impossible',
      message: expect.stringContaining(message) as string,
      hint: expect.stringContaining(hint) as string,
    });
    site.mine.edit(JELENA, 'maps of places', 'maps of towns');
    expect(await publish()).toMatchObject({ kind: 'failed', message: expect.stringContaining(message) as string });
  });

  function merging(): void {
    site.mine.git('checkout', '-q', '-b', 'side', '--track', 'origin/main');
    site.mine.edit(TOMA, 'under rivers', 'under seas');
    site.mine.git('commit', '-qam', 'Side');
    site.mine.git('checkout', '-q', 'main');
    site.mine.git('merge', '-q', '--no-commit', '--no-ff', 'side');
  }

  it('no repository, or nothing committed in it', async () => {
    const rootDir = mkdtempSync(join(tmpdir(), 'conf-site-plain-'));
    try {
      expect(await impossible(rootDir)).toMatchObject({
        kind: 'impossible',
        message: 'This folder is not in a git repository, so there is nothing to publish to.',
      });
      site.mine.git('init', '-q', rootDir);
      expect(await impossible(rootDir)).toMatchObject({ message: 'Nothing is committed in this repository yet.' });
    } finally {
      rmSync(rootDir, { recursive: true, force: true });
    }
  });

  it('no git', async () => {
    expect(await impossible(site.mine.rootDir, { ...site.env, PATH: site.folder })).toMatchObject({
      kind: 'impossible',
      message: 'git was not found.',
    });
  });

  it('no name for commits', async () => {
    const env = {
      ...site.env,
      GIT_CONFIG_COUNT: '1',
      GIT_CONFIG_KEY_0: 'user.useConfigOnly',
      GIT_CONFIG_VALUE_0: 'true',
    };
    expect(await impossible(site.mine.rootDir, env)).toMatchObject({
      kind: 'impossible',
      message: 'git does not know your name, which a commit needs.',
    });
  });

  it.each([
    [
      'a hook that refuses the commit',
      'It says: Too late today.',
      () => hook('pre-commit', 'echo Too late today. >&2; exit 1'),
    ],
    ['a hook that refuses the push', 'git says: error: failed to push', () => hook('pre-push', 'exit 1')],
    ['a remote that refuses the push', 'The remote refused the push.', () => refuseAtRemote()],
    [
      'a remote that is gone',
      'The remote is not there',
      () => site.mine.git('remote', 'set-url', 'origin', '/nowhere'),
    ],
    [
      'a remote that cannot be reached',
      'The remote cannot be reached.',
      () => site.mine.git('remote', 'set-url', 'origin', 'http://127.0.0.1:1/site.git'),
    ],
    ['commits of other files', 'notes.txt is in them', () => commitNotes()],
    ['the same file changed by others, outside of the content', 'Others have changed files', () => clashInNotes()],
  ])('%s, and everything is as it was', async (_, message, arrange) => {
    site.mine.edit(JELENA, 'maps of places', 'maps of towns');
    site.mine.write('content/new.txt', 'new');
    site.mine.git('add', 'content/new.txt');
    rmSync(join(site.mine.rootDir, 'content/new.txt'));
    arrange();
    const before = stateOfMine();
    const state = await publish();
    expect(state).toMatchObject({ kind: 'failed', hint: expect.any(String) as string });
    expect(state.message).toContain(message);
    expect(stateOfMine()).toEqual(before);
  });

  function refuseAtRemote(): void {
    const path = join(site.upstream, 'hooks/pre-receive');
    writeFileSync(path, '#!/bin/sh\necho Only by pull request.\nexit 1\n');
    chmodSync(path, 0o755);
  }

  function commitNotes(): void {
    site.mine.write('notes.txt', 'new\n');
    site.mine.git('commit', '-qm', 'Notes', '--', 'notes.txt');
  }

  function clashInNotes(): void {
    publishTheirs('notes.txt', 'old', 'theirs');
    site.mine.write('notes.txt', 'mine\n');
  }
});

describe('the public site after a publication', () => {
  it('is asked until it has other content', async () => {
    const hashes = ['a1', 'a1', 'a1', 'b2'];
    let asked = 0;
    const server = createServer((request, response) => {
      expect(request.url).toBe('/conf/page-data/content-data.json');
      response.end(JSON.stringify({ contentHash: hashes[Math.min(asked++, hashes.length - 1)] }));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    site.mine.edit(SITE, 'https://meander.example', `http://127.0.0.1:${port}/conf`);
    try {
      expect(await publish()).toEqual({ kind: 'published', message: 'The site has it.' });
      expect(asked).toBe(4);
      site.mine.edit(JELENA, 'maps of places', 'maps of towns');
      expect(await publish()).toMatchObject({
        kind: 'failed',
        message: 'It is pushed, but the site does not have it yet: it still has the content of before.',
      });
    } finally {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    }
  });

  it('cannot be seen if its address is that of an example', async () => {
    site.mine.edit(JELENA, 'maps of places', 'maps of towns');
    expect(await publish()).toEqual({
      kind: 'published',
      message: 'It is pushed. Whether the site has it already cannot be seen from here.',
      hint: 'baseUrl in content/site.yaml is https://meander.example; give it the address of your site',
    });
    expect(existsSync(join(site.mine.rootDir, 'harm'))).toBe(false);
  });

  it('cannot be seen if it cannot be reached', async () => {
    site.mine.edit(SITE, 'https://meander.example', 'http://127.0.0.1:1');
    expect(await publish()).toMatchObject({
      kind: 'published',
      hint: 'http://127.0.0.1:1 cannot be reached from here',
    });
  });
});
