import { useEffect, useRef, useState } from 'react';
import type { Pointer, Value } from '../../../../src/domain/editor/edit.ts';
import { useEditor, useLabel } from '../../editor-context.ts';
import { t } from '../../shown-texts.ts';
import { movedItem, withoutItem } from '../changed-list.ts';
import { fieldId, problemsAt, problemsIn } from '../field-problems.ts';
import { type FieldProps, type FormOf, useForm } from '../form-context.ts';
import { itemTitle } from '../item-title.ts';
import { newValue } from '../new-value.ts';
import { isFields, isList, isSame } from '../value.ts';
import { FieldSet, Problems } from './FieldFrame.tsx';
import { GroupFields } from './GroupField.tsx';
import { ListButtons } from './ListButtons.tsx';

/** A list whose items are added, removed and moved by buttons. */
export function ListField(props: FieldProps<FormOf<'list'>>) {
  const { form, value, pointer, problems } = props;
  const { announce } = useEditor();
  const { change } = useForm();
  const { label } = useLabel(form);
  const { label: itemLabel } = useLabel(form.item);
  const list = itemsOf(value);
  const keys = useItemKeys(list.length);
  const name = itemLabel || label;
  const set = (next: readonly Value[]): void =>
    change(pointer, next.length === 0 && form.isRequired !== true ? undefined : next);
  const move = (from: number, to: number): void => {
    keys.set(movedItem(keys.list, from, to));
    set(movedItem(list, from, to));
    announce(t('form:movedTo', { place: to + 1, total: list.length }));
  };
  const added = useAddedItem(pointer, list.length);
  const remove = (index: number): void => {
    keys.set(withoutItem(keys.list, index));
    set(withoutItem(list, index));
    document.getElementById(`${fieldId(pointer)}/add`)?.focus();
    announce(t('form:itemRemoved', { what: t('form:item', { label: name, number: index + 1 }) }));
  };
  return (
    <FieldSet field={{ ...props, problems: problemsAt(problems, pointer) }}>
      <ol className="list">
        {list.map((item, index) => (
          <li key={keys.list[index]}>
            <Item
              field={{
                form: form.item,
                value: item,
                pointer: [...pointer, String(index)],
                problems: problemsIn(problems, [...pointer, String(index)]),
                itemName: t('form:item', { label: name, number: index + 1 }),
              }}
            />
            <ListButtons
              index={index}
              count={list.length}
              name={t('form:item', { label: name, number: index + 1 })}
              move={move}
              remove={remove}
            />
          </li>
        ))}
      </ol>
      <button
        type="button"
        className="quiet add"
        id={`${fieldId(pointer)}/add`}
        onClick={() => {
          added();
          set([...list, newValue(form.item)]);
        }}
      >
        + {itemLabel === '' ? t('form:add') : t('form:addWhat', { what: itemLabel })}
        {itemLabel === '' && <span className="unseen"> {label}</span>}
      </button>
    </FieldSet>
  );
}

/** Gives the focus to the last item once there is one more. Returns what is called before it is added. */
function useAddedItem(pointer: Pointer, count: number): () => void {
  const isAdded = useRef(false);
  const id = fieldId([...pointer, String(count - 1)]);
  useEffect(() => {
    if (isAdded.current) document.getElementById(id)?.focus();
    isAdded.current = false;
  }, [id]);
  return () => {
    isAdded.current = true;
  };
}

/** A value that is no list counts as its only item. */
function itemsOf(value: Value | undefined): readonly Value[] {
  if (isList(value)) return value;
  return value === undefined ? [] : [value];
}

/** An item with fields is folded behind its title, unless it is new. */
function Item({ field }: { readonly field: FieldProps }) {
  const { form, value, pointer, problems, itemName } = field;
  const { Field, choices } = useForm();
  const [isOpen, setIsOpen] = useState(() => isSame(value, newValue(form)));
  if (form.shape !== 'group' || !isFields(value)) return <Field {...field} />;
  const isShown = isOpen || problems.length > 0;
  return (
    <details className="item" open={isShown} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary id={fieldId(pointer)}>{itemTitle(value, { form, choices }) ?? itemName}</summary>
      <Problems id={fieldId(pointer)} problems={problemsAt(problems, pointer)} />
      {isShown && <GroupFields {...field} form={form} level={3} />}
    </details>
  );
}

/** A key for each item, which moves with it, so that an item keeps what is typed and open in it. */
function useItemKeys(count: number): {
  readonly list: readonly number[];
  readonly set: (list: readonly number[]) => void;
} {
  const next = useRef(0);
  const [list, set] = useState<readonly number[]>([]);
  const missing = Array.from({ length: Math.max(0, count - list.length) }, (_, index) => next.current + index);
  const full = [...list, ...missing].slice(0, count);
  useEffect(() => {
    if (full.length === list.length) return;
    next.current += missing.length;
    set(full);
  });
  return { list: full, set };
}
