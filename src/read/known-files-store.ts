import type { KnownFile } from './known-file.ts';
import type { ShelvedFile } from './shelf.ts';

/** Where known files outlive a process. */
export interface KnownFilesStore {
  load(): Map<string, KnownFile>;
  /** The folder in which the shelves of so many files are kept, if any: others may put there what they read. */
  shelvesIn(files: number): string | undefined;
  /** To be told of a shelf that others put there. */
  shelved(name: string, files: readonly ShelvedFile[]): void;
  recall(): unknown;
  save(known: () => ReadonlyMap<string, KnownFile>, concluded: () => unknown): void;
}
