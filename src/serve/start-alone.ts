import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { bareHost, isEveryAddress } from './allowed-hosts.ts';
import { listen } from './listen.ts';

/** A server that hands every request on. `url` has no slash at its end. */
export interface AloneServer {
  readonly url: string;
  readonly port: number;
  close(): Promise<void>;
}

/** Starts a server of its own for a service. A port that is taken is an error: clients know the service by it. */
export async function startAlone({
  host,
  port,
  handle,
}: {
  readonly host: string;
  /** 0: any free port. */
  readonly port: number;
  readonly handle: (request: IncomingMessage, response: ServerResponse) => void;
}): Promise<AloneServer> {
  const server = createServer(handle);
  const bare = bareHost(host);
  const used = await listen(server, { host: bare, port, strictPort: true });
  const name = isEveryAddress(bare) ? 'localhost' : bare.includes(':') ? `[${bare}]` : bare;
  return {
    url: `http://${name}:${used}`,
    port: used,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
