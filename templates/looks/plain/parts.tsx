import type { ReactNode } from 'react';
import type { LookParts } from '../look-parts.ts';

/** This look has no ornaments. */
export function Ornament(_: LookParts['Ornament']): ReactNode {
  return null;
}

/** Line drawings in a square of 16 units, for the few pictures that say what a control or a place is. */
const DRAWN: Readonly<Record<string, string>> = {
  plus: 'M8 2.5v11M2.5 8h11',
  pin: 'M8 14.5S3 9.9 3 6.6a5 5 0 0 1 10 0C13 9.9 8 14.5 8 14.500zM8 8.200a1.7 1.7 0 1 0 0-3.4 1.7 1.7 0 0 0 0 3.400z',
  bus: 'M3 12V3.500h10V12zM3 8.500h10M5 12v1.500M11 12v1.500M5.25 10.250h.5M10.25 10.250h.5',
};

/** A line drawing; nothing if there is none of this name. */
export function Pictogram({ name }: LookParts['Pictogram']): ReactNode {
  const path = DRAWN[name];
  return path === undefined ? null : <Drawing path={path} />;
}

/** The first letters of the first and the last name. */
export function EmptyPortrait({ name }: LookParts['EmptyPortrait']): ReactNode {
  return (
    <span className="initials" aria-hidden="true">
      {initialsOf(name)}
    </span>
  );
}

function initialsOf(name: string): string {
  const names = name.split(/[\s-]+/u).filter((part) => /^\p{L}/u.test(part));
  const letters = [...new Set([names[0], names.at(-1)])].flatMap((part) => (part === undefined ? [] : [...part][0]));
  return letters.join('').toLocaleUpperCase();
}

/** Tickets are told apart by their titles. */
export function TicketPicture(_: LookParts['TicketPicture']): ReactNode {
  return null;
}

/** An arrow that points to the right. */
export function Arrow(): ReactNode {
  return <Drawing path="M2.5 8h11M9 3.5 13.5 8 9 12.5" />;
}

function Drawing({ path }: { readonly path: string }): ReactNode {
  return (
    <svg className="pictogram" viewBox="0 0 16 16" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}
