import { fstatSync, type ReadStream, type Stats } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { readRange } from './byte-range.ts';
import { askSirv, type SirvReply } from './sirv-door.ts';
import { chooseVariant, type Variant } from './variant.ts';

/**
 * An answer from a file: with nothing to send (what the client has, or asks for beyond the end), or with so many bytes of
 * `content`, which are at hand or, where they are many, in a file that is open.
 */
export interface OpenedFile {
  readonly status: number;
  readonly headers: ReadonlyMap<string, string>;
  readonly content?: Buffer | ReadStream;
  readonly lengthBytes: number;
}

/** A name that leads to another file more often than this is not being published but driven round in circles. */
const mostAttempts = 20;

/** Most pages and scripts are smaller: they are read at once, and nobody who reads slowly keeps a file open. */
const mostAtOnce = 256_000;

/**
 * Opens a file for a request, and makes sure that it is the one that visitors may read and that is announced: between a
 * look at a name and its opening, a build may have put another file or link in its place. Undefined if there is none.
 */
export async function openFile(request: IncomingMessage, root: string, path: string): Promise<OpenedFile | undefined> {
  for (let attempt = 0; attempt < mostAttempts; attempt += 1) {
    const variant = await chooseVariant(root, path, String(request.headers['accept-encoding'] ?? ''));
    if (variant === undefined) return undefined;
    const asked = simplified(request, variant);
    if (asked === 'beyond') return beyond(path, variant);
    const reply = askSirv(root, { path, headers: asked });
    const opened = reply && (await openedFrom(reply, variant.stats));
    if (opened) return { ...opened, headers: new Map([...opened.headers, ...headersOf(path, variant)]) };
  }
  return undefined;
}

/** Undefined if it is another file by now, or one that has been cut since. */
async function openedFrom(reply: SirvReply, announced: Stats): Promise<OpenedFile | undefined> {
  const { source, ...head } = reply;
  if (source === undefined) return { ...head, lengthBytes: 0 };
  const descriptor = await new Promise<number | undefined>((resolve) => {
    source.once('open', resolve).once('error', () => resolve(undefined));
  });
  const lengthBytes = Number(reply.headers.get('content-length'));
  if (descriptor !== undefined && isSame(fstatSync(descriptor), announced)) {
    if (lengthBytes > mostAtOnce) return { ...head, lengthBytes, content: source };
    const content = await buffer(firstBytes(source, lengthBytes));
    return content.length === lengthBytes ? { ...head, lengthBytes, content } : undefined;
  }
  source.destroy();
  return undefined;
}

function isSame(opened: Stats, announced: Stats): boolean {
  return opened.ino === announced.ino && opened.dev === announced.dev && opened.size === announced.size;
}

/** What comes of a source, and nothing beyond so many bytes of it. */
export async function* firstBytes(source: AsyncIterable<Buffer>, count: number): AsyncGenerator<Buffer> {
  let left = count;
  if (left === 0) return;
  for await (const part of source) {
    yield part.subarray(0, left);
    left -= part.length;
    if (left <= 0) return;
  }
}

/** Leaves of the request only what sirv reads rightly; it reads ranges, lists of tags and weights of encodings loosely. */
function simplified({ method, headers }: IncomingMessage, variant: Variant): Record<string, string> | 'beyond' {
  const { encoding, stats } = variant;
  const known = headers['if-none-match']?.split(',').map((tag) => tag.trim()) ?? [];
  const isKnown = known.includes(entityTag(stats)) || known.includes('*');
  const asked = { 'accept-encoding': encoding, ...(isKnown ? { 'if-none-match': entityTag(stats) } : {}) };
  // Our tags are weak, and a weak tag never permits to resume (If-Range): then the whole file goes out.
  const isResumable = method === 'GET' && headers['if-range'] === undefined && !isKnown;
  const range = readRange(isResumable ? headers.range : undefined, stats.size);
  if (range.kind === 'beyond') return 'beyond';
  // sirv takes an end of 0 for a missing one; a server may always send the whole instead.
  return range.kind === 'part' && range.end > 0 ? { ...asked, range: `bytes=${range.start}-${range.end}` } : asked;
}

function beyond(path: string, variant: Variant): OpenedFile {
  const headers = [...headersOf(path, variant), ['content-range', `bytes */${variant.stats.size}`]] as const;
  return { status: 416, headers: new Map(headers), lengthBytes: 0 };
}

function headersOf(path: string, { stats }: Variant): readonly (readonly [string, string])[] {
  const headers = [
    ['accept-ranges', 'bytes'],
    ['vary', 'Accept-Encoding'],
    ['etag', entityTag(stats)],
  ] as const;
  // Asked for by its own name, a compressed file is like any other: sirv would have the browser unpack it.
  return /\.(br|gz)$/.test(path) ? [...headers, ['content-encoding', 'identity']] : headers;
}

/** The same tag that sirv makes, so that a 304 carries it and a list of tags can be reduced to it. */
function entityTag(stats: Stats): string {
  return `W/"${stats.size}-${stats.mtime.getTime()}"`;
}
