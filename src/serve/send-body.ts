import type { IncomingMessage, ServerResponse } from 'node:http';

/** One request with its response. */
export interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
}

/** An answer from memory: modified pages, error messages and redirects. */
export interface BufferedAnswer {
  readonly status: number;
  readonly headers: ReadonlyMap<string, string>;
  readonly body: string | Uint8Array;
}

/** Sends an answer, without its body for HEAD. */
export function sendBody({ request, response }: Exchange, { status, headers, body }: BufferedAnswer): void {
  for (const [name, value] of headers) response.setHeader(name, value);
  response.statusCode = status;
  response.setHeader('content-length', Buffer.byteLength(body));
  response.end(request.method === 'HEAD' ? undefined : body);
}

/** The headers of the server's own messages, which are plain text and cannot be embedded. */
const messageHeaders = [
  ['content-type', 'text/plain; charset=utf-8'],
  ['cache-control', 'no-store'],
  ['content-security-policy', "default-src 'none'; frame-ancestors 'none'"],
  ['cross-origin-resource-policy', 'same-origin'],
  ['referrer-policy', 'no-referrer'],
  ['x-content-type-options', 'nosniff'],
] as const;

/** Sends a status with a line of plain text. */
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
  sendBody(exchange, { status, headers: new Map([...messageHeaders, ...headers]), body: `${text}\n` });
}
