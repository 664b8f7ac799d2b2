import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A proxy in front of `conf-site serve` that simulates problems of networks and hosts. */
export interface FaultyProxy {
  /** The address of the site behind the proxy: that of the server with another port. */
  readonly url: string;
  /** The requested paths since the last call, in order. */
  requestedPaths(): readonly string[];
  /** Answers these paths with this status; without a status, answers them from the server again. */
  answer(paths: RegExp, status?: number): void;
  /** From now on, accepts connections but answers nothing. */
  hang(): void;
  close(): Promise<void>;
}

export async function startProxy(serverUrl: string): Promise<FaultyProxy> {
  const requestedPaths: string[] = [];
  let isHanging = false;
  const refused = new Map<string, { readonly paths: RegExp; readonly status: number }>();
  const server = createServer((incoming, outgoing) => {
    const path = incoming.url ?? '/';
    requestedPaths.push(path);
    const refusal = [...refused.values()].find(({ paths }) => paths.test(path));
    if (isHanging) return;
    if (refusal === undefined) forward(incoming, outgoing, serverUrl);
    else outgoing.writeHead(refusal.status, { 'content-type': 'text/html' }).end('<!doctype html><title>No</title>');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: Object.assign(new URL(serverUrl), { port: String(port) }).href,
    requestedPaths: () => requestedPaths.splice(0),
    answer: (paths, status) => {
      if (status === undefined) refused.delete(paths.source);
      else refused.set(paths.source, { paths, status });
    },
    hang: () => {
      isHanging = true;
    },
    close: async () => {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
    },
  };
}

function forward(incoming: IncomingMessage, outgoing: ServerResponse, serverUrl: string): void {
  const { host, port, hostname } = new URL(serverUrl);
  const { method, url: path, headers } = incoming;
  const passed = request({ hostname, port, method, path, headers: { ...headers, host } }, (answer) => {
    outgoing.writeHead(answer.statusCode ?? 500, answer.headers);
    answer.pipe(outgoing);
  });
  passed.on('error', () => outgoing.destroy());
  incoming.pipe(passed);
}
