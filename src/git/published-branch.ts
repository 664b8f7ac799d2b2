import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { HintedError } from '../diagnostics/hinted-error.ts';
import type { Git } from './run-git.ts';

/** The checked-out branch, and where it is published. */
export interface PublishedBranch {
  readonly name: string;
  /** The name of the remote, such as `origin`. */
  readonly remote: string;
  /** The branch in the remote, such as `refs/heads/main`. */
  readonly remoteRef: string;
  /** The copy of that branch in this repository, such as `refs/remotes/origin/main`. */
  readonly upstream: string;
  /** The path of the site in the repository: empty, or such as `website/`. */
  readonly prefix: string;
}

/** What can be under way in a repository: a file of git, and what ends it. */
const UNDER_WAY = [
  ['MERGE_HEAD', 'merge'],
  ['rebase-merge', 'rebase'],
  ['rebase-apply', 'rebase'],
  ['CHERRY_PICK_HEAD', 'cherry-pick'],
  ['REVERT_HEAD', 'revert'],
] as const;

/**
 * The branch that a publication commits to and pushes. Throws `HintedError` with what to do if there is no git, no
 * repository, no commit, no branch, no remote, no upstream or no name for commits, or if a merge or the like is under way.
 */
export async function publishedBranch(git: Git): Promise<PublishedBranch> {
  const prefix = await prefixOf(git);
  await refuseUnderWay(git);
  const name = await branchName(git);
  if ((await git.run('rev-parse', '--quiet', '--verify', 'HEAD')).status !== 0) {
    throw new HintedError(
      'Nothing is committed in this repository yet.',
      `do it once by hand: git add --all, git commit -m "The site", git push -u origin ${name}`,
      'nothing-committed',
    );
  }
  const upstream = await upstreamOf(git, name);
  await requireIdentity(git);
  return { name, prefix, ...upstream };
}

async function prefixOf(git: Git): Promise<string> {
  const { status, stdout, stderr } = await git.run('rev-parse', '--show-prefix');
  if (status === 0) return stdout.trim();
  if (stderr.includes('dubious ownership')) {
    throw new HintedError(
      'git does not trust this folder, since it belongs to another user.',
      `if it is yours, run: git config --global --add safe.directory ${git.dir}`,
      'folder-not-trusted',
    );
  }
  throw new HintedError(
    'This folder is not in a git repository, so there is nothing to publish to.',
    'make one (git init), commit the site, and push it to a host such as GitHub; README.md says how it is published then',
    'no-repository',
  );
}

async function refuseUnderWay(git: Git): Promise<void> {
  const paths = await git.read('rev-parse', ...UNDER_WAY.flatMap(([file]) => ['--git-path', file]));
  for (const [index, path] of paths.split('\n').entries()) {
    if (!existsSync(resolve(git.dir, path))) continue;
    const what = UNDER_WAY[index]?.[1];
    const hint = `finish it (git ${what} --continue) or end it (git ${what} --abort), and publish then`;
    throw new HintedError(`A ${what} is under way in this repository.`, hint, 'merge-under-way');
  }
}

async function branchName(git: Git): Promise<string> {
  const { status, stdout } = await git.run('symbolic-ref', '--quiet', '--short', 'HEAD');
  if (status === 0) return stdout.trim();
  throw new HintedError(
    'No branch is checked out in this repository, but a single commit.',
    'check out the branch that is published, such as: git switch main',
    'no-branch',
  );
}

async function upstreamOf(git: Git, name: string): Promise<Pick<PublishedBranch, 'remote' | 'remoteRef' | 'upstream'>> {
  const format = '--format=%(upstream:remotename)%00%(upstream:remoteref)%00%(upstream)';
  const text = await git.read('for-each-ref', format, `refs/heads/${name}`);
  const [remote = '', remoteRef = '', upstream = ''] = text.split('\0');
  if (remote !== '' && remote !== '.' && upstream !== '') return { remote, remoteRef, upstream };
  if ((await git.read('remote')) === '') {
    throw new HintedError(
      'This repository has no remote, so there is nowhere to publish to.',
      `add the one of your host, and push once: git remote add origin ADDRESS, git push -u origin ${name}`,
      'no-remote',
    );
  }
  throw new HintedError(
    `The branch ${name} has no upstream, so git does not know where to push it.`,
    `push it once by hand: git push -u origin ${name}`,
    'no-upstream',
  );
}

async function requireIdentity(git: Git): Promise<void> {
  for (const who of ['GIT_AUTHOR_IDENT', 'GIT_COMMITTER_IDENT']) {
    if ((await git.run('var', who)).status === 0) continue;
    throw new HintedError(
      'git does not know your name, which a commit needs.',
      'say it once: git config --global user.name "Your Name", git config --global user.email you@example.org',
      'no-name-for-commits',
    );
  }
}
