import type { ReactNode } from 'react';
import type { SessionCard } from '../../src/model/page.ts';
import { useText } from '../render/environment.tsx';
import { Link } from './Link.tsx';
import { Prose } from './Prose.tsx';
import { T } from './T.tsx';

/** What kind of session it is: type, language, level, code, seats. */
export function SessionFacts({ session }: { readonly session: SessionCard }): ReactNode {
  const t = useText();
  const facts = [
    ...(session.keynote ? [t('schedule:keynote')] : []),
    t(`schedule:types.${session.type}`),
    session.languageName,
    t(`schedule:levels.${session.level}`),
    t(`schedule:code.${session.code}`),
    ...(session.seats === undefined ? [] : [t('schedule:seats', { count: session.seats })]),
  ];
  return (
    <ul className="tags">
      {facts.map((fact) => (
        <li key={fact}>{fact}</li>
      ))}
    </ul>
  );
}

/** A session's title, with the part of a series it is. */
export function SessionTitle({ session }: { readonly session: SessionCard }): ReactNode {
  const t = useText();
  return (
    <>
      <T of={session.title} />
      {session.part !== undefined && (
        <span className="part" title={t('schedule:part')}>
          {' '}
          {session.part}
        </span>
      )}
    </>
  );
}

/** What a session is about, and what it left behind: slides, code. */
export function SessionText({ session }: { readonly session: SessionCard }): ReactNode {
  const t = useText();
  return (
    <>
      <Prose of={session.description} />
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
    </>
  );
}

/** The people of a session, each with a link to their page. */
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
