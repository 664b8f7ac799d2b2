/** Which sites may send forms here. */

/** The origin of an address; undefined for what is none. */
function originOf(address: string): string | undefined {
  return URL.canParse(address) ? new URL(address).origin : undefined;
}

/**
 * Whether a request comes from one of our sites. Who sends no origin is no page in a browser, and could say anything;
 * `host` is the Host header, where the pages stand on the service's own host.
 */
export function isOurOrigin(
  origin: string | undefined,
  { allowed, host }: { readonly allowed: readonly string[]; readonly host: string | undefined },
): boolean {
  if (origin === undefined) return true;
  if (allowed.some((one) => originOf(one) === origin)) return true;
  return host !== undefined && [`http://${host}`, `https://${host}`].includes(origin);
}
