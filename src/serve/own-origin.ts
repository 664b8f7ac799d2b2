import type { IncomingHttpHeaders } from 'node:http';

/** Whether a page of this server sends a request. Browsers say in `Origin` which page it is; other programs may omit it. */
export type OriginRule = (headers: IncomingHttpHeaders) => boolean;

/** The server, and the names that the user has given it. */
export interface OriginRuleOptions {
  readonly port: number;
  readonly names: readonly string[];
}

/**
 * Returns a check of the Origin header that defends against pages of other sites. The Host must have been checked before.
 * An own page has the scheme `http` and the host of the request. Names that the user has given may belong to a proxy, such as
 * that of a devcontainer: pages there may have the scheme `https`, and the proxy may replace the Host. That of GitHub
 * Codespaces replaces the Origin of such a page, too: by that of `localhost` with the port of the server.
 *
 * @see https://github.com/symfony/demo/issues/1542
 */
export function originRule({ port, names }: OriginRuleOptions): OriginRule {
  const given = new Set(names.map((name) => name.toLowerCase()));
  const replaced = given.size === 0 ? [] : [`http://localhost:${port}`, `https://localhost:${port}`];
  return ({ origin, host = '' }) => {
    if (origin === undefined || host === '') return false;
    if (origin === `http://${host.toLowerCase()}` || replaced.includes(origin)) return true;
    const [, name = ''] = /^https?:\/\/([^/:]+)$/.exec(origin) ?? [];
    if (given.has(name)) return true;
    return origin === `https://${host.toLowerCase()}` && given.has(host.toLowerCase().replace(/:\d+$/, ''));
  };
}
