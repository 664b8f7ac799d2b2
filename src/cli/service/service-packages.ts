import { createRequire } from 'node:module';

/** Packages that only the service needs are not installed. */
export class PackagesMissingError extends Error {
  readonly hint: string;

  constructor(names: readonly string[]) {
    super(`The service needs ${names.length === 1 ? 'a package that is' : 'packages that are'} not installed.`);
    this.hint = `npm install ${names.join(' ')}`;
  }
}

/** The optional packages of the service: who only builds a site has no use for them. */
export const SERVICE_PACKAGES: readonly string[] = [
  '@electric-sql/pglite',
  '@hono/node-server',
  'hono',
  'kysely',
  'nodemailer',
  'pg',
  'rate-limiter-flexible',
];

/** Throws `PackagesMissingError` if one of them is not there. */
export function requireServicePackages(): void {
  const { resolve } = createRequire(import.meta.url);
  const missing = SERVICE_PACKAGES.filter((name) => {
    try {
      resolve(name);
      return false;
    } catch (error) {
      return (error as NodeJS.ErrnoException).code === 'MODULE_NOT_FOUND';
    }
  });
  if (missing.length > 0) throw new PackagesMissingError(missing);
}
