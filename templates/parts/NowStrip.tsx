import type { ReactNode } from 'react';
import type { Phrase } from '../../src/domain/language.ts';
import type { NowStrip as Content, NowRow } from '../../src/domain/page/page.ts';
import { useText } from '../render/environment.tsx';
import { NowEntries, type NowState, whenFilled } from './NowEntries.tsx';
import { T } from './T.tsx';
import { alternatives, Windowed } from './Windowed.tsx';

/** What is on now for everybody and in each room, until when, and what comes next there. */
export function NowStrip({ of: strip }: { readonly of: Content | undefined }): ReactNode {
  const t = useText();
  if (strip === undefined) return null;
  return (
    <Windowed as="section" shown={strip.shown} className="now-strip" aria-label={t('schedule:strip.title')}>
      <ul>
        {strip.rooms.map((row, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows never change their order, and two can have one name.
          <Row key={index} row={row} />
        ))}
      </ul>
    </Windowed>
  );
}

/** The row of a room says if nothing comes any more; what is for everybody shows while there is any. */
function Row({ row }: { readonly row: NowRow }): ReactNode {
  const states = alternatives(row.states).map(({ key, value, attributes }) => (
    <div key={key} {...attributes}>
      <State room={row.room} of={value} />
    </div>
  ));
  if (row.room !== undefined) return <li>{states}</li>;
  return (
    <Windowed as="li" shown={whenFilled(row)}>
      {states}
    </Windowed>
  );
}

function State({ room, of: state }: { readonly room: Phrase | undefined; readonly of: NowState }): ReactNode {
  const t = useText();
  const { now, next } = state;
  const place = room ?? [...now, ...next][0]?.room;
  return (
    <>
      {now.length === 0 && (
        <p className="now-room">
          <RoomName of={place} />
        </p>
      )}
      <NowEntries
        of={state}
        name="now"
        headOf={(entry, index) => (
          <p className="now-room">
            <RoomName of={index === 0 ? place : entry.room} />
            <span>{t('schedule:strip.until', { end: entry.end })}</span>
          </p>
        )}
      />
      {now.length + next.length === 0 && <p className="now-next">{t('schedule:strip.nothing')}</p>}
    </>
  );
}

function RoomName({ of: name }: { readonly of: Phrase | undefined }): ReactNode {
  return (
    name !== undefined && (
      <strong>
        <T of={name} />
      </strong>
    )
  );
}
