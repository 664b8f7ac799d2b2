import { hash } from 'node:crypto';
import type { NamedFile } from '../domain/page/output.ts';

/** The first half of the SHA-256 of a text or bytes, as 32 hex digits. */
export function hashOf(content: string | Uint8Array): string {
  return hash('sha256', content).slice(0, 32);
}

/** A hash of files by path and hash, independent of their order. */
export function listHash(files: readonly NamedFile[]): string {
  return hashOf(
    files
      .map(({ path, hash }) => `${path} ${hash}\n`)
      .sort()
      .join(''),
  );
}
