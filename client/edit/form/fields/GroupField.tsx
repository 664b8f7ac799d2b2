import { useState } from 'react';
import type { NamedField } from '../../../../src/domain/editor/form-fields.ts';
import { useEditor } from '../../editor-context.ts';
import { t } from '../../shown-texts.ts';
import { fieldSections, isNeeded } from '../arrange-fields.ts';
import { fieldId, problemsAt, problemsIn } from '../field-problems.ts';
import { type FieldProps, type FormOf, useForm } from '../form-context.ts';
import { isEmpty, isFields } from '../value.ts';
import { Help, LabelText, Problems } from './FieldFrame.tsx';
import { MapEntries } from './MapField.tsx';

/** A group of up to as many fields is not folded. */
const FEW = 3;

/** The fields of an object. An optional group with many fields is folded while it is empty. */
export function GroupField(props: FieldProps<FormOf<'group'>>) {
  const { form, value, pointer, problems } = props;
  const [isOpen, setIsOpen] = useState(() => !isEmpty(value) || form.isRequired === true || form.fields.length <= FEW);
  const isShown = isOpen || problems.length > 0;
  const id = fieldId(pointer);
  return (
    <details className="group" open={isShown} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary id={id}>
        <LabelText field={props} />
      </summary>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would need a second legend beside the summary. */}
      <div role="group" aria-labelledby={id}>
        <Help id={id} field={props} />
        <Problems id={id} problems={problemsAt(problems, pointer)} />
        {isShown && <GroupFields {...props} level={3} />}
      </div>
    </details>
  );
}

/** The fields of an object by their headings. */
export function GroupFields({ level, ...props }: FieldProps<FormOf<'group'>> & { readonly level: 2 | 3 }) {
  const { labels } = useEditor();
  const { form, value } = props;
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <>
      {fieldSections(form.fields, value).map(({ heading, fields, advanced }) => (
        <section key={heading ?? ''} className="section">
          {heading !== undefined && <Heading>{labels[`group.${heading}`]?.label ?? heading}</Heading>}
          <Fields {...props} fields={fields} />
          {advanced.length > 0 && <Advanced {...props} fields={advanced} />}
        </section>
      ))}
      {form.others !== undefined && (
        <MapEntries
          {...props}
          form={{ ...form, shape: 'map', keys: 'ident', item: form.others }}
          reserved={form.fields.map(({ key }) => key)}
        />
      )}
    </>
  );
}

type FieldsProps = FieldProps & { readonly fields: readonly NamedField[] };

function Fields({ fields, value, pointer, problems }: FieldsProps) {
  const { Field } = useForm();
  return (
    <>
      {fields.map(({ key, field }) => {
        const below = [...pointer, key];
        const part = isFields(value) ? value[key] : undefined;
        return (
          <Field
            key={`${key} ${field.shape}`}
            form={field}
            value={part}
            pointer={below}
            problems={problemsIn(problems, below)}
          />
        );
      })}
    </>
  );
}

function Advanced(props: FieldsProps) {
  const { fields, value, pointer, problems } = props;
  const [isOpen, setIsOpen] = useState(() => isNeeded(fields, { value, pointer, problems }));
  const hasProblems = fields.some(({ key }) => problemsIn(problems, [...pointer, key]).length > 0);
  const isShown = isOpen || hasProblems;
  return (
    <details className="advanced" open={isShown} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary>{t('form:more', { count: fields.length })}</summary>
      {isShown && <Fields {...props} />}
    </details>
  );
}
