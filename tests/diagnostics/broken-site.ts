import { cpSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { checkSite } from '../../src/pipeline/check-site.ts';
import { createStopwatch } from '../../src/pipeline/stopwatch.ts';
import { type ContentCopy, copyContent } from '../support/broken-copy.ts';

/** Changes to a copy of the real content; paths are relative to its root. */
export interface Breaking extends Pick<ContentCopy, 'read' | 'edit'> {
  /** Writes a file, with its folders. */
  write(path: string, text: string): void;
  copy(from: string, to: string): void;
  move(from: string, to: string): void;
  drop(path: string): void;
}

/** A diagnostic as tests compare it: `code file pointer`, or `code file` for one about the text or the whole file. */
export type Told = string;

/** What check says of the real content once it is broken, errors and warnings, in order. */
export async function toldOf(breaking: (site: Breaking) => void): Promise<readonly Told[]> {
  const found = await diagnosticsOf(breaking);
  return found.map(({ code, file, pointer }) => `${code} ${file} ${pointer}`.trim());
}

/** The whole diagnostics of the real content once it is broken. */
export async function diagnosticsOf(breaking: (site: Breaking) => void) {
  const copy = copyContent();
  const at = (path: string): string => join(copy.rootDir, path);
  try {
    breaking({
      read: copy.read,
      edit: copy.edit,
      write(path, text) {
        mkdirSync(dirname(at(path)), { recursive: true });
        writeFileSync(at(path), text);
      },
      copy(from, to) {
        mkdirSync(dirname(at(to)), { recursive: true });
        cpSync(at(from), at(to), { recursive: true });
      },
      move: (from, to) => renameSync(at(from), at(to)),
      drop: (path) => rmSync(at(path), { recursive: true }),
    });
    return (await checkSite(copy.rootDir, createStopwatch())).diagnostics;
  } finally {
    copy.remove();
  }
}
