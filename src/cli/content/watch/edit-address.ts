import type { NetworkInterfaceInfo } from 'node:os';
import { EDIT_PAGE } from '../../../domain/editor/edit.ts';
import { bareHost, isEveryAddress, isLoopbackName, urlHost } from '../../../serve/allowed-hosts.ts';

export interface EditAddressOptions {
  /** The address that the watch listens on. */
  readonly host: string;
  readonly port: number;
  /** Further names of the watch, which are those of proxies. */
  readonly names: readonly string[];
  readonly token: string;
  /** The network interfaces of the computer. */
  readonly interfaces: NodeJS.Dict<readonly NetworkInterfaceInfo[]>;
}

/** An address of the watch with the token, for which a browser gets a session of the editor. */
export function withToken(address: string, token: string): string {
  return `${address}?token=${token}`;
}

/**
 * The address that opens the editor in a browser on another device, with the token. Undefined if only this computer reaches
 * the watch. A proxy is taken to have HTTPS on the usual port.
 */
export function editAddress({ host, port, names, token, interfaces }: EditAddressOptions): string | undefined {
  const page = withToken(EDIT_PAGE, token);
  const name = names.find((one) => !isLoopbackName(one.toLowerCase()));
  if (name !== undefined) return `https://${name}${page}`;
  const address = isEveryAddress(bareHost(host)) ? addressIn(interfaces) : bareHost(host);
  if (address === undefined || isLoopbackName(address.toLowerCase()) || address.startsWith('127.')) return undefined;
  return `http://${urlHost(address)}:${port}${page}`;
}

/** The first IPv4 address by which other computers reach this one. */
function addressIn(interfaces: EditAddressOptions['interfaces']): string | undefined {
  const all = Object.values(interfaces).flatMap((addresses) => addresses ?? []);
  return all.find(({ family, internal }) => family === 'IPv4' && !internal)?.address;
}
