import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Sharp, SharpOptions } from 'sharp';

/** The door of sharp, which is loaded with the first picture that must be made, and not at all where all are kept. */
export async function openPicture(source: string | Uint8Array, options: SharpOptions = {}): Promise<Sharp> {
  const { default: sharp } = await import('sharp');
  return sharp(source, { failOn: 'error', ...options });
}

/** Version of the encoder as the package in `packageDir` has it, told without loading it. */
export function encoderVersion(packageDir: string): string {
  const main = createRequire(join(packageDir, 'package.json')).resolve('sharp');
  const manifest = JSON.parse(readFileSync(join(dirname(main), '..', 'package.json'), 'utf8')) as { version: string };
  return `sharp-${manifest.version}`;
}
