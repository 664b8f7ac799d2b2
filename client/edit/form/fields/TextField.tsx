import { type FieldProps, type FormOf, useForm } from '../form-context.ts';
import { asText } from '../language-texts.ts';
import { exampleOf, FieldFrame } from './FieldFrame.tsx';
import { LanguageTexts } from './LanguageTexts.tsx';
import { TextControl } from './TextControl.tsx';

const INPUT_MODES = { url: 'url', link: 'url', email: 'email' } as const;

/** A text, in one language or in each of the site. */
export function TextField(props: FieldProps<FormOf<'text'>>) {
  return props.form.byLanguage ? (
    <LanguageTexts field={props} isLong={props.form.isLong === true} />
  ) : (
    <PlainText {...props} />
  );
}

function PlainText(props: FieldProps<FormOf<'text'>>) {
  const { form, value, pointer } = props;
  const { change } = useForm();
  return (
    <FieldFrame field={props} example={exampleOf(form)}>
      {(control) => (
        <TextControl
          {...control}
          text={asText(value)}
          isLong={form.isLong === true}
          inputMode={form.kind === undefined ? undefined : INPUT_MODES[form.kind]}
          onText={(text) => change(pointer, text === '' && form.isRequired !== true ? undefined : text)}
        />
      )}
    </FieldFrame>
  );
}
