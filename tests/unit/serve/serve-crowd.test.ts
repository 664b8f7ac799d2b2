import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { packageDir } from '../../support/run-tool.ts';
import { testServers, writeFiles } from '../../support/test-server.ts';

/** More simultaneous visitors than a preview will ever have. The server runs in a separate process, because connections count on both sides. */

const { temporaryFolder } = testServers();

const MANY = 10_000;
/** As many connections as the system queues for a busy server. */
const AT_ONCE = 250;

interface Crowded {
  readonly port: number;
  readonly isRunning: () => boolean;
}

/** Starts `conf-site serve` with a limit of open files; it ends with the test. */
async function serveWithin(files: number): Promise<Crowded> {
  const dir = await writeFiles(await temporaryFolder(), { 'index.html': 'home' });
  const tool = [process.execPath, join(packageDir, 'bin/conf-site.js'), 'serve', '--out', dir, '--port', '0'];
  const limited = ['-c', `ulimit -n ${files}; exec "$0" "$@"`, ...tool];
  const child = spawn('sh', limited, { cwd: packageDir, stdio: ['ignore', 'pipe', 'ignore'] });
  onTestFinished(async () => {
    const closed = once(child, 'close');
    child.kill();
    await closed;
  });
  let output = '';
  for await (const part of child.stdout) {
    output += String(part);
    if (output.includes('\n')) break;
  }
  return { port: Number(/:(\d+)\//.exec(output)?.[1]), isRunning: () => child.exitCode === null };
}

/** Opens connections in groups, and waits until each is accepted or refused. */
async function opened({ port }: Crowded, count: number): Promise<readonly Socket[]> {
  const sockets: Socket[] = [];
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
  });
  for (let done = 0; done < count; done += AT_ONCE) {
    const some = Array.from({ length: AT_ONCE }, () => connect(port, '127.0.0.1'));
    sockets.push(...some);
    await Promise.all(some.map((socket) => once(socket, 'connect')));
  }
  return sockets;
}

/** Requests the home page on a connection. Resolves to the status, or to 0 if the connection is closed without a response. */
function statusOn({ port }: Crowded, socket: Socket): Promise<number> {
  return new Promise((resolve) => {
    socket.once('data', (part) => resolve(Number(part.toString('latin1').slice('HTTP/1.1 '.length, 12))));
    socket.on('error', () => resolve(0)).once('close', () => resolve(0));
    if (socket.destroyed) resolve(0);
    socket.write(`GET / HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\n\r\n`);
  });
}

describe('a server with very many visitors', () => {
  it(`answers ${MANY} connections that are open at the same time`, async () => {
    const server = await serveWithin(MANY + 1000);
    const sockets = await opened(server, MANY);
    const statuses = await Promise.all(sockets.map((socket) => statusOn(server, socket)));
    expect(statuses.filter((status) => status !== 200)).toEqual([]);
  });

  it('closes connections beyond its limit of open files, and answers again when others have left', async () => {
    const server = await serveWithin(150);
    const sockets = await opened(server, 2 * AT_ONCE);
    const statuses = await Promise.all(sockets.map((socket) => statusOn(server, socket)));
    expect(statuses).toContain(0);
    // An accepted request gets the page, or the error that no more files can be opened.
    expect(statuses.filter((status) => ![0, 200, 500].includes(status))).toEqual([]);
    expect(server.isRunning()).toBe(true);
    for (const socket of sockets) socket.destroy();
    await expect.poll(async () => (await fetch(`http://127.0.0.1:${server.port}/`)).status).toBe(200);
  });
});
