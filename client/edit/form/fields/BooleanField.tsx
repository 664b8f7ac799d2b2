import { t } from '../../shown-texts.ts';
import { fieldId } from '../field-problems.ts';
import { type FieldProps, useForm } from '../form-context.ts';
import { controlProps, FieldSet, Help, LabelText, Problems } from './FieldFrame.tsx';

/** Yes or no: a check box if an absent value means one of them, otherwise three radio buttons. */
export function BooleanField(props: FieldProps) {
  const { form } = props;
  const hasDefault = typeof form.default === 'boolean' || form.isRequired === true || props.itemName !== undefined;
  return hasDefault ? <CheckBox {...props} /> : <ThreeStates {...props} />;
}

/** Removes a value that is the default, except where the field is required. */
function CheckBox(props: FieldProps) {
  const { form, value, pointer, problems } = props;
  const { change } = useForm();
  const control = controlProps(fieldId(pointer), problems);
  const isKept = form.isRequired === true || props.itemName !== undefined;
  return (
    <div className="field check">
      <label className="label">
        <input
          {...control}
          type="checkbox"
          checked={(value ?? form.default) === true}
          onChange={({ target }) =>
            change(pointer, !isKept && target.checked === form.default ? undefined : target.checked)
          }
        />
        <span>
          <LabelText field={props} />
        </span>
      </label>
      <Help id={control.id} field={props} />
      <Problems id={control.id} problems={problems} />
    </div>
  );
}

function ThreeStates(props: FieldProps) {
  const { value, pointer, problems } = props;
  const { change } = useForm();
  const { id, ...control } = controlProps(fieldId(pointer), problems);
  const states = [
    [undefined, t('form:notSet')],
    [true, t('form:yes')],
    [false, t('form:no')],
  ] as const;
  return (
    <FieldSet field={props}>
      <div className="radios">
        {states.map(([state, label]) => (
          <label key={label}>
            <input
              {...control}
              type="radio"
              name={id}
              checked={value === state}
              onChange={() => change(pointer, state)}
            />
            {label}
          </label>
        ))}
      </div>
    </FieldSet>
  );
}
