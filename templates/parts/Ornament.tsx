import type { ReactNode } from 'react';
import { ornament } from '../../src/domain/ornament.ts';
import { type StitchPath, stitchPaths } from '../../src/domain/stitches.ts';
import { useSettings } from '../render/environment.tsx';

export interface OrnamentProps {
  /** The seed: an event, a speaker's slug, a series of sessions. */
  readonly ident: string;
  /** The number of cells on a side: odd, at least 9. Default: 15. */
  readonly size?: number;
  readonly className?: string;
}

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

/** The decorative ornament of an ident. Its colours follow from the stylesheet's `--thread`. */
export function Ornament({ ident, size = 15, className }: OrnamentProps): ReactNode {
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
