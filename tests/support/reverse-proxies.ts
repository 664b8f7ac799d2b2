import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findProgram } from './programs.js';

/** Real proxies on this computer that add nothing to a request by which a server could recognise them. */

export interface ReverseProxy {
  readonly port: number;
  stop(): Promise<void>;
}

/** A proxy that passes bytes on and does not know HTTP, as `ssh -R` does. */
export async function startSocat(to: number): Promise<ReverseProxy> {
  const port = await freePort();
  return startProgram(port, {
    program: 'socat',
    args: [`TCP-LISTEN:${port},bind=127.0.0.1,fork,reuseaddr`, `TCP:127.0.0.1:${to}`],
  });
}

/** nginx with `proxy_pass` and no other directive for it: the request names the address of the server as its host. */
export async function startNginx(to: number): Promise<ReverseProxy> {
  const port = await freePort();
  const dir = mkdtempSync(join(tmpdir(), 'conf-site-nginx-'));
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${dir}/${name};`,
  );
  writeFileSync(
    join(dir, 'nginx.conf'),
    `daemon off; master_process off; pid ${dir}/nginx.pid; error_log stderr;
events {}
http {
  access_log off; ${temporary.join(' ')}
  server { listen 127.0.0.1:${port}; location / { proxy_pass http://127.0.0.1:${to}; } }
}
`,
  );
  const proxy = await startProgram(port, {
    program: 'nginx',
    args: ['-p', dir, '-e', 'stderr', '-c', join(dir, 'nginx.conf')],
  });
  return {
    port,
    async stop() {
      await proxy.stop();
      rmSync(dir, { recursive: true, force: true });
    },
  };
}

/** Starts a server, and waits until it accepts connections on a port of this computer. Throws with its output if it ends before. */
export async function startProgram(
  port: number,
  { program, args }: { readonly program: string; readonly args: readonly string[] },
): Promise<ReverseProxy> {
  const child = spawn(findProgram(program) ?? program, args, { stdio: ['ignore', 'ignore', 'pipe'] });
  let output = '';
  child.stderr.setEncoding('utf8').on('data', (part: string) => {
    output += part;
  });
  const ended = once(child, 'close').catch((error: unknown) => [String(error)]);
  while (!(await accepts(port))) {
    if (hasEnded(child)) throw new Error(`${program} ended early: ${output || (await ended).join(' ')}`);
  }
  return {
    port,
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

function hasEnded({ exitCode, signalCode, pid }: ChildProcess): boolean {
  return pid === undefined || exitCode !== null || signalCode !== null;
}

async function accepts(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  const isOpen = await once(socket, 'connect').then(
    () => true,
    () => false,
  );
  socket.destroy();
  return isOpen;
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
