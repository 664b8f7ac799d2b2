import type { ReadStream, Stats } from 'node:fs';
import { type IncomingHttpHeaders, type IncomingMessage, type OutgoingHttpHeaders, ServerResponse } from 'node:http';
import sirv from 'sirv';

/** A file to request from sirv. The path is relative to the root, with `/`, and has neither `?` nor `#`. */
export interface SirvFile {
  readonly root: string;
  readonly path: string;
  readonly stats: Stats;
  /** Headers to send with the file, with names in lower case; they replace those of sirv. */
  readonly headers: ReadonlyMap<string, string>;
}

/** The answer of sirv. The caller has to read or destroy the source. There is none for 304 and 416. */
export interface SirvReply {
  readonly status: number;
  readonly headers: OutgoingHttpHeaders;
  readonly source: ReadStream | undefined;
}

/** In `dev` mode sirv reads the disk at each request, because a build may be replaced at any moment. */
const options = { dev: true, etag: true, dotfiles: true, extensions: [] };

/**
 * Lets sirv answer into a response without a client, and returns the answer: status 200, 206, 304 or 416. sirv opens the
 * file by name after it has set the headers, so the caller has to verify that it is still the same file and to send exactly
 * the announced length. Returns undefined if there is no such file.
 */
export function requestFromSirv(
  request: IncomingMessage,
  { root, path, stats, headers }: SirvFile,
): SirvReply | undefined {
  const sirvRequest = { url: encodeURI(`/${path}`), headers: readableHeaders(request, stats) } as IncomingMessage;
  const response = new ServerResponse(sirvRequest);
  for (const [name, value] of [['etag', entityTag(stats)] as const, ...headers]) response.setHeader(name, value);
  let source: ReadStream | undefined;
  let isFound = true;
  response.once('pipe', (from: ReadStream) => {
    source = from;
  });
  sirv(root, options)(sirvRequest, response, () => {
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
  // Tags are weak, and If-Range never matches a weak tag: then the whole file is sent.
  if (method !== 'GET' || headers['if-range'] !== undefined) return {};
  const range = readableRange(headers.range ?? '', stats.size);
  return range === undefined ? {} : { range };
}

/**
 * A range of bytes with an explicit start. Undefined for several ranges, other units and invalid values, and for an end of 0,
 * which sirv reads as a missing end: then the whole file is sent, as the standard allows.
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

/** The same tag as that of sirv, which does not send it with a 304. */
function entityTag(stats: Stats): string {
  return `W/"${stats.size}-${stats.mtime.getTime()}"`;
}
