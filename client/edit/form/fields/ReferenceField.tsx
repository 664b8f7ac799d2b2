import { t } from '../../shown-texts.ts';
import { type FieldProps, type FormOf, useForm } from '../form-context.ts';
import { asText } from '../language-texts.ts';
import { exampleOf, FieldFrame } from './FieldFrame.tsx';
import { PictureField } from './PictureField.tsx';

/** A list of more choices than this is searched by typing. */
const MANY = 40;

/** The name of another record or thing, or the path of a picture. */
export function ReferenceField(props: FieldProps<FormOf<'reference'>>) {
  const { choices } = useForm();
  if (props.form.to === 'media') return <PictureField {...props} />;
  const options = choices[props.form.to];
  if (options === undefined || options.length > MANY) return <TypedReference {...props} />;
  return <ChosenReference {...props} />;
}

function ChosenReference(props: FieldProps<FormOf<'reference'>>) {
  const { form, value, pointer } = props;
  const { change, choices } = useForm();
  const options = choices[form.to] ?? [];
  const text = asText(value);
  const isKnown = text === '' || options.some((option) => option.value === text);
  return (
    <FieldFrame field={props}>
      {(control) => (
        <select {...control} value={text} onChange={(event) => change(pointer, event.target.value || undefined)}>
          <option value="">{t('form:notSet')}</option>
          {!isKnown && <option value={text}>{t('form:unknown', { value: text })}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  );
}

function TypedReference(props: FieldProps<FormOf<'reference'>>) {
  const { form, value, pointer } = props;
  const { change, choices } = useForm();
  const options = choices[form.to] ?? [];
  const label = options.find((option) => option.value === value)?.label;
  return (
    <FieldFrame field={props} example={exampleOf(form)}>
      {(control) => (
        <>
          <input
            {...control}
            type="text"
            autoComplete="off"
            list={`${control.id}/choices`}
            value={asText(value)}
            onChange={(event) => change(pointer, event.target.value || undefined)}
          />
          <datalist id={`${control.id}/choices`}>
            {options.map((option) => (
              <option key={option.value} value={option.value} label={option.label} />
            ))}
          </datalist>
          {label !== undefined && label !== value && <p className="help">{label}</p>}
        </>
      )}
    </FieldFrame>
  );
}
