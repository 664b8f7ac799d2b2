import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { DEFAULT_LOOK, LOOKS_FOLDER } from '../domain/page/look.ts';
import type { SourceRoots } from './bundle-options.ts';
import { ownSources } from './bundle-sources.ts';

/**
 * The part of the names of share images that stands for the look that draws them. Undefined for the default look as it
 * is in the package. Drawings of the package itself are covered by `PICTURE_REVISION`.
 */
export function drawingsKey({ look = DEFAULT_LOOK, ...roots }: SourceRoots): string | undefined {
  const own = ownSources(roots).filter((path) => path.startsWith(`${LOOKS_FOLDER}/`) && path.endsWith('.ts'));
  if (own.length === 0) return look === DEFAULT_LOOK ? undefined : look;
  const texts = own.map((path) => `${path} ${readFileSync(`${roots.rootDir}/${path}`, 'utf8')}`);
  return `${look} ${hash('sha256', texts.join('\0')).slice(0, 10)}`;
}
