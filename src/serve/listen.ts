import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ServeError } from './serve-error.ts';

/** The address to listen on. Port 0 means any free port. Without `strictPort`, the next free port is used if the port is taken. */
export interface ListenOptions {
  readonly host: string;
  readonly port: number;
  readonly strictPort: boolean;
}

const highestPort = 65_535;
const addressErrors = new Set(['EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN', 'EINVAL']);

/** Binds the server and returns its port. Throws `ServeError` with the code `port-taken` or `bad-host`. */
export async function listen(server: Server, options: ListenOptions): Promise<number> {
  for (let port = options.port; port <= highestPort; port += 1) {
    const failure = await tryPort(server, { host: options.host, port });
    if (failure === undefined) return (server.address() as AddressInfo).port;
    if (failure.code !== 'EADDRINUSE') throw asServeError(failure, { ...options, port });
    if (options.strictPort) break;
  }
  throw new ServeError('port-taken', {
    message: options.strictPort
      ? `Port ${options.port} is taken by another program.`
      : `Every port from ${options.port} upwards is taken.`,
    hint: 'stop that program, or choose another port with --port',
  });
}

/** Stops listening and ends all connections. */
export function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}

/** Returns the error if the server cannot listen. */
async function tryPort(
  server: Server,
  address: { readonly host: string; readonly port: number },
): Promise<NodeJS.ErrnoException | undefined> {
  try {
    server.listen({ ...address });
    await once(server, 'listening');
    return undefined;
  } catch (error) {
    return error as NodeJS.ErrnoException;
  }
}

function asServeError(failure: NodeJS.ErrnoException, { host, port }: ListenOptions): Error {
  if (failure.code === 'EACCES') {
    return new ServeError('port-taken', {
      message: `Port ${port} may not be opened by this user.`,
      hint: 'choose a port of 1024 or more with --port',
    });
  }
  if (!addressErrors.has(failure.code ?? '')) return failure;
  return new ServeError('bad-host', {
    message: `"${host}" is not an address of this computer.`,
    hint: 'leave --host out to listen on this computer only',
  });
}
