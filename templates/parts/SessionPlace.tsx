import type { ReactNode } from 'react';
import type { Phrase } from '../../src/domain/language.ts';
import type { SessionPage, SessionSlot, SessionTime } from '../../src/domain/page/page.ts';
import type { Timeline } from '../../src/domain/time/timeline.ts';
import { useText } from '../render/environment.tsx';
import { Island } from './Island.tsx';
import { Link } from './Link.tsx';
import { OutcomeLine } from './OutcomeLine.tsx';
import { RateButton } from './RateButton.tsx';
import { Rating } from './Rating.tsx';
import { T } from './T.tsx';
import { Time } from './Time.tsx';
import { alternatives, Windowed } from './Windowed.tsx';

/** When and where a session is, and which track it belongs to: for each of its slots. */
export function SessionWhere({ slot }: { readonly slot: SessionSlot }): ReactNode {
  return [slot, ...(slot.again ?? [])].map((one) => (
    <TimeAndPlace key={one.when.iso} slot={one} hasLink={slot.again !== undefined} />
  ));
}

function TimeAndPlace({ slot, hasLink }: { readonly slot: SessionTime; readonly hasLink: boolean }): ReactNode {
  const t = useText();
  const { when, room, venue, track, schedule } = slot;
  return (
    <dl className="facts">
      <div>
        <dt>{t('event:when')}</dt>
        <dd>
          <Time of={when} />
          {hasLink && schedule !== undefined && (
            <Windowed as="span" shown={schedule.shown}>
              {'\u00a0· '}
              <Link href={schedule.href}>{t('schedule:inSchedule')}</Link>
            </Windowed>
          )}
          <OutcomeLine outcome={slot.outcome} />
        </dd>
      </div>
      {(room ?? venue) !== undefined && (
        <div>
          <dt>{t('event:where')}</dt>
          <dd>
            {room !== undefined && <RoomLink name={room.name} href={room.href} />}
            {room !== undefined && venue !== undefined && ', '}
            {venue !== undefined && <T of={venue} />}
          </dd>
        </div>
      )}
      {track !== undefined && (
        <div>
          <dt>{t('schedule:track')}</dt>
          <dd>
            <span className="track-name" data-color={track.color}>
              <T of={track.title} />
            </span>
          </dd>
        </div>
      )}
    </dl>
  );
}

interface RoomLinkProps {
  readonly name: Phrase;
  /** Null while nothing leads to the room. */
  readonly href: Timeline<string | null>;
}

/** The name of a room, with the link of the moment. */
export function RoomLink({ name, href }: RoomLinkProps): ReactNode {
  return alternatives(href).map(({ key, value, attributes }) => (
    <span key={key} {...attributes}>
      {value === null ? (
        <T of={name} />
      ) : (
        <Link href={value}>
          <T of={name} />
        </Link>
      )}
    </span>
  ));
}

/** What visitors can do about a session: star it, rate it, save it, see it in the schedule. */
export function SessionActions({ content }: { readonly content: SessionPage }): ReactNode {
  const t = useText();
  const { slot, calendar, event, year } = content;
  if (slot === undefined) return null;
  const { star, rating, feedback, schedule, again } = slot;
  return (
    <div className="talk-actions" data-rates={`${event}/${year}`}>
      {star !== undefined && (
        <Island
          name="session-star"
          on="visible"
          props={{
            ident: star,
            edition: `${event}/${year}`,
            label: t('schedule:star'),
            lost: t('schedule:keep.lost'),
          }}
        />
      )}
      <RateButton rating={rating} feedback={feedback} />
      {calendar !== undefined && (
        <p>
          <a href={calendar} type="text/calendar">
            {t('schedule:calendarOne')}
          </a>
        </p>
      )}
      {schedule !== undefined && again === undefined && (
        <Windowed as="p" shown={schedule.shown}>
          <Link href={schedule.href}>{t('schedule:inSchedule')}</Link>
        </Windowed>
      )}
      {rating !== undefined && (
        <Windowed shown={rating.shown}>
          <Rating form={rating.form} on="visible" />
        </Windowed>
      )}
    </div>
  );
}
