import type { ReactNode } from 'react';
import { ornament } from '../../src/domain/ornament.ts';
import { type StitchPath, stitchPaths } from '../../src/domain/stitches.ts';
import { useSettings } from '../render/environment.tsx';

export interface OrnamentProps {
  /** What it stands for: an event, a speaker's slug, a series of sessions. */
  readonly ident: string;
  /** Cells a side: odd, 9 or more. */
  readonly size?: number;
  readonly className?: string;
}

const cache = new Map<string, readonly StitchPath[]>();
const MAX_CACHED = 2000;

/** Many pages have the same ornaments, which follow from these three alone. */
function pathsOf(ident: string, size: number, randomPixels: number): readonly StitchPath[] {
  const key = `${size} ${randomPixels} ${ident}`;
  const paths = cache.get(key) ?? stitchPaths(ornament(ident, { size, randomPixels }));
  if (cache.size >= MAX_CACHED) cache.clear();
  cache.set(key, paths);
  return paths;
}

/** The ornament of an ident as a picture that says nothing; its colours follow from the thread around it. */
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
