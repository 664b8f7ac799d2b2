import { fingerprintFile } from '../cache/fingerprint.ts';
import { entriesIn, type FolderWatcher, type WatchedFolders } from './folder-entries.ts';

/** Between the end of one look and the next; longer where looking takes long. */
const PAUSE = { ms: 500, timesLook: 10 } as const;

/**
 * Looks at all files over and over, where the system does not tell of them: in some containers, and on drives of a network.
 * `isLate`: some may have changed without anybody knowing, so the first look tells of each.
 */
export function pollFolders(
  { roots, isWatched, onChange }: WatchedFolders,
  { isLate }: { readonly isLate: boolean },
): FolderWatcher {
  let known = isLate ? new Map<string, string>() : filesBelow(roots, isWatched);
  let timer: NodeJS.Timeout | undefined;

  const look = (): void => {
    const from = performance.now();
    const now = filesBelow(roots, isWatched, known);
    for (const [path, state] of now) if (known.get(path) !== state) onChange(path, { isHalf: false });
    for (const path of known.keys()) if (!now.has(path)) onChange(path, { isHalf: true });
    known = now;
    lookAfter(performance.now() - from);
  };
  const lookAfter = (tookMs: number): void => {
    timer = setTimeout(look, Math.max(PAUSE.ms, tookMs * PAUSE.timesLook));
  };
  lookAfter(0);
  return { close: () => clearTimeout(timer) };
}

/**
 * The state of each file by its path. What has only just changed may do so once more in the same moment: it counts as it was
 * `before`, or as not there, and is told with the next look.
 */
function filesBelow(
  folders: readonly string[],
  isWatched: (path: string) => boolean,
  before: ReadonlyMap<string, string> = new Map(),
): ReadonlyMap<string, string> {
  const now = Date.now();
  const states = new Map<string, string>();
  const enter = (folder: string): void => {
    for (const { path, isFolder } of entriesIn(folder, isWatched)) {
      if (isFolder) enter(path);
      const state = isFolder ? undefined : (stateOf(path, now) ?? before.get(path));
      if (state !== undefined) states.set(path, state);
    }
  };
  for (const folder of folders) enter(folder);
  return states;
}

/** Undefined where it is not settled; of a link that leads nowhere, that. */
function stateOf(path: string, now: number): string | undefined {
  try {
    return fingerprintFile(path, now);
  } catch {
    return 'nowhere';
  }
}
