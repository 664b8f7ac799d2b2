import { useState } from 'react';
import { FormDialog } from '../FormDialog.tsx';
import { t } from '../shown-texts.ts';
import { dayName } from './BoardDays.tsx';
import { useBoard } from './board-context.ts';
import { listKey, listsOf, type Moved, moveTo, nameOf } from './board-lists.ts';
import { MovePreview } from './MovePreview.tsx';
import { PositionSelect, Select } from './Select.tsx';

/** The value of the day for taking an entry out of the programme. */
const OUT = 'out';

/** Moves an entry to a day, a room or track, and a position there, after it has shown what that changes. */
export function MoveDialog({ moved, close }: { readonly moved: Moved; readonly close: () => void }) {
  const { board, makeMove } = useBoard();
  const { from, entry } = moved;
  const [date, setDate] = useState(from?.date ?? board.days[0]?.date ?? OUT);
  const [key, setKey] = useState(from === undefined ? '' : listKey(from));
  const [index, setIndex] = useState<number | undefined>(from?.index);
  const [room, setRoom] = useState('');
  const day = board.days.find((one) => one.date === date);
  const lists = day === undefined ? [] : listsOf(day).filter((one) => entry?.kind !== 'tracks' || one.key === '');
  const list = lists.find((one) => one.key === key) ?? lists[0];
  const isOwnList = list !== undefined && date === from?.date && list.key === listKey(from);
  const others = list?.entries.filter((one) => !isOwnList || one.index !== from?.index) ?? [];
  const wanted = index ?? list?.entries.length ?? 0;
  const to = list === undefined ? undefined : { ...list.spot, index: wanted };
  const move = moveTo(moved, to, list?.key === '' ? room : '');
  return (
    <FormDialog
      title={t('board:moveTitle', { title: moved.title })}
      submitLabel={t('board:move')}
      isReady={move !== undefined}
      onSubmit={() => {
        close();
        if (move !== undefined) makeMove(move, nameOf(entry ?? { kind: 'session', ...moved }));
      }}
      onCancel={close}
    >
      <Select
        label={t('board:day')}
        value={date}
        change={(value) => {
          setDate(value);
          setKey('');
          setIndex(value === from?.date && listKey(from) === '' ? from.index : undefined);
        }}
      >
        {board.days.map((one) => (
          <option key={one.date} value={one.date}>
            {dayName(one)}
          </option>
        ))}
        {from !== undefined && (
          <option value={OUT}>{moved.session === undefined ? t('board:remove') : t('board:toTray')}</option>
        )}
      </Select>
      {lists.length > 1 && list !== undefined && (
        <Select
          label={t('board:list')}
          value={list.key}
          change={(value) => {
            setKey(value);
            setIndex(date === from?.date && value === listKey(from) ? from.index : undefined);
          }}
        >
          {lists.map((one) => (
            <option key={one.key} value={one.key}>
              {one.track === undefined
                ? t('board:forAll')
                : `${one.track.title} (${t('board:from')} ${one.track.startsAt})`}
            </option>
          ))}
        </Select>
      )}
      {list !== undefined && <PositionSelect entries={others} index={wanted} change={setIndex} />}
      {list?.key === '' && entry?.kind !== 'tracks' && board.rooms.length > 0 && (
        <Select label={t('board:room')} value={room} change={setRoom}>
          <option value="">{t('board:roomStays')}</option>
          {board.rooms.map((one) => (
            <option key={one.ident} value={one.ident}>
              {one.name}
            </option>
          ))}
        </Select>
      )}
      <MovePreview move={move} />
    </FormDialog>
  );
}
