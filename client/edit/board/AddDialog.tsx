import { useId, useState } from 'react';
import type { BoardMove, NewBoardEntry } from '../../../src/domain/edit-board.ts';
import type { Sort } from '../texts/board-texts.ts';
import { dayName } from './BoardDays.tsx';
import { BoardDialog } from './BoardDialog.tsx';
import { useBoard } from './board-context.ts';
import { MovePreview } from './MovePreview.tsx';
import { PositionSelect, Select } from './Select.tsx';

const BREAKS: readonly Sort[] = ['coffee', 'lunch', 'pause'];
const SPECIALS: readonly Sort[] = ['registration', 'opening', 'panel', 'closing', 'afterParty', 'other'];

/** Adds a break, a special entry, or parallel rooms or tracks to a day. */
export function AddDialog({ date: shown, close }: { readonly date: string; readonly close: () => void }) {
  const { board, texts, language, makeMove } = useBoard();
  const [sort, setSort] = useState<Sort>('coffee');
  const [title, setTitle] = useState<Readonly<Record<string, string>>>({});
  const [names, setNames] = useState<readonly string[]>([]);
  const [date, setDate] = useState(shown);
  const [position, setPosition] = useState<number>();
  const entries = board.days.find((day) => day.date === date)?.entries ?? [];
  const index = position ?? entries.length;
  const lists = sort === 'rooms' ? board.rooms.map(({ ident, name }) => ({ ident, title: name })) : board.tracks;
  const isParallel = sort === 'rooms' || sort === 'tracks';
  const entry: NewBoardEntry = isParallel
    ? { kind: 'tracks', by: sort, names: lists.flatMap(({ ident }) => (names.includes(ident) ? ident : [])) }
    : { kind: BREAKS.includes(sort) ? 'break' : 'special', sort, title };
  const isComplete = isParallel ? names.length > 0 : Object.values(title).some((text) => text.trim() !== '');
  const move: BoardMove | undefined = isComplete ? { kind: 'add', entry, to: { date, index } } : undefined;
  return (
    <BoardDialog title={texts.addTitle} close={close}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (move === undefined) return;
          close();
          makeMove(move, undefined);
        }}
      >
        <Select
          label={texts.sort}
          value={sort}
          change={(value) => {
            setSort(value as Sort);
            setNames([]);
          }}
        >
          {[...BREAKS, ...SPECIALS].map((one) => (
            <option key={one} value={one}>
              {texts.sorts[one]}
            </option>
          ))}
          {board.rooms.length > 0 && <option value="rooms">{texts.sorts.rooms}</option>}
          {board.tracks.length > 0 && <option value="tracks">{texts.sorts.tracks}</option>}
        </Select>
        {isParallel ? (
          <ListsField legend={texts.sorts[sort]} lists={lists} chosen={names} choose={setNames} />
        ) : (
          board.languages.map((tag) => (
            <TitleField
              key={tag}
              tag={board.languages.length > 1 ? tag : undefined}
              value={title[tag] ?? ''}
              change={(text) => setTitle({ ...title, [tag]: text })}
            />
          ))
        )}
        {board.days.length > 1 && (
          <Select
            label={texts.day}
            value={date}
            change={(value) => {
              setDate(value);
              setPosition(undefined);
            }}
          >
            {board.days.map((day) => (
              <option key={day.date} value={day.date}>
                {dayName(day, language)}
              </option>
            ))}
          </Select>
        )}
        <PositionSelect entries={entries} index={index} change={setPosition} />
        <MovePreview move={move} />
        <div className="board-buttons">
          <button type="submit" className="board-primary" disabled={!isComplete}>
            {texts.add}
          </button>
          <button type="button" onClick={close}>
            {texts.cancel}
          </button>
        </div>
      </form>
    </BoardDialog>
  );
}

/** The title in a language; without a tag in the only one. */
function TitleField({
  tag,
  value,
  change,
}: {
  readonly tag: string | undefined;
  readonly value: string;
  readonly change: (text: string) => void;
}) {
  const { texts, language } = useBoard();
  const id = useId();
  const name = tag === undefined ? '' : ` (${new Intl.DisplayNames([language], { type: 'language' }).of(tag) ?? tag})`;
  return (
    <p className="board-field">
      <label htmlFor={id}>
        {texts.title}
        {name}
      </label>
      <input id={id} type="text" lang={tag} value={value} onChange={(event) => change(event.target.value)} />
    </p>
  );
}

function ListsField({
  legend,
  lists,
  chosen,
  choose,
}: {
  readonly legend: string;
  readonly lists: readonly { readonly ident: string; readonly title: string }[];
  readonly chosen: readonly string[];
  readonly choose: (idents: readonly string[]) => void;
}) {
  return (
    <fieldset>
      <legend>{legend}</legend>
      {lists.map(({ ident, title }) => (
        <label key={ident} className="board-check">
          <input
            type="checkbox"
            checked={chosen.includes(ident)}
            onChange={(event) =>
              choose(event.target.checked ? [...chosen, ident] : chosen.filter((one) => one !== ident))
            }
          />
          {title}
        </label>
      ))}
    </fieldset>
  );
}
