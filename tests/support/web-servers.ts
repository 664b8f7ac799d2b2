import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, type ReverseProxy, startProgram } from './reverse-proxies.ts';
import { packageDir } from './run-tool.ts';

/** The web servers of Debian's packages with the configurations in `docs/hosts/`, on this computer. */

/** The place that the configurations name as that of the site. */
const SITE = '/var/www/my-conf';
/** The servers give up the rights of root, as they do on Debian, and must still be able to read what is published. */
const isRoot = process.getuid?.() === 0;
const MODULES = '/usr/lib/apache2/modules';

interface ServerPlace {
  readonly site: string;
  readonly dir: string;
  readonly port: number;
}

/** Starts a server for the site in a folder. */
export type StartWebServer = (site: string) => Promise<ReverseProxy>;

export const startNginxHost: StartWebServer = (site) =>
  started(site, (place) => {
    const config = configured('nginx.conf', place, [
      ['listen 80;', `listen 127.0.0.1:${place.port};`],
      ['/etc/nginx/my-conf-redirects.map', join(place.dir, 'redirects')],
    ]);
    writeFileSync(join(place.dir, 'redirects'), listMadeBy('nginx.conf', site));
    const folders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
      (name) => `${name}_temp_path ${place.dir}/${name};`,
    );
    writeFileSync(
      join(place.dir, 'main.conf'),
      `${isRoot ? 'user www-data;' : ''} daemon off; pid ${place.dir}/nginx.pid; error_log stderr;
events {}
http { access_log off; ${folders.join(' ')} include /etc/nginx/mime.types; default_type application/octet-stream; gzip on;
include ${config}; }
`,
    );
    return { program: 'nginx', args: ['-p', place.dir, '-e', 'stderr', '-c', join(place.dir, 'main.conf')] };
  });

/** Apache with Debian's modules and its settings that matter to a site: listings are on unless the site turns them off. */
export const startApacheHost: StartWebServer = (site) =>
  started(site, (place) => {
    const config = configured('apache.conf', place, [['*:80', `127.0.0.1:${place.port}`]]);
    const modules = [
      'mpm_event',
      'authz_core',
      'alias',
      'autoindex',
      'dir',
      'mime',
      'negotiation',
      'setenvif',
      'headers',
    ];
    writeFileSync(
      join(place.dir, 'main.conf'),
      `${[...modules, 'rewrite'].map((name) => `LoadModule ${name}_module ${MODULES}/mod_${name}.so`).join('\n')}
${isRoot ? 'User www-data\nGroup www-data' : ''}
ServerName localhost
Listen 127.0.0.1:${place.port}
PidFile ${place.dir}/apache.pid
ErrorLog ${place.dir}/error.log
TypesConfig /etc/mime.types
AddType application/x-gzip .gz .tgz
AddLanguage br .br
<Directory />
  Options Indexes FollowSymLinks
  AllowOverride None
  Require all denied
</Directory>
Include ${config}
`,
    );
    return { program: 'apache2', args: ['-D', 'FOREGROUND', '-d', place.dir, '-f', join(place.dir, 'main.conf')] };
  });

export const startCaddyHost: StartWebServer = (site) =>
  started(site, (place) => {
    const config = configured('Caddyfile', place, [
      ['my-conf.example {', `{\n\tadmin off\n}\n\nhttp://127.0.0.1:${place.port} {`],
      ['/etc/caddy/my-conf-redirects', join(place.dir, 'redirects')],
    ]);
    writeFileSync(join(place.dir, 'redirects'), listMadeBy('Caddyfile', site));
    return { program: 'caddy', args: ['run', '--adapter', 'caddyfile', '--config', config] };
  });

async function started(
  site: string,
  arrange: (place: ServerPlace) => { readonly program: string; readonly args: readonly string[] },
): Promise<ReverseProxy> {
  const dir = mkdtempSync(join(tmpdir(), 'conf-site-host-'));
  chmodSync(dir, 0o755);
  const port = await freePort();
  const server = await startProgram(port, arrange({ site, dir, port }));
  return {
    port,
    async stop() {
      await server.stop();
      rmSync(dir, { recursive: true, force: true });
    },
  };
}

/** Writes a configuration of the documents with other places, each of which it must contain. Returns its path. */
function configured(
  name: string,
  { site, dir }: ServerPlace,
  places: readonly (readonly [from: string, to: string])[],
): string {
  let text = readFileSync(join(packageDir, 'docs/hosts', name), 'utf8');
  for (const [from, to] of [[SITE, site], ...places] as const) {
    if (!text.includes(from)) throw new Error(`docs/hosts/${name} does not contain ${from}`);
    text = text.replaceAll(from, to);
  }
  const path = join(dir, name);
  writeFileSync(path, text);
  return path;
}

/** The output of the command that a configuration recommends for the list of addresses that have moved. */
function listMadeBy(name: string, site: string): string {
  const text = readFileSync(join(packageDir, 'docs/hosts', name), 'utf8');
  const command = /^# {3}(awk .*) > \S+$/m.exec(text)?.[1] ?? '';
  return execFileSync('sh', ['-c', command.replace(SITE, site)], { encoding: 'utf8' });
}
