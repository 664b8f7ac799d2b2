import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { bareHost, hostRule, urlHost } from './allowed-hosts.ts';
import { closeServer, listen } from './listen.ts';

/** A server that passes every request to a service. `url` has no slash at its end. */
export interface AloneServer {
  readonly url: string;
  readonly port: number;
  close(): Promise<void>;
}

/**
 * Starts a server of its own for a service. A port that is taken is an error: clients know the service by it. A request
 * whose Host header names another server goes to `refuseHost`, which answers it with 421.
 *
 * @see RFC 9110, section 15.5.20
 */
export async function startAlone({
  host,
  port,
  names = [],
  handle,
  refuseHost,
}: {
  readonly host: string;
  /** 0: any free port. */
  readonly port: number;
  /** Hosts by which clients may call the service, beside the address that it listens on. */
  readonly names?: readonly string[];
  readonly handle: (request: IncomingMessage, response: ServerResponse) => void;
  readonly refuseHost: (response: ServerResponse) => void;
}): Promise<AloneServer> {
  const server = createServer();
  const used = await listen(server, { host: bareHost(host), port, strictPort: true });
  const isOurHost = hostRule({ host, port: used, names });
  server.on('request', (request, response) => {
    if (isOurHost(request.headers.host)) handle(request, response);
    else refuseHost(response);
  });
  return { url: `http://${urlHost(host)}:${used}`, port: used, close: () => closeServer(server) };
}
