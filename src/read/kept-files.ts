import { hash } from 'node:crypto';
import { readdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { isMarkdownKept, type KeptMarkdown, keepMarkdown, keptMarkdown } from '../content/markdown.ts';
import { orNothing } from '../content/or-nothing.ts';
import { readPack, writePack } from '../content/pack.ts';
import { sweepOwnNames } from '../content/process-files.ts';
import { createKnownFiles, type KnownFile, type KnownFiles, type ReadFile } from './known-files.ts';

/** More are read anew each time: what is kept has to fit into memory twice. */
const MOST_FILES = 40_000;

/** A file that was read, and whether its Markdown was. */
type KeptFile = readonly [path: string, known: KnownFile, isMarkdownRead: boolean];

/** The files of each folder by a name for it: a folder's are kept together, and written again when one of them changes. */
type Shelves = ReadonlyMap<string, readonly KeptFile[]>;

/** A shelf as it is kept, with what Markdown came to for itself: a check asks for that of few texts. */
interface KeptShelf {
  readonly files: readonly KeptFile[];
  /** By the place of the file. */
  readonly markdown: Uint8Array;
}

/**
 * Known files that are kept in a cache folder between processes: those of each folder sealed, and all or none; where that
 * fails, files are read. `clock` gives milliseconds since 1970.
 */
export function openKeptFiles(cacheDir: string, clock: () => number): KnownFiles {
  const [folder, conclusions] = [join(cacheDir, 'read'), join(cacheDir, 'check.pack')];
  let kept: Shelves = new Map();
  return createKnownFiles(clock, {
    load() {
      kept = keptIn(folder);
      return knownIn(kept);
    },
    recall: () => readPack(conclusions),
    save(known, concluded) {
      if (known.size > MOST_FILES) return;
      const shelves = shelvesOf(known);
      keep(shelves, { folder, kept });
      kept = shelves;
      if (concluded !== undefined) writePack(conclusions, concluded);
    },
  });
}

const SHELF = /^[\da-f]{16}\.pack$/;

/** Of a shelf that is damaged, or by another tool, nothing is known. */
function keptIn(folder: string): Shelves {
  const names = (orNothing(() => readdirSync(folder)) ?? []).filter((name) => SHELF.test(name));
  return new Map(
    names.map((name) => {
      const shelf = readPack(join(folder, name)) as KeptShelf | undefined;
      if (shelf !== undefined) takeMarkdown(shelf);
      return [name, shelf?.files ?? []];
    }),
  );
}

function takeMarkdown({ files, markdown }: KeptShelf): void {
  let taken: Readonly<Record<number, KeptMarkdown>> | undefined;
  const takenAt = (at: number): KeptMarkdown => {
    taken ??= deserialize(markdown) as Readonly<Record<number, KeptMarkdown>>;
    return taken[at] as KeptMarkdown;
  };
  for (const [at, [, { file }, isMarkdownRead]] of files.entries()) {
    if (isMarkdownRead) keepMarkdown(textOf(file), () => takenAt(at));
  }
}

function textOf({ document }: ReadFile): string {
  return document?.body ?? '';
}

function knownIn(shelves: Shelves): Map<string, KnownFile> {
  return new Map([...shelves.values()].flat().map(([path, known]) => [path, known]));
}

function shelvesOf(known: ReadonlyMap<string, KnownFile>): Shelves {
  const shelves = new Map<string, KeptFile[]>();
  for (const [path, one] of known) {
    const folder = dirname(path);
    const shelf = shelves.get(folder) ?? [];
    shelf.push([path, one, isMarkdownKept(textOf(one.file))]);
    shelves.set(folder, shelf);
  }
  return new Map([...shelves].map(([folder, files]) => [`${hash('sha256', folder).slice(0, 16)}.pack`, files]));
}

/** Writes the shelves that are not what is kept, and drops those of folders that are no more. */
function keep(shelves: Shelves, { folder, kept }: { readonly folder: string; readonly kept: Shelves }): void {
  for (const [name, files] of shelves) {
    if (!isSame(files, kept.get(name) ?? [])) writePack(join(folder, name), shelfOf(files));
  }
  for (const name of kept.keys()) {
    if (!shelves.has(name)) orNothing(() => rmSync(join(folder, name)));
  }
  sweepOwnNames(folder);
}

function shelfOf(files: readonly KeptFile[]): KeptShelf {
  const read = files.flatMap(([, { file }, isMarkdownRead], at) =>
    isMarkdownRead ? [[at, keptMarkdown(textOf(file))] as const] : [],
  );
  return { files, markdown: serialize(Object.fromEntries(read)) };
}

function isSame(files: readonly KeptFile[], before: readonly KeptFile[]): boolean {
  return (
    files.length === before.length &&
    files.every(([path, { stamp, file }, isMarkdownRead], at) => {
      const [pathThen, known, wasMarkdownRead] = before[at] as KeptFile;
      const isRead = isMarkdownRead === wasMarkdownRead;
      return path === pathThen && stamp === known.stamp && file === known.file && isRead;
    })
  );
}
