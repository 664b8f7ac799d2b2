import { type FormEvent, useId, useState } from 'react';
import type { Choice } from '../../../src/domain/editor/form-fields.ts';
import { Dialog } from '../Dialog.tsx';
import { Failure } from '../Failure.tsx';
import { t } from '../shown-texts.ts';

/** Asks what a new record is for: one of several days or sessions. */
export function ChoiceDialog({
  title,
  label,
  choices,
  create,
  onCancel,
}: {
  readonly title: string;
  readonly label: string;
  /** At least one. */
  readonly choices: readonly Choice[];
  readonly create: (value: string) => Promise<void>;
  readonly onCancel: () => void;
}) {
  const [value, setValue] = useState(choices[0]?.value ?? '');
  const [error, setError] = useState<unknown>();
  const id = useId();
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    create(value).catch(setError);
  };
  return (
    <Dialog title={title} onCancel={onCancel}>
      <form onSubmit={submit}>
        <label htmlFor={id} className="label">
          {label}
        </label>
        <select id={id} value={value} onChange={(event) => setValue(event.target.value)}>
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </select>
        {error !== undefined && <Failure error={error} />}
        <div className="buttons">
          <button type="submit" className="primary">
            {t('form:create')}
          </button>
          <button type="button" className="quiet" onClick={onCancel}>
            {t('form:cancel')}
          </button>
        </div>
      </form>
    </Dialog>
  );
}
