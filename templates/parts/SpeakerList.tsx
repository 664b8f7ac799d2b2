import type { ReactNode } from 'react';
import { plain } from '../../src/domain/language.ts';
import type { SpeakerCard } from '../../src/domain/page/page.ts';
import { useText } from '../render/environment.tsx';
import { evenColumns, speakerColumns } from './even-columns.ts';
import { Link } from './Link.tsx';
import { LinkedText } from './OutcomeLine.tsx';
import { Portrait } from './Portrait.tsx';
import { Struck } from './Struck.tsx';
import { T } from './T.tsx';

/** Cards of speakers, with keynotes first and larger. A placeholder has no link. */
export function SpeakerList({ speakers }: { readonly speakers: readonly SpeakerCard[] }): ReactNode {
  const sorted = [...speakers.filter((one) => one.keynote), ...speakers.filter((one) => !one.keynote)];
  return (
    <ul className="speakers" data-columns={speakerColumns(sorted)}>
      {sorted.map((speaker) => (
        <li key={speaker.slug} className={classOf(speaker)}>
          <Card speaker={speaker} />
        </li>
      ))}
    </ul>
  );
}

function classOf(speaker: SpeakerCard): string | undefined {
  if (speaker.placeholder) return 'speaker-open';
  return speaker.keynote ? 'speaker-keynote' : undefined;
}

function Card({ speaker }: { readonly speaker: SpeakerCard }): ReactNode {
  const t = useText();
  const name = speaker.placeholder ? speaker.name : <Link href={speaker.href}>{speaker.name}</Link>;
  return (
    <article className="speaker-card">
      <Portrait slug={speaker.slug} name={speaker.name} image={speaker.image} isNamed />
      <div>
        {speaker.keynote && <p className="label">{t('event:speakers.keynote')}</p>}
        <h3>{name}</h3>
        {plain(speaker.position) !== '' && (
          <p className="quiet">
            <T of={speaker.position} />
          </p>
        )}
        {speaker.talks.length > 0 && (
          <ul className="talks">
            {speaker.talks.map((talk) => (
              <li key={plain(talk.title)}>
                <Struck isOff={talk.off !== undefined}>
                  <LinkedText to={talk} />
                </Struck>
                {talk.off !== undefined && ` (${t(`schedule:outcome.off.${talk.off}`)})`}
              </li>
            ))}
          </ul>
        )}
      </div>
    </article>
  );
}

/** The portraits and names of speakers. */
export function SpeakerFaces({ speakers }: { readonly speakers: readonly SpeakerCard[] }): ReactNode {
  return (
    <ul className="faces" data-columns={evenColumns(speakers.length, [9, 8, 10, 7])}>
      {speakers.map((speaker) => (
        <li key={speaker.href}>
          <Portrait slug={speaker.slug} name={speaker.name} image={speaker.image} isNamed />
          <Link href={speaker.href}>{speaker.name}</Link>
        </li>
      ))}
    </ul>
  );
}
