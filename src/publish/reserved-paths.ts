/** No two files of a build may meet in one place: if they do, it is a bug in what made them. */
import { isOutputPath } from './output-folder.ts';

/** The paths of one build, each claimed once. */
export class ClaimedPaths {
  readonly #claims = new Map<string, 'file' | 'folder'>();

  /** Throws if the path leads out of the folder, is taken, or is a file here and a folder there. */
  claim(path: string): void {
    if (!isOutputPath(path)) throw new Error(`"${path}" is no path inside the output folder`);
    if (this.#claims.has(path)) throw new Error(`two files of the build claim "${path}"`);
    this.#claims.set(path, 'file');
    for (let end = path.lastIndexOf('/'); end > 0; end = path.lastIndexOf('/', end - 1)) {
      const at = path.slice(0, end);
      const claim = this.#claims.get(at);
      if (claim === 'folder') return;
      if (claim === 'file') throw new Error(`"${at}" is a file, and the folder of "${path}"`);
      this.#claims.set(at, 'folder');
    }
  }
}
