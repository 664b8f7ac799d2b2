import { deserialize, serialize } from 'node:v8';
import { fingerprintFile } from '../cache/fingerprint.ts';
import type { ConvertedMarkdown } from '../content/convert-markdown.ts';
import type { Document, MediaFile } from '../content/document.ts';
import { isMarkdownText, keepMarkdown, keptMarkdown } from '../content/markdown.ts';
import type { Finding } from '../diagnostics/diagnostic.ts';
import { attempt } from '../fs/attempt.ts';

/** What one file says: a document or one of the media, unless it cannot be read. */
export interface ReadFile {
  readonly document?: Document;
  readonly media?: MediaFile;
  readonly findings: readonly Finding[];
}

/** Remembers what files say, each under its fingerprint, so that only changed files are read. */
export interface FileCache {
  /** What a file says, by its absolute path; `read` is called where it has changed, or has only just been written. */
  read(path: string, read: () => Promise<ReadFile>): Promise<ReadFile>;
  /** Called once all files were asked for: forgets the others, and saves what is new for the next process. */
  save(): void;
}

/** Where the cache outlives the process. */
export interface FileCacheStore {
  load(): Uint8Array | undefined;
  save(bytes: Uint8Array): void;
}

interface Entry {
  readonly fingerprint: string;
  readonly file: ReadFile;
  /** Of the document's body, which costs more to convert than to load. */
  readonly markdown?: ConvertedMarkdown;
}

/** `clock` gives milliseconds since 1970. */
export function createFileCache(clock: () => number, store?: FileCacheStore): FileCache {
  const loaded = store && attempt(() => deserialize(store.load() as Uint8Array) as Map<string, Entry>);
  let entries: ReadonlyMap<string, Entry> = loaded ?? new Map();
  let asked = new Map<string, Entry>();
  let hasNew = false;
  let hasSaved = false;
  return {
    async read(path, read) {
      const fingerprint = attempt(() => fingerprintFile(path, clock()));
      const known = entries.get(path);
      if (known !== undefined && known.fingerprint === fingerprint) {
        asked.set(path, known);
        return withMarkdown(known);
      }
      const file = await read();
      hasNew = true;
      if (fingerprint !== undefined) asked.set(path, { fingerprint, file, ...markdownOf(file) });
      return file;
    },
    save() {
      const hasChanged = hasNew || asked.size !== entries.size;
      [entries, asked, hasNew] = [asked, new Map(), false];
      // A process that goes on has the entries in memory, and the next one reads what changed meanwhile.
      if (hasChanged && !hasSaved) store?.save(serialize(entries));
      hasSaved = true;
    },
  };
}

/** Reads every file. */
export const noFileCache: FileCache = { read: (_path, read) => read(), save: () => undefined };

function markdownOf({ document }: ReadFile): Pick<Entry, 'markdown'> {
  const isText = document !== undefined && isMarkdownText(document.body);
  return isText ? { markdown: keptMarkdown(document.body) } : {};
}

function withMarkdown({ file, markdown }: Entry): ReadFile {
  if (markdown !== undefined && file.document !== undefined) keepMarkdown(file.document.body, markdown);
  return file;
}
