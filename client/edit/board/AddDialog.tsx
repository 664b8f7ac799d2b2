import { useState } from 'react';
import type { BoardMove, NewBoardEntry } from '../../../src/domain/editor/edit-board.ts';
import { FormDialog } from '../FormDialog.tsx';
import { LabelledInput } from '../LabelledInput.tsx';
import { language, t } from '../shown-texts.ts';
import { dayName } from './BoardDays.tsx';
import { useBoard } from './board-context.ts';
import { nameOf } from './board-lists.ts';
import { MovePreview } from './MovePreview.tsx';
import { PositionSelect, Select } from './Select.tsx';

/** What can be added to a day besides sessions. */
type Sort =
  | 'coffee'
  | 'lunch'
  | 'pause'
  | 'registration'
  | 'opening'
  | 'panel'
  | 'closing'
  | 'afterParty'
  | 'other'
  | 'rooms'
  | 'tracks';

const BREAKS: readonly Sort[] = ['coffee', 'lunch', 'pause'];
const SPECIALS: readonly Sort[] = ['registration', 'opening', 'panel', 'closing', 'afterParty', 'other'];

/** Adds a break, a special entry, or parallel rooms or tracks to a day. */
export function AddDialog({ date: shown, close }: { readonly date: string; readonly close: () => void }) {
  const { board, makeMove } = useBoard();
  const [sort, setSort] = useState<Sort>('coffee');
  const [title, setTitle] = useState<Readonly<Record<string, string>>>({});
  const [names, setNames] = useState<readonly string[]>([]);
  const [date, setDate] = useState(shown);
  const [position, setPosition] = useState<number>();
  const entries = board.days.find((day) => day.date === date)?.entries ?? [];
  const index = position ?? entries.length;
  const lists = sort === 'rooms' ? board.rooms.map(({ ident, name }) => ({ ident, title: name })) : board.tracks;
  const isParallel = sort === 'rooms' || sort === 'tracks';
  const chosen = lists.filter(({ ident }) => names.includes(ident));
  const entry: NewBoardEntry = isParallel
    ? { kind: 'tracks', by: sort, names: chosen.map(({ ident }) => ident) }
    : { kind: BREAKS.includes(sort) ? 'break' : 'special', sort, title };
  const titles = board.languages.flatMap((tag) => title[tag]?.trim() || []);
  const isComplete = isParallel ? names.length > 0 : titles.length > 0;
  const shownTitle = isParallel ? chosen.map((list) => list.title).join(' · ') : (titles[0] ?? '');
  const move: BoardMove | undefined = isComplete ? { kind: 'add', entry, to: { date, index } } : undefined;
  return (
    <FormDialog
      title={t('board:addTitle')}
      submitLabel={t('board:add')}
      isReady={isComplete}
      onSubmit={() => {
        if (move === undefined) return;
        close();
        makeMove(move, nameOf({ kind: entry.kind, title: shownTitle }));
      }}
      onCancel={close}
    >
      <Select
        label={t('board:sort')}
        value={sort}
        change={(value) => {
          setSort(value as Sort);
          setNames([]);
        }}
      >
        {[...BREAKS, ...SPECIALS].map((one) => (
          <option key={one} value={one}>
            {t(`board:sorts.${one}`)}
          </option>
        ))}
        {board.rooms.length > 0 && <option value="rooms">{t('board:sorts.rooms')}</option>}
        {board.tracks.length > 0 && <option value="tracks">{t('board:sorts.tracks')}</option>}
      </Select>
      {isParallel ? (
        <ListsField legend={t(`board:sorts.${sort}`)} lists={lists} chosen={names} choose={setNames} />
      ) : (
        board.languages.map((tag, at) => (
          <TitleField
            key={tag}
            isRequired={at === 0}
            tag={board.languages.length > 1 ? tag : undefined}
            value={title[tag] ?? ''}
            change={(text) => setTitle({ ...title, [tag]: text })}
          />
        ))
      )}
      {board.days.length > 1 && (
        <Select
          label={t('board:day')}
          value={date}
          change={(value) => {
            setDate(value);
            setPosition(undefined);
          }}
        >
          {board.days.map((day) => (
            <option key={day.date} value={day.date}>
              {dayName(day)}
            </option>
          ))}
        </Select>
      )}
      <PositionSelect entries={entries} index={index} change={setPosition} />
      <MovePreview move={move} />
    </FormDialog>
  );
}

/** The title in a language; without a tag in the only one. */
function TitleField({
  isRequired,
  tag,
  value,
  change,
}: {
  /** Whether it says that a title is needed. One language is enough. */
  readonly isRequired: boolean;
  readonly tag: string | undefined;
  readonly value: string;
  readonly change: (text: string) => void;
}) {
  const name = tag === undefined ? '' : ` (${new Intl.DisplayNames([language], { type: 'language' }).of(tag) ?? tag})`;
  return (
    <LabelledInput
      label={`${t('board:title')}${name}`}
      lang={tag}
      help={isRequired ? t('form:required') : undefined}
      value={value}
      change={change}
    />
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
    <fieldset className="field">
      <legend className="label">{legend}</legend>
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
