import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { type ContentCopy, contentAt, copyContent, SMALL_SITE } from './content-copy.ts';

/** A clone of a site. Files are edited with the functions of a copy of content. */
export interface Clone extends Pick<ContentCopy, 'rootDir' | 'read' | 'write' | 'edit'> {
  /** Runs git in the clone and returns its output. Throws if git fails. */
  git(...args: readonly string[]): string;
}

/** Two clones of a small site and the bare repository to which both are pushed, in a folder of their own. */
export interface ClonedSite {
  readonly folder: string;
  /** The environment of git, without the settings of this computer. */
  readonly env: NodeJS.ProcessEnv;
  readonly mine: Clone;
  readonly theirs: Clone;
  readonly upstream: string;
  remove(): void;
}

/** The small site, committed and pushed by one of two editors, and cloned by the other. */
export function clonedSite(): ClonedSite {
  pushed ??= pushedSite();
  const folder = mkdtempSync(join(tmpdir(), 'conf-site-clones-'));
  for (const [path, bytes] of pushed.files) {
    const isConfig = path.endsWith(join('.git', 'config'));
    const own = isConfig ? bytes.toString().replaceAll(pushed.folder, () => folder) : bytes;
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), own);
  }
  const env = { ...process.env, ...gitSettings(folder) };
  const cloneIn = (name: string): Clone => {
    const rootDir = join(folder, name);
    return { ...contentAt(rootDir), git: (...args) => runGit(rootDir, env, ...args) };
  };
  const remove = (): void => rmSync(folder, { recursive: true, force: true });
  return { folder, env, mine: cloneIn('mine'), theirs: cloneIn('theirs'), upstream: join(folder, UPSTREAM), remove };
}

const UPSTREAM = 'upstream.git';

/** The files of the clones and of their upstream, which are written in less time than a dozen commands of git take. */
interface PushedSite {
  /** The folder in which they were, which the clones name as that of their upstream. It is gone. */
  readonly folder: string;
  /** By path in the folder. */
  readonly files: ReadonlyMap<string, Buffer>;
}

let pushed: PushedSite | undefined;

function pushedSite(): PushedSite {
  const folder = mkdtempSync(join(tmpdir(), 'conf-site-pushed-'));
  const env = { ...process.env, ...gitSettings(folder) };
  const [upstream, mine] = [join(folder, UPSTREAM), join(folder, 'mine')];
  try {
    runGit(folder, env, 'init', '-q', '--bare', upstream);
    runGit(folder, env, 'clone', '-q', upstream, mine);
    copyContent(SMALL_SITE, mine);
    writeFileSync(join(mine, 'notes.txt'), 'old\n');
    runGit(mine, env, 'add', '-A');
    runGit(mine, env, 'commit', '-qm', 'All of it');
    // One file instead of one for each object.
    runGit(mine, env, 'repack', '-qad');
    runGit(mine, env, 'push', '-q', '-u', 'origin', 'HEAD');
    runGit(upstream, env, 'repack', '-qad');
    runGit(folder, env, 'clone', '-q', upstream, join(folder, 'theirs'));
    const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' });
    const files = paths.filter((path) => statSync(join(folder, path)).isFile());
    return { folder, files: new Map(files.map((path) => [path, readFileSync(join(folder, path))])) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The environment variables of git with a name for commits, and no settings of this computer. */
export function gitSettings(folder: string): NodeJS.ProcessEnv {
  const settings = [
    ['user.name', 'Mia Berg'],
    ['user.email', 'mia@meander.example'],
    ['init.defaultBranch', 'main'],
    // Samples of hooks are files to copy and remove, and what is written to the disk at once takes long.
    ['init.templateDir', ''],
    ['core.fsync', 'none'],
    ['gc.auto', '0'],
  ] as const;
  return {
    HOME: folder,
    GIT_CONFIG_NOSYSTEM: '1',
    GIT_CONFIG_GLOBAL: '/dev/null',
    GIT_CONFIG_COUNT: String(settings.length),
    ...Object.fromEntries(
      settings.flatMap(([key, value], index) => [
        [`GIT_CONFIG_KEY_${index}`, key],
        [`GIT_CONFIG_VALUE_${index}`, value],
      ]),
    ),
  };
}

/** Runs git in a folder and returns its output. Throws if git fails. */
export function runGit(cwd: string, env: NodeJS.ProcessEnv, ...args: readonly string[]): string {
  const { status, stdout, stderr } = spawnSync('git', args, { cwd, env, encoding: 'utf8' });
  if (status !== 0) throw new Error(`git ${args.join(' ')}: ${stderr}`);
  return stdout;
}
