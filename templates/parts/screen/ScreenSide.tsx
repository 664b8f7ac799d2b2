import type { ReactNode } from 'react';
import { type Phrase, plain } from '../../../src/domain/language.ts';
import type {
  ScreenOther,
  ScreenRoom,
  ScreenState,
  ScreenTexts,
  ScreenSide as Side,
} from '../../../src/domain/page/page.ts';
import { languageAttributes } from '../language-attributes.ts';
import { T } from '../T.tsx';
import { alternatives, Windowed } from '../Windowed.tsx';
import { NextEntry, TitleOrStruck } from './NextEntry.tsx';

export interface ScreenSideProps {
  readonly side: Side;
  /** Without script, only the first language shows. */
  readonly isFirst: boolean;
}

/** A screen in one language. */
export function ScreenSide({ side, isFirst }: ScreenSideProps): ReactNode {
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
          <Room room={room} texts={side.texts} />
        </Windowed>
      ))}
    </div>
  );
}

function Room({ room, texts }: { readonly room: ScreenRoom; readonly texts: ScreenTexts }): ReactNode {
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
          <State state={value} texts={texts} />
        </div>
      ))}
      <p className="screen-time-up">
        <b>0</b> {texts.timeUp}
      </p>
    </>
  );
}

function State({ state, texts }: { readonly state: ScreenState; readonly texts: ScreenTexts }): ReactNode {
  const { label, title, isOff, people, where, end, others, next } = state;
  return (
    <>
      <div className="screen-what" data-count={others.length === 0 ? undefined : countOf(others.length + 1)}>
        {label !== undefined && <p className="screen-label">{label}</p>}
        <p className="screen-title" data-size={titleSize(title)}>
          <TitleOrStruck title={title} isOff={isOff} />
        </p>
        {people !== undefined && <p className="screen-people">{people}</p>}
        {where !== undefined && <p className="screen-people">{where}</p>}
        {others.map((other) => (
          <Other key={plain(other.title)} of={other} />
        ))}
      </div>
      <div className="screen-foot">
        {end !== undefined && (
          <p className="screen-end">
            <span className="screen-until">{end.text}</span> <Left end={end} />
          </p>
        )}
        {next.map((one) => (
          <NextEntry key={plain(one.title)} next={one} label={texts.next} />
        ))}
      </div>
    </>
  );
}

/** What is on beside the first entry. */
function Other({ of: { title, isOff, people, end } }: { readonly of: ScreenOther }): ReactNode {
  const facts = [people, end].filter((one) => one !== undefined);
  return (
    <>
      <p className="screen-title">
        <TitleOrStruck title={title} isOff={isOff} />
      </p>
      {facts.length > 0 && <p className="screen-people">{facts.join(' · ')}</p>}
    </>
  );
}

/** How many entries a screen shows at once, for the stylesheet. */
function countOf(count: number): 'two' | 'some' | 'many' {
  if (count === 2) return 'two';
  return count <= 6 ? 'some' : 'many';
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
