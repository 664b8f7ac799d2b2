import { createServer, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** How long a server waits for a client before it closes the connection, in milliseconds. */
export interface Timeouts {
  /** From the first byte of a request to the end of its headers. */
  readonly headersMs: number;
  /** To the end of its body. */
  readonly requestMs: number;
  /** Between two requests on one connection. */
  readonly betweenMs: number;
  /** While the client neither sends a request nor reads the answer to one. Time that the server itself needs does not count. */
  readonly idleMs: number;
}

/** How often a server checks for clients that take too long, during the shortest wait. */
const CHECKS_PER_WAIT = 4;

/** For small bodies, such as those of forms. */
export const TIMEOUTS: Timeouts = { headersMs: 20_000, requestMs: 20_000, betweenMs: 5_000, idleMs: 120_000 };

/** For bodies that may be pictures. */
export const UPLOAD_TIMEOUTS: Timeouts = { ...TIMEOUTS, requestMs: 120_000 };

/** Creates a server that ends the connections of slow clients, so that they do not use up connections of others. */
export function createServerWithTimeouts({ headersMs, requestMs, betweenMs, idleMs }: Timeouts): Server {
  const server = createServer({
    headersTimeout: headersMs,
    requestTimeout: requestMs,
    keepAliveTimeout: betweenMs,
    connectionsCheckingInterval: Math.ceil(Math.min(headersMs, requestMs) / CHECKS_PER_WAIT),
  });
  server.on('request', (_request, response: ServerResponse) => response.on('timeout', endIfUnread));
  return server.setTimeout(idleMs);
}

/**
 * Ends an idle connection on which bytes wait for the client to read them. If there are none, the client waits for the server:
 * for a slow disk, a service, or the next event of a stream.
 */
function endIfUnread(socket: Socket): void {
  if (socket.writableLength > 0) socket.destroy();
  else socket.setTimeout(socket.timeout ?? 0);
}
