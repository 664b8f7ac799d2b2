import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Sharp, SharpOptions } from 'sharp';
import { installedManifest, readManifest } from '../content/installed-package.ts';

/** The door of sharp, which is loaded with the first picture that must be made, and not at all where all are kept. */
export async function openPicture(source: string | Uint8Array, options: SharpOptions = {}): Promise<Sharp> {
  const { default: sharp } = await import('sharp');
  return sharp(source, { failOn: 'error', ...options });
}

/** Version of the encoder as the package in `packageDir` has it, told without loading it. */
export function encoderVersion(packageDir: string): string {
  const manifest = installedManifest('sharp', packageDir) ?? manifestByNode(packageDir);
  return `sharp-${readManifest(manifest).version}`;
}

/** Where packages lie elsewhere than in folders above, Node may know them all the same. It takes longer to say so. */
function manifestByNode(packageDir: string): string {
  return join(dirname(createRequire(join(packageDir, 'package.json')).resolve('sharp')), '..', 'package.json');
}
