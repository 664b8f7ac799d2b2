import type { IncomingMessage, ServerResponse } from 'node:http';

/** One request with its response. */
export interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
}

/** An answer held in memory: pages that are not sent as they stand on the disk, refusals and redirections. */
export interface WholeAnswer {
  readonly status: number;
  readonly headers: ReadonlyMap<string, string>;
  readonly body: string | Uint8Array;
}

/**
 * Sends an answer whole, or only its head for HEAD. Headers that an abandoned attempt left behind are
 * dropped.
 */
export function sendBody({ request, response }: Exchange, { status, headers, body }: WholeAnswer): void {
  for (const name of response.getHeaderNames()) response.removeHeader(name);
  for (const [name, value] of headers) response.setHeader(name, value);
  response.statusCode = status;
  response.setHeader('content-length', Buffer.byteLength(body));
  response.end(request.method === 'HEAD' ? undefined : body);
}

/** What the server says itself is text and nothing else, whoever asked for it and in whatever frame. */
const ownWords = [
  ['content-type', 'text/plain; charset=utf-8'],
  ['cache-control', 'no-store'],
  ['content-security-policy', "default-src 'none'; frame-ancestors 'none'"],
  ['cross-origin-resource-policy', 'same-origin'],
  ['referrer-policy', 'no-referrer'],
  ['x-content-type-options', 'nosniff'],
] as const;

/** Sends a status with a line of plain text, and further headers if any. */
export function sendPlain(
  exchange: Exchange,
  {
    status,
    text,
    headers = [],
  }: {
    readonly status: number;
    readonly text: string;
    readonly headers?: readonly (readonly [string, string])[];
  },
): void {
  sendBody(exchange, { status, headers: new Map([...ownWords, ...headers]), body: `${text}\n` });
}
