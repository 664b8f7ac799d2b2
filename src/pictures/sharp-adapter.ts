import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Sharp, SharpOptions } from 'sharp';
import { installedManifest, readManifest } from '../fs/installed-package.ts';

/** Opens a picture with sharp, which is loaded on first use. So it is not loaded at all if all pictures are cached. */
export async function openPicture(source: string | Uint8Array, options: SharpOptions = {}): Promise<Sharp> {
  const { default: sharp } = await import('sharp');
  return sharp(source, { failOn: 'error', ...options });
}

/** The version of sharp that the package in `packageDir` uses, found without loading it. */
export function encoderVersion(packageDir: string): string {
  const manifest = installedManifest('sharp', packageDir) ?? manifestByNode(packageDir);
  return `sharp-${readManifest(manifest).version}`;
}

/**
 * Finds the manifest through Node's resolution, which is slower but also works if packages are not in a parent folder.
 */
function manifestByNode(packageDir: string): string {
  return join(dirname(createRequire(join(packageDir, 'package.json')).resolve('sharp')), '..', 'package.json');
}
