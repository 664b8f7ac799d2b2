import { isIP } from 'node:net';

/**
 * The network that rate limits count for an IP address: the address itself for IPv4, and its /64 for IPv6, since a
 * client usually has a whole /64. An IPv4 address written as IPv6 (`::ffff:192.0.2.1`) counts as IPv4. Any other text
 * is returned unchanged.
 *
 * @see RFC 4291, section 2.5
 */
export function networkOf(address: string): string {
  const [bare = ''] = address.split('%', 1);
  if (isIP(bare) !== 6) return bare;
  const groups = groupsOf(bare);
  if (groups.slice(0, 6).join(':') === '0:0:0:0:0:ffff') return dotted(groups.slice(6));
  return `${groups.slice(0, 4).join(':')}::/64`;
}

/** The eight groups of an IPv6 address in hexadecimal digits, without leading zeros. */
function groupsOf(address: string): readonly string[] {
  const { hostname } = new URL(`http://[${address}]/`);
  const [before = [], after = []] = hostname
    .slice(1, -1)
    .split('::')
    .map((part) => (part === '' ? [] : part.split(':')));
  return [...before, ...Array.from({ length: 8 - before.length - after.length }, () => '0'), ...after];
}

function dotted(groups: readonly string[]): string {
  return groups
    .map((group) => Number.parseInt(group, 16))
    .flatMap((group) => [group >> 8, group & 0xff])
    .join('.');
}
