import type { Stats } from 'node:fs';
import { servableFile } from './servable-file.ts';

/** The form of a file that goes out: itself (`encoding` empty) or a precompressed file beside it. */
export interface Variant {
  readonly encoding: '' | 'br' | 'gzip';
  readonly stats: Stats;
}

const precompressed = [
  { encoding: 'br', ending: '.br' },
  { encoding: 'gzip', ending: '.gz' },
] as const;

/**
 * Chooses the form for a client's Accept-Encoding, brotli first; undefined if there is no such file. A
 * compressed neighbour has to be a file that visitors may read, like any other.
 */
export async function chooseVariant(root: string, path: string, acceptEncoding: string): Promise<Variant | undefined> {
  const plain = await servableFile(root, path);
  if (plain === undefined) return undefined;
  for (const { encoding, ending } of precompressed) {
    if (!acceptsEncoding(acceptEncoding, encoding)) continue;
    const stats = await servableFile(root, path + ending);
    if (stats) return { encoding, stats };
  }
  return { encoding: '', stats: plain };
}

/** Whether an Accept-Encoding header allows a coding, by name or by `*`; `q=0` forbids it. */
export function acceptsEncoding(header: string, encoding: string): boolean {
  const weights = new Map(header.split(',').map(readWeight));
  return (weights.get(encoding) ?? weights.get('*') ?? 0) > 0;
}

function readWeight(item: string): readonly [coding: string, weight: number] {
  const [coding = '', ...parameters] = item
    .toLowerCase()
    .split(';')
    .map((part) => part.trim());
  const weight = parameters.find((parameter) => parameter.startsWith('q='));
  return [coding, weight === undefined ? 1 : Number.parseFloat(weight.slice(2)) || 0];
}
