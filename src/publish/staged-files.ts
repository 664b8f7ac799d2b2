/** The files of one staging folder, and the only code that writes content. */
import { accessSync, chmodSync, constants, copyFileSync, linkSync, statSync, writeFileSync } from 'node:fs';
import { chmod, copyFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { makeFolder } from '../fs/make-folder.ts';
import type { OutputFile } from '../model/output.ts';
import type { StagingFolder } from './output-folder.ts';

/** The content of a file once it is made: no longer a function. */
export type MadeContent = Exclude<OutputFile['content'], (...given: never) => unknown>;

const CLONE_IF_POSSIBLE = constants.COPYFILE_FICLONE;
const PUBLIC_FILE = 0o644;

/** Fills a staging folder, which is created with its first file. Paths are those of the build, with `/`. */
export class StagedFiles {
  readonly #staging: StagingFolder;
  readonly #folders = new Set<string>();

  constructor(staging: StagingFolder) {
    this.#staging = staging;
  }

  /** Where the file of this path is staged. */
  pathOf(path: string): string {
    return join(this.#staging.files, path);
  }

  /**
   * Writes one file and gives its size in bytes. Content in memory is written synchronously, which is faster
   * for many small files; sources are copied without being held, and become readable to all.
   */
  async write(path: string, content: MadeContent): Promise<number> {
    const target = this.#prepared(path);
    if (typeof content === 'object' && 'copyOf' in content) return await copySource(content.copyOf, target);
    return writeNew(target, content);
  }

  /**
   * Takes over an unchanged file of the previous build. Both builds share its bytes, which is safe because
   * published files are only ever replaced; where links are refused, it is copied.
   */
  link(path: string, from: string): void {
    const target = this.#prepared(path);
    try {
      linkSync(from, target);
    } catch {
      copyFileSync(from, target, CLONE_IF_POSSIBLE);
      chmodSync(target, PUBLIC_FILE);
    }
  }

  #prepared(path: string): string {
    const target = this.pathOf(path);
    const parent = dirname(target);
    if (!this.#folders.has(parent)) makeFolder(parent);
    this.#folders.add(parent);
    return target;
  }
}

/** Writes a file that is not there yet. */
function writeNew(target: string, content: string | Uint8Array): number {
  const bytes = typeof content === 'string' ? Buffer.from(content) : content;
  writeFileSync(target, bytes, { flag: 'wx' });
  return bytes.length;
}

async function copySource(source: string, target: string): Promise<number> {
  assertReadable(source);
  await copyFile(source, target, CLONE_IF_POSSIBLE);
  await chmod(target, PUBLIC_FILE);
  return statSync(target).size;
}

/** A source that went away is no fault of the output folder, and must not be told as one. */
function assertReadable(source: string): void {
  try {
    accessSync(source, constants.R_OK);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new Error(`${source} can no longer be read (${code}); the build had found it.`, { cause: error });
  }
}
