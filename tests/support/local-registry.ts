import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
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

/**
 * Versions that the public registry has too, and that refuse Node 20. npm then chooses an older one that is allowed; Yarn 1 stops.
 */
const REFUSING: Readonly<Record<string, { readonly version: string; readonly engines: object }>> = {
  'sanitize-html': { version: '2.17.7', engines: { node: '>=22.12.0' } },
};

const TARBALL = /^\/-\/tarball\/(.+)$/;

export async function startRegistry(): Promise<LocalRegistry> {
  const requested = new Set<string>();
  const paths = pathsByName();
  const empty = emptyPackage();
  const server = createServer((request, response) => {
    const path = decodeURIComponent(request.url ?? '/');
    const [, folder] = TARBALL.exec(path) ?? [];
    if (folder !== undefined) return sendTarball(response, [join(packageDir, folder), empty].find(existsSync) ?? '');
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
      rmSync(dirname(empty), { recursive: true });
    },
  };
}

/** What the registry has in place of an optional package that npm has not installed here. Yarn 4 installs some of those. */
function emptyPackage(): string {
  const folder = join(mkdtempSync(join(tmpdir(), 'conf-site-registry-')), 'package');
  mkdirSync(folder);
  writeFileSync(join(folder, 'package.json'), '{}');
  return folder;
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
  const refusing = REFUSING[name];
  const newer: readonly Locked[] = refusing === undefined ? [] : [[`node_modules/${name}`, refusing]];
  const manifests = [...versions, ...newer].map(([path, entry]) => [
    entry.version,
    // Yarn 1 requires a checksum, which may be empty.
    {
      ...entry,
      name,
      resolved: undefined,
      integrity: undefined,
      dist: { tarball: `${url}/-/tarball/${path}`, shasum: '' },
    },
  ]);
  // Yarn 4 waits a day before it installs what has just been published.
  const time = Object.fromEntries(manifests.map(([version]) => [version, '2020-01-01T00:00:00.000Z']));
  return { name, versions: Object.fromEntries(manifests), time, 'dist-tags': { latest: newest(versions) } };
}

/** The `latest` version: the one that the clone itself imports. Only requests without a version use it. */
function newest(versions: readonly Locked[]): string | undefined {
  const top = versions.find(([path]) => path.lastIndexOf('node_modules/') === 0) ?? versions[0];
  return top?.[1].version;
}

/** Sends a package as Yarn requires it, compressed. Package managers strip the first folder of every path, whatever its name. */
function sendTarball(response: ServerResponse, folder: string): void {
  const tar = spawn('tar', ['-czf', '-', '--exclude=node_modules', '-C', dirname(folder), basename(folder)]);
  tar.stdout.pipe(response);
}
