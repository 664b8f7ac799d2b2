import { type FormEvent, useState } from 'react';
import type { BoardEntry, BoardMove, BoardSpot } from '../../../src/domain/editor/edit-board.ts';
import { Dialog } from '../Dialog.tsx';
import { LabelledInput } from '../LabelledInput.tsx';
import { t } from '../shown-texts.ts';
import { useBoard } from './board-context.ts';
import { type Moved, nameOf } from './board-lists.ts';
import { MovePreview } from './MovePreview.tsx';

export type Timed = Moved & { readonly from: BoardSpot };

/** Fixes the start of an entry, or changes its length. Each shows first what it would change. */
export function TimeDialog({ moved, close }: { readonly moved: Timed; readonly close: () => void }) {
  const { entry } = moved;
  if (entry === undefined) return null;
  return (
    <Dialog title={t('board:timeTitle', { title: moved.title })} onCancel={close}>
      <StartForm moved={moved} entry={entry} close={close} />
      <LengthForm moved={moved} entry={entry} close={close} />
      <div className="buttons">
        <button type="button" className="quiet" onClick={close}>
          {t('board:cancel')}
        </button>
      </div>
    </Dialog>
  );
}

interface TimeForm {
  readonly moved: Timed;
  readonly entry: BoardEntry;
  readonly close: () => void;
}

function StartForm({ moved, entry, close }: TimeForm) {
  const { makeMove } = useBoard();
  // After midnight the board counts on from 24:00, and a time of day does not.
  const current =
    entry.startsAt === ''
      ? ''
      : `${String(Number(entry.startsAt.slice(0, 2)) % 24).padStart(2, '0')}${entry.startsAt.slice(2)}`;
  const [time, setTime] = useState(current);
  const move: BoardMove | undefined =
    time === '' || (time === current && entry.isPinned) ? undefined : { kind: 'pin', at: moved.from, startsAt: time };
  const submit = (event: FormEvent, wanted: BoardMove | undefined): void => {
    event.preventDefault();
    if (wanted === undefined) return;
    close();
    makeMove(wanted, nameOf(entry));
  };
  return (
    <form onSubmit={(event) => submit(event, move)}>
      <fieldset className="board-time-form">
        <legend className="label">{t('board:pin')}</legend>
        <LabelledInput
          type="time"
          label={t('board:startsAt')}
          help={t('board:pinHint')}
          value={time}
          change={setTime}
        />
        {time !== current && <MovePreview move={move} />}
        <div className="buttons">
          <button type="submit" disabled={move === undefined}>
            {t('board:setStart')}
          </button>
          {entry.isPinned && (
            <button type="button" onClick={(event) => submit(event, { kind: 'pin', at: moved.from })}>
              {t('board:removePin')}
            </button>
          )}
        </div>
      </fieldset>
    </form>
  );
}

function LengthForm({ moved, entry, close }: TimeForm) {
  const { makeMove } = useBoard();
  const [text, setText] = useState(String(entry.minutes));
  const minutes = Number(text);
  const isLength = Number.isInteger(minutes) && minutes >= 1 && minutes <= 1440;
  const move: BoardMove | undefined =
    isLength && minutes !== entry.minutes ? { kind: 'resize', at: moved.from, minutes } : undefined;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (move === undefined) return;
        close();
        makeMove(move, nameOf(entry));
      }}
    >
      <fieldset className="board-time-form">
        <legend className="label">{t('board:length')}</legend>
        <LabelledInput
          type="number"
          min={1}
          max={1440}
          required
          label={t('board:inMinutes')}
          help={entry.session === undefined ? undefined : t('board:sessionLength')}
          value={text}
          change={setText}
        />
        {move !== undefined && <MovePreview move={move} />}
        <div className="buttons">
          <button type="submit" disabled={move === undefined}>
            {t('board:setLength')}
          </button>
        </div>
      </fieldset>
    </form>
  );
}
