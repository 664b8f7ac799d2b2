import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Document, MediaFile } from '../../src/content/document.ts';
import { looksIn } from '../../src/content/looks.ts';
import { compare } from '../../src/diagnostics/diagnostic.ts';
import { type CheckedSite, checkRead } from '../../src/pipeline/check.ts';
import { isMedia, mediaFile } from '../../src/read/media-file.ts';
import { parseDocument } from '../../src/read/parse-document.ts';
import { type Content, readContent } from '../../src/read/read-content.ts';
import { replaceText } from './replace-text.ts';
import { packageDir } from './run-tool.ts';

/** The real content in memory. It is read once; a test only reads the files again that it changes. Nothing is written to the disk. */

/** Changes to the content. Paths are relative to the root. `read`, `copy`, `move` and `drop` throw for a path that does not exist. */
export interface ContentEdits {
  read(path: string): string;
  /** Writes a file, whether it exists or not. */
  write(path: string, text: string | Uint8Array): void;
  /** Replaces a text in a file. Throws if the file does not contain it. */
  edit(path: string, from: string, to: string): void;
  /** Copies a file or a whole folder. */
  copy(from: string, to: string): void;
  move(from: string, to: string): void;
  drop(path: string): void;
}

export type ContentChange = (content: ContentEdits) => void;

/** Leaves the content unchanged. */
export const noChange: ContentChange = () => {};

let real: Promise<Content> | undefined;

/** The unchanged real content, read once per process. */
export function realContent(): Promise<Content> {
  real ??= readContent({ rootDir: packageDir, packageDir });
  return real;
}

/** The real content after a change, read and checked as in a build. */
export async function checkedContent(change: ContentChange = noChange): Promise<CheckedSite> {
  const content = await realContent();
  const files: Files = new Map(pathsOf(content).map((path) => [path, UNCHANGED]));
  change(editsOf(files));
  return checkRead(await contentOf(files, content), async (path) => bytesOf(files, path));
}

/** Marks a file that is the same as in the repository. */
const UNCHANGED = null;

/** Paths and contents of all files. */
type Files = Map<string, Uint8Array | typeof UNCHANGED>;

const mediaPath = ({ path }: MediaFile): string => `content/media/${path}`;

function pathsOf({ documents, media }: Content): readonly string[] {
  return [...documents.map(({ path }) => path), ...media.map(mediaPath)];
}

function bytesOf(files: Files, path: string): Uint8Array | undefined {
  const bytes = files.get(path);
  return bytes === UNCHANGED ? readFileSync(join(packageDir, path)) : bytes;
}

function editsOf(files: Files): ContentEdits {
  const bytesAt = (path: string): Uint8Array => {
    const bytes = bytesOf(files, path);
    if (bytes === undefined) throw new Error(`There is no ${path}.`);
    return bytes;
  };
  const read = (path: string): string => Buffer.from(bytesAt(path)).toString('utf8');
  const write = (path: string, text: string | Uint8Array): void => {
    files.set(path, Buffer.from(text));
  };
  const below = (path: string): readonly string[] => {
    const found = [...files.keys()].filter((one) => one === path || one.startsWith(`${path}/`));
    if (found.length === 0) throw new Error(`There is no ${path}.`);
    return found;
  };
  const copy = (from: string, to: string): void => {
    for (const path of below(from)) write(to + path.slice(from.length), bytesAt(path));
  };
  const drop = (path: string): void => {
    for (const one of below(path)) files.delete(one);
  };
  return {
    read,
    write,
    edit: (path, from, to) => write(path, replaceText(read(path), { from, to, where: path })),
    copy,
    move(from, to) {
      copy(from, to);
      drop(from);
    },
    drop,
  };
}

/** Reads the files. Documents and media of unchanged files are taken from `unchanged`. */
async function contentOf(files: Files, unchanged: Content): Promise<Content> {
  const isUnchanged = (path: string): boolean => files.get(path) === UNCHANGED;
  const documents: Document[] = unchanged.documents.filter(({ path }) => isUnchanged(path));
  const media: MediaFile[] = unchanged.media.filter((one) => isUnchanged(mediaPath(one)));
  const findings = unchanged.findings.filter(({ path }) => isUnchanged(path));
  for (const [path, bytes] of files) {
    if (bytes === UNCHANGED) continue;
    if (isMedia(path)) {
      media.push(mediaFile(packageDir, path, bytes));
    } else {
      const parsed = await parseDocument(path, bytes);
      if (parsed.document !== undefined) documents.push(parsed.document);
      findings.push(...parsed.findings);
    }
  }
  const byPath = (a: { readonly path: string }, b: { readonly path: string }): number => compare(a.path, b.path);
  return { documents: documents.sort(byPath), media: media.sort(byPath), findings, looks: looksIn([packageDir]) };
}
