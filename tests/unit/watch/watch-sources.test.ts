import fs, { mkdirSync, mkdtempSync, realpathSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { gitLock, type WatchSourcesOptions, watchSources } from '../../../src/watch/watch-sources.ts';
import { TEST_TIMEOUT_MS } from '../../support/thoroughness.ts';

const undo: (() => unknown)[] = [];
afterEach(async () => {
  for (const step of undo.splice(0).reverse()) await step();
});

/** A watched folder of sources, and the reports about it, each a list of paths. */
interface Watched {
  readonly reports: (readonly string[])[];
  write(path: string, text?: string): void;
  rename(from: string, to: string): void;
  drop(path: string): void;
  /** The path of `to` through the link. */
  link(to: string, path: string): void;
  /** Resolves when a report contains this path; keeps the reports. */
  reported(path: string): Promise<void>;
}

interface WatchedOptions extends WatchSourcesOptions {
  readonly inGit?: boolean;
  readonly work?: () => Promise<void>;
}

async function watched(options: WatchedOptions = {}): Promise<Watched> {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'conf-site-watch-')));
  undo.push(() => rmSync(root, { recursive: true, force: true }));
  const reports: (readonly string[])[] = [];
  const listeners = new Set<() => void>();
  const write = (path: string, text = 'one: 1\n'): void => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  };
  write('content/site.yaml');
  if (options.inGit === true) mkdirSync(join(root, '.git'));
  const onChange = async (paths: readonly string[]): Promise<void> => {
    reports.push(paths.map((path) => relative(root, path)));
    for (const listen of listeners) listen();
    await options.work?.();
  };
  const watcher = await watchSources(root, onChange, options);
  undo.push(() => watcher.close());
  reports.length = 0;
  return {
    reports,
    write,
    rename: (from, to) => renameSync(join(root, from), join(root, to)),
    link: (to, path) => symlinkSync(to, join(root, path)),
    drop: (path) => rmSync(join(root, path), { recursive: true }),
    reported: (path) =>
      new Promise((resolve) => {
        const listen = (): void => {
          if (!reports.some((paths) => paths.includes(path))) return;
          listeners.delete(listen);
          resolve();
        };
        listeners.add(listen);
        listen();
      }),
  };
}

/** Makes the system watch folders in a different way during a test. */
function replaceWatch(watch: typeof fs.watch): void {
  const before = fs.watch;
  const set = (one: typeof fs.watch): void => {
    fs.watch = one;
    syncBuiltinESMExports();
  };
  set(watch);
  undo.push(() => set(before));
}

const names = (count: number): readonly string[] =>
  Array.from({ length: count }, (_, index) => `content/pages/page-${String(index).padStart(3, '0')}.md`);

