import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { watch as watchFiles } from 'chokidar';

/** The folders of a site whose files make it. */
const FOLDERS = ['content', 'templates', 'client', 'schemas', 'src/model'];
const IGNORED = /(?:^|\/)(?:\.[^/]*|[^/]*~|#[^/]*#|[^/]*\.sw[op]|[^/]*\.tmp|4913|node_modules)$/;
const QUIET_MS = 25;

export interface SourceWatcher {
  close(): Promise<void>;
}

/**
 * Tells when sources have changed, and once at the start, before it resolves, with no paths: what changes during that
 * first telling is told after it. Events that come in a burst are told once, when it has been quiet for a moment, and
 * never while the last telling is still being worked on: `onChange` does not overlap itself.
 */
export async function watchSources(
  rootDir: string,
  onChange: (paths: readonly string[]) => Promise<void>,
): Promise<SourceWatcher> {
  const changed = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  let isWorking = false;
  const tell = async (): Promise<void> => {
    if (isWorking) return;
    isWorking = true;
    const paths = [...changed].sort();
    changed.clear();
    try {
      await onChange(paths);
    } finally {
      isWorking = false;
    }
    if (changed.size > 0) schedule();
  };
  const schedule = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => void tell(), QUIET_MS);
  };
  const folders = FOLDERS.map((folder) => join(rootDir, folder)).filter((folder) => existsSync(folder));
  const watcher = watchFiles(folders, {
    ignoreInitial: true,
    ignored: (path) => IGNORED.test(path.slice(rootDir.length)),
  });
  watcher.on('all', (_event, path) => {
    changed.add(path);
    schedule();
  });
  await new Promise<void>((resolve) => watcher.once('ready', () => resolve()));
  await tell();
  return {
    async close() {
      clearTimeout(timer);
      await watcher.close();
    },
  };
}
