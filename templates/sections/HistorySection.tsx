import type { ReactNode } from 'react';
import { plain } from '../../src/domain/language.ts';
import type { PastSession } from '../../src/domain/page/page.ts';
import { Gallery } from '../parts/Figure.tsx';
import { Fold } from '../parts/Fold.tsx';
import { Link } from '../parts/Link.tsx';
import { Numbers } from '../parts/Numbers.tsx';
import { SectionFrame } from '../parts/SectionFrame.tsx';
import { SpeakerFaces } from '../parts/SpeakerList.tsx';
import { T } from '../parts/T.tsx';
import { YearStrip } from '../parts/YearStrip.tsx';
import { useText } from '../render/environment.tsx';
import type { SectionProps } from './section-props.ts';

/** The section about past years: numbers, and in folds pictures, speakers and sessions. */
export function HistorySection({ section, page }: SectionProps<'history'>): ReactNode {
  const t = useText();
  const { years, latestYear, images, numbers, speakers, sessions } = section;
  return (
    <SectionFrame ident="history" title={t('event:sections.history')} shown={section.shown} extra={section.extra}>
      <YearStrip years={years} event={page.event} />
      {latestYear !== undefined && numbers.length + images.length > 0 && <h3>{latestYear}</h3>}
      <Numbers of={numbers} />
      {images.length > 0 && (
        <Fold title={<h3>{t('event:history.pictures')}</h3>}>
          <Gallery pictures={images} />
        </Fold>
      )}
      {speakers.length > 0 && (
        <Fold title={<h3>{t('event:history.speakers')}</h3>}>
          <SpeakerFaces speakers={speakers} />
        </Fold>
      )}
      {sessions.length > 0 && (
        <Fold title={<h3>{t('event:history.sessions')}</h3>}>
          <ul className="past-sessions">
            {sessions.map((session) => (
              <li key={`${session.year} ${plain(session.title)}`}>
                <span className="label">{session.year}</span>
                <span>
                  <PastTitle session={session} /> <span className="quiet">{session.speakers}</span>
                </span>
              </li>
            ))}
          </ul>
        </Fold>
      )}
    </SectionFrame>
  );
}

/** The title of a past session, with a link to that year's schedule if there is one. */
function PastTitle({ session }: { readonly session: PastSession }): ReactNode {
  if (session.href === undefined) return <T of={session.title} />;
  return (
    <Link href={session.href}>
      <T of={session.title} />
    </Link>
  );
}
