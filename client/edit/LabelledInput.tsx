import { type InputHTMLAttributes, useId } from 'react';

type InputProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'value' | 'onChange' | 'aria-describedby'>;

/** An input of a dialog, with its label and its help. By default it is for a text. */
export function LabelledInput({
  label,
  help,
  value,
  change,
  ...input
}: InputProps & {
  readonly label: string;
  readonly help?: string | undefined;
  readonly value: string;
  readonly change: (value: string) => void;
}) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id} className="label">
        {label}
      </label>
      {help !== undefined && (
        <p className="help" id={`${id}-help`}>
          {help}
        </p>
      )}
      <input
        type="text"
        autoComplete="off"
        {...input}
        id={id}
        aria-describedby={help === undefined ? undefined : `${id}-help`}
        value={value}
        onChange={(event) => change(event.target.value)}
      />
    </div>
  );
}
