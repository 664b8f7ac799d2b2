import type { Value } from '../../../../src/domain/editor/edit.ts';
import { useLabel } from '../../editor-context.ts';
import { findText, t } from '../../shown-texts.ts';
import { fieldId } from '../field-problems.ts';
import { isSameOption } from '../fits-form.ts';
import { type FieldProps, type FormOf, useForm } from '../form-context.ts';
import { controlProps, FieldFrame, FieldSet } from './FieldFrame.tsx';

/** A required choice of up to as many options is shown whole. */
const FEW = 4;

interface Option {
  readonly value: Value;
  readonly label: string;
}

/** One of several values. */
export function ChoiceField(props: FieldProps<FormOf<'choice'>>) {
  const { form, value } = props;
  const options = useOptions(form);
  const chosen = options.findIndex((option) => isSameOption(option.value, value));
  const isShort = form.isRequired === true && options.length <= FEW;
  return isShort ? (
    <Radios {...props} options={options} chosen={chosen} />
  ) : (
    <Select {...props} options={options} chosen={chosen} />
  );
}

type Props = FieldProps<FormOf<'choice'>> & { readonly options: readonly Option[]; readonly chosen: number };

function Radios(props: Props) {
  const { options, chosen, pointer, problems } = props;
  const { change } = useForm();
  const { id, ...control } = controlProps(fieldId(pointer), problems);
  return (
    <FieldSet field={props}>
      <div className="radios">
        {options.map(({ value, label }, index) => (
          <label key={label}>
            <input
              {...control}
              type="radio"
              name={id}
              checked={index === chosen}
              onChange={() => change(pointer, value)}
            />
            {label}
          </label>
        ))}
      </div>
    </FieldSet>
  );
}

function Select(props: Props) {
  const { options, chosen, pointer, form } = props;
  const { change } = useForm();
  const usual = options.find(({ value }) => isSameOption(value, form.default as Value | undefined))?.label;
  return (
    <FieldFrame field={props}>
      {(control) => (
        <select
          {...control}
          value={chosen}
          onChange={(event) => change(pointer, options[Number(event.target.value)]?.value)}
        >
          <option value={-1}>{usual === undefined ? t('form:notSet') : t('form:defaultIs', { label: usual })}</option>
          {options.map(({ label }, index) => (
            <option key={label} value={index}>
              {label}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  );
}

function useOptions(form: FormOf<'choice'>): readonly Option[] {
  const { options: translated = {} } = useLabel(form);
  const isVisibility = form.options.some(({ value }) => value === 'before');
  return form.options.map(({ value, label }) => ({
    value: value as Value,
    label: isVisibility ? visibilityLabel(value) : (translated[String(value)] ?? label),
  }));
}

function visibilityLabel(value: unknown): string {
  const labels = [value].flat().map((phase) => findText(`visibility:${phase}`));
  return labels.map((label, index) => (index === 0 ? label : label?.toLowerCase())).join(', ');
}
