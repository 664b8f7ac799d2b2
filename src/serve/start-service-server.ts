import type { IncomingMessage, ServerResponse } from 'node:http';
import { bareHost, hostRule, urlHost } from './allowed-hosts.ts';
import { closeServer, listen } from './listen.ts';
import { createServerWithTimeouts, TIMEOUTS, type Timeouts } from './server-timeouts.ts';

/** A server that passes every request to a service. `url` has no slash at its end. */
export interface ServiceServer {
  readonly url: string;
  readonly port: number;
  close(): Promise<void>;
}

/**
 * Starts a server for a service alone. It is an error if the port is taken, since clients use this port. A request whose
 * Host header names another server is passed to `refuseHost`, which answers with 421.
 *
 * @see RFC 9110, section 15.5.20
 */
export async function startServiceServer({
  host,
  port,
  names = [],
  handle,
  refuseHost,
  timeouts = TIMEOUTS,
}: {
  readonly host: string;
  /** 0: any free port. */
  readonly port: number;
  /** Hosts that clients may use for the service, in addition to the address that it listens on. */
  readonly names?: readonly string[];
  readonly handle: (request: IncomingMessage, response: ServerResponse) => void;
  readonly refuseHost: (response: ServerResponse) => void;
  readonly timeouts?: Timeouts;
}): Promise<ServiceServer> {
  const server = createServerWithTimeouts(timeouts);
  const used = await listen(server, { host: bareHost(host), port, strictPort: true });
  const isOurHost = hostRule({ host, port: used, names });
  server.on('request', (request, response) => {
    if (isOurHost(request.headers.host)) handle(request, response);
    else refuseHost(response);
  });
  return { url: `http://${urlHost(host)}:${used}`, port: used, close: () => closeServer(server) };
}
