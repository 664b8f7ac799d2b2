import { isIP } from 'node:net';

/** The address of the server, and further names of it that the user has given. */
export interface HostRuleOptions {
  readonly host: string;
  readonly port: number;
  readonly names: readonly string[];
}

/**
 * Returns a check of the Host header that defends against DNS rebinding: a page of another site whose name was made to
 * point to this server sends that name, and is refused. If the server listens on loopback, only names of loopback are
 * accepted; on all addresses, any IP address too, since it cannot be rebound; on one address, only that one. The port must
 * be that of the server, except with the user's names, which may come through a proxy.
 */
export function hostRule({ host, port, names }: HostRuleOptions): (header: string | undefined) => boolean {
  const given = new Set(names.map((name) => name.toLowerCase()));
  const isOwnName = nameRule(bareHost(host).toLowerCase());
  return (header) => {
    const parts = /^(\[[\da-f:.]+\]|[^:@/\s]+)(?::(\d{1,5}))?$/.exec(header?.toLowerCase() ?? '');
    const name = bareHost(parts?.[1] ?? '');
    if (name === '') return false;
    return given.has(name) || (Number(parts?.[2] ?? 80) === port && isOwnName(name));
  };
}

/** The host without the brackets that IPv6 addresses have in URLs. */
export function bareHost(host: string): string {
  return host.startsWith('[') && host.endsWith(']') ? host.slice(1, -1) : host;
}

/** The host for URLs on this computer: `localhost` for a server on all addresses, IPv6 addresses in brackets. */
export function urlHost(host: string): string {
  const bare = bareHost(host);
  if (isEveryAddress(bare)) return 'localhost';
  return bare.includes(':') ? `[${bare}]` : bare;
}

/** Whether a server on this host listens on all addresses of the computer. */
export function isEveryAddress(host: string): boolean {
  return host === '' || host === '0.0.0.0' || host === '::';
}

function nameRule(host: string): (name: string) => boolean {
  if (isEveryAddress(host)) return (name) => isLoopbackName(name) || isIP(name) !== 0;
  if (isLoopbackName(host) || host.startsWith('127.')) return (name) => isLoopbackName(name) || name === host;
  return (name) => name === host;
}

/** Whether a name always means this computer. */
export function isLoopbackName(name: string): boolean {
  return name === 'localhost' || name.endsWith('.localhost') || name === '127.0.0.1' || name === '::1';
}
