/** The marker file of a build. Only a folder that contains it may be replaced by another build. */
export const MARKER = '.conf-site-build.json';

/**
 * A file of the finished site, as `emit` passes it to `publish`.
 *
 * `path` is relative to the output folder, with `/` and without `..`. `hash` identifies the content: equal hashes mean
 * equal bytes, so an unchanged file is recognised without its content. The content is made on demand, or copied from
 * another file.
 */
export interface OutputFile {
  readonly path: string;
  readonly hash: string;
  readonly content:
    | string
    | Uint8Array
    | { readonly copyOf: string }
    | (() => string | Uint8Array | Promise<string | Uint8Array>);
}

/** The path of a file and the hash that identifies its content. */
export type NamedFile = Pick<OutputFile, 'path' | 'hash'>;

/** The build in the output folder. `marker` is the hash of its marker file, `files` the number of its files. */
export interface PublishedBuild {
  readonly marker: string;
  readonly files: number;
}

/**
 * The result of a publication: the number of files that this run wrote and removed, and the number of bytes it wrote.
 */
export interface PublishResult extends PublishedBuild {
  readonly written: number;
  readonly removed: number;
  readonly bytes: number;
}
