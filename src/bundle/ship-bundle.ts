import { NEW_SITE_LOOK } from '../domain/page/look.ts';
import { packageDigest } from './bundle-sources.ts';
import { compileInto } from './stored-bundle.ts';

/**
 * Compiles the package's own templates and client code into `dir`, in the look of new sites. Run once, when the package
 * is packed. Sites in another look compile them when they are first built.
 */
export async function shipBundle(packageDir: string, dir: string): Promise<void> {
  const look = NEW_SITE_LOOK;
  await compileInto(
    { dir, digest: packageDigest(packageDir, look) },
    { rootDir: dir, packageDir, cacheDir: dir, isShipped: true, look },
  );
}
