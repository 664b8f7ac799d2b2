import type { Stats } from 'node:fs';
import type { FileHandle } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { type ByteRange, readRange } from './byte-range.ts';
import { withFewFiles } from './few-files.ts';
import { type OpenVariant, openVariant } from './open-variant.ts';
import { type Exchange, sendBody } from './send-body.ts';

/** A file of the served folder, and the headers to send with it. */
export interface FileAnswer {
  readonly root: string;
  readonly path: string;
  readonly headers: ReadonlyMap<string, string>;
}

/**
 * Sends a file with status 200, 206, 304 or 416; false, with nothing sent, if it is gone by now. What is announced is
 * what was opened: whatever becomes of the file on its way, nobody takes half of it, or the next answer, for the whole.
 */
export async function sendFile(exchange: Exchange, file: FileAnswer): Promise<boolean> {
  const accepted = String(exchange.request.headers['accept-encoding'] ?? '');
  const variant = await withFewFiles(() => openVariant(file.root, file.path, accepted));
  if (variant === undefined) return false;
  try {
    await sendOpened(exchange, file, variant);
    return true;
  } finally {
    if (!Buffer.isBuffer(variant.content)) await variant.content.close();
  }
}

async function sendOpened(exchange: Exchange, file: FileAnswer, variant: OpenVariant): Promise<void> {
  const { stats } = variant;
  const headers = new Map([...file.headers, ...headersOf(file.path, variant)]);
  if (isKnown(exchange, stats)) {
    exchange.response.writeHead(304, [...headers].flat()).end();
    return;
  }
  const range = wantedRange(exchange, stats);
  if (range.kind === 'beyond') {
    sendBody(exchange, { status: 416, headers: headers.set('content-range', `bytes */${stats.size}`), body: '' });
    return;
  }
  const { start, end } = range.kind === 'part' ? range : { start: 0, end: stats.size - 1 };
  if (range.kind === 'part') headers.set('content-range', `bytes ${start}-${end}/${stats.size}`);
  headers.set('content-length', String(end - start + 1));
  exchange.response.writeHead(range.kind === 'part' ? 206 : 200, [...headers].flat());
  const { content } = variant;
  if (exchange.request.method === 'HEAD') exchange.response.end();
  else if (Buffer.isBuffer(content)) exchange.response.end(content.subarray(start, end + 1));
  else await pour(exchange, content, { start, end });
}

/** A visitor who leaves, and a file that ends before it should, end the connection. */
async function pour(
  { response }: Exchange,
  file: FileHandle,
  { start, end }: { readonly start: number; readonly end: number },
): Promise<void> {
  const source = file.createReadStream({ start, end, autoClose: false });
  const isWhole = await pipeline(source, response, { end: false }).then(
    () => source.bytesRead === end - start + 1,
    () => false,
  );
  if (isWhole) response.end();
  else response.destroy();
}

function headersOf(path: string, { stats, encoding }: OpenVariant): readonly (readonly [string, string])[] {
  const headers = [
    ['accept-ranges', 'bytes'],
    ['vary', 'Accept-Encoding'],
    ['etag', entityTag(stats)],
    ['last-modified', stats.mtime.toUTCString()],
  ] as const;
  if (encoding !== '') return [...headers, ['content-encoding', encoding]];
  // Asked for by its own name, a compressed file is like any other: nobody shall unpack it on the way.
  return /\.(br|gz)$/.test(path) ? [...headers, ['content-encoding', 'identity']] : headers;
}

function entityTag(stats: Stats): string {
  return `W/"${stats.size}-${stats.mtime.getTime()}"`;
}

function isKnown({ request }: Exchange, stats: Stats): boolean {
  const known = request.headers['if-none-match']?.split(',').map((tag) => tag.trim()) ?? [];
  return known.includes(entityTag(stats)) || known.includes('*');
}

/** Our tags are weak, and a weak tag never permits to resume (If-Range): then the whole file goes out. */
function wantedRange({ request }: Exchange, stats: Stats): ByteRange {
  const { range, 'if-range': ifRange } = request.headers;
  return readRange(request.method === 'GET' && ifRange === undefined ? range : undefined, stats.size);
}
