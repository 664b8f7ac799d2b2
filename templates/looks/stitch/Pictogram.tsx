import type { ReactNode } from 'react';
import { stitchPaths } from '../../../src/domain/page/stitches.ts';
import type { LookParts } from '../look-parts.ts';
import { pixelPicture } from './pixel-pictures.ts';

/** A small decorative picture beside a text. A rhomb if there is no picture of this name. */
export function Pictogram({ name }: LookParts['Pictogram']): ReactNode {
  const cells = pixelPicture(name) ?? pixelPicture('rhomb') ?? [];
  return (
    <svg className="pictogram" viewBox="0 0 8 8" aria-hidden="true">
      {stitchPaths(cells).map(({ tone, d }) => (
        <path key={tone} d={d} />
      ))}
    </svg>
  );
}
