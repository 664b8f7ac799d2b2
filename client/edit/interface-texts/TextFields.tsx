import { memo, useState } from 'react';
import type { FieldProblem, Pointer, Value } from '../../../src/domain/editor/edit.ts';
import { languageDirection } from '../../../src/domain/language-tag.ts';
import { useEditor } from '../editor-context.ts';
import { fieldId } from '../form/field-problems.ts';
import { controlProps, Problems } from '../form/fields/FieldFrame.tsx';
import { TextControl } from '../form/fields/TextControl.tsx';
import { valueAt } from '../form/value.ts';
import { t } from '../shown-texts.ts';
import { numbersOf, type PlacedField, type PlacedText, type ProblemsByField, shownText } from './texts-on-page.ts';

/** What the fields of all texts share. */
export interface TextTools {
  /** The texts that were changed and are not saved. */
  readonly value: Value;
  readonly problems: ProblemsByField;
  readonly change: (pointer: Pointer, text: string | undefined) => void;
}

/** So many letters of a text are seen on a line where languages are side by side. */
const LINE_LENGTH = 32;

function linesOf(text: string): number {
  return text.split('\n').reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / LINE_LENGTH)), 0);
}

/** A text in each language, in each of its plural forms. */
export function TextFields({ text, tools }: { readonly text: PlacedText; readonly tools: TextTools }) {
  const { site } = useEditor();
  const [isLong] = useState(() =>
    text.languages.some(({ fields }) => fields.some((field) => linesOf(shownText(field, undefined)) > 1)),
  );
  return (
    <fieldset className="field">
      <legend className="text-key">{text.name}</legend>
      <div className="languages">
        {text.languages.map(({ language, fields }) => (
          <div key={language} className="in-language">
            {fields.map((field) => (
              <TextInput
                key={field.name}
                field={field}
                language={language}
                languageName={site.languages.find(({ tag }) => tag === language)?.name ?? language}
                isLong={isLong}
                typed={valueAt(tools.value, field.pointer)}
                problems={tools.problems.of(field.pointer)}
                change={tools.change}
              />
            ))}
          </div>
        ))}
      </div>
    </fieldset>
  );
}

interface InputProps {
  readonly field: PlacedField;
  readonly language: string;
  readonly languageName: string;
  readonly isLong: boolean;
  readonly typed: Value | undefined;
  readonly problems: readonly FieldProblem[];
  readonly change: TextTools['change'];
}

/** Rendered again only if something of its own has changed, since hundreds can be open. */
const TextInput = memo(function TextInput({
  field,
  language,
  languageName,
  isLong,
  typed,
  problems,
  change,
}: InputProps) {
  const { pointer, form, own, tool } = field;
  const id = fieldId(pointer);
  const text = shownText(field, typed);
  const direction = languageDirection(language);
  return (
    <>
      <label htmlFor={id}>
        {languageName}
        {form !== undefined && `: ${t(`pluralForms:${form}`)} (${numbersOf(form, language)})`}
      </label>
      <TextControl
        {...controlProps(id, problems)}
        text={text}
        isLong={isLong}
        rows={linesOf(text)}
        lang={language}
        dir={direction}
        onText={(next) => change(pointer, next === (own ?? tool ?? '') ? undefined : next)}
      />
      <WhatApplies id={id} field={field} text={text} />
      <Problems id={id} problems={problems} />
    </>
  );
});

/** Which text pages show instead, if the field is empty, and otherwise the one of conf-site that it replaces. */
function WhatApplies({ id, field, text }: { readonly id: string; readonly field: PlacedField; readonly text: string }) {
  const { tool, fallback } = field;
  if (text === tool || (text !== '' && tool === undefined)) return null;
  const isEmpty = text.trim() === '';
  const said = isEmpty ? t('texts:shownInstead', { text: tool ?? fallback }) : t('texts:ofTool', { text: tool ?? '' });
  return (
    <p className="help text-instead" id={`${id}/help`}>
      {said}
    </p>
  );
}
