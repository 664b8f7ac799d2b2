/** The origin of an address. Undefined if the address is malformed. */
function originOf(address: string): string | undefined {
  return URL.canParse(address) ? new URL(address).origin : undefined;
}

/**
 * Whether a request comes from an allowed site. Requests without an origin are allowed: they do not come from a page of
 * another site, and other clients could send any origin. `host` is the Host header if the pages are served from the
 * service's host.
 */
export function isAllowedOrigin(
  origin: string | undefined,
  { allowed, host }: { readonly allowed: readonly string[]; readonly host: string | undefined },
): boolean {
  if (origin === undefined) return true;
  if (allowed.some((one) => originOf(one) === origin)) return true;
  return host !== undefined && [`http://${host}`, `https://${host}`].includes(origin);
}
