/** Writes the files of a staging folder. No other code writes content. */
import { accessSync, constants, copyFileSync, linkSync, lstatSync, writeFileSync } from 'node:fs';
import { copyFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { OutputFile } from '../domain/page/output.ts';
import { makeFolder } from '../fs/make-folder.ts';
import type { StagingFolder } from './output-folder.ts';
import { PUBLIC_FOLDER, publishFile } from './public-permissions.ts';

/** The content of a file after its function was called. */
export type MadeContent = Exclude<OutputFile['content'], (...given: never) => unknown>;

const CLONE_IF_POSSIBLE = constants.COPYFILE_FICLONE;

/** Fills a staging folder, which is created with its first file. Paths are those of the build, with `/`. */
export class StagedFiles {
  readonly #staging: StagingFolder;
  readonly #folders = new Set<string>();

  constructor(staging: StagingFolder) {
    this.#staging = staging;
  }

  /** The path at which a file is staged. */
  pathOf(path: string): string {
    return join(this.#staging.files, path);
  }

  /**
   * Writes a file and returns its size in bytes. Content in memory is written synchronously, which is faster for many
   * small files. Sources are copied without being loaded. All users can read the file.
   */
  async write(path: string, content: MadeContent): Promise<number> {
    const target = this.#prepared(path);
    if (typeof content === 'object' && 'copyOf' in content) return await copySource(content.copyOf, target);
    return writeNew(target, content);
  }

  /**
   * Links an unchanged file of the previous build, or copies it if links are not supported. Sharing the bytes is safe
   * because published files are replaced, never modified.
   */
  link(path: string, from: string): void {
    const target = this.#prepared(path);
    try {
      linkSync(from, target);
    } catch {
      copyFileSync(from, target, CLONE_IF_POSSIBLE);
      publishFile(target);
    }
  }

  #prepared(path: string): string {
    const target = this.pathOf(path);
    const parent = dirname(target);
    if (!this.#folders.has(parent)) makeFolder(parent, PUBLIC_FOLDER);
    this.#folders.add(parent);
    return target;
  }
}

/** Writes a new file. Throws if it exists. */
function writeNew(target: string, content: string | Uint8Array): number {
  const bytes = typeof content === 'string' ? Buffer.from(content) : content;
  writeFileSync(target, bytes, { flag: 'wx' });
  publishFile(target);
  return bytes.length;
}

async function copySource(source: string, target: string): Promise<number> {
  assertReadable(source);
  await copyFile(source, target, CLONE_IF_POSSIBLE);
  const copy = lstatSync(target);
  publishFile(target, copy);
  return copy.size;
}

/** A missing source is not a problem of the output folder, so it is not reported as one. */
function assertReadable(source: string): void {
  try {
    accessSync(source, constants.R_OK);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new Error(`${source} can no longer be read (${code}); the build had found it.`, { cause: error });
  }
}
