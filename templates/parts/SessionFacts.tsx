import type { ReactNode } from 'react';
import { Ornament } from '#look/parts.tsx';
import type { SessionCard, Shown } from '../../src/domain/page/page.ts';
import { unionShown } from '../../src/domain/page/shown.ts';
import { useText } from '../render/environment.tsx';
import { Link } from './Link.tsx';
import { Prose } from './Prose.tsx';
import { AssetList } from './SessionAssets.tsx';
import { Struck } from './Struck.tsx';
import { T } from './T.tsx';
import { Windowed } from './Windowed.tsx';

/** What kind of session it is, and what it is about: type, language, level, code, seats, recording, topics. */
export function SessionFacts({ session }: { readonly session: SessionCard }): ReactNode {
  const t = useText();
  const facts = [
    t(`schedule:types.${session.type}`),
    ...(session.languageName === undefined ? [] : [session.languageName]),
    ...(session.level === 'unspecified' ? [] : [t(`schedule:levels.${session.level}`)]),
    ...(session.code === 'unspecified' ? [] : [t(`schedule:code.${session.code}`)]),
    ...(session.seats === undefined ? [] : [t('schedule:seats', { count: session.seats })]),
    ...(session.recorded ? [] : [t('schedule:notRecorded')]),
    ...(session.liveCaptions ? [t('schedule:liveCaptions')] : []),
    ...(session.signLanguage ? [t('schedule:signLanguage')] : []),
  ];
  return (
    <ul className="tags">
      {session.keynote && <li className="tag-strong">{t('schedule:keynote')}</li>}
      {facts.map((fact) => (
        <li key={fact}>{fact}</li>
      ))}
      <Windowed as="li" shown={recordingShown(session)}>
        {t('schedule:hasRecording')}
      </Windowed>
      {session.topics.map(({ ident, title }) => (
        <li key={ident} className="tag-topic">
          <T of={title} />
        </li>
      ))}
    </ul>
  );
}

/** When there is a recording to watch. */
function recordingShown({ assets }: SessionCard): Shown {
  return unionShown(assets.filter(({ kind }) => kind === 'recording').map(({ shown }) => shown));
}

/** The title of a session, as a link to its page if it has one. */
export function SessionTitleLink({ session }: { readonly session: SessionCard }): ReactNode {
  const title = <SessionTitle session={session} />;
  return session.href === undefined ? title : <Link href={session.href}>{title}</Link>;
}

/** The title of a session with its suffix. */
export function SessionTitle({ session }: { readonly session: SessionCard }): ReactNode {
  return (
    <Struck isOff={session.outcome?.off !== undefined}>
      <T of={session.title} />
      {session.suffix !== undefined && (
        <>
          {' '}
          <T of={session.suffix} />
        </>
      )}
    </Struck>
  );
}

/** The series of a session, with its ornament. Empty for a session that is not part of one. */
export function SeriesLabel({ session }: { readonly session: SessionCard }): ReactNode {
  const t = useText();
  const { series, part } = session;
  if (series === undefined || part === undefined) return null;
  return (
    <p className="series">
      <Ornament ident={series.ident} size={9} />
      <span>
        {series.title === undefined ? t('schedule:part') : <T of={series.title} />} <span className="part">{part}</span>
      </span>
    </p>
  );
}

/** The description of a session, its assets (slides, code) and its calendar. */
export function SessionText({ session }: { readonly session: SessionCard }): ReactNode {
  const t = useText();
  return (
    <>
      {session.description.html !== '' && <Prose of={session.description} />}
      <AssetList assets={session.assets} remark={session.assetsRemark} />
      {session.calendar !== undefined && (
        <p>
          <a href={session.calendar} type="text/calendar">
            {t('schedule:calendarOne')}
          </a>
        </p>
      )}
    </>
  );
}

/** The names of people, with links to their pages. */
export function People({
  people,
}: {
  readonly people: readonly { readonly name: string; readonly href?: string }[];
}): ReactNode {
  return people.map((person, index) => (
    <span key={person.name}>
      {index > 0 && ', '}
      {person.href === undefined ? person.name : <Link href={person.href}>{person.name}</Link>}
    </span>
  ));
}
