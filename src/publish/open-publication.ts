/** The last stage of a build: takes its files one at a time, and publishes all of them or none. */
import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import {
  MARKER,
  type NamedFile,
  type OutputFile,
  type PublishedBuild,
  type PublishResult,
} from '../domain/page/output.ts';
import { type ChosenStaging, chooseStaging } from './choose-staging.ts';
import { entryAt } from './entry-at.ts';
import { publishStaged } from './finish-publication.ts';
import { takeLock } from './lock.ts';
import { type OutputFolder, type OutputPlace, outputFolder } from './output-folder.ts';
import { publishFile, publishFolder } from './public-permissions.ts';
import { toPublishError } from './publish-error.ts';
import { type ListedFile, type PublishedFiles, readPublished } from './published-list.ts';
import { refuseForeign, refuseSources } from './refusals.ts';
import { repairLocked } from './repair-publication.ts';
import { ReservedPaths } from './reserved-paths.ts';
import { StagedFiles } from './staged-files.ts';

/**
 * A publication in progress. It holds the lock of the output folder until `finish` or `abandon` is called. If adding a
 * file fails, it must be abandoned.
 */
export interface Publication {
  /**
   * Stages the files that differ from the published ones, one after the other. Only for these is the content computed.
   * Throws for a path outside the folder, and for a path that was added before.
   */
  add(files: readonly OutputFile[]): Promise<void>;
  /** The build in the folder; undefined if any of its files is missing or has another size. */
  publishedBuild(): PublishedBuild | undefined;
  /** The path at which an added file can be read until the publication ends. */
  placeOf(path: string): string;
  /**
   * Puts the build in place, which is the only step that changes the folder. The marker must be among the files. If it
   * throws, it has abandoned the build.
   */
  finish(): Promise<PublishResult>;
  /** Deletes what was staged and leaves the folder as it was. Does nothing once the publication has ended. */
  abandon(): Promise<void>;
}

export interface PublicationOptions extends OutputPlace {
  readonly rootDir: string;
  /** Folders that a build must not replace, nor be written into. */
  readonly sources: readonly string[];
  /** Identifies the code that makes the files. Files made by other code count as changed, whatever their hash. */
  readonly tool: string;
  /** `in-place` keeps the folder itself, for watch mode; `auto` (default) swaps it if much has changed. */
  readonly prefer?: 'in-place' | 'auto';
}

/**
 * Opens the output folder for one build, after repairing the leftovers of a killed one. Throws `PublishError`: `busy`,
 * or if the folder must not or cannot be written.
 */
export async function openPublication(options: PublicationOptions): Promise<Publication> {
  const folder = outputFolder(options);
  refuseSources(folder, options);
  try {
    const release = takeLock(folder);
    try {
      repairLocked(folder);
      refuseForeign(folder);
      const chosen = chooseStaging(folder, resolve(options.outDir));
      const { tool, prefer = 'auto' } = options;
      return new OpenPublication(folder, { chosen, release, tool, prefer });
    } catch (error) {
      release();
      throw error;
    }
  } catch (error) {
    throw toPublishError(error, { outDir: folder.out, stateDir: folder.stateDir });
  }
}

interface Opened {
  readonly chosen: ChosenStaging;
  readonly release: () => void;
  readonly tool: string;
  readonly prefer: 'in-place' | 'auto';
}

const HAS_ENDED = 'this publication has ended';

class OpenPublication implements Publication {
  readonly #folder: OutputFolder;
  readonly #opened: Opened;
  readonly #previous: PublishedFiles;
  readonly #staged: StagedFiles;
  readonly #reserved = new ReservedPaths();
  readonly #files = new Map<string, ListedFile>();
  readonly #changed = new Set<string>();
  readonly #writing = new Set<Promise<number>>();
  /** Folders in the output folder that everybody can enter. */
  readonly #readable = new Set<string>();
  /** The number of calls of `add` that are running or have failed. */
  #adding = 0;
  #bytes = 0;
  #isOpen = true;

  constructor(folder: OutputFolder, opened: Opened) {
    this.#folder = folder;
    this.#opened = opened;
    this.#previous = readPublished(folder, opened.tool);
    this.#staged = new StagedFiles(opened.chosen.staging);
  }

