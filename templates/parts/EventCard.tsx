import type { ReactNode } from 'react';
import type { HomePage } from '../../src/domain/page/page.ts';
import { Image } from './Image.tsx';
import { Link } from './Link.tsx';
import { PhaseLine } from './PhaseLine.tsx';
import { T } from './T.tsx';
import { WhenWhere } from './WhenWhere.tsx';

/**
 * A card for an event: logo on a backdrop in the event's colour, title, date and place. The whole card links to the
 * event's page.
 */
export function EventCard({ card }: { readonly card: HomePage['events']['cards'][number] }): ReactNode {
  return (
    <article className={card.lowKey ? 'event-card event-card-quiet' : 'event-card'} data-event={card.event}>
      <div className="backdrop">
        <Image picture={card.logo} className="event-logo" shownAs="logo" />
      </div>
      <h3>
        <Link href={card.href}>
          <T of={card.title} />
        </Link>
      </h3>
      {card.tagline !== undefined && (
        <p className="lead">
          <T of={card.tagline} />
        </p>
      )}
      <WhenWhere when={card.when} where={card.where} />
      {card.status !== undefined && (
        <p className="phase" data-phase="active">
          {card.status.word}
        </p>
      )}
      {card.phases !== undefined && <PhaseLine phases={card.phases} />}
    </article>
  );
}
