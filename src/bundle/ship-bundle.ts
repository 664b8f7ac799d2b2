import { packageDigest } from './bundle-sources.ts';
import { compileInto } from './stored-bundle.ts';

/** Compiles the package's own templates and client code into `dir`. Run once, when the package is packed. */
export async function shipBundle(packageDir: string, dir: string): Promise<void> {
  await compileInto(
    { dir, digest: packageDigest(packageDir) },
    { rootDir: dir, packageDir, cacheDir: dir, isShipped: true },
  );
}
