import type { ReactNode } from 'react';
import { ornament } from '../../../src/domain/page/ornament.ts';
import { type StitchPath, stitchPaths } from '../../../src/domain/page/stitches.ts';
import { useSettings } from '../../render/environment.tsx';
import type { LookParts } from '../look-parts.ts';

const cache = new Map<string, readonly StitchPath[]>();
const MAX_CACHED = 2000;

/** Cached, since many pages have the same ornaments. */
function pathsOf(ident: string, size: number, randomPixels: number): readonly StitchPath[] {
  const key = `${size} ${randomPixels} ${ident}`;
  const paths = cache.get(key) ?? stitchPaths(ornament(ident, { size, randomPixels }));
  if (cache.size >= MAX_CACHED) cache.clear();
  cache.set(key, paths);
  return paths;
}

/** The ornament of an ident; `size` is the number of cells on a side. Its colours follow from the stylesheet's `--thread`. */
export function Ornament({ ident, size = 15, className }: LookParts['Ornament']): ReactNode {
  const { randomPixels } = useSettings();
  return (
    <svg
      className={className ? `ornament ${className}` : 'ornament'}
      viewBox={`0 0 ${size} ${size}`}
      aria-hidden="true"
    >
      {pathsOf(ident, size, randomPixels).map(({ tone, d }) => (
        <path key={tone} className={`tone-${tone}`} d={d} />
      ))}
    </svg>
  );
}
