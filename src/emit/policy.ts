import { integrityOf } from '../content/integrity.ts';

/**
 * The Content Security Policy of the whole site: one text, for the meta element and for the header. Scripts run only
 * by the hashes of the inline ones and by what those load; nothing may style or script inline. A service that counts page
 * views may be told of them; its script is one that ours loads, by an address that the runtime knows.
 */
export function contentSecurityPolicy({
  inlineScripts,
  apiOrigin,
  analyticsOrigin,
}: {
  /** The texts of the page's script elements that are no data: the same on every page. */
  readonly inlineScripts: readonly string[];
  readonly apiOrigin?: string | undefined;
  readonly analyticsOrigin?: string | undefined;
}): string {
  const hashes = inlineScripts.map((script) => `'${integrityOf(script)}'`);
  const own = sources("'self'", apiOrigin);
  return [
    "default-src 'none'",
    `script-src ${sources(...hashes)} 'strict-dynamic'`,
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
