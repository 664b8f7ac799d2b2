import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { type ContentCopy, copyContent, SMALL_SITE } from './content-copy.ts';
import { finished, packageDir, type ToolRun } from './run-tool.ts';

/** The small site in a repository of its own, in which a manager of hooks checks each commit with the tool that is installed in it. */
export interface HookedSite extends ContentCopy {
  /** The folder that is first in `PATH`. */
  readonly bin: string;
  git(...args: readonly string[]): string;
  /** Runs a command line in a shell, in the root of the site. */
  shell(command: string): Promise<ToolRun>;
  /** Commits what is staged. The status is 0 if the hook has let it through. */
  commit(): Promise<ToolRun>;
  /** Commits everything: the state to which `reset` returns. */
  begin(): void;
  reset(): void;
}

/** Makes the site, with nothing committed. The tool is in its `node_modules`, which git ignores. */
export function hookedSite(): HookedSite {
  const dir = mkdtempSync(join(tmpdir(), 'conf-site-hooks-'));
  const site = copyContent(SMALL_SITE, join(dir, 'site'));
  const bin = join(dir, 'bin');
  mkdirSync(bin);
  const env = environment(dir, bin);
  const place = { cwd: site.rootDir, env };
  const git = (...args: readonly string[]): string =>
    execFileSync('git', args, { ...place, encoding: 'utf8', stdio: 'pipe' });
  installTool(site.rootDir);
  site.write('.gitignore', 'node_modules/\n');
  git('init', '--quiet');
  return {
    ...site,
    bin,
    git,
    shell: (command) => finished('sh', ['-c', command], place),
    commit: () => finished('git', ['commit', '--message', 'A change'], place),
    begin() {
      git('add', '.');
      git('commit', '--quiet', '--no-verify', '--message', 'A site');
      git('tag', 'begin');
    },
    reset() {
      git('reset', '--quiet', '--hard', 'begin');
      git('clean', '--quiet', '--force', '-d');
    },
    remove: () => rmSync(dir, { recursive: true, force: true }),
  };
}

/** Neither git nor the manager of hooks has settings or files of the current user. */
function environment(dir: string, bin: string): NodeJS.ProcessEnv {
  writeFileSync(join(dir, 'gitconfig'), '[user]\n  name = Ana\n  email = ana@meander.example\n');
  return {
    ...process.env,
    PATH: `${bin}${delimiter}${process.env['PATH'] ?? ''}`,
    HOME: dir,
    NO_COLOR: '1',
    GIT_CONFIG_NOSYSTEM: '1',
    GIT_CONFIG_GLOBAL: join(dir, 'gitconfig'),
    npm_config_offline: 'true',
  };
}

function installTool(rootDir: string): void {
  mkdirSync(join(rootDir, 'node_modules/.bin'), { recursive: true });
  symlinkSync(join(packageDir, 'bin/conf-site.js'), join(rootDir, 'node_modules/.bin/conf-site'));
}