describe('watching sources', () => {
  it('reports a burst of hundreds of files once', async () => {
    const site = await watched();
    const all = names(300);
    for (const name of all) site.write(name);
    await site.reported('content/pages/page-299.md');
    expect(site.reports).toEqual([all]);
  });

  it('waits until an empty file is written', async () => {
    const site = await watched();
    const other = await watched();
    site.write('content/site.yaml', '');
    other.write('content/site.yaml', 'two: 2\n');
    await other.reported('content/site.yaml');
    expect(site.reports).toEqual([]);
    site.write('content/site.yaml', 'two: 2\n');
    other.write('content/site.yaml', '');
    await site.reported('content/site.yaml');
    await other.reported('content/site.yaml');
    expect(site.reports).toEqual([['content/site.yaml']]);
  });

  it('reports a save by rename once, by the name of the file, and a rename by both names', async () => {
    const site = await watched();
    site.write('content/.site.yaml.tmp-1', 'two: 2\n');
    site.rename('content/.site.yaml.tmp-1', 'content/site.yaml');
    await site.reported('content/site.yaml');
    expect(site.reports).toEqual([['content/site.yaml']]);
    site.reports.length = 0;
    site.rename('content/site.yaml', 'content/company.yaml');
    await site.reported('content/company.yaml');
    expect(site.reports).toEqual([['content/company.yaml', 'content/site.yaml']]);
  });

  it('reports a file again that is saved again while the first report is processed', async () => {
    let saves = 0;
    const again = async (): Promise<void> => {
      saves += 1;
      if (saves === 2) site.write('content/site.yaml', 'three: 3\n');
    };
    const site = await watched({ work: again });
    site.write('content/site.yaml', 'two: 2\n');
    await site.reported('content/site.yaml');
    site.reports.length = 0;
    await site.reported('content/site.yaml');
    expect(site.reports).toEqual([['content/site.yaml']]);
  });

  it('reports each of many saves that immediately follow the previous report', async () => {
    const site = await watched();
    for (let save = 1; save <= 60; save += 1) {
      site.reports.length = 0;
      site.write('content/site.yaml', `saves: ${save}\n`);
      await site.reported('content/site.yaml');
    }
    expect(site.reports).toEqual([['content/site.yaml']]);
  });

  it('polls files if the system reports no changes', async () => {
    const site = await watched({ isPolling: true });
    site.write('content/site.yaml', 'two: 2\n');
    site.write('content/pages/about.md');
    await site.reported('content/pages/about.md');
    expect(site.reports).toEqual([['content/pages/about.md', 'content/site.yaml']]);
    site.reports.length = 0;
    site.drop('content/site.yaml');
    site.link('nowhere', 'content/vat.yaml');
    await site.reported('content/site.yaml');
    expect(site.reports).toEqual([['content/site.yaml', 'content/vat.yaml']]);
  });

  const exhaustWatchers = (): void =>
    replaceWatch((() => {
      throw Object.assign(new Error('no space left on device, watch'), { code: 'ENOSPC' });
    }) as typeof fs.watch);

  it('polls files if the system has no watchers, and says so once', async () => {
    const messages: string[] = [];
    exhaustWatchers();
    const site = await watched({ onExhausted: ({ message }) => messages.push(message) });
    // The report may come before the watcher has failed.
    await vi.waitFor(() => expect(messages).not.toEqual([]), { timeout: TEST_TIMEOUT_MS });
    for (const text of ['two: 2\n', 'three: 3\n']) {
      site.reports.length = 0;
      site.write('content/site.yaml', text);
      await site.reported('content/site.yaml');
    }
    expect(messages).toEqual(['no space left on device, watch']);
  });

  it('polls files when the system runs out of watchers, and says so once', async () => {
    const messages: string[] = [];
    const site = await watched({ onExhausted: ({ message }) => messages.push(message) });
    exhaustWatchers();
    site.write('content/pages/about.md');
    await site.reported('content/pages/about.md');
    site.write('content/pages/team.md');
    await site.reported('content/pages/team.md');
    expect(messages).toEqual(['no space left on device, watch']);
  });

  it('continues to report changes immediately after a folder was replaced, or deleted and created again', async () => {
    const site = await watched();
    site.write('content/pages/about.md');
    site.write('aside/about.md', 'other\n');
    await site.reported('content/pages/about.md');
    const replace = (): void => {
      site.rename('content/pages', 'before');
      site.rename('aside', 'content/pages');
    };
    const remake = (): void => {
      site.drop('content/pages');
      site.write('content/pages/about.md', 'again\n');
    };
    const save = (): void => site.write('content/pages/about.md', 'saved\n');
    for (const change of [replace, save, remake, save]) {
      site.reports.length = 0;
      change();
      await site.reported('content/pages/about.md');
    }
    expect(site.reports).toEqual([['content/pages/about.md']]);
  });

  it('reports the files of a folder that is moved away, and of one that is moved into place', async () => {
    const site = await watched();
    site.write('content/pages/about.md');
    await site.reported('content/pages/about.md');
    site.reports.length = 0;
    site.rename('content/pages', 'aside');
    await site.reported('content/pages/about.md');
    site.reports.length = 0;
    site.rename('aside', 'content/pages');
    await site.reported('content/pages/about.md');
    expect(site.reports).toEqual([['content/pages/about.md']]);
  });

  it('reports changes of a link’s target outside: of a folder, and of a file that is created later', async () => {
    const site = await watched();
    site.write('common/parts/card.tsx');
    site.write('templates/own.tsx');
    await site.reported('templates/own.tsx');
    site.link('../common/parts', 'templates/parts');
    site.link('../common/later.tsx', 'templates/later.tsx');
    await site.reported('templates/later.tsx');
    site.reports.length = 0;
    site.write('common/parts/card.tsx', 'two: 2\n');
    await site.reported('templates/parts/card.tsx');
    site.write('common/later.tsx');
    await site.reported('templates/later.tsx');
    expect(site.reports.flat()).not.toContain('common/later.tsx');
    site.reports.length = 0;
    site.write('common/later.tsx', 'two: 2\n');
    site.write('common/other.tsx', 'two: 2\n');
    await site.reported('templates/later.tsx');
    expect(site.reports).toEqual([['templates/later.tsx']]);
  });

  it('does not follow links in circles', async () => {
    const site = await watched();
    site.write('content/pages/about.md');
    site.link('..', 'content/pages/up');
    site.link('content/pages', 'templates');
    await site.reported('templates/about.md');
    site.reports.length = 0;
    site.write('content/site.yaml', 'two: 2\n');
    await site.reported('content/site.yaml');
    await site.reported('templates/up/site.yaml');
    expect(site.reports.flat().toSorted()).toEqual(['content/site.yaml', 'templates/up/site.yaml']);
  });

  it('reports a link that is created or deleted, even if it leads nowhere or to the same file as before', async () => {
    const site = await watched();
    site.rename('content/site.yaml', 'aside.yaml');
    site.link('../aside.yaml', 'content/site.yaml');
    await site.reported('content/site.yaml');
    const drop = (): void => site.drop('content/site.yaml');
    for (const change of [drop, () => site.link('nowhere', 'content/site.yaml'), drop]) {
      site.reports.length = 0;
      change();
      await site.reported('content/site.yaml');
    }
    expect(site.reports).toEqual([['content/site.yaml']]);
  });

  it('ignores temporary files of editors and systems', async () => {
    const site = await watched();
    const passing = [
      ...['content/.site.yaml.swp', 'content/site.yaml~', 'content/4913', 'content/#site.yaml#', 'content/.#site.yaml'],
      ...['content/.DS_Store', 'content/~$site.yaml', 'content/site.yaml___jb_tmp___', 'content/site.yaml.tmp'],
      ...['content/site.yaml.sb-1a2b-XyZ', 'content/.goutputstream-X1', 'content/Thumbs.db', '.git/index'],
      ...['node_modules/x/content/site.yaml', 'dist/index.html', 'content/.obsidian/workspace.yaml', 'notes.md'],
    ];
    for (const path of passing) site.write(path);
    site.write('content/vat.yaml');
    await site.reported('content/vat.yaml');
    expect(site.reports).toEqual([['content/vat.yaml']]);
  });

  it('reports new folders, and content that is deleted and created again', async () => {
    const site = await watched();
    site.write('templates/styles/tokens.css');
    await site.reported('templates/styles/tokens.css');
    site.drop('content');
    await site.reported('content/site.yaml');
    site.reports.length = 0;
    site.write('content/site.yaml');
    await site.reported('content/site.yaml');
    site.write('content/site.yaml', 'two: 2\n');
    site.write('content/vat.yaml');
    await site.reported('content/vat.yaml');
  });

  it('reports changes during a report after it, and never two reports at a time', async () => {
    let working = 0;
    let most = 0;
    let isFirst = true;
    let open = (): void => undefined;
    const gate = new Promise<void>((resolve) => {
      open = resolve;
    });
    const site = await watched({
      async work() {
        working += 1;
        most = Math.max(most, working);
        if (!isFirst) await gate;
        isFirst = false;
        working -= 1;
      },
    });
    site.write('content/site.yaml', 'two: 2\n');
    await site.reported('content/site.yaml');
    const other = await watched();
    site.write('content/vat.yaml');
    other.write('content/vat.yaml');
    await other.reported('content/vat.yaml');
    expect(site.reports).toEqual([['content/site.yaml']]);
    open();
    await site.reported('content/vat.yaml');
    expect(site.reports).toEqual([['content/site.yaml'], ['content/vat.yaml']]);
    expect(most).toBe(1);
  });

  it('waits until git has changed all files of a checkout', async () => {
    const site = await watched({ inGit: true });
    const other = await watched();
    site.write('.git/index.lock');
    const [first = '', second = ''] = names(2);
    site.write(first);
    other.write(first);
    await other.reported(first);
    expect(site.reports).toEqual([]);
    site.write(second);
    other.write(second);
    await other.reported(second);
    expect(site.reports).toEqual([]);
    site.drop('.git/index.lock');
    await site.reported(second);
    expect(site.reports).toEqual([[first, second]]);
  });
});

describe('the lock of git', () => {
  it('is found from a subfolder, and for a worktree, whose .git is a file', () => {
    const root = realpathSync(mkdtempSync(join(tmpdir(), 'conf-site-git-')));
    undo.push(() => rmSync(root, { recursive: true, force: true }));
    mkdirSync(join(root, '.git/worktrees/tree'), { recursive: true });
    mkdirSync(join(root, 'sites/one'), { recursive: true });
    mkdirSync(join(root, 'tree'));
    writeFileSync(join(root, 'tree/.git'), 'gitdir: ../.git/worktrees/tree\n');
    expect(gitLock(join(root, 'sites/one'))).toBe(join(root, '.git/index.lock'));
    expect(gitLock(join(root, 'tree'))).toBe(join(root, '.git/worktrees/tree/index.lock'));
    expect(gitLock('/')).toBeUndefined();
  });
});
