import { Fragment } from 'react';
import type { BoardEntry, BoardSpot } from '../../../src/domain/editor/edit-board.ts';
import { ProblemMessage, ProblemText } from '../form/ProblemText.tsx';
import { t } from '../shown-texts.ts';
import { useBoard } from './board-context.ts';
import { listKey, moveTo, nameOf } from './board-lists.ts';
import { EntryTitle, Handle, MoveButton } from './EntryParts.tsx';

/** A list of entries, in which a dragged entry can land. */
export function EntryList({
  entries,
  spot,
  label,
}: {
  readonly entries: readonly BoardEntry[];
  readonly spot: Omit<BoardSpot, 'index'>;
  /** Absent if the section around it has a name. */
  readonly label?: string;
}) {
  const landing = useLanding(spot);
  return (
    <ol
      className="board-list"
      aria-label={label}
      data-date={spot.date}
      {...(spot.track === undefined ? {} : { 'data-block': spot.block, 'data-track': spot.track })}
    >
      {entries.length === 0 && landing === undefined && <li className="board-empty">{t('board:empty')}</li>}
      {entries.map((entry) => (
        <Fragment key={entry.index}>
          {landing === entry.index && <Landing />}
          <EntryItem entry={entry} at={{ ...spot, index: entry.index }} />
        </Fragment>
      ))}
      {landing === entries.length && <Landing />}
    </ol>
  );
}

/** The index in a list before which what is dragged would land. */
function useLanding(spot: Omit<BoardSpot, 'index'>): number | undefined {
  const { moved, target } = useBoard().drag;
  if (moved === undefined || target?.kind !== 'spot') return undefined;
  const isHere = target.spot.date === spot.date && listKey(target.spot) === listKey(spot);
  return isHere && moveTo(moved, target.spot) !== undefined ? target.spot.index : undefined;
}

function Landing() {
  const { moved } = useBoard().drag;
  return (
    <li className="board-landing" aria-hidden="true">
      {moved?.title}
    </li>
  );
}

/** An entry of the programme with what can be done with it. Parallel entries contain a list for each track. */
function EntryItem({ entry, at }: { readonly entry: BoardEntry; readonly at: BoardSpot }) {
  const { drag, openTime, openAnnounce } = useBoard();
  const { title, tracks, session, startsAt, endsAt } = entry;
  const moved = { title, from: at, entry, ...(session === undefined ? {} : { session }) };
  const isDragged = drag.moved?.entry === entry;
  return (
    <li
      className={`board-entry board-${entry.kind}${isDragged ? ' board-dragged' : ''}`}
      data-index={at.index}
      data-name={nameOf(entry)}
    >
      <div className="board-row">
        <Handle moved={moved} />
        <div className="board-facts">
          <p className="board-time">
            {startsAt !== '' && (
              <time>
                {startsAt}–{endsAt}
              </time>
            )}
            <span>{t('board:minutes', { count: entry.minutes })}</span>
            {entry.state !== undefined && (
              <strong className="board-state">{t(`announce:records.${entry.state}`)}</strong>
            )}
            {entry.isPinned && <span className="board-pin">{t('board:pinned')}</span>}
            {entry.isAlongside && <span className="board-pin">{t('board:alongside')}</span>}
          </p>
          <EntryTitle moved={moved} />
          <Rooms entry={entry} at={at} />
          {entry.clashes.map((clash) => (
            <div key={clash.message} className="board-clash">
              <strong>{t('board:clash')}</strong> <ProblemText problem={clash} />
              <ProblemMessage problem={clash} />
            </div>
          ))}
        </div>
        <div className="board-actions">
          <MoveButton moved={moved} />
          {tracks === undefined && (
            <button
              type="button"
              aria-label={t('board:about', { action: t('board:time'), title })}
              onClick={() => openTime(moved)}
            >
              {t('board:time')}
            </button>
          )}
          {tracks === undefined && (
            <button
              type="button"
              aria-label={t('board:about', { action: t('announce:openShort'), title })}
              onClick={() => openAnnounce(at)}
            >
              {t('announce:openShort')}
            </button>
          )}
        </div>
      </div>
      {tracks !== undefined && (
        <div className="board-parallel">
          {tracks.map((track) => (
            <section key={track.ident} className="board-track">
              <h3>{track.title}</h3>
              <EntryList
                entries={track.entries}
                label={track.title}
                spot={{ date: at.date, block: at.index, track: track.ident }}
              />
            </section>
          ))}
        </div>
      )}
    </li>
  );
}

/** The rooms of an entry for everybody; those of a track are in its heading. */
function Rooms({ entry, at }: { readonly entry: BoardEntry; readonly at: BoardSpot }) {
  const { board } = useBoard();
  if (at.track !== undefined || entry.tracks !== undefined || entry.rooms.length === 0) return null;
  const names = entry.rooms.map((ident) => board.rooms.find((room) => room.ident === ident)?.name ?? ident);
  return <p className="board-speakers">{names.join(', ')}</p>;
}
