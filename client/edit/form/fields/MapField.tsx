import { useState } from 'react';
import { useLabel } from '../../editor-context.ts';
import { IconButton } from '../../IconButton.tsx';
import { t } from '../../shown-texts.ts';
import { fieldId, problemsAt, problemsIn } from '../field-problems.ts';
import { type FieldProps, type FormOf, useForm } from '../form-context.ts';
import { newValue } from '../new-value.ts';
import { isFields, withField, withKey } from '../value.ts';
import { FieldSet } from './FieldFrame.tsx';

/** A value for each key, where the editor chooses the keys. */
export function MapField(props: FieldProps<FormOf<'map'>>) {
  return (
    <FieldSet field={{ ...props, problems: problemsAt(props.problems, props.pointer) }}>
      <MapEntries {...props} reserved={[]} />
    </FieldSet>
  );
}

type EntriesProps = FieldProps<FormOf<'map'>> & {
  /** Keys that are shown elsewhere. */
  readonly reserved: readonly string[];
};

export function MapEntries({ form, value, pointer, problems, reserved }: EntriesProps) {
  const { change, Field } = useForm();
  const { label } = useLabel(form);
  const { label: itemLabel } = useLabel(form.item);
  const fields = isFields(value) ? value : {};
  const keys = Object.keys(fields).filter((key) => !reserved.includes(key));
  const remove = (key: string): void => {
    const others = withField(fields, key, undefined);
    change(pointer, Object.keys(others).length === 0 ? undefined : others);
  };
  return (
    <>
      {keys.map((key, index) => {
        const below = [...pointer, key];
        return (
          // Keys are typed, so they do not identify an entry.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above.
          <div className="entry" key={index}>
            <KeyInput
              name={key}
              isTaken={(next) => Object.hasOwn(fields, next) || reserved.includes(next)}
              rename={(next) => change(pointer, withKey(fields, key, next))}
            />
            <IconButton label={t('form:removeItem', { what: key })} sign="✕" onClick={() => remove(key)} />
            <Field
              form={form.item}
              value={fields[key]}
              pointer={below}
              problems={problemsIn(problems, below)}
              itemName={`${itemLabel || label} ${key}`}
            />
          </div>
        );
      })}
      <NewKey
        form={form}
        pointer={pointer}
        used={Object.keys(fields)}
        add={(key) => change([...pointer, key], newValue(form.item))}
      />
    </>
  );
}

/** A key, which is replaced when it loses the focus. */
function KeyInput({
  name,
  isTaken,
  rename,
}: {
  readonly name: string;
  readonly isTaken: (next: string) => boolean;
  readonly rename: (next: string) => void;
}) {
  const [typed, setTyped] = useState<string>();
  const finish = (): void => {
    const next = typed?.trim() ?? '';
    if (next !== '' && !isTaken(next)) rename(next);
    setTyped(undefined);
  };
  return (
    <input
      type="text"
      className="key"
      autoComplete="off"
      aria-label={t('form:keyOf')}
      value={typed ?? name}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={finish}
    />
  );
}

function NewKey({
  form,
  pointer,
  used,
  add,
}: {
  readonly form: FormOf<'map'>;
  readonly pointer: readonly string[];
  readonly used: readonly string[];
  readonly add: (key: string) => void;
}) {
  const { languages } = useForm();
  const { label } = useLabel(form);
  const { label: itemLabel } = useLabel(form.item);
  const [key, setKey] = useState('');
  const id = `${fieldId(pointer)}/new`;
  const isPossible = key.trim() !== '' && !used.includes(key.trim());
  const confirm = (): void => {
    if (!isPossible) return;
    add(key.trim());
    setKey('');
  };
  return (
    <div className="new-key">
      <label htmlFor={id}>
        {t('form:keyOf')}
        <span className="unseen"> {label}</span>
      </label>
      <input
        id={id}
        type="text"
        autoComplete="off"
        list={form.keys === 'language' ? `${id}/keys` : undefined}
        value={key}
        onChange={(event) => setKey(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') confirm();
        }}
      />
      {form.keys === 'language' && (
        <datalist id={`${id}/keys`}>
          {languages.map((tag) => (
            <option key={tag} value={tag} />
          ))}
        </datalist>
      )}
      <button type="button" className="quiet" aria-disabled={!isPossible} onClick={confirm}>
        + {itemLabel === '' ? t('form:add') : t('form:addWhat', { what: itemLabel })}
      </button>
    </div>
  );
}
