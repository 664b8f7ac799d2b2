import type { ReactNode } from 'react';
import type { MeanwhileEntry, SessionPart } from '../../src/domain/page/page.ts';
import { useText } from '../render/environment.tsx';
import { Link } from './Link.tsx';
import { T } from './T.tsx';

/** What else is on while a session is. */
export function Meanwhile({ entries }: { readonly entries: readonly MeanwhileEntry[] }): ReactNode {
  const t = useText();
  if (entries.length === 0) return null;
  return (
    <section className="section" aria-labelledby="meanwhile-title" id="meanwhile">
      <h2 id="meanwhile-title">{t('schedule:page.meanwhile')}</h2>
      <ul className="talks-around">
        {entries.map((entry) => (
          <li key={`${entry.times} ${entry.href}`}>
            <p className="label">
              {entry.times}
              {entry.place !== undefined && (
                <>
                  {' · '}
                  <T of={entry.place} />
                </>
              )}
            </p>
            <p>
              {entry.href === undefined ? (
                <T of={entry.title} />
              ) : (
                <Link href={entry.href}>
                  <T of={entry.title} />
                </Link>
              )}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The parts of the series that a session is one of. */
export function Parts({ parts }: { readonly parts: readonly SessionPart[] }): ReactNode {
  const t = useText();
  if (parts.length < 2) return null;
  return (
    <section className="section" aria-labelledby="parts-title" id="parts">
      <h2 id="parts-title">{t('schedule:page.parts')}</h2>
      <ol className="talks-around">
        {parts.map(({ href, title, part, isThis }) => (
          <li key={href}>
            <p className="label part">{part}</p>
            <p>
              {isThis ? (
                <strong>
                  <T of={title} />
                </strong>
              ) : (
                <Link href={href}>
                  <T of={title} />
                </Link>
              )}
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}
