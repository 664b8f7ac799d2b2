import { type LookupAddress, type LookupOptions, lookup } from 'node:dns';
import { BlockList, isIP } from 'node:net';

/**
 * Keeps requests to addresses that an export names out of private networks: a picture is never on this computer or in
 * its network.
 */

const PRIVATE = new BlockList();
for (const range of [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '224.0.0.0/4',
  '240.0.0.0/4',
]) {
  const [network = '', bits] = range.split('/');
  PRIVATE.addSubnet(network, Number(bits), 'ipv4');
}
for (const range of ['::/127', '64:ff9b::/96', 'fc00::/7', 'fe80::/10', 'ff00::/8']) {
  const [network = '', bits] = range.split('/');
  PRIVATE.addSubnet(network, Number(bits), 'ipv6');
}

/** A host in a private network. */
export class PrivateAddress extends Error {}

/** Throws `PrivateAddress` if the host is written as a private address. Names are checked by `publicLookup`. */
export function refusePrivateHost(hostname: string): void {
  const address = hostname.replace(/^\[|\]$/g, '');
  if (isPrivate(address)) throw new PrivateAddress(address);
}

function isPrivate(address: string): boolean {
  const family = isIP(address);
  return family !== 0 && PRIVATE.check(address, family === 6 ? 'ipv6' : 'ipv4');
}

type Callback = (
  error: NodeJS.ErrnoException | null,
  address: string | LookupAddress[],
  family?: number | undefined,
) => void;

/** Resolves a name as Node does, and fails with `PrivateAddress` if it stands for a private address. For `request`. */
export function publicLookup(hostname: string, options: LookupOptions, callback: Callback): void {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    const found = addresses?.find(({ address }) => isPrivate(address));
    const failure = error ?? (found === undefined ? null : new PrivateAddress(found.address));
    const [first] = addresses ?? [];
    if (failure !== null || first === undefined) callback(failure, []);
    else if (options.all === true) callback(null, addresses);
    else callback(null, first.address, first.family);
  });
}
