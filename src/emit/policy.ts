import { createHash } from 'node:crypto';

/**
 * The Content Security Policy of the whole site: one text, for the meta element and for the header. Scripts run only
 * by the hash of the inline one and by what that loads; nothing may style or script inline. A service that counts page
 * views may be told of them; its script is one that ours loads, by an address that the runtime knows.
 */
export function contentSecurityPolicy({
  bootScript,
  apiOrigin,
  analyticsOrigin,
}: {
  readonly bootScript: string;
  readonly apiOrigin?: string | undefined;
  readonly analyticsOrigin?: string | undefined;
}): string {
  const boot = createHash('sha256').update(bootScript).digest('base64');
  const own = sources("'self'", apiOrigin);
  return [
    "default-src 'none'",
    `script-src 'sha256-${boot}' 'strict-dynamic'`,
    "style-src 'self'",
    "img-src 'self'",
    "font-src 'self'",
    "media-src 'self'",
    `connect-src ${sources(own, analyticsOrigin)}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    `form-action ${own}`,
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types conf-site',
  ].join('; ');
}

function sources(...all: readonly (string | undefined)[]): string {
  return all.filter((source) => source !== undefined).join(' ');
}
