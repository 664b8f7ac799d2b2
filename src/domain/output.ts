/** The build's own file that says "this folder is a build", so that it may be replaced. */
export const MARKER = '.conf-site-build.json';

/**
 * One file of the finished site, as `emit` passes it to `publish`.
 *
 * `path` is relative to the output folder, with `/`, never absolute, never with `..`. `hash` names the content:
 * equal hashes mean equal bytes, so an unchanged file is recognised without making its content. The content is made when
 * it is needed, or copied from a source file.
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

/** A file by its path and the hash that names its content. */
export type NamedFile = Pick<OutputFile, 'path' | 'hash'>;

/** The build that the output folder holds, identified by the hash of its marker file. */
export interface PublishedBuild {
  readonly marker: string;
  readonly files: number;
}

/** What a publication did, as counts: `files` in the site, `written` and `removed` by this run, `bytes` written. */
export interface PublishResult extends PublishedBuild {
  readonly written: number;
  readonly removed: number;
  readonly bytes: number;
}
