import { lstatSync } from 'node:fs';
import { join } from 'node:path';
import { orNothing } from '../content/or-nothing.ts';
import { MARKER } from '../model/output.ts';
import type { OutputFolder } from './output-folder.ts';
import type { PublishedList } from './published-list.ts';

/**
 * What a process knows of the folder that it published last, so that it need not look at each of its files once more. It goes
 * by the marker and the list: who builds into the folder, or deletes it, leaves other ones. A single file that somebody else
 * changes by hand is not noticed.
 */
export interface FolderMemory {
  /** The files as they were left, for the one publication that follows; undefined where that is not known, or no longer true. */
  recall(folder: OutputFolder): PublishedList | undefined;
  /** Called once a build is in place. */
  keep(folder: OutputFolder, files: PublishedList): void;
}

export function createFolderMemory(): FolderMemory {
  let kept: { readonly stamp: string; readonly files: PublishedList } | undefined;
  return {
    recall: (folder) => (kept !== undefined && kept.stamp === stampOf(folder) ? kept.files : undefined),
    keep(folder, files) {
      const stamp = stampOf(folder);
      kept = stamp === undefined ? undefined : { stamp, files };
    },
  };
}

/** Names the very marker and list of a folder; undefined where one is missing. */
function stampOf({ out, list }: OutputFolder): string | undefined {
  return orNothing(() =>
    [join(out, MARKER), list]
      .map((path) => lstatSync(path, { bigint: true }))
      .map(({ dev, ino, size, mtimeNs, ctimeNs }) => [dev, ino, size, mtimeNs, ctimeNs].join())
      .join(' '),
  );
}
