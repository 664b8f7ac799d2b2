import type { ReactNode } from 'react';
import { Ornament } from '#look/parts.tsx';
import type { HistoryYear } from '../../src/domain/page/page.ts';
import { useText } from '../render/environment.tsx';
import { Image } from './Image.tsx';
import { Link } from './Link.tsx';
import { T } from './T.tsx';

export interface YearStripProps {
  readonly event: string;
  readonly years: readonly HistoryYear[];
}

/** The years of an event in a row, newest first. It scrolls horizontally if it is wider than the page. */
export function YearStrip({ years, event }: YearStripProps): ReactNode {
  const t = useText();
  return (
    <ul className="year-strip" aria-label={t('event:history.years')}>
      {years.map((one) => (
        <li key={one.year}>
          <div className="year-picture">
            {one.image === undefined ? (
              <Ornament ident={`${event} ${one.year}`} size={21} />
            ) : (
              <Image picture={{ ...one.image, alt: '' }} shownAs="portrait" />
            )}
          </div>
          <p className="year-number">{one.href === undefined ? one.year : <Link href={one.href}>{one.year}</Link>}</p>
          {one.number !== undefined && (
            <p className="quiet">
              <span className="figure">{one.number.value}</span> <T of={one.number.title} />
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}
