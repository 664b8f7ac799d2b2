import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { DiskCache } from '../cache/disk-cache.ts';
import type { NamedFile, OutputFile } from '../domain/page/output.ts';

/** The files that are compressed. Pictures, fonts and videos are in compressed formats already. */
const TEXT = /\.(?:css|html|ics|js|json|svg|txt|vtt|webmanifest|xml)$/;

interface Coding {
  readonly ending: '.br' | '.gz';
  /** Identifies the algorithm, its settings and its version. */
  readonly recipe: string;
  readonly compress: (bytes: Uint8Array) => Promise<Uint8Array>;
}

const brotli = promisify(brotliCompress);
const gzipped = promisify<Uint8Array, { level: number }, Buffer>(gzip);

const CODINGS: readonly Coding[] = [
  {
    ending: '.br',
    recipe: `br 11 ${process.versions['brotli'] ?? ''}`,
    compress: (bytes) =>
      brotli(bytes, {
        params: {
          [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
          [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
        },
      }),
  },
  { ending: '.gz', recipe: `gz 9 ${process.versions.zlib}`, compress: (bytes) => gzipped(bytes, { level: 9 }) },
];

export interface CompressOptions {
  /** The absolute path of the file. */
  readonly place: string;
  /** The cache of compressed bytes. */
  readonly cache: DiskCache;
}

/**
 * The compressed variants of a text file, for hosts that serve them. Other files, and files that hosts read themselves,
 * have none. The cache key is a hash of the file's bytes.
 */
export function compressedFiles(file: NamedFile, { place, cache }: CompressOptions): readonly OutputFile[] {
  if (!TEXT.test(file.path) || /^[_.]/.test(file.path)) return [];
  const bytes = once(() => readFile(place));
  return CODINGS.map(({ ending, recipe, compress }) => ({
    path: file.path + ending,
    hash: `${recipe} ${file.hash}`,
    content: async () => {
      const plain = await bytes();
      const key = createHash('sha256').update(recipe).update('\0').update(plain).digest('hex');
      const cached = cache.get(key);
      if (cached !== undefined) return cached;
      const compressed = await compress(plain);
      cache.set(key, compressed);
      return compressed;
    },
  }));
}

function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => (made ??= make());
}
