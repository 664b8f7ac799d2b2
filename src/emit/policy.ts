import { createHash } from 'node:crypto';

/**
 * The Content Security Policy of the whole site: one text, for the meta element and for the header. Scripts run only
 * by the hash of the inline one and by what that loads; nothing may style or script inline.
 */
export function contentSecurityPolicy({
  bootScript,
  apiOrigin,
}: {
  readonly bootScript: string;
  readonly apiOrigin?: string | undefined;
}): string {
  const boot = createHash('sha256').update(bootScript).digest('base64');
  const own = apiOrigin === undefined ? "'self'" : `'self' ${apiOrigin}`;
  return [
    "default-src 'none'",
    `script-src 'sha256-${boot}' 'strict-dynamic'`,
    "style-src 'self'",
    "img-src 'self'",
    "font-src 'self'",
    "media-src 'self'",
    `connect-src ${own}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    `form-action ${own}`,
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types conf-site',
  ].join('; ');
}
