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
import { join } from 'node:path';
import { seal, unseal } from '../content/seal.ts';
import type { RenderedPage } from '../model/page.ts';

/**
 * Rendered own parts by their keys, kept between builds: one file of records and one list of where each begins. A
 * record names its key and is sealed, so whatever happened to the files, a wrong record is never taken for the right
 * one.
 */
export interface OwnMemo {
  get(key: string): RenderedPage | undefined;
  set(key: string, page: RenderedPage): void;
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
  const places = readPlaces(join(cacheDir, 'own.json'));
  const fresh = new Map<string, RenderedPage>();
  const kept = new Set<string>();
  let pack: number | undefined;
  const stored = (key: string): string | undefined => {
    const place = places.get(key);
    if (place === undefined) return undefined;
    try {
      pack ??= openSync(join(cacheDir, 'own.pack'), 'r');
      return readRecord(pack, place, key);
    } catch {
      return undefined;
    }
  };
  return {
    get(pageKey) {
      const key = byTool(pageKey);
      const own = fresh.get(key);
      if (own !== undefined) return own;
      const text = stored(key);
      try {
        return text === undefined ? undefined : (JSON.parse(text) as RenderedPage);
      } catch {
        return undefined;
      }
    },
    set: (key, page) => void fresh.set(byTool(key), page),
    keep: (key) => void kept.add(byTool(key)),
    save() {
      const dropped = [...places.keys()].filter((key) => !kept.has(key));
      if (fresh.size === 0 && dropped.length <= places.size / 2) return;
      orForget(cacheDir, () => {
        mkdirSync(cacheDir, { recursive: true });
        if (dropped.length > places.size / 2)
          rewrite(cacheDir, { keys: [...kept].filter((key) => places.has(key) && !fresh.has(key)), stored, fresh });
        else append(cacheDir, places, fresh);
      });
      if (pack !== undefined) closeSync(pack);
      pack = undefined;
      for (const [key, place] of readPlaces(join(cacheDir, 'own.json'))) places.set(key, place);
      fresh.clear();
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
    for (const name of ['own.json', 'own.pack']) rmSync(join(cacheDir, name), { recursive: true, force: true });
  }
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

function append(cacheDir: string, places: ReadonlyMap<string, Place>, fresh: ReadonlyMap<string, RenderedPage>): void {
  const file = openSync(join(cacheDir, 'own.pack'), 'a');
  try {
    const next = writeRecords(
      file,
      fstatSync(file).size,
      [...fresh].map(([key, page]) => [key, JSON.stringify(page)]),
    );
    writePlaces(cacheDir, new Map([...places, ...next]));
  } finally {
    closeSync(file);
  }
}

function rewrite(
  cacheDir: string,
  {
    keys,
    stored,
    fresh,
  }: {
    readonly keys: readonly string[];
    readonly stored: (key: string) => string | undefined;
    readonly fresh: ReadonlyMap<string, RenderedPage>;
  },
): void {
  const path = join(cacheDir, `own.pack.${process.pid}`);
  const file = openSync(path, 'w');
  const records = function* (): Iterable<readonly [string, string]> {
    for (const key of keys) {
      const text = stored(key);
      if (text !== undefined) yield [key, text];
    }
    for (const [key, page] of fresh) yield [key, JSON.stringify(page)];
  };
  try {
    const next = writeRecords(file, 0, records());
    rmSync(join(cacheDir, 'own.json'), { force: true });
    renameSync(path, join(cacheDir, 'own.pack'));
    writePlaces(cacheDir, next);
  } finally {
    closeSync(file);
  }
}

function writeRecords(file: number, start: number, records: Iterable<readonly [string, string]>): Map<string, Place> {
  const places = new Map<string, Place>();
  let offset = start;
  for (const [key, text] of records) {
    const buffer = Buffer.from(seal(`${key}\n${text}`), 'utf8');
    writeSync(file, buffer);
    places.set(key, [offset, buffer.length]);
    offset += buffer.length;
  }
  return places;
}

function writePlaces(cacheDir: string, places: ReadonlyMap<string, Place>): void {
  const path = join(cacheDir, `own.json.${process.pid}`);
  writeFileSync(path, JSON.stringify(Object.fromEntries(places)));
  renameSync(path, join(cacheDir, 'own.json'));
}
