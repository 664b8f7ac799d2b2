import {
  closeSync,
  fstatSync,
  mkdirSync,
  openSync,
  readFileSync,
  readSync,
  renameSync,
  rmSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { orNothing } from '../content/or-nothing.ts';
import { ownName } from '../content/process-files.ts';
import { seal, unseal } from '../content/seal.ts';
import { textBytes } from '../content/text-bytes.ts';

/**
 * Rendered own parts, as texts, by their keys, kept between builds: one file of records and one list of where each begins. A
 * record names its key and is sealed, so whatever happened to the files, a wrong record is never taken for the right
 * one.
 */
export interface OwnMemo {
  get(key: string): string | undefined;
  set(key: string, own: string): void;
  /** The key belongs to the site as it is now, whether or not its page was asked for. */
  keep(key: string): void;
  /** Writes what is new and drops what no page has any more; where that fails, nothing is kept. */
  save(): void;
}

type Place = readonly [offset: number, length: number];

/**
 * Opens the memo of a cache folder; an unreadable one is empty. `tool` says which code renders: keys cover its input
 * and not what it is made of, so what another tool kept is as good as not there.
 */
export function openOwnMemo(cacheDir: string, tool: string): OwnMemo {
  const byTool = (key: string): string => `${tool} ${key}`;
  const pack = openPack(join(cacheDir, 'own.pack'));
  const places = readPlaces(join(cacheDir, 'own.json'));
  const kept = new Set<string>();
  let isChanged = false;
  const stored = (key: string): string | undefined => {
    const place = places.get(key);
    return place === undefined ? undefined : pack.read(place, key);
  };
  return {
    get: (key) => stored(byTool(key)),
    set(pageKey, own) {
      const key = byTool(pageKey);
      const place = pack.append(key, own);
      if (place !== undefined) places.set(key, place);
      isChanged = true;
    },
    keep: (key) => void kept.add(byTool(key)),
    save() {
      const dropped = [...places.keys()].filter((key) => !kept.has(key));
      const isWasteful = dropped.length > places.size / 2;
      if (isChanged || isWasteful) {
        orForget(cacheDir, () => {
          mkdirSync(cacheDir, { recursive: true });
          if (isWasteful) rewrite(cacheDir, [...kept], stored);
          else writePlaces(cacheDir, places);
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
function orForget(cacheDir: string, save: () => void): void {
  try {
    save();
  } catch {
    orNothing(() => {
      for (const name of ['own.json', 'own.pack']) rmSync(join(cacheDir, name), { recursive: true, force: true });
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
      mkdirSync(dirname(path), { recursive: true });
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

function readPlaces(file: string): Map<string, Place> {
  try {
    return new Map(Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Record<string, Place>));
  } catch {
    return new Map();
  }
}

function rewrite(cacheDir: string, keys: readonly string[], stored: (key: string) => string | undefined): void {
  const path = ownName(join(cacheDir, 'own.pack'));
  const file = openSync(path, 'w');
  const places = new Map<string, Place>();
  let offset = 0;
  try {
    for (const key of keys) {
      const text = stored(key);
      if (text === undefined) continue;
      const record = recordOf(key, text);
      writeSync(file, record);
      places.set(key, [offset, record.length]);
      offset += record.length;
    }
  } finally {
    closeSync(file);
  }
  rmSync(join(cacheDir, 'own.json'), { force: true });
  renameSync(path, join(cacheDir, 'own.pack'));
  writePlaces(cacheDir, places);
}

function writePlaces(cacheDir: string, places: ReadonlyMap<string, Place>): void {
  const path = ownName(join(cacheDir, 'own.json'));
  writeFileSync(path, JSON.stringify(Object.fromEntries(places)));
  renameSync(path, join(cacheDir, 'own.json'));
}
