import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Document, MediaFile } from '../../src/content/document.ts';
import { compare } from '../../src/diagnostics/diagnostic.ts';
import { type CheckedSite, checkRead } from '../../src/pipeline/check.ts';
import { isMedia, mediaFile } from '../../src/read/media-file.ts';
import { parseDocument } from '../../src/read/parse-document.ts';
import { type Content, readContent } from '../../src/read/read-content.ts';
import { replaced } from './replaced.ts';
import { packageDir } from './run-tool.ts';

/** The real content in memory: read once, and again only the files that a test changes. Nothing is written to disk. */

/** Content to be changed; paths are relative to the root. What does not exist cannot be read, copied, moved or dropped. */
export interface ContentEdits {
  read(path: string): string;
  /** Writes a file, which need not be there yet. */
  write(path: string, text: string | Uint8Array): void;
  /** Replaces a text that must stand in the file. */
  edit(path: string, from: string, to: string): void;
  /** Copies a file, or a folder with all that is in it. */
  copy(from: string, to: string): void;
  move(from: string, to: string): void;
  drop(path: string): void;
}

export type ContentChange = (content: ContentEdits) => void;

/** The change that leaves the content as it is. */
export const asItIs: ContentChange = () => {};

let real: Promise<Content> | undefined;

/** The real content as it is, read once a process. */
export function realContent(): Promise<Content> {
  real ??= readContent({ rootDir: packageDir, packageDir });
  return real;
}

/** The real content after a change, read and checked as a build does. */
export async function checkedContent(change: ContentChange = asItIs): Promise<CheckedSite> {
  const content = await realContent();
  const files: Files = new Map(pathsOf(content).map((path) => [path, UNCHANGED]));
  change(editsOf(files));
  return checkRead(await contentOf(files, content), async (path) => bytesOf(files, path));
}

/** For a file as the repository has it. */
const UNCHANGED = null;

/** What each file holds, by its path. */
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
    edit: (path, from, to) => write(path, replaced(read(path), { from, to, where: path })),
    copy,
    move(from, to) {
      copy(from, to);
      drop(from);
    },
    drop,
  };
}

/** What reading gives for these files: of an unchanged one what is known, of the others what their bytes say. */
async function contentOf(files: Files, known: Content): Promise<Content> {
  const isUnchanged = (path: string): boolean => files.get(path) === UNCHANGED;
  const documents: Document[] = known.documents.filter(({ path }) => isUnchanged(path));
  const media: MediaFile[] = known.media.filter((one) => isUnchanged(mediaPath(one)));
  const findings = known.findings.filter(({ path }) => isUnchanged(path));
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
  return { documents: documents.sort(byPath), media: media.sort(byPath), findings };
}
