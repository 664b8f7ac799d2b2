import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A host between the browser and `conf-site serve` which does what networks and hosts do to visitors. */
export interface Gate {
  /** Where the site is behind it: the server's address on a port of its own. */
  readonly url: string;
  /** The paths that were asked for since the last call, in order. */
  asked(): readonly string[];
  /** Paths of this kind get this status and nothing else; without one, all is as the server has it. */
  answer(paths: RegExp, status?: number): void;
  /** From now on nothing is answered, though connections are taken. */
  hang(): void;
  close(): Promise<void>;
}

export async function openGate(serverUrl: string): Promise<Gate> {
  const asked: string[] = [];
  let isHanging = false;
  const refused = new Map<string, { readonly paths: RegExp; readonly status: number }>();
  const server = createServer((incoming, outgoing) => {
    const path = incoming.url ?? '/';
    asked.push(path);
    const refusal = [...refused.values()].find(({ paths }) => paths.test(path));
    if (isHanging) return;
    if (refusal === undefined) forward(incoming, outgoing, serverUrl);
    else outgoing.writeHead(refusal.status, { 'content-type': 'text/html' }).end('<!doctype html><title>No</title>');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: Object.assign(new URL(serverUrl), { port: String(port) }).href,
    asked: () => asked.splice(0),
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
