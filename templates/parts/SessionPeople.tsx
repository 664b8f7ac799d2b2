import type { ReactNode } from 'react';
import { plain } from '../../src/domain/language.ts';
import type { SessionPerson } from '../../src/domain/page/page.ts';
import { useText } from '../render/environment.tsx';
import { Link } from './Link.tsx';
import { Portrait } from './Portrait.tsx';
import { T } from './T.tsx';

/** The speakers of a session: portrait, name and position. */
export function SessionPeople({ people }: { readonly people: readonly SessionPerson[] }): ReactNode {
  const t = useText();
  if (people.length === 0) return null;
  return (
    <section className="section" aria-labelledby="speakers-title" id="speakers">
      <h2 id="speakers-title">{t('schedule:page.speakers', { count: people.length })}</h2>
      <ul className="talk-people">
        {people.map((person) => (
          <li key={person.slug}>
            <Portrait slug={person.slug} name={person.name} image={person.image} isNamed />
            <div>
              <h3>{person.href === undefined ? person.name : <Link href={person.href}>{person.name}</Link>}</h3>
              {plain(person.position) !== '' && (
                <p className="quiet">
                  <T of={person.position} />
                </p>
              )}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
