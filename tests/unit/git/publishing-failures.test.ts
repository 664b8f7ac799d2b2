import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { failureOf } from '../../../src/git/git-failure.ts';
import { gitIn } from '../../../src/git/run-git.ts';
import { FORMS, JELENA, type PublishingSite, publishingSite, SITE, TOMA } from '../../support/publishing-site.ts';

let site: PublishingSite;
beforeEach(() => {
  site = publishingSite();
});
afterEach(() => site.remove());

describe('what prevents a publication', () => {
  const impossible = async (rootDir = site.mine.rootDir, env = site.env) =>
    site.publishing({ rootDir, env }).changes({});

  it.each([
    [
      'no branch',
      'no-branch',
      'No branch is checked out',
      'git switch',
      () => site.mine.git('checkout', '-q', '--detach'),
    ],
    ['no remote', 'no-remote', 'has no remote', 'git remote add', () => site.mine.git('remote', 'remove', 'origin')],
    [
      'no upstream',
      'no-upstream',
      'has no upstream',
      'git push -u origin side',
      () => site.mine.git('checkout', '-q', '-b', 'side'),
    ],
    ['a merge', 'merge-under-way', 'A merge is under way', 'git merge --abort', () => merging()],
  ])('%s', async (_, code, message, hint, arrange) => {
    arrange();
    expect(await impossible()).toMatchObject({
      kind: 'impossible',
      code,
      message: expect.stringContaining(message) as string,
      hint: expect.stringContaining(hint) as string,
    });
    site.mine.edit(JELENA, 'maps of places', 'maps of towns');
    expect(await site.publish()).toMatchObject({
      kind: 'failed',
      code,
      message: expect.stringContaining(message) as string,
    });
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
        code: 'no-repository',
        message: 'This folder is not in a git repository, so there is nothing to publish to.',
      });
      site.mine.git('init', '-q', rootDir);
      expect(await impossible(rootDir)).toMatchObject({ code: 'nothing-committed' });
    } finally {
      rmSync(rootDir, { recursive: true, force: true });
    }
  });

  it('a folder of another user', async () => {
    const env = { ...site.env, GIT_TEST_ASSUME_DIFFERENT_OWNER: '1' };
    expect(await impossible(site.mine.rootDir, env)).toEqual({
      kind: 'impossible',
      code: 'folder-not-trusted',
      message: 'git does not trust this folder, since it belongs to another user.',
      hint: `if it is yours, run: git config --global --add safe.directory ${site.mine.rootDir}`,
    });
  });

  it('a command of git that does not end', async () => {
    writeFileSync(join(site.folder, 'ssh'), '#!/bin/sh\nexec sleep 60\n', { mode: 0o755 });
    const git = gitIn(site.mine.rootDir, { ...site.env, GIT_SSH_COMMAND: join(site.folder, 'ssh') }, 300);
    const result = await git.run('ls-remote', 'ssh://git@meander.example/site.git');
    expect(failureOf('git fetch', result)).toEqual({
      code: 'git-timeout',
      message: 'git fetch was ended, since it took longer than five minutes.',
      hint: expect.stringContaining('whether git asks for a password') as string,
    });
  });

  it('a damaged repository, which is no bug of conf-site', async () => {
    site.mine.write('.git/index', 'not an index, but at least as long as the header of one');
    expect(await impossible()).toMatchObject({
      kind: 'impossible',
      code: 'git-failed',
      message: expect.stringContaining('git says: ') as string,
    });
  });

  it('a temporary folder that is not there', async () => {
    site.mine.edit(JELENA, 'maps of places', 'maps of towns');
    const { TMPDIR } = process.env;
    process.env['TMPDIR'] = '/nowhere';
    const state = await site.publish();
    if (TMPDIR === undefined) delete process.env['TMPDIR'];
    else process.env['TMPDIR'] = TMPDIR;
    expect(state).toMatchObject({
      kind: 'failed',
      code: 'path-blocked',
      message: expect.stringMatching(/^\/nowhere does not exist, /) as string,
    });
  });

  it('no git', async () => {
    expect(await impossible(site.mine.rootDir, { ...site.env, PATH: site.folder })).toMatchObject({
      kind: 'impossible',
      code: 'git-missing',
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
      code: 'no-name-for-commits',
      message: 'git does not know your name, which a commit needs.',
    });
  });

  it.each([
    [
      'a hook that refuses the commit',
      'commit-refused',
      'It says: Too late today.',
      () => site.hook('pre-commit', 'echo Too late today. >&2; exit 1'),
    ],
    [
      'a hook that refuses the push',
      'git-failed',
      'git says: error: failed to push',
      () => site.hook('pre-push', 'exit 1'),
    ],
    ['a remote that refuses the push', 'push-refused', 'The remote refused the push.', () => refuseAtRemote()],
    [
      'a remote that is gone',
      'remote-missing',
      'The remote is not there',
      () => site.mine.git('remote', 'set-url', 'origin', '/nowhere'),
    ],
    [
      'a remote that cannot be reached',
      'remote-unreachable',
      'The remote cannot be reached.',
      () => site.mine.git('remote', 'set-url', 'origin', 'http://127.0.0.1:1/site.git'),
    ],
    ['no right to push', 'remote-denied', 'The remote did not let you in.', () => refusePush()],
    [
      'another program that uses git',
      'git-busy',
      'Another program is using git',
      () => site.mine.write('.git/index.lock', ''),
    ],
    ['a file that git ignores', 'content-incomplete', 'it would have some where it is published', () => ignoreTalk()],
    [
      'settings of the site that others have deleted',
      'site-deleted',
      'Others have deleted content/site.yaml, without which there is no site.',
      () => deleteSite(),
    ],
    ['settings of the site that git ignores', 'content-incomplete', 'it would have some', () => ignoreSite()],
    ['commits of other files', 'other-commits', 'notes.txt is in them', () => commitNotes()],
    [
      'the same file changed by others, outside of the content',
      'other-files-overwritten',
      'Others have changed files',
      () => clashInNotes(),
    ],
  ])('%s, and everything is as it was', async (_, code, message, arrange) => {
    site.mine.edit(JELENA, 'maps of places', 'maps of towns');
    site.mine.write('content/new.txt', 'new');
    site.mine.git('add', 'content/new.txt');
    rmSync(join(site.mine.rootDir, 'content/new.txt'));
    arrange();
    const before = site.stateOfMine();
    const state = await site.publish({ env: { ...site.env, GIT_SSH_COMMAND: join(site.folder, 'ssh') } });
    expect(state).toMatchObject({ kind: 'failed', code, hint: expect.any(String) as string });
    expect(state.message).toContain(message);
    expect(JSON.stringify(state)).not.toContain('conf-site-publish-');
    expect(site.stateOfMine()).toEqual(before);
  });

  function refuseAtRemote(): void {
    mkdirSync(join(site.upstream, 'hooks'));
    const path = join(site.upstream, 'hooks/pre-receive');
    writeFileSync(path, '#!/bin/sh\necho Only by pull request.\nexit 1\n');
    chmodSync(path, 0o755);
  }

  function refusePush(): void {
    const command = '#!/bin/sh\necho "ERROR: Permission to mia/site.git denied to toma." >&2\nexit 1\n';
    writeFileSync(join(site.folder, 'ssh'), command, { mode: 0o755 });
    site.mine.git('remote', 'set-url', '--push', 'origin', 'ssh://git@meander.example/site.git');
  }

  function ignoreTalk(): void {
    const [talk, speaker] = ['sessions/sewing.md', 'speakers/sew-ana.md'];
    site.mine.write('.git/info/exclude', 'sew-ana.md\n');
    site.mine.write(`content/events/meander/2027/${talk}`, site.mine.read(FORMS).replace('sternad-ilka', 'sew-ana'));
    site.mine.write(`content/events/meander/2027/${speaker}`, site.mine.read(JELENA));
  }

  function deleteSite(): void {
    site.theirs.git('rm', '-q', SITE);
    site.theirs.git('commit', '-qm', 'No site');
    site.theirs.git('push', '-q');
  }

  function ignoreSite(): void {
    site.mine.git('rm', '-q', '--cached', SITE);
    site.mine.git('commit', '-qm', 'No site');
    site.mine.write('.git/info/exclude', 'site.yaml\n');
  }

  function commitNotes(): void {
    site.mine.write('notes.txt', 'new\n');
    site.mine.git('commit', '-qm', 'Notes', '--', 'notes.txt');
  }

  function clashInNotes(): void {
    site.publishTheirs('notes.txt', 'old', 'theirs');
    site.mine.write('notes.txt', 'mine\n');
  }
});
