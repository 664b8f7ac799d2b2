import type { ReactNode } from 'react';
import type { HomePage as Content } from '../../src/domain/page/page.ts';
import { EventCard } from '../parts/EventCard.tsx';
import { Image } from '../parts/Image.tsx';
import { nameLength } from '../parts/name-length.ts';
import { PosterBackdrop, PosterFacts } from '../parts/Poster.tsx';
import { Prose } from '../parts/Prose.tsx';
import { T } from '../parts/T.tsx';
import { TodayBoards } from '../parts/TodayBoards.tsx';
import { UrgentChanges } from '../parts/UrgentChanges.tsx';
import { Windowed } from '../parts/Windowed.tsx';
import { YearLine } from '../parts/YearLine.tsx';
import { useText } from '../render/environment.tsx';

/** The home page: what is urgent, the main event in its present phase, what the site is about, its events, and past years. */
export function HomePage({ content }: { readonly content: Content }): ReactNode {
  const t = useText();
  const { events, history, poster } = content;
  return (
    <>
      <UrgentChanges of={content.urgent} />
      <div className="hero poster">
        <h1 data-name={nameLength(content.title)}>{content.title}</h1>
        <TodayBoards boards={content.today} />
        <div className="hero-text">
          <p className="slogan">
            <T of={content.tagline} />
          </p>
          {poster !== undefined && <PosterFacts poster={poster} />}
        </div>
        {poster !== undefined && <PosterBackdrop poster={poster} />}
      </div>
      <Introduction content={content} />
      <section className="section" id="events" aria-labelledby="events-title">
        <h2 id="events-title">
          <T of={events.title} />
        </h2>
        <p className="lead">
          <T of={events.text} />
        </p>
        <ul className="event-cards">
          {events.cards.map((card) => (
            <li key={card.event}>
              <EventCard card={card} />
            </li>
          ))}
        </ul>
      </section>
      {history.length > 0 && (
        <section className="section" id="history" aria-labelledby="history-title">
          <h2 id="history-title">{t('event:sections.history')}</h2>
          <YearLine editions={history} />
        </section>
      )}
    </>
  );
}

/** What the site is about. The picture is left out where the poster shows it. */
function Introduction({ content }: { readonly content: Content }): ReactNode {
  const t = useText();
  const { lead, image, imageShown } = content;
  return (
    <div className="introduction">
      <div>
        <Prose of={lead} />
        <Windowed as="p" className="expected" shown={content.expected}>
          {t('common:expected')} <T of={content.attendance} />.
        </Windowed>
      </div>
      {image !== undefined && (
        <Windowed shown={imageShown}>
          <Image picture={image} />
        </Windowed>
      )}
    </div>
  );
}
