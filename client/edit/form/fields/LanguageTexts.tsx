import { type ReactNode, useState } from 'react';
import { languageDirection } from '../../../../src/domain/language-tag.ts';
import { useEditor } from '../../editor-context.ts';
import { fieldId, problemsAt, problemsIn } from '../field-problems.ts';
import { type FieldProps, useForm } from '../form-context.ts';
import { languagesOf, textIn, withTextIn } from '../language-texts.ts';
import { isFields } from '../value.ts';
import { controlProps, exampleOf, FieldFrame, FieldSet, Problems } from './FieldFrame.tsx';
import { needsLines, TextControl } from './TextControl.tsx';

interface Props {
  readonly field: FieldProps;
  readonly isLong: boolean;
  readonly rows?: number | undefined;
  /** What follows the text of a language. */
  readonly below?: ((text: string, language: string) => ReactNode) | undefined;
}

/** A text in each language, side by side where there is room. */
export function LanguageTexts({ field, isLong, rows, below }: Props) {
  const { languages, plainLanguage } = useForm();
  const shown = languagesOf(field.value, languages.includes(plainLanguage) ? languages : [...languages, plainLanguage]);
  const texts = shown.map((language) => textIn(field.value, language, plainLanguage));
  const [hasLines] = useState(() => isLong || texts.some(needsLines));
  const each = { field, isLong: hasLines, rows, below };
  const [only] = shown;
  if (only !== undefined && shown.length === 1) return <OnlyText {...each} language={only} />;
  return (
    <FieldSet field={{ ...field, problems: problemsAt(field.problems, field.pointer) }}>
      <div className="languages">
        {shown.map((language) => (
          <TextOfLanguage key={language} {...each} language={language} />
        ))}
      </div>
    </FieldSet>
  );
}

type OneProps = Pick<Props, 'field' | 'isLong' | 'below'> & {
  readonly rows: number | undefined;
  readonly language: string;
};

function OnlyText(props: OneProps) {
  const { field, language } = props;
  return (
    <FieldFrame field={field} example={exampleOf(field.form, language)}>
      {(control) => <LanguageControl {...props} control={control} />}
    </FieldFrame>
  );
}

function TextOfLanguage(props: OneProps) {
  const { field, language } = props;
  const { site } = useEditor();
  const pointer = [...field.pointer, language];
  const id = fieldId(pointer);
  const problems = problemsIn(field.problems, pointer);
  const ofAll = problemsAt(field.problems, field.pointer);
  const control = {
    ...controlProps(id, [...problems, ...ofAll]),
    // Not every screen reader reads the problems of a fieldset.
    'aria-describedby': `${id}/problems ${fieldId(field.pointer)}/problems`,
  };
  return (
    <div className="in-language">
      <label htmlFor={id}>{site.languages.find(({ tag }) => tag === language)?.name ?? language}</label>
      <LanguageControl {...props} control={control} />
      <Problems id={id} problems={problems} />
    </div>
  );
}

function LanguageControl({
  field,
  language,
  isLong,
  rows,
  below,
  control,
}: OneProps & { readonly control: ReturnType<typeof controlProps> }) {
  const { change, plainLanguage, languages: order } = useForm();
  const { value, pointer, form } = field;
  const text = textIn(value, language, plainLanguage);
  const example = exampleOf(form, language);
  // A plain text counts in every language.
  const plain = isFields(value) || language === plainLanguage ? example : textIn(value, plainLanguage, plainLanguage);
  return (
    <>
      <TextControl
        {...control}
        text={text}
        isLong={isLong}
        rows={rows}
        lang={language}
        dir={languageDirection(language)}
        placeholder={isLong ? undefined : plain}
        onText={(next) => change(pointer, withTextIn(value, next, { language, plainLanguage, order }))}
      />
      {below?.(text, language)}
    </>
  );
}
