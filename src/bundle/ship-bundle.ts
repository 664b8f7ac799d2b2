import { bundleSite } from './bundle-site.ts';

/**
 * Makes the bundle of the package's own templates and client code into `dir`, where sites without any of their own find
 * it. For who publishes the package.
 */
export async function shipBundle(packageDir: string, dir: string): Promise<void> {
  await bundleSite({ rootDir: dir, packageDir, cacheDir: dir });
}
