import { isIP } from 'node:net';

/** What decides which Host headers are ours. `names` are further names of this server, given by the user. */
export interface HostRuleOptions {
  readonly host: string;
  readonly port: number;
  readonly names: readonly string[];
}

/**
 * Gives the check of the Host header that defends against DNS rebinding: a stranger's page whose name was
 * made to point here sends that name, and is refused. On loopback only loopback's names pass; on all
 * addresses, any literal address too (a literal cannot be rebound); on one address, that one. All with our
 * port, except the user's names, which may come through a proxy.
 */
export function hostRule({ host, port, names }: HostRuleOptions): (header: string | undefined) => boolean {
  const given = new Set(names.map((name) => name.toLowerCase()));
  const isOurs = nameRule(bareHost(host).toLowerCase());
  return (header) => {
    const parts = /^(\[[\da-f:.]+\]|[^:@/\s]+)(?::(\d{1,5}))?$/.exec(header?.toLowerCase() ?? '');
    const name = bareHost(parts?.[1] ?? '');
    if (name === '') return false;
    return given.has(name) || (Number(parts?.[2] ?? 80) === port && isOurs(name));
  };
}

/** The host without the brackets that IPv6 addresses wear in URLs. */
export function bareHost(host: string): string {
  return host.startsWith('[') && host.endsWith(']') ? host.slice(1, -1) : host;
}

/** The host as a URL on this computer has it: `localhost` for every address, IPv6 addresses in brackets. */
export function urlHost(host: string): string {
  const bare = bareHost(host);
  if (isEveryAddress(bare)) return 'localhost';
  return bare.includes(':') ? `[${bare}]` : bare;
}

/** Whether listening on this host means on every address of the computer. */
function isEveryAddress(host: string): boolean {
  return host === '' || host === '0.0.0.0' || host === '::';
}

function nameRule(host: string): (name: string) => boolean {
  if (isEveryAddress(host)) return (name) => isLoopbackName(name) || isIP(name) !== 0;
  if (isLoopbackName(host) || host.startsWith('127.')) return (name) => isLoopbackName(name) || name === host;
  return (name) => name === host;
}

function isLoopbackName(name: string): boolean {
  return name === 'localhost' || name.endsWith('.localhost') || name === '127.0.0.1' || name === '::1';
}
