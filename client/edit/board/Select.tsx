import { type ReactNode, useId } from 'react';
import type { BoardEntry } from '../../../src/domain/editor/edit-board.ts';
import { t } from '../shown-texts.ts';

export function Select({
  label,
  value,
  change,
  children,
}: {
  readonly label: string;
  readonly value: string;
  readonly change: (value: string) => void;
  readonly children: ReactNode;
}) {
  const id = useId();
  return (
    <p className="field">
      <label htmlFor={id} className="label">
        {label}
      </label>
      <select id={id} value={value} onChange={(event) => change(event.target.value)}>
        {children}
      </select>
    </p>
  );
}

/** Chooses a position in a list: the index before which something gets. `entries` lacks what is moved. */
export function PositionSelect({
  entries,
  index,
  change,
}: {
  readonly entries: readonly BoardEntry[];
  readonly index: number;
  readonly change: (index: number) => void;
}) {
  const before = entries.findLast((entry) => entry.index < index)?.index ?? -1;
  return (
    <Select label={t('board:position')} value={String(before + 1)} change={(value) => change(Number(value))}>
      <option value="0">{t('board:first')}</option>
      {entries.map((entry) => (
        <option key={entry.index} value={entry.index + 1}>
          {entry.startsAt === ''
            ? t('board:after', { title: entry.title })
            : t('board:afterTime', { title: entry.title, time: entry.startsAt })}
        </option>
      ))}
    </Select>
  );
}
