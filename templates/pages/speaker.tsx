import { Fragment, type ReactNode } from 'react';
import { plain } from '../../src/domain/language.ts';
import type { SpeakerPage as Content, SlotFacts } from '../../src/domain/page/page.ts';
import { partId } from '../../src/domain/paths/part-ids.ts';
import { EditionStatus } from '../parts/EditionStatus.tsx';
import { Link } from '../parts/Link.tsx';
import { Neighbours } from '../parts/Neighbours.tsx';
import { OutcomeLine } from '../parts/OutcomeLine.tsx';
import { Portrait } from '../parts/Portrait.tsx';
import { Prose } from '../parts/Prose.tsx';
import { People, SeriesLabel, SessionFacts, SessionText, SessionTitleLink } from '../parts/SessionFacts.tsx';
import { Struck } from '../parts/Struck.tsx';
import { T } from '../parts/T.tsx';
import { Time } from '../parts/Time.tsx';
import { Title } from '../parts/Title.tsx';
import { useText } from '../render/environment.tsx';

/** The page of a speaker of one edition: profile and sessions. */
export function SpeakerPage({ content }: { readonly content: Content }): ReactNode {
  const t = useText();
  return (
    <>
      <EditionStatus of={content.status} />
      <div className="person">
        <div className="person-portrait">
          <Portrait slug={content.slug} name={content.name} image={content.image} isFirst />
        </div>
        <div className="person-text">
          <p className="label">
            <Link href={content.eventHref}>
              <T of={content.eventTitle} /> {content.year}
            </Link>
            {content.keynote && <strong>{t('event:speakers.keynote')}</strong>}
          </p>
          <Title of={content.name} />
          {plain(content.position) !== '' && (
            <p className="lead">
              <T of={content.position} />
            </p>
          )}
          <Links content={content} />
          {content.bio.html !== '' && <Prose of={content.bio} />}
        </div>
      </div>
      <Sessions content={content} />
      <Hosts content={content} />
      {content.otherYears.length > 0 && (
        <section className="section" aria-labelledby="years-title">
          <h2 id="years-title">{t('event:speakers.otherYears')}</h2>
          <ul className="years">
            {content.otherYears.map((year) => (
              <li key={year.href}>
                <Link href={year.href}>{year.title}</Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      <Neighbours label={t('event:speakers.neighbours')} previous={content.previous} next={content.next} />
      <p className="section back">
        <Link href={`${content.eventHref}#speakers`}>{t('event:speakers.all')}</Link>
      </p>
    </>
  );
}

function Links({ content }: { readonly content: Content }): ReactNode {
  const t = useText();
  if (content.links.length === 0) return null;
  return (
    <ul className="inline" aria-label={t('event:speakers.links', { name: content.name })}>
      {content.links.map((link) => (
        <li key={link.href}>
          <Link href={link.href} external>
            {t(`event:links.${link.kind}`)}
          </Link>
        </li>
      ))}
    </ul>
  );
}

function Sessions({ content }: { readonly content: Content }): ReactNode {
  const t = useText();
  if (content.sessions.length === 0) return null;
  return (
    <section className="section" aria-labelledby="sessions-title">
      <h2 id="sessions-title">{t('event:speakers.sessions', { count: content.sessions.length })}</h2>
      {content.sessions.map((session) => (
        <article key={session.ident} className="session" id={partId('session', session.ident)}>
          <SeriesLabel session={session} />
          <h3>
            <SessionTitleLink session={session} />
          </h3>
          <OutcomeLine outcome={session.outcome} />
          {[session, ...(session.again ?? [])].map((slot) => (
            <Fragment key={slot.scheduleHref ?? session.ident}>
              <Slot of={slot} />
              <OutcomeLine outcome={slot.slotOutcome} />
            </Fragment>
          ))}
          <Others people={session.beside} />
          <SessionFacts session={session} />
          <SessionText session={session} />
        </article>
      ))}
    </section>
  );
}

/** The other speakers of a session. Empty if there are none. */
function Others({ people }: { readonly people: Content['sessions'][number]['speakers'] }): ReactNode {
  const t = useText();
  if (people.length === 0) return null;
  return (
    <p>
      {t('schedule:with', { count: people.length })}: <People people={people} />
    </p>
  );
}

/** The panels and other entries that the speaker moderates. */
function Hosts({ content }: { readonly content: Content }): ReactNode {
  const t = useText();
  if (content.hosts.length === 0) return null;
  return (
    <section className="section" aria-labelledby="hosts-title">
      <h2 id="hosts-title">{t('event:speakers.hosts')}</h2>
      {content.hosts.map((entry) => (
        <article key={entry.scheduleHref} className="session">
          <h3>
            <Struck isOff={entry.outcome?.off !== undefined}>
              <T of={entry.title} />
            </Struck>
          </h3>
          <OutcomeLine outcome={entry.outcome} />
          <Slot of={entry} />
        </article>
      ))}
    </section>
  );
}

/** Time and place of a session, with a link to the schedule. */
function Slot({ of }: { readonly of: SlotFacts & { readonly scheduleHref?: string } }): ReactNode {
  const t = useText();
  if (of.when === undefined) return null;
  return (
    <p className="slot">
      <Time of={of.when} />
      {of.venue !== undefined && (
        <>
          {'\u00a0· '}
          <T of={of.venue} />
        </>
      )}
      {of.room !== undefined && (
        <>
          {'\u00a0· '}
          <T of={of.room} />
        </>
      )}
      {of.track !== undefined && (
        <>
          {'\u00a0· '}
          <T of={of.track} />
        </>
      )}
      {of.scheduleHref !== undefined && (
        <>
          {'\u00a0· '}
          <Link href={of.scheduleHref}>{t('schedule:inSchedule')}</Link>
        </>
      )}
    </p>
  );
}
