import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gitSettings, runGit } from '../support/cloned-site.ts';
import { runTool } from '../support/run-tool.ts';

/** A site as `conf-site init` makes it, in a clone that is pushed to a bare repository. */
export interface NewSite {
  readonly rootDir: string;
  /** The environment of git, without the settings of this computer. */
  readonly env: NodeJS.ProcessEnv;
  /** The text of a file below `content/events/millrace/2027`, or from the root with a leading `/`. */
  text(path: string): string;
  git(...args: readonly string[]): string;
  /** Clones the repository beside it, or pulls if there is that clone already. Returns its folder. */
  otherClone(): string;
  remove(): void;
}

/** When the site of the walk is made and edited. */
export const EDITED_AT = '2027-01-15T12:00';

/** Where the edition of the walk is. */
export const EDITION = 'content/events/millrace/2027';

export async function newSite(): Promise<NewSite> {
  const folder = mkdtempSync(join(tmpdir(), 'conf-site-walk-'));
  const env = { ...process.env, ...gitSettings(folder) };
  const rootDir = join(folder, 'mine');
  const upstream = join(folder, 'upstream.git');
  const other = join(folder, 'theirs');
  const init = await runTool(['init', rootDir, '--event', 'Millrace', '--at', EDITED_AT]);
  if (init.status !== 0) throw new Error(init.stderr);
  const git: NewSite['git'] = (...args) => runGit(rootDir, env, ...args);
  runGit(folder, env, 'init', '-q', '--bare', upstream);
  git('init', '-q');
  git('add', '-A');
  git('commit', '-qm', 'As conf-site init made it');
  git('remote', 'add', 'origin', upstream);
  git('push', '-q', '-u', 'origin', 'HEAD');
  runGit(folder, env, 'clone', '-q', upstream, other);
  return {
    ...{ rootDir, env, git },
    text: (path) => readFileSync(join(rootDir, path.startsWith('/') ? path : join(EDITION, path)), 'utf8'),
    otherClone() {
      runGit(other, env, 'pull', '-q');
      return other;
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
