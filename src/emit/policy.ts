import { integrityOf } from '../content/integrity.ts';

/**
 * The Content Security Policy of the whole site, for the meta element and the HTTP header. Scripts run only if their
 * hash is listed or a listed script adds them; inline styles and event handlers are forbidden. Page views may be sent
 * to the configured analytics provider; the runtime loads the provider's script.
 */
export function contentSecurityPolicy({
  inlineScripts,
  apiOrigin,
  analyticsOrigin,
}: {
  /** The inline scripts, which are the same on every page, without data blocks. */
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
    'trusted-types conf-site conf-site-start',
  ].join('; ');
}

function sources(...all: readonly (string | undefined)[]): string {
  return all.filter((source) => source !== undefined).join(' ');
}
