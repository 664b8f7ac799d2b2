import type { ReactNode } from 'react';
import { Pictogram } from '#look/parts.tsx';
import type { RoomCard, VenueCard } from '../../src/domain/page/page.ts';
import { partId } from '../../src/domain/paths/part-ids.ts';
import { evenColumns } from '../parts/even-columns.ts';
import { Figure, Gallery } from '../parts/Figure.tsx';
import { Fold } from '../parts/Fold.tsx';
import { Link } from '../parts/Link.tsx';
import { Prose } from '../parts/Prose.tsx';
import { SectionFrame } from '../parts/SectionFrame.tsx';
import { T } from '../parts/T.tsx';
import { Time } from '../parts/Time.tsx';
import { useText } from '../render/environment.tsx';
import type { SectionProps } from './section-props.ts';

/** The section with the venues, how to get there, and buses. */
export function VenueSection({ section }: SectionProps<'venue'>): ReactNode {
  const t = useText();
  return (
    <SectionFrame ident="venue" title={t('event:sections.venue')} shown={section.shown} extra={section.extra}>
      {section.venues.map((venue) => (
        <Venue key={venue.ident} venue={venue} />
      ))}
      {section.buses !== undefined && <Buses buses={section.buses} />}
    </SectionFrame>
  );
}

function Venue({ venue }: { readonly venue: VenueCard }): ReactNode {
  const t = useText();
  return (
    <article className="venue" id={partId('venue', venue.ident)}>
      <div className="venue-text">
        <h3>
          <Pictogram name="pin" />
          <T of={venue.name} />
        </h3>
        {venue.nameAlt !== undefined && (
          <p className="quiet">
            <T of={venue.nameAlt} />
          </p>
        )}
        <address>
          {venue.street}
          <br />
          {venue.place}
          <br />
          <T of={venue.country} />
        </address>
        {(venue.description ?? venue.directions) !== undefined && (
          <Fold title={t('event:venue.about')}>
            {venue.description !== undefined && <Prose of={venue.description} />}
            {venue.directions !== undefined && <Prose of={venue.directions} />}
          </Fold>
        )}
        <p>
          <Link href={venue.mapUrl} external className="button button-hollow">
            {t('event:venue.map')}
          </Link>
          {venue.geoUrl !== undefined && (
            <>
              {' '}
              <a href={venue.geoUrl}>{t('event:venue.geo')}</a>
            </>
          )}
        </p>
      </div>
      <div className="venue-pictures">
        <Figure picture={venue.map} />
        {venue.images.length > 0 && <Gallery pictures={venue.images} />}
      </div>
      {venue.rooms.length > 0 && <Rooms rooms={venue.rooms} />}
    </article>
  );
}

/** The rooms of a venue, in a fold: seats, floor, whether one gets there without steps, and the way. */
function Rooms({ rooms }: { readonly rooms: readonly RoomCard[] }): ReactNode {
  const t = useText();
  return (
    <div className="venue-rooms">
      <Fold title={<h4>{t('event:venue.rooms', { count: rooms.length })}</h4>}>
        <ul className="rooms" data-columns={evenColumns(rooms.length, [4, 3])}>
          {rooms.map((room) => (
            <li key={room.ident} id={partId('room', room.ident)}>
              <p>
                <strong>
                  <T of={room.name} />
                </strong>
              </p>
              <ul className="tags">
                {room.capacity !== undefined && <li>{t('schedule:seats', { count: room.capacity })}</li>}
                {room.floor !== undefined && (
                  <li>
                    <T of={room.floor} />
                  </li>
                )}
                {room.stepFree !== undefined && (
                  <li>{t(room.stepFree ? 'event:venue.stepFree' : 'event:venue.steps')}</li>
                )}
              </ul>
              {room.directions !== undefined && (
                <p>
                  <T of={room.directions} />
                </p>
              )}
              {room.plan !== undefined && <Figure picture={room.plan} />}
            </li>
          ))}
        </ul>
      </Fold>
    </div>
  );
}

function Buses({ buses }: { readonly buses: NonNullable<SectionProps<'venue'>['section']['buses']> }): ReactNode {
  const t = useText();
  return (
    <div className="buses">
      <h3>
        <Pictogram name="bus" />
        {t('event:venue.buses')}
      </h3>
      <p>
        <T of={buses.text} />
      </p>
      <dl className="facts">
        <div>
          <dt>{t('event:venue.day')}</dt>
          <dd>
            <Time of={buses.day} />
          </dd>
        </div>
        <div>
          <dt>{t('event:venue.departures')}</dt>
          <dd>{buses.departures.join(', ')}</dd>
        </div>
        <div>
          <dt>{t('event:venue.returns')}</dt>
          <dd>{buses.returns.join(', ')}</dd>
        </div>
      </dl>
    </div>
  );
}
