import { hash } from 'node:crypto';
import { join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import type { ConvertedMarkdown } from '../content/convert-markdown.ts';
import { isMarkdownText, keepMarkdown, keptMarkdown, markdownOf } from '../content/markdown.ts';
import { orNothing } from '../content/or-nothing.ts';
import { stampFile } from '../content/stamp-file.ts';
import type { KnownFile, ReadFile } from './known-file.ts';
import { readFile } from './read-file.ts';

/**
 * A shelf is files of one folder, in the order of their names, that are read in one go and kept together: all of them, or a
 * part where they are very many. What their Markdown came to lies beside them for itself: a check asks for that of few.
 */

/** A file that was read, by its absolute path. */
export type ShelvedFile = readonly [path: string, known: KnownFile];

export interface Shelf {
  readonly files: readonly ShelvedFile[];
  /** By the place of the file. */
  readonly markdown: Uint8Array;
}

/** A shelf that is still to be read. */
export interface ShelfToRead {
  /** The file that it is kept in. */
  readonly name: string;
  /** From the root of the site. */
  readonly folder: string;
  readonly files: readonly string[];
}

const MOST_FILES = 256;
const NAME = /^[\da-f]{16}\.pack$/;

/** Whether a file of the cache is called like a shelf. */
export function isShelfName(name: string): boolean {
  return NAME.test(name);
}

/** Puts what belongs to the files of a folder, by its absolute path, on shelves, each by its name. */
export function onShelves<T>(
  folder: string,
  files: readonly T[],
): readonly (readonly [name: string, files: readonly T[]])[] {
  return Array.from({ length: Math.ceil(files.length / MOST_FILES) }, (_, at) => [
    `${hash('sha256', `${folder}\0${at}`).slice(0, 16)}.pack`,
    files.slice(at * MOST_FILES, (at + 1) * MOST_FILES),
  ]);
}

/** A shelf of files whose Markdown is known. */
export function shelfOf(files: readonly ShelvedFile[], markdown = keptMarkdown): Shelf {
  const texts = files.flatMap(([, { file }], at) => {
    const text = textOf(file);
    return text === undefined ? [] : [[at, markdown(text)] as const];
  });
  return { files, markdown: serialize(Object.fromEntries(texts)) };
}

/** The files of a shelf; their Markdown is taken out once somebody asks for it. */
export function takeShelf({ files, markdown }: Shelf): readonly ShelvedFile[] {
  let taken: Readonly<Record<number, ConvertedMarkdown>> | undefined;
  const takenAt = (at: number): ConvertedMarkdown => {
    taken ??= deserialize(markdown) as Readonly<Record<number, ConvertedMarkdown>>;
    return taken[at] as ConvertedMarkdown;
  };
  for (const [at, [, { file }]] of files.entries()) {
    const text = textOf(file);
    if (text !== undefined) keepMarkdown(text, () => takenAt(at));
  }
  return files;
}

/** The Markdown of a file that is read with it. */
export function textOf({ document }: ReadFile): string | undefined {
  return document !== undefined && isMarkdownText(document.body) ? document.body : undefined;
}

/**
 * Reads a shelf, each file being stamped before; one whose state cannot be told is left out, for who asks next. `clock` gives
 * milliseconds since 1970.
 */
export async function readShelf(
  { folder, files }: ShelfToRead,
  { rootDir, clock }: { readonly rootDir: string; readonly clock: () => number },
): Promise<Shelf> {
  const read: ShelvedFile[] = [];
  for (const name of files) {
    const path = join(rootDir, folder, name);
    const stamp = orNothing(() => stampFile(path, clock()));
    if (stamp !== undefined) read.push([path, { stamp, file: await readFile(rootDir, `${folder}/${name}`) }]);
  }
  return shelfOf(read, markdownOf);
}
