import type { ReactNode, RefObject } from 'react';
import type { BoardState, QrCode, ScheduleBoard } from './schedule-board.ts';
import type { ScheduleTexts } from './schedule-texts.ts';

export interface KeepStarsProps {
  /** The popover. */
  readonly menu: RefObject<HTMLElement | null>;
  /** Opens the popover. */
  readonly onOpen: () => void;
  readonly words: ScheduleTexts;
  readonly calendar: string | undefined;
  readonly state: BoardState;
  readonly board: ScheduleBoard;
}

/** The offer to keep the stars, at the lower edge of the screen, and what keeps them: a link, a calendar, a QR code. */
export function KeepStars({ menu, onOpen, words, calendar, state, board }: KeepStarsProps): ReactNode {
  const { keep, notices } = words;
  const { keeping, notice, isKeepingOffered } = state;
  return (
    <>
      {isKeepingOffered && (
        <section className="keep-offer" aria-label={keep.title}>
          <p role="status">{state.areStarsLost ? keep.lost : keep.offer}</p>
          <button type="button" onClick={onOpen}>
            {keep.accept}
          </button>
          <button type="button" onClick={board.dismissKeeping}>
            {keep.dismiss}
          </button>
        </section>
      )}
      <section ref={menu} popover="auto" className="keep-stars" aria-label={keep.title}>
        {keeping !== undefined && (
          <>
            <p className="keep-title">{keep.title}</p>
            <p>{keep.lead}</p>
            <label>
              {keep.link} <input type="url" readOnly value={keeping.link} />
            </label>
            <button type="button" className="tool" onClick={board.copyLink}>
              {keep.copy}
            </button>
            {(notice?.kind === 'copied' || notice?.kind === 'copy') && <p>{notices[notice.kind]}</p>}
            {calendar !== undefined && (
              <button type="button" className="tool" onClick={board.saveCalendar}>
                {words.saveCalendar}
              </button>
            )}
            {keeping.qr && <Qr of={keeping.qr} label={keep.qr} />}
            {keeping.qr === null && <p>{keep.tooMany}</p>}
            <p>{keep.homeScreen}</p>
            <button type="button" className="tool" onClick={() => menu.current?.hidePopover()}>
              {keep.close}
            </button>
          </>
        )}
      </section>
    </>
  );
}

function Qr({ of: { size, path }, label }: { readonly of: QrCode; readonly label: string }): ReactNode {
  return (
    <figure className="star-qr">
      <svg viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges" aria-hidden="true">
        <path d={path} />
      </svg>
      <figcaption>{label}</figcaption>
    </figure>
  );
}
