import { deserialize, serialize } from 'node:v8';
import { fingerprintFile } from '../cache/fingerprint.ts';
import type { ConvertedMarkdown } from '../content/convert-markdown.ts';
import type { Document, MediaFile } from '../content/document.ts';
import { cacheMarkdown, convertedMarkdown, isMarkdownText } from '../content/markdown.ts';
import type { Finding } from '../diagnostics/diagnostic.ts';
import { attempt } from '../fs/attempt.ts';

/** The result of reading a file: a document or a media file, unless it cannot be read. */
export interface ReadFile {
  readonly document?: Document;
  readonly media?: MediaFile;
  readonly findings: readonly Finding[];
}

/** Caches the contents of files by fingerprint, so that only changed files are read. */
export interface FileCache {
  /** Returns the cached contents of a file, by its absolute path. Calls `read` if the file has changed or was written just now. */
  read(path: string, read: () => Promise<ReadFile>): Promise<ReadFile>;
  /** To be called after all files were read. Deletes the entries of other files, and saves the cache for the next process. */
  save(): void;
}

/** Where the cache is stored between processes. */
export interface FileCacheStore {
  load(): Uint8Array | undefined;
  save(bytes: Uint8Array): void;
}

interface Entry {
  readonly fingerprint: string;
  readonly file: ReadFile;
  /** The converted body of the document, since converting takes longer than loading. */
  readonly markdown?: ConvertedMarkdown;
}

/** `clock` returns milliseconds since 1970. */
export function createFileCache(clock: () => number, store?: FileCacheStore): FileCache {
  const loaded = store && attempt(() => deserialize(store.load() as Uint8Array) as Map<string, Entry>);
  let entries: ReadonlyMap<string, Entry> = loaded ?? new Map();
  let used = new Map<string, Entry>();
  let hasNew = false;
  let hasSaved = false;
  return {
    async read(path, read) {
      const fingerprint = attempt(() => fingerprintFile(path, clock()));
      const cached = entries.get(path);
      if (cached !== undefined && cached.fingerprint === fingerprint) {
        used.set(path, cached);
        return withMarkdown(cached);
      }
      const file = await read();
      hasNew = true;
      if (fingerprint !== undefined) used.set(path, { fingerprint, file, ...markdownOf(file) });
      return file;
    },
    save() {
      const hasChanged = hasNew || used.size !== entries.size;
      [entries, used, hasNew] = [used, new Map(), false];
      // Saved once per process: `watch` has the entries in memory, and the next process reads what has changed since.
      if (hasChanged && !hasSaved) store?.save(serialize(entries));
      hasSaved = true;
    },
  };
}

/** Caches nothing. */
export const noFileCache: FileCache = { read: (_path, read) => read(), save: () => undefined };

function markdownOf({ document }: ReadFile): Pick<Entry, 'markdown'> {
  const isText = document !== undefined && isMarkdownText(document.body);
  return isText ? { markdown: convertedMarkdown(document.body) } : {};
}

function withMarkdown({ file, markdown }: Entry): ReadFile {
  if (markdown !== undefined && file.document !== undefined) cacheMarkdown(file.document.body, markdown);
  return file;
}
