import type { ReactNode } from 'react';
import type { SpeakerPage as Content } from '../../src/model/page.ts';
import { Link } from '../parts/Link.tsx';
import { Portrait } from '../parts/Portrait.tsx';
import { Prose } from '../parts/Prose.tsx';
import { SessionFacts, SessionText, SessionTitle } from '../parts/SessionFacts.tsx';
import { T } from '../parts/T.tsx';
import { Time } from '../parts/Time.tsx';
import { useText } from '../render/environment.tsx';

/** A speaker of one edition: who they are, and what they talk about. */
export function SpeakerPage({ content }: { readonly content: Content }): ReactNode {
  const t = useText();
  return (
    <>
      <div className="hero hero-speaker">
        <div className="hero-text">
          <p className="label">
            <Link href={content.eventHref}>
              <T of={content.eventTitle} /> {content.year}
            </Link>
          </p>
          <h1>{content.name}</h1>
          {content.keynote && <p className="label">{t('event:speakers.keynote')}</p>}
          <p className="lead">
            <T of={content.position} />
          </p>
          <Links content={content} />
        </div>
        <Portrait name={content.name} image={content.image} isFirst />
      </div>
      <section className="section" aria-labelledby="bio-title">
        <h2 id="bio-title">{t('event:speakers.bio')}</h2>
        <Prose of={content.bio} />
      </section>
      <Sessions content={content} />
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
        <article key={session.ident} className="session" id={`session-${session.ident}`}>
          <h3>
            <SessionTitle session={session} />
          </h3>
          <SessionFacts session={session} />
          {session.when !== undefined && (
            <p className="label">
              <Time of={session.when} />
              {session.end !== undefined && <> {t('schedule:until', { end: session.end })}</>}
              {session.track !== undefined && (
                <>
                  {' '}
                  · <T of={session.track} />
                </>
              )}
              {session.href !== undefined && (
                <>
                  {' '}
                  · <Link href={session.href}>{t('schedule:inSchedule')}</Link>
                </>
              )}
            </p>
          )}
          <SessionText session={session} />
        </article>
      ))}
    </section>
  );
}
