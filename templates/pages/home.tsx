import type { ReactNode } from 'react';
import type { HomePage as Content } from '../../src/model/page.ts';
import { Image } from '../parts/Image.tsx';
import { Link } from '../parts/Link.tsx';
import { PhaseLine } from '../parts/PhaseLine.tsx';
import { Prose } from '../parts/Prose.tsx';
import { T } from '../parts/T.tsx';
import { WhenWhere } from '../parts/WhenWhere.tsx';
import { useText } from '../render/environment.tsx';

/** The site's first page: what it is, its events, and the years before. */
export function HomePage({ content }: { readonly content: Content }): ReactNode {
  const t = useText();
  const { events, history } = content;
  return (
    <>
      <div className="hero">
        <div className="hero-text">
          <h1>{content.title}</h1>
          <p className="lead">
            <T of={content.tagline} />
          </p>
          <Prose of={content.lead} />
        </div>
        {content.image !== undefined && <Image picture={content.image} className="hero-intro" isFirst />}
      </div>
      <section className="section" id="events" aria-labelledby="events-title">
        <h2 id="events-title">
          <T of={events.title} />
        </h2>
        <p className="lead">
          <T of={events.text} />
        </p>
        <ul className="cards events">
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
          <ul className="years">
            {history.map((year) => (
              <li key={year.href}>
                <Link href={year.href}>{year.title}</Link>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

function EventCard({ card }: { readonly card: Content['events']['cards'][number] }): ReactNode {
  return (
    <article className={card.lowKey ? 'event-card event-card-quiet' : 'event-card'} data-event={card.event}>
      <Image picture={card.logo} className="event-logo" />
      <h3>
        <Link href={card.href}>
          <T of={card.title} />
        </Link>
      </h3>
      {card.tagline !== undefined && (
        <p>
          <T of={card.tagline} />
        </p>
      )}
      <WhenWhere when={card.when} where={card.where} />
      <PhaseLine phases={card.phases} />
    </article>
  );
}
