import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Finding } from '../diagnostics/diagnostic.ts';
import type { ReadFile } from './file-cache.ts';
import { isMedia, mediaFile, withFontFacts } from './media-file.ts';
import { parseDocument } from './parse-document.ts';

/** Reads a content file by its path from the root. Adds `file-unreadable` and the codes of `parseDocument`. */
export async function readFile(rootDir: string, path: string): Promise<ReadFile> {
  const bytes = bytesOf(join(rootDir, path));
  // A listed file that does not exist was deleted meanwhile.
  if (bytes instanceof Error) return { findings: bytes.code === 'ENOENT' ? [] : [unreadable(path, bytes)] };
  if (!isMedia(path)) return parseDocument(path, bytes);
  return { media: await withFontFacts(mediaFile(rootDir, path, bytes), bytes), findings: [] };
}

/** Reads synchronously, which for many small files takes a fraction of the time. */
function bytesOf(path: string): Uint8Array | NodeJS.ErrnoException {
  try {
    return readFileSync(path);
  } catch (error) {
    return error as NodeJS.ErrnoException;
  }
}

function unreadable(path: string, error: NodeJS.ErrnoException): Finding {
  return fileFinding(
    path,
    'file-unreadable',
    `This file cannot be read (${error.code ?? error.message}).`,
    'check its permissions',
  );
}

/** An error that concerns a whole file. */
export function fileFinding(path: string, code: Finding['code'], message: string, hint: string): Finding {
  return { code, severity: 'error', path, place: { kind: 'file' }, message, hint };
}
