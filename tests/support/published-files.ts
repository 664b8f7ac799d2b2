import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

/** A published file, with its path below the output folder. */
export interface PublishedFile {
  readonly path: string;
  /** Its bytes as Latin-1 text, those of compressed files decompressed. */
  readonly text: string;
}

/** Every file of an output folder. */
export function publishedFiles(dir: string): readonly PublishedFile[] {
  return readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((file) => ({ path: relative(dir, file).split(sep).join('/'), text: bytesOf(file).toString('latin1') }));
}

function bytesOf(file: string): Buffer {
  const bytes = readFileSync(file);
  if (file.endsWith('.br')) return brotliDecompressSync(bytes);
  return file.endsWith('.gz') ? gunzipSync(bytes) : bytes;
}
