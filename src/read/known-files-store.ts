import type { KnownFile } from './known-file.ts';
import type { ShelvedFile } from './shelf.ts';

/** Where known files outlive a process. */
export interface KnownFilesStore {
  load(): Map<string, KnownFile>;
  /** Where shelves are kept, if anywhere: others may put there what they read. */
  readonly folder?: string;
  /** To be told of a shelf that others put there. */
  shelved(name: string, files: readonly ShelvedFile[]): void;
  /** Keeps the files of a folder, by its absolute path: all of them, and once. */
  shelve(folder: string, files: readonly ShelvedFile[]): void;
  /** All that there is has been shelved: what else was kept is of no use. */
  sweep(): void;
  recall(): unknown;
  save(concluded: unknown): void;
}
