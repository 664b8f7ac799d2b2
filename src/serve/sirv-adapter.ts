import type { ReadStream, Stats } from 'node:fs';
import { type IncomingHttpHeaders, type IncomingMessage, type OutgoingHttpHeaders, ServerResponse } from 'node:http';
import sirv from 'sirv';

/** A file to ask sirv for: the path is relative to the root, with `/`, and has neither `?` nor `#`. */
export interface SirvFile {
  readonly root: string;
  readonly path: string;
  readonly stats: Stats;
  /** Headers to send with the file, with names in lower case; they replace those of sirv. */
  readonly headers: ReadonlyMap<string, string>;
}

/** What sirv would send. The caller reads the source or destroys it; there is none for 304 and 416. */
export interface SirvReply {
  readonly status: number;
  readonly headers: OutgoingHttpHeaders;
  readonly source: ReadStream | undefined;
}

/** In `dev` mode sirv reads the disk at each request, because a build may be replaced at any moment. */
const options = { dev: true, etag: true, dotfiles: true, extensions: [] };

/**
 * Has sirv answer into a response that is connected to no client, and returns what it would send: status 200, 206, 304 or
 * 416. sirv opens a file by name after it has announced it, so the caller has to make sure that it is still the same one
 * and that it is sent with the announced length. Returns undefined if there is no such file.
 */
export function askSirv(request: IncomingMessage, { root, path, stats, headers }: SirvFile): SirvReply | undefined {
  const asked = { url: encodeURI(`/${path}`), headers: readableHeaders(request, stats) } as IncomingMessage;
  const response = new ServerResponse(asked);
  for (const [name, value] of [['etag', entityTag(stats)] as const, ...headers]) response.setHeader(name, value);
  let source: ReadStream | undefined;
  let isFound = true;
  response.once('pipe', (from: ReadStream) => {
    source = from;
  });
  sirv(root, options)(asked, response, () => {
    isFound = false;
  });
  source?.unpipe(response);
  return isFound ? { status: response.statusCode, headers: response.getHeaders(), source } : undefined;
}

/** The conditional headers of a request, in the form that sirv reads correctly. */
function readableHeaders({ method, headers }: IncomingMessage, stats: Stats): IncomingHttpHeaders {
  const tag = entityTag(stats);
  const cachedTags = headers['if-none-match']?.split(',').map((cached) => cached.trim()) ?? [];
  if (cachedTags.includes(tag) || cachedTags.includes('*')) return { 'if-none-match': tag };
  // Our tags are weak, and a weak tag never permits to resume (If-Range): then the whole file is sent.
  if (method !== 'GET' || headers['if-range'] !== undefined) return {};
  const range = readableRange(headers.range ?? '', stats.size);
  return range === undefined ? {} : { range };
}

/**
 * A range of bytes with its start written out. Undefined for several ranges, other units and nonsense, and for an end of
 * 0, which sirv takes for a missing one: then the whole file is sent, as the standard allows.
 *
 * @see https://www.rfc-editor.org/rfc/rfc9110#section-14.2
 */
function readableRange(header: string, sizeBytes: number): string | undefined {
  const [, first = '', last = ''] = /^bytes=\s*(\d*)-(\d*)\s*$/i.exec(header) ?? [];
  if (first === '' && last === '') return undefined;
  if (first === '') return `bytes=${Math.max(0, sizeBytes - Number(last))}-`;
  const isReadable = last === '' || (Number(last) > 0 && Number(first) <= Number(last));
  return isReadable ? `bytes=${first}-${last}` : undefined;
}

/** The tag that sirv makes, which it leaves out of a 304. */
function entityTag(stats: Stats): string {
  return `W/"${stats.size}-${stats.mtime.getTime()}"`;
}
