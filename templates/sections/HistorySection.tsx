import type { ReactNode } from 'react';
import { plain } from '../../src/model/language.ts';
import { Gallery } from '../parts/Figure.tsx';
import { Link } from '../parts/Link.tsx';
import { Numbers } from '../parts/Numbers.tsx';
import { SectionFrame } from '../parts/SectionFrame.tsx';
import { T } from '../parts/T.tsx';
import { useText } from '../render/environment.tsx';
import type { SectionProps } from './section-props.ts';

/** The years before: figures, pictures, who spoke and about what. */
export function HistorySection({ section }: SectionProps<'history'>): ReactNode {
  const t = useText();
  const { years, images, numbers, speakers, sessions } = section;
  return (
    <SectionFrame ident="history" title={t('event:sections.history')} shown={section.shown} extra={section.extra}>
      <Numbers of={numbers} />
      <ul className="years" aria-label={t('event:history.years')}>
        {years.map(({ year, href }) => (
          <li key={year}>{href === undefined ? year : <Link href={href}>{year}</Link>}</li>
        ))}
      </ul>
      {images.length > 0 && <Gallery pictures={images} />}
      {speakers.length > 0 && (
        <>
          <h3>{t('event:history.speakers')}</h3>
          <ul className="columns">
            {speakers.map((speaker) => (
              <li key={speaker.href}>
                <Link href={speaker.href}>{speaker.name}</Link>
              </li>
            ))}
          </ul>
        </>
      )}
      {sessions.length > 0 && (
        <>
          <h3>{t('event:history.sessions')}</h3>
          <ul className="columns">
            {sessions.map((session) => (
              <li key={`${session.year} ${plain(session.title)}`}>
                <T of={session.title} />{' '}
                <span className="quiet">
                  {session.speakers}, {session.year}
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
    </SectionFrame>
  );
}
