import { useEffect, useState } from 'react';
import type { Value } from '../../../../src/domain/editor/edit.ts';
import { t } from '../../shown-texts.ts';
import { fieldId } from '../field-problems.ts';
import { type FieldProps, useForm } from '../form-context.ts';
import { isFields } from '../value.ts';
import { FieldFrame } from './FieldFrame.tsx';
import { GroupField } from './GroupField.tsx';
import { TextControl } from './TextControl.tsx';

/** What has no other shape: a text as an input, texts by name as a group of inputs, everything else as JSON. */
export function JsonField(props: FieldProps) {
  const { form, value, pointer } = props;
  const { change } = useForm();
  if (typeof value === 'string') {
    return (
      <FieldFrame field={props}>
        {(control) => (
          <TextControl {...control} isLong text={value} rows={1} onText={(text) => change(pointer, text)} />
        )}
      </FieldFrame>
    );
  }
  if (form.shape === 'yaml' && isFields(value) && isTexts(value)) {
    const fields = Object.keys(value).map((key) => ({
      key,
      field: { labelKey: `${form.labelKey}.${key}`, label: key, shape: 'yaml' as const },
    }));
    return <GroupField {...props} form={{ ...form, shape: 'group', fields }} />;
  }
  return <JsonText {...props} />;
}

/** Texts by name, at any depth. */
function isTexts(value: Value): boolean {
  return typeof value === 'string' || (isFields(value) && Object.values(value).every(isTexts));
}

/** A text area that is read when it loses the focus. What cannot be read stays in it, and the record is not saved. */
function JsonText(props: FieldProps) {
  const { value, pointer } = props;
  const { change, setUnparsed } = useForm();
  const [typed, setTyped] = useState<string>();
  const [isWrong, setIsWrong] = useState(false);
  const id = fieldId(pointer);
  useEffect(() => () => setUnparsed(id, false), [id, setUnparsed]);
  const read = (): void => {
    if (typed === undefined) return;
    const parsed = parsedJson(typed);
    setIsWrong(parsed === undefined);
    setUnparsed(id, parsed === undefined);
    if (parsed === undefined) return;
    setTyped(undefined);
    change(pointer, parsed.value);
  };
  return (
    <FieldFrame field={props}>
      {(control) => (
        <>
          <p className="help">{t('form:data')}</p>
          <textarea
            {...control}
            className="code"
            rows={4}
            spellCheck={false}
            aria-invalid={isWrong || control['aria-invalid']}
            value={typed ?? (value === undefined ? '' : JSON.stringify(value, null, 2))}
            onChange={(event) => {
              setTyped(event.target.value);
              setUnparsed(id, true);
            }}
            onBlur={read}
          />
          {isWrong && (
            <p className="problems error" role="alert">
              {t('form:notJson')}
            </p>
          )}
        </>
      )}
    </FieldFrame>
  );
}

function parsedJson(text: string): { readonly value: Value | undefined } | undefined {
  if (text.trim() === '') return { value: undefined };
  try {
    return { value: JSON.parse(text) as Value };
  } catch {
    return undefined;
  }
}
