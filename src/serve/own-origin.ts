import type { IncomingHttpHeaders } from 'node:http';

/** Whether a page of this server sends a request. Browsers say in `Origin` which page it is; other programs may omit it. */
export type OriginRule = (headers: IncomingHttpHeaders) => boolean;

/**
 * Returns a check of the Origin header that defends against pages of other sites. The Host must have been checked before.
 * An own page has the scheme `http` and the host of the request. Names that the user has given may belong to a proxy, such as
 * that of a devcontainer: pages there may have the scheme `https`, and the proxy may replace the Host.
 */
export function originRule(names: readonly string[]): OriginRule {
  const given = new Set(names.map((name) => name.toLowerCase()));
  return ({ origin, host = '' }) => {
    if (origin === undefined || host === '') return false;
    if (origin === `http://${host.toLowerCase()}`) return true;
    const [, name = ''] = /^https?:\/\/([^/:]+)$/.exec(origin) ?? [];
    if (given.has(name)) return true;
    return origin === `https://${host.toLowerCase()}` && given.has(host.toLowerCase().replace(/:\d+$/, ''));
  };
}
