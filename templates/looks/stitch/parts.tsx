import type { ReactNode } from 'react';
import { stitchPaths } from '../../../src/domain/page/stitches.ts';
import type { LookParts } from '../look-parts.ts';
import { Ornament } from './Ornament.tsx';
import { pixelPicture } from './pixel-pictures.ts';

export { Ornament, Pictogram };

/** The ornament of a speaker without a picture. */
export function EmptyPortrait({ slug }: LookParts['EmptyPortrait']): ReactNode {
  return <Ornament ident={slug} size={17} />;
}

/** The picture of a kind of ticket, or the ornament of its name if there is none. */
export function TicketPicture({ name }: LookParts['TicketPicture']): ReactNode {
  return pixelPicture(name) === undefined ? <Ornament ident={name} size={9} /> : <Pictogram name={name} />;
}

/** An arrow that points to the right. */
export function Arrow(): ReactNode {
  return (
    <svg className="pictogram" viewBox="0 0 8 8" aria-hidden="true">
      <path d="M4 0h1v1h1v1h1v1h1v2h-1v1h-1v1h-1v1h-1v-3h-4v-2h4z" />
    </svg>
  );
}

/** A small decorative picture beside a text. A rhomb if there is no picture of this name. */
function Pictogram({ name }: LookParts['Pictogram']): ReactNode {
  const cells = pixelPicture(name) ?? pixelPicture('rhomb') ?? [];
  return (
    <svg className="pictogram" viewBox="0 0 8 8" aria-hidden="true">
      {stitchPaths(cells).map(({ tone, d }) => (
        <path key={tone} d={d} />
      ))}
    </svg>
  );
}
