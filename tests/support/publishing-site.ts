import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { ConflictChoice, PublishState } from '../../src/domain/editor/edit.ts';
import { openPublishing, type Publishing } from '../../src/git/open-publishing.ts';
import { type ClonedSite, clonedSite } from './cloned-site.ts';
import { packageDir } from './run-tool.ts';

/** The instant at which the site is published. */
export const PUBLISHED_AT = Date.parse('2027-02-01T12:00:00Z') / 1000;

/** Content files of the small site. */
export const SITE = 'content/site.yaml';
export const JELENA = 'content/events/meander/2027/speakers/vidak-jelena.md';
export const TOMA = 'content/events/meander/2027/speakers/brezic-toma.md';
export const FORMS = 'content/events/meander/2027/sessions/quiet-forms.md';

/** Two clones of a site, of which mine is published as the editor does it, and the other one with git. */
export interface PublishingSite extends ClonedSite {
  /** The requests of the editor, by default for my clone. */
  publishing(place?: PublishingPlace): Publishing;
  /** Publishes my clone, and returns the last state. */
  publish(options?: PublishRequest): Promise<PublishState>;
  /** Changes a file in the other clone, commits everything there, and pushes it. */
  publishTheirs(path: string, from: string, to: string): void;
  /** Everything that git knows of my clone: the last commit, what is staged and what is not, and the folders it is checked out to. */
  stateOfMine(): readonly string[];
  /** Writes a hook of my clone. */
  hook(name: string, command: string): void;
}

export interface PublishingPlace {
  readonly rootDir?: string;
  readonly env?: NodeJS.ProcessEnv;
  /** How long the public site is waited for. */
  readonly timeoutMs?: number;
}

export interface PublishRequest extends Omit<PublishingPlace, 'rootDir'> {
  readonly sentence?: string;
  readonly choices?: readonly ConflictChoice[];
}

export function publishingSite(): PublishingSite {
  const site = clonedSite();
  const { mine, theirs } = site;
  const publishing: PublishingSite['publishing'] = ({
    rootDir = mine.rootDir,
    env = site.env,
    timeoutMs = 30_000,
  } = {}) =>
    openPublishing({ rootDir, packageDir }, { now: () => PUBLISHED_AT, env, waiting: { timeoutMs, intervalMs: 10 } });
  return {
    ...site,
    publishing,
    async publish({ sentence = 'Jelena Vidak', choices = [], ...place } = {}) {
      const { publish, finished } = publishing(place);
      await publish({ sentence, choices });
      return finished();
    },
    publishTheirs(path, from, to) {
      theirs.edit(path, from, to);
      theirs.git('commit', '-qam', 'Theirs');
      theirs.git('push', '-q');
    },
    stateOfMine: () => [
      // The last commit, the files of the index with the names of their contents, and the number of stashes.
      mine
        .git('status', '--porcelain=v2', '--branch', '--show-stash', '--untracked-files=all')
        .replace(/# branch.ab .*/, ''),
      mine.git('diff'),
      mine.git('worktree', 'list'),
    ],
    hook(name, command) {
      const path = join(mine.rootDir, '.git/hooks', name);
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, `#!/bin/sh\nunset GIT_DIR\n${command}\n`);
      chmodSync(path, 0o755);
    },
  };
}
