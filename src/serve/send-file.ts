import { fstatSync, ReadStream, type Stats } from 'node:fs';
import type { ServerResponse } from 'node:http';
import sirv from 'sirv';
import { isAbsent } from './absent.ts';
import { readRange } from './byte-range.ts';
import { type Exchange, sendBody } from './send-body.ts';
import { chooseVariant, type Variant } from './variant.ts';

const sirvOptions = { dev: true, etag: true, brotli: true, gzip: true, dotfiles: true, extensions: [] };

/** A file of the served folder, and the headers to send with it. */
export interface FileAnswer {
  readonly root: string;
  readonly path: string;
  readonly headers: ReadonlyMap<string, string>;
}

/**
 * Sends a file with status 200, 206, 304 or 416; false, with nothing sent, if it is gone by now.
 *
 * The door of sirv. In its `dev` mode it reads the disk at each request, as a folder that may be replaced
 * at any moment needs. What it reads loosely (ranges, lists of entity tags, weights of encodings) is put
 * plainly into the request before it sees it.
 */
export async function sendFile(exchange: Exchange, file: FileAnswer): Promise<boolean> {
  const { request, response } = exchange;
  const variant = await chooseVariant(file.root, file.path, String(request.headers['accept-encoding'] ?? ''));
  if (variant === undefined) return false;
  for (const [name, value] of file.headers) response.setHeader(name, value);
  for (const [name, value] of headersOf(file.path, variant)) response.setHeader(name, value);
  if (!simplifyRequest(exchange, variant)) {
    const headers = new Map([...file.headers, ['content-range', `bytes */${variant.stats.size}`]]);
    sendBody(exchange, { status: 416, headers, body: '' });
    return true;
  }
  request.url = encodeURI(`/${file.path}`);
  watchSource(response, variant.stats);
  return passToSirv(exchange, file.root);
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

/** Leaves in the request only what sirv reads rightly; false if the range asked for lies beyond the file. */
function simplifyRequest({ request }: Exchange, { encoding, stats }: Variant): boolean {
  const { headers } = request;
  headers['accept-encoding'] = encoding;
  const known = headers['if-none-match']?.split(',').map((tag) => tag.trim()) ?? [];
  const isKnown = known.includes(entityTag(stats)) || known.includes('*');
  if (isKnown) headers['if-none-match'] = entityTag(stats);
  // Our tags are weak, and a weak tag never permits to resume (If-Range): then the whole file goes out.
  const isResumable = request.method === 'GET' && headers['if-range'] === undefined && !isKnown;
  const range = readRange(isResumable ? headers.range : undefined, stats.size);
  // sirv takes an end of 0 for a missing one; a server may always send the whole instead.
  if (range.kind === 'part' && range.end > 0) headers.range = `bytes=${range.start}-${range.end}`;
  else delete headers.range;
  return range.kind !== 'beyond';
}

/**
 * sirv pipes a file that it opens by name, and minds neither a failure to open it, nor that another file
 * has taken the name since its size was announced, nor a visitor who left. In the first two cases the
 * connection is closed, so that nobody takes half a file for a whole one; in the last the file is.
 */
export function watchSource(response: ServerResponse, announced: Pick<Stats, 'ino' | 'size'>): void {
  response.once('pipe', (source) => {
    source.on('error', () => response.destroy());
    response.once('close', () => source.destroy());
    if (!(source instanceof ReadStream)) return;
    source.once('open', (descriptor) => {
      const opened = fstatSync(descriptor);
      if (opened.ino !== announced.ino || opened.size !== announced.size) response.destroy();
    });
  });
}

function passToSirv({ request, response }: Exchange, root: string): boolean {
  let isSent = true;
  const send = sirv(root, sirvOptions);
  try {
    send(request, response, () => {
      isSent = false;
    });
    return isSent;
  } catch (error) {
    if (isAbsent(error) && !response.headersSent) return false;
    throw error;
  }
}
