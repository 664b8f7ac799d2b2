import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { basename, dirname, join } from 'node:path';
import { packageDir } from './run-tool.ts';

/** An npm registry on this computer that offers the packages installed in the clone, but not conf-site. */
export interface LocalRegistry {
  readonly url: string;
  /** The names of all requested packages. */
  readonly requested: ReadonlySet<string>;
  close(): Promise<void>;
}

interface LockedPackage {
  readonly version: string;
}

const TARBALL = /^\/-\/tarball\/(.+)$/;

export async function startRegistry(): Promise<LocalRegistry> {
  const requested = new Set<string>();
  const paths = pathsByName();
  const server = createServer((request, response) => {
    const path = decodeURIComponent(request.url ?? '/');
    const [, folder] = TARBALL.exec(path) ?? [];
    if (folder !== undefined) return sendTarball(response, join(packageDir, folder));
    const name = path.slice(1);
    requested.add(name);
    const versions = paths.get(name);
    if (versions === undefined) return void response.writeHead(404).end('{}');
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(packument(name, { versions, url: `http://${request.headers.host}` })));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    requested,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

type Locked = readonly [path: string, entry: LockedPackage];

/** All packages in the lock file, including those for other platforms, which are not installed. */
function pathsByName(): ReadonlyMap<string, readonly Locked[]> {
  const { packages } = JSON.parse(readFileSync(join(packageDir, 'package-lock.json'), 'utf8')) as {
    readonly packages: Readonly<Record<string, LockedPackage>>;
  };
  const found = new Map<string, Locked[]>();
  for (const [path, entry] of Object.entries(packages)) {
    const [, name] = /(?:^|\/)node_modules\/((?:@[^/]+\/)?[^/]+)$/.exec(path) ?? [];
    if (name !== undefined) found.set(name, [...(found.get(name) ?? []), [path, entry]]);
  }
  return found;
}

/** The metadata that npm reads before it chooses a version. The lock file contains all of it. */
function packument(name: string, { versions, url }: { readonly versions: readonly Locked[]; readonly url: string }) {
  const manifests = versions.map(([path, entry]) => [
    entry.version,
    { ...entry, name, resolved: undefined, integrity: undefined, dist: { tarball: `${url}/-/tarball/${path}` } },
  ]);
  return { name, versions: Object.fromEntries(manifests), 'dist-tags': { latest: newest(versions) } };
}

/** The `latest` version: the one that the clone itself imports. Only requests without a version use it. */
function newest(versions: readonly Locked[]): string | undefined {
  const top = versions.find(([path]) => path.lastIndexOf('node_modules/') === 0) ?? versions[0];
  return top?.[1].version;
}

/** Sends a package as an uncompressed tar file. npm strips the first folder of every path, whatever its name. */
function sendTarball(response: ServerResponse, folder: string): void {
  if (!existsSync(folder)) return void response.writeHead(404).end();
  const tar = spawn('tar', ['-cf', '-', '--exclude=node_modules', '-C', dirname(folder), basename(folder)]);
  tar.stdout.pipe(response);
}
