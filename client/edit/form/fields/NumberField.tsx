import { useState } from 'react';
import type { Value } from '../../../../src/domain/editor/edit.ts';
import { type FieldProps, type FormOf, useForm } from '../form-context.ts';
import { asText } from '../language-texts.ts';
import { numberOr } from '../number-text.ts';
import { exampleOf, FieldFrame } from './FieldFrame.tsx';

/** A number as a text input: native number inputs change by scrolling, and lose what is no number. */
export function NumberField(props: FieldProps<FormOf<'number'>>) {
  const { form, value, pointer } = props;
  const { change } = useForm();
  const [typed, setTyped] = useState('');
  const text = numberIn(typed) === value ? typed : asText(value);
  return (
    <FieldFrame field={props} example={exampleOf(form)}>
      {(control) => (
        <input
          {...control}
          type="text"
          autoComplete="off"
          className="short"
          inputMode={form.isWhole ? 'numeric' : 'decimal'}
          value={text}
          onChange={(event) => {
            setTyped(event.target.value);
            change(pointer, numberIn(event.target.value));
          }}
        />
      )}
    </FieldFrame>
  );
}

function numberIn(text: string): Value | undefined {
  return text.trim() === '' ? undefined : numberOr(text);
}
