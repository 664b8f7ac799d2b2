/** Detects two files of a build with the same path, which is a bug. */
import { isOutputPath } from './output-folder.ts';

/** The paths of a build. Each can be reserved once. */
export class ReservedPaths {
  readonly #kinds = new Map<string, 'file' | 'folder'>();

  /** Throws if the path leads out of the folder, is reserved already, or is both a file and a folder. */
  reserve(path: string): void {
    if (!isOutputPath(path)) throw new Error(`"${path}" is no path inside the output folder`);
    if (this.#kinds.has(path)) throw new Error(`two files of the build have the path "${path}"`);
    this.#kinds.set(path, 'file');
    for (let end = path.lastIndexOf('/'); end > 0; end = path.lastIndexOf('/', end - 1)) {
      const folder = path.slice(0, end);
      const kind = this.#kinds.get(folder);
      if (kind === 'folder') return;
      if (kind === 'file') throw new Error(`"${folder}" is a file, and the folder of "${path}"`);
      this.#kinds.set(folder, 'folder');
    }
  }
}
