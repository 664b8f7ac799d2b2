import { closeSync, fstatSync, openSync, readSync, renameSync, rmSync, writeFileSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';
import { makeFolder } from '../content/make-folder.ts';
import { orNothing } from '../content/or-nothing.ts';
import { ownName } from '../content/process-files.ts';
import { seal, unseal } from '../content/seal.ts';
import { textBytes } from '../content/text-bytes.ts';
import {
  appendPlaces,
  noPlacesMemory,
  type OwnFiles,
  type OwnPlaces,
  ownFiles,
  type Place,
  readPlaces,
  textOf,
} from './own-places.ts';

/**
 * Rendered own parts, as texts, by their keys, kept between builds: one file of records and one list of where each begins. A
 * record names its key and is sealed, so whatever happened to the files, a wrong record is never taken for the right
 * one.
 */
export interface OwnMemo {
  get(key: string): string | undefined;
  set(key: string, own: string): void;
  /** The keys belong to the site as it is now, whether or not their pages were asked for. */
  keep(keys: readonly string[]): void;
  /** Writes what is new and drops what no page has any more; where that fails, nothing is kept. */
  save(): void;
}

/**
 * Opens the memo of a cache folder; an unreadable one is empty. `tool` says which code renders: keys cover its input
 * and not what it is made of, so what another tool kept is as good as not there.
 */
export function openOwnMemo(cacheDir: string, tool: string, memory = noPlacesMemory): OwnMemo {
  const files = ownFiles(cacheDir);
  const pack = openPack(files.pack);
  const byTool = (key: string): string => `${tool} ${key}`;
  const recalled = memory.recall(files, tool);
  const { places, wasted } = recalled ?? readPlaces(files, tool);
  const added = new Map<string, Place>();
  const lists: (readonly string[])[] = [];
  const stored = (key: string): string | undefined => {
    const place = places.get(key);
    return place === undefined ? undefined : pack.read(place, byTool(key));
  };
  const saved = (): OwnPlaces => {
    const pages = lists.reduce((count, { length }) => count + length, 0);
    if (places.size + wasted > 2 * pages) return rewrite(files, tool, { keys: new Set(lists.flat()), stored });
    if (added.size > 0) appendPlaces(files, tool, added);
    return { places, wasted };
  };
  return {
    get: stored,
    set(key, own) {
      const place = pack.append(byTool(key), own);
      if (place === undefined) return;
      places.set(key, place);
      added.set(key, place);
    },
    keep: (keys) => void lists.push(keys),
    save() {
      // What has become useless since the last build can wait for the next one that adds something.
      if (recalled === undefined || added.size > 0) {
        orForget(files, () => {
          makeFolder(cacheDir);
          memory.keep(files, tool, saved());
        });
      }
      pack.close();
    },
  };
}

/** Keeps nothing: every page is rendered. */
export function noMemo(): OwnMemo {
  return { get: () => undefined, set: () => undefined, keep: () => undefined, save: () => undefined };
}

/** A site that was published is not lost because its parts cannot be kept: they are rendered again next time. */
function orForget({ list, pack }: OwnFiles, save: () => void): void {
  try {
    save();
  } catch {
    orNothing(() => {
      for (const path of [list, pack]) rmSync(path, { recursive: true, force: true });
    });
  }
}

/** A file of records, which grows with each that is added: a large site's never stand in memory all at once. */
interface Pack {
  /** Undefined where no record with this key is there, whole and unchanged. */
  read(place: Place, key: string): string | undefined;
  /** Undefined where it cannot be written: then it is not kept. */
  append(key: string, text: string): Place | undefined;
  close(): void;
}

function openPack(path: string): Pack {
  let file: number | undefined;
  let sizeBytes = 0;
  const opened = (): number => {
    if (file === undefined) {
      makeFolder(dirname(path));
      file = openSync(path, 'a+');
      sizeBytes = fstatSync(file).size;
    }
    return file;
  };
  return {
    read: (place, key) => orNothing(() => readRecord(opened(), place, key)),
    append(key, text) {
      return orNothing(() => {
        const record = recordOf(key, text);
        writeSync(opened(), record);
        sizeBytes += record.length;
        return [sizeBytes - record.length, record.length];
      });
    },
    close() {
      if (file !== undefined) closeSync(file);
      file = undefined;
    },
  };
}

/** To be written before the next one is asked for. */
function recordOf(key: string, text: string): Uint8Array {
  return textBytes(seal(`${key}\n${text}`));
}

function readRecord(pack: number, [offset, length]: Place, key: string): string | undefined {
  if (offset + length > fstatSync(pack).size) return undefined;
  const buffer = Buffer.alloc(length);
  readSync(pack, buffer, 0, length, offset);
  const record = unseal(buffer.toString('utf8'));
  return record?.startsWith(`${key}\n`) ? record.slice(key.length + 1) : undefined;
}

interface Rewriting {
  readonly keys: Iterable<string>;
  readonly stored: (key: string) => string | undefined;
}

function rewrite(files: OwnFiles, tool: string, { keys, stored }: Rewriting): OwnPlaces {
  const path = ownName(files.pack);
  const file = openSync(path, 'w');
  const places = new Map<string, Place>();
  let offset = 0;
  try {
    for (const key of keys) {
      const text = stored(key);
      if (text === undefined) continue;
      const record = recordOf(`${tool} ${key}`, text);
      writeSync(file, record);
      places.set(key, [offset, record.length]);
      offset += record.length;
    }
  } finally {
    closeSync(file);
  }
  const list = ownName(files.list);
  writeFileSync(list, textOf(tool, places));
  rmSync(files.list, { force: true });
  renameSync(path, files.pack);
  renameSync(list, files.list);
  return { places, wasted: 0 };
}
