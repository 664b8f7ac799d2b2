import type { ReactNode } from 'react';
import type { SessionCard } from '../../src/domain/page.ts';
import { useText } from '../render/environment.tsx';
import { Link } from './Link.tsx';
import { Ornament } from './Ornament.tsx';
import { Prose } from './Prose.tsx';
import { T } from './T.tsx';

/** The properties of a session: type, language, level, code, seats. */
export function SessionFacts({ session }: { readonly session: SessionCard }): ReactNode {
  const t = useText();
  const facts = [
    t(`schedule:types.${session.type}`),
    session.languageName,
    ...(session.level === 'unspecified' ? [] : [t(`schedule:levels.${session.level}`)]),
    ...(session.code === 'unspecified' ? [] : [t(`schedule:code.${session.code}`)]),
    ...(session.seats === undefined ? [] : [t('schedule:seats', { count: session.seats })]),
  ];
  return (
    <ul className="tags">
      {session.keynote && <li className="tag-strong">{t('schedule:keynote')}</li>}
      {facts.map((fact) => (
        <li key={fact}>{fact}</li>
      ))}
    </ul>
  );
}

/** The title of a session with its suffix. */
export function SessionTitle({ session }: { readonly session: SessionCard }): ReactNode {
  return (
    <>
      <T of={session.title} />
      {session.suffix !== undefined && (
        <>
          {' '}
          <T of={session.suffix} />
        </>
      )}
    </>
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
      {session.assets.length > 0 && (
        <ul className="assets" aria-label={t('schedule:assets')}>
          {session.assets.map((asset) => (
            <li key={asset.href}>
              <Link href={asset.href} external>
                <T of={asset.title} />
              </Link>
            </li>
          ))}
        </ul>
      )}
      {session.assetsRemark !== undefined && (
        <p className="quiet">
          <T of={session.assetsRemark} />
        </p>
      )}
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
