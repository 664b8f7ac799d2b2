import { type ReactNode, useId } from 'react';
import type { Board } from '../../../src/domain/editor/edit-board.ts';
import { languageDirection } from '../../../src/domain/language-tag.ts';
import { dayName } from '../board/BoardDays.tsx';
import { Select } from '../board/Select.tsx';
import { useEditor } from '../editor-context.ts';
import { t } from '../shown-texts.ts';
import { type Draft, roomKey, type Subject, subjectsFor } from './announcement-draft.ts';

interface FieldsProps {
  readonly draft: Draft;
  readonly set: (part: Partial<Draft>) => void;
  readonly board: Board;
  readonly subjects: readonly Subject[];
}

/** The fields that a kind of change needs. */
export function AnnounceFields(props: FieldsProps) {
  const { draft, set, board, subjects } = props;
  const { kind } = draft;
  const others = subjects.filter(({ isNamed, key }) => isNamed && key !== draft.subject);
  return (
    <>
      <SubjectSelect {...props} />
      {(kind === 'delay' || kind === 'shift') && (
        <Input
          type="number"
          label={t('announce:minutes')}
          value={draft.minutes}
          change={(minutes) => set({ minutes })}
        />
      )}
      {kind === 'delay' && (
        <label className="announce-check">
          <input
            type="checkbox"
            checked={draft.following}
            onChange={({ target }) => set({ following: target.checked })}
          />
          {t('announce:following')}
        </label>
      )}
      {kind === 'shift' && <SinceFields {...props} />}
      {kind === 'move' && (
        <div className="announce-pair">
          <Input type="time" label={t('announce:newTime')} value={draft.to} change={(to) => set({ to })} />
          <Select label={t('announce:newRoom')} value={draft.room} change={(room) => set({ room })}>
            <option value="">{t('announce:roomStays')}</option>
            <RoomOptions board={board} keyOf={(ident) => ident} />
          </Select>
        </div>
      )}
      {kind === 'replace' && (
        <Select label={t('announce:by')} value={keyIn(others, draft.by)} change={(by) => set({ by })}>
          <option value="">{t('announce:choose')}</option>
          <SubjectOptions subjects={others} board={board} />
        </Select>
      )}
      {kind === 'notice' && <UntilFields {...props} />}
    </>
  );
}

/** What a change is about: an entry, a room, or for a notice also everybody. */
function SubjectSelect({ draft: { kind, subject }, set, board, subjects }: FieldsProps) {
  const entries = subjectsFor(kind, subjects);
  const isOfRooms = kind === 'shift' || kind === 'notice';
  const keys = [...entries.map(({ key }) => key), ...(isOfRooms ? board.rooms.map(({ ident }) => roomKey(ident)) : [])];
  const label = { shift: t('announce:room'), notice: t('announce:about') }[kind as string] ?? t('announce:entry');
  const none =
    kind === 'notice'
      ? t('announce:everybody')
      : entries.length + board.rooms.length > 0
        ? t('announce:choose')
        : t('announce:none');
  return (
    <Select label={label} value={keys.includes(subject) ? subject : ''} change={(key) => set({ subject: key })}>
      <option value="">{keys.length === 0 ? t('announce:none') : none}</option>
      {kind === 'shift' && <RoomOptions board={board} keyOf={roomKey} />}
      {kind === 'notice' && board.rooms.length > 0 && (
        <optgroup label={t('announce:rooms')}>
          <RoomOptions board={board} keyOf={roomKey} />
        </optgroup>
      )}
      <SubjectOptions subjects={entries} board={board} />
    </Select>
  );
}

function RoomOptions({ board, keyOf }: { readonly board: Board; readonly keyOf: (ident: string) => string }) {
  return board.rooms.map(({ ident, name }) => (
    <option key={ident} value={keyOf(ident)}>
      {name}
    </option>
  ));
}

/** Entries by day, with their times and rooms. */
function SubjectOptions({ subjects, board }: { readonly subjects: readonly Subject[]; readonly board: Board }) {
  const groups = [
    ...board.days.map((day) => ({ label: dayName(day), date: day.date })),
    { label: t('announce:tray'), date: undefined },
  ];
  return groups.map(({ label, date }) => {
    const own = subjects.filter((one) => one.date === date);
    if (own.length === 0) return null;
    return (
      <optgroup key={label} label={label}>
        {own.map(({ key, title, startsAt = '', rooms }) => (
          <option key={key} value={key}>
            {`${startsAt} ${title}${rooms.length === 0 ? '' : ` (${rooms.join(', ')})`}`.trim()}
          </option>
        ))}
      </optgroup>
    );
  });
}

function SinceFields({ draft, set, board }: FieldsProps) {
  return (
    <div className="announce-pair">
      {board.days.length > 1 && (
        <Select label={t('announce:day')} value={draft.day} change={(day) => set({ day })}>
          {board.days.map((day) => (
            <option key={day.date} value={day.date}>
              {dayName(day)}
            </option>
          ))}
        </Select>
      )}
      <Input
        type="time"
        label={t('announce:since')}
        help={t('announce:sinceHelp')}
        value={draft.from}
        change={(from) => set({ from })}
      />
    </div>
  );
}

function UntilFields({ draft, set }: FieldsProps) {
  const id = useId();
  return (
    <fieldset aria-describedby={id}>
      <legend className="label">{t('announce:until')}</legend>
      <p className="help" id={id}>
        {t('announce:untilHelp')}
      </p>
      <div className="announce-pair">
        <Input type="date" label={t('announce:day')} value={draft.untilDay} change={(untilDay) => set({ untilDay })} />
        <Input
          type="time"
          label={t('announce:time')}
          value={draft.untilTime}
          change={(untilTime) => set({ untilTime })}
        />
      </div>
    </fieldset>
  );
}

/** What else people should know, in each language of the edition, side by side where there is room. */
export function TextFields({ draft: { kind, text }, set, board }: Omit<FieldsProps, 'subjects'>) {
  const { site } = useEditor();
  const id = useId();
  const nameOf = (tag: string): string => site.languages.find((one) => one.tag === tag)?.name ?? tag;
  return (
    <fieldset>
      <legend className="label">{kind === 'notice' ? t('announce:noticeText') : t('announce:text')}</legend>
      <div className="announce-languages">
        {board.languages.map((tag) => (
          <p key={tag} className="board-field">
            <label htmlFor={`${id}-${tag}`}>{nameOf(tag)}</label>
            <textarea
              id={`${id}-${tag}`}
              rows={2}
              lang={tag}
              dir={languageDirection(tag)}
              value={text[tag] ?? ''}
              onChange={({ target }) => set({ text: { ...text, [tag]: target.value } })}
            />
          </p>
        ))}
      </div>
    </fieldset>
  );
}

function Input({
  label,
  help,
  type,
  value,
  change,
}: {
  readonly label: string;
  readonly help?: string;
  readonly type: 'time' | 'date' | 'number';
  readonly value: string;
  readonly change: (value: string) => void;
}): ReactNode {
  const id = useId();
  return (
    <p className="board-field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type={type}
        {...(type === 'number' ? { min: 1, max: 1440, inputMode: 'numeric' } : {})}
        value={value}
        aria-describedby={help === undefined ? undefined : `${id}-help`}
        onChange={({ target }) => change(target.value)}
      />
      {help !== undefined && (
        <span className="help" id={`${id}-help`}>
          {help}
        </span>
      )}
    </p>
  );
}

function keyIn(subjects: readonly Subject[], wanted: string): string {
  return subjects.some(({ key }) => key === wanted) ? wanted : '';
}
