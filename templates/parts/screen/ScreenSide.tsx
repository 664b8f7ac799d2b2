import type { ReactNode } from 'react';
import { type Phrase, plain } from '../../../src/domain/language.ts';
import type { ScreenRoom, ScreenState, ScreenTexts, ScreenSide as Side } from '../../../src/domain/page/page.ts';
import { languageAttributes } from '../language-attributes.ts';
import { T } from '../T.tsx';
import { alternatives, Windowed } from '../Windowed.tsx';
import { NextEntry, TitleOrStruck } from './NextEntry.tsx';
import { Several } from './Several.tsx';

/** The most entries to come that a screen names; it only counts the others. */
const MOST_NEXT = 2;

/** The most entries beside each other that have a place on a screen. */
const MOST_PLACES = { room: 16, foyer: 9 } as const;

export interface ScreenSideProps {
  readonly side: Side;
  /** Without script, only the first language shows. */
  readonly isFirst: boolean;
}

interface ScreenProps extends ScreenSideProps {
  readonly screen: keyof typeof MOST_PLACES;
}

/** A screen in one language. */
export function ScreenSide({ side, isFirst, screen }: ScreenProps): ReactNode {
  return (
    <div className="screen-side" {...languageAttributes(side.language)} data-language={side.language} hidden={!isFirst}>
      <Windowed as="p" shown={side.nothing.shown} className="screen-nothing" data-nothing="">
        {side.nothing.text}
      </Windowed>
      {side.screens.map((room) => (
        <Windowed
          key={room.ident}
          shown={room.shown}
          className="screen-room"
          data-room={room.ident}
          data-rooms={room.rooms?.join(' ')}
        >
          <Room room={room} texts={side.texts} places={MOST_PLACES[screen]} />
        </Windowed>
      ))}
    </div>
  );
}

interface RoomProps {
  readonly room: ScreenRoom;
  readonly texts: ScreenTexts;
  /** The most entries beside each other that it has place for. */
  readonly places: number;
}

function Room({ room, texts, places }: RoomProps): ReactNode {
  return (
    <>
      <p className="screen-head">
        <span className="screen-name">
          <T of={room.name} />
        </span>
        <span className="screen-clock needs-script" data-clock={room.offsets} />
      </p>
      {room.notices.map(({ ident, text, shown }) => (
        <Windowed key={ident} as="p" shown={shown} className="screen-notice">
          <strong>{texts.urgent}</strong> <T of={text} />
        </Windowed>
      ))}
      {alternatives(room.onScreen).map(({ key, value, attributes }) => (
        <div key={key} {...attributes} className="screen-state" data-state={value.kind}>
          <State state={value} texts={texts} places={places} />
        </div>
      ))}
      <p className="screen-time-up">
        <b>0</b> {texts.timeUp}
      </p>
    </>
  );
}

interface StateProps extends Omit<RoomProps, 'room'> {
  readonly state: ScreenState;
}

function State({ state, texts, places }: StateProps): ReactNode {
  const { end, others, next } = state;
  const more = next.length - MOST_NEXT;
  return (
    <>
      <div className="screen-what">
        {others.length === 0 ? <One of={state} /> : <Several of={state} most={places} />}
      </div>
      <div className="screen-foot">
        {end !== undefined && (
          <p className="screen-end">
            <span className="screen-until">{end.text}</span> <Left end={end} />
          </p>
        )}
        {next.slice(0, MOST_NEXT).map((one, index) => (
          <NextEntry
            // biome-ignore lint/suspicious/noArrayIndexKey: entries never change their order, and two can be alike.
            key={index}
            next={one}
            label={texts.next}
            more={index === MOST_NEXT - 1 ? more : 0}
          />
        ))}
      </div>
    </>
  );
}

function One({ of: { label, title, isOff, people, where } }: { readonly of: ScreenState }): ReactNode {
  return (
    <>
      {label !== undefined && <p className="screen-label">{label}</p>}
      <p className="screen-title" data-size={titleSize(title)}>
        <TitleOrStruck title={title} isOff={isOff} />
      </p>
      {people !== undefined && <p className="screen-people">{people}</p>}
      {where !== undefined && <p className="screen-people">{where}</p>}
    </>
  );
}

/** The remaining minutes. A script fills in the number and shows it. */
function Left({ end }: { readonly end: NonNullable<ScreenState['end']> }): ReactNode {
  const [before, after] = end.left.split('#');
  return (
    <span className="screen-left needs-script" data-until={end.at} hidden>
      {before}
      <b />
      {after}
    </span>
  );
}

/** The length of a title on a screen, for the stylesheet: short titles are larger. */
function titleSize(title: Phrase): 'short' | 'medium' | 'long' {
  const { length } = plain(title);
  if (length <= 24) return 'short';
  return length <= 48 ? 'medium' : 'long';
}