  async add(files: readonly OutputFile[]): Promise<void> {
    if (!this.#isOpen) throw new Error(HAS_ENDED);
    this.#adding += 1;
    for (const file of files) {
      this.#reserved.reserve(file.path);
      this.#files.set(file.path, this.#unchanged(file) ?? (await this.#changedFile(file)));
    }
    this.#adding -= 1;
  }

  publishedBuild(): PublishedBuild | undefined {
    const marker = this.#previous.get(MARKER)?.[1];
    const isWhole = [...this.#previous.values()].every((file) => this.#isThere(file));
    return marker !== undefined && isWhole ? { marker, files: this.#previous.size } : undefined;
  }

  placeOf(path: string): string {
    return this.#changed.has(path) ? this.#staged.pathOf(path) : join(this.#folder.out, path);
  }

  async finish(): Promise<PublishResult> {
    return await this.#orAbandon(async () => {
      if (this.#adding > 0) throw new Error('finish was called before every add had ended well');
      const marker = this.#files.get(MARKER)?.[1];
      if (marker === undefined) throw new Error(`a build needs its marker, ${MARKER}`);
      const removals = [...this.#previous.keys()].filter((path) => !this.#files.has(path));
      const [written, removed] = [this.#changed.size, removals.length];
      if (written + removed > 0) this.#publish(removals);
      this.#isOpen = false;
      this.#opened.release();
      return { marker, files: this.#files.size, written, removed, bytes: this.#bytes };
    });
  }

  async abandon(): Promise<void> {
    if (!this.#isOpen) return;
    this.#isOpen = false;
    await Promise.allSettled(this.#writing);
    try {
      if (!existsSync(this.#folder.journal)) repairLocked(this.#folder);
    } finally {
      this.#opened.release();
    }
  }

  /** Runs `work` and abandons the publication if it throws. An error while abandoning must not hide the first one. */
  async #orAbandon<T>(work: () => Promise<T>): Promise<T> {
    if (!this.#isOpen) throw new Error(HAS_ENDED);
    try {
      return await work();
    } catch (error) {
      await this.abandon().catch(() => undefined);
      throw error;
    }
  }

  #publish(removals: readonly string[]): void {
    const { chosen, tool, prefer } = this.#opened;
    const folder = this.#folder;
    const changes = { changed: [...this.#changed], previous: this.#previous, files: this.#files, removals };
    try {
      publishStaged({ folder, chosen, tool, staged: this.#staged, ...changes }, prefer);
    } catch (error) {
      const hasBegun = existsSync(folder.journal) || existsSync(folder.old);
      throw toPublishError(error, { outDir: folder.out, stateDir: folder.stateDir, hasBegun });
    }
  }

  /** The file as the last build published it, if it exists and has not changed. */
  #unchanged({ path, hash }: NamedFile): ListedFile | undefined {
    const listed = this.#previous.get(path);
    if (listed?.[1] !== hash) return undefined;
    return this.#isThere(listed) ? listed : undefined;
  }

  /** Whether a published file is there and can be read. If an earlier build has left it or its folders unreadable, that is corrected. */
  #isThere([path, , sizeBytes]: ListedFile): boolean {
    const place = `${this.#folder.out}/${path}`;
    const found = entryAt(place);
    if (found?.isFile() !== true || found.size !== sizeBytes) return false;
    this.#publishFolders(dirname(place));
    return publishFile(place, found);
  }

  /** A folder of the build and those above it, up to the output folder. */
  #publishFolders(path: string): void {
    if (this.#readable.has(path)) return;
    this.#readable.add(path);
    publishFolder(path);
    if (path !== this.#folder.out) this.#publishFolders(dirname(path));
  }

  async #changedFile(file: OutputFile): Promise<ListedFile> {
    const sizeBytes = await this.#stage(file);
    this.#changed.add(file.path);
    this.#bytes += sizeBytes;
    return [file.path, file.hash, sizeBytes];
  }

  async #stage(file: OutputFile): Promise<number> {
    const writing = this.#write(file);
    this.#writing.add(writing);
    try {
      return await writing;
    } finally {
      this.#writing.delete(writing);
    }
  }

  /** Errors while computing content are passed on unchanged; errors while writing become publish errors. */
  async #write({ path, content }: OutputFile): Promise<number> {
    const made = typeof content === 'function' ? await content() : content;
    if (!this.#isOpen) throw new Error(HAS_ENDED);
    try {
      return await this.#staged.write(path, made);
    } catch (error) {
      throw toPublishError(error, { outDir: this.#folder.out, stateDir: this.#folder.stateDir });
    }
  }
}
