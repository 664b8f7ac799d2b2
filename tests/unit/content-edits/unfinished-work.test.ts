import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startTool } from '../../browser/started-tool.ts';
import { FORMS, JELENA, type PublishingSite, publishingSite } from '../../support/publishing-site.ts';
import { runTool } from '../../support/run-tool.ts';
import { isFull } from '../../support/thoroughness.ts';

/** What a process that was killed has begun is undone or removed by the next command. */

const ID = '00112233445566ff';
/** No process has this id. */
const ENDED = { pid: 2 ** 31 - 2, startedAt: null };

let site: PublishingSite;
beforeEach(() => {
  site = publishingSite();
});
afterEach(() => site.remove());

/** Leaves what a process leaves that is killed between the two steps with which it replaces the file of a speaker. */
function interruptChange(): void {
  const { rootDir } = site.mine;
  const temporary = (kind: string): string => join(rootDir, dirname(JELENA), `.conf-site-${ID}-0.${kind}.tmp`);
  writeFileSync(temporary('new'), 'half of it');
  renameSync(join(rootDir, JELENA), temporary('old'));
  mkdirSync(join(rootDir, '.conf-site/changes'), { recursive: true });
  const files = [{ path: JELENA, hash: '0'.repeat(32), isNew: false }];
  const change = { id: ID, files, isDone: false, ...ENDED };
  writeFileSync(join(rootDir, '.conf-site/changes/0011223344556677.json'), JSON.stringify(change));
}

describe('a change of content that was interrupted', () => {
  it.each(isFull ? [['check'], ['build'], ['routes'], ['timeline']] : [['check'], ['build']])(
    'is undone by %s before it reads the content',
    async (...command) => {
      interruptChange();
      const { status, stderr } = await runTool(['--root', site.mine.rootDir, ...command]);
      expect(stderr).toContain(`A change was interrupted before it was complete, and has been undone: ${JELENA}\n`);
      expect(status, stderr).toBe(0);
      expect(site.mine.git('status', '--porcelain', '--', 'content')).toBe('');
      expect(readdirSync(join(site.mine.rootDir, '.conf-site/changes'))).toEqual([]);
    },
  );

  it('is undone when watch starts, and by a publication', async () => {
    interruptChange();
    const watch = await startTool(['--root', site.mine.rootDir, 'watch', '--port', '0']);
    await watch.stop();
    expect(site.mine.git('status', '--porcelain', '--', 'content')).toBe('');
    interruptChange();
    site.mine.edit(FORMS, 'Fewer fields', 'Fewer questions');
    expect(await site.publish()).toMatchObject({ kind: 'published' });
    expect(site.mine.git('show', '--name-only', '--format=').trim()).toBe(FORMS);
  });
});

describe('a publication that was killed', () => {
  /** A git that kills the process that has started it before a command, and runs that command all the same. */
  function killBefore(command: string): { readonly env: NodeJS.ProcessEnv; readonly isOver: () => boolean } {
    const bin = join(site.folder, 'bin');
    const over = join(site.folder, 'over');
    mkdirSync(bin, { recursive: true });
    const real = (process.env['PATH'] ?? '').split(':').find((folder) => existsSync(join(folder, 'git')));
    const script = `#!/bin/sh\nif echo "$*" | grep -q "${command}"; then kill -9 $PPID; ${real}/git "$@"; touch ${over}; else exec ${real}/git "$@"; fi\n`;
    writeFileSync(join(bin, 'git'), script);
    chmodSync(join(bin, 'git'), 0o755);
    return { env: { ...site.env, PATH: `${bin}:${process.env['PATH']}` }, isOver: () => existsSync(over) };
  }

  const worktrees = (): readonly string[] =>
    readdirSync(tmpdir()).filter((name) => name.startsWith('conf-site-publish-') && isOurs(name));
  const isOurs = (name: string): boolean => {
    const file = join(tmpdir(), name, 'site/.git');
    return existsSync(file) && readFileSync(file, 'utf8').includes(site.folder);
  };

  it.each(isFull ? ['worktree add', 'merge-base', 'worktree prune'] : ['merge-base'])(
    'leaves no worktree after the next command (killed before git %s)',
    async (command) => {
      site.mine.edit(JELENA, 'maps of places', 'maps of towns');
      const { env, isOver } = killBefore(command);
      const args = ['change', 'cancel', 'quiet-forms', '--at', '2027-02-01T12:00', '--publish'];
      const killed = await runTool(['--root', site.mine.rootDir, ...args], { env });
      expect(killed.status, killed.stderr).toBe(null);
      while (!isOver()) await turn();
      expect(await runTool(['--root', site.mine.rootDir, 'check'], { env: site.env })).toMatchObject({ status: 0 });
      expect(worktrees()).toEqual([]);
      expect(site.mine.git('worktree', 'list').trim().split('\n')).toHaveLength(1);
      expect(site.mine.git('status', '--porcelain', '--ignored').includes('.tmp')).toBe(false);
    },
  );
});
