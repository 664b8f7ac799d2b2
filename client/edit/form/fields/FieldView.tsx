import { type ComponentType, memo } from 'react';
import type { FieldForm } from '../../../../src/domain/editor/form-fields.ts';
import { fitsForm } from '../fits-form.ts';
import type { FieldProps, FormOf } from '../form-context.ts';
import { BooleanField } from './BooleanField.tsx';
import { ChoiceField } from './ChoiceField.tsx';
import { GroupField } from './GroupField.tsx';
import { JsonField } from './JsonField.tsx';
import { ListField } from './ListField.tsx';
import { MapField } from './MapField.tsx';
import { MarkdownField } from './MarkdownField.tsx';
import { MomentField } from './MomentField.tsx';
import { NumberField } from './NumberField.tsx';
import { ReferenceField } from './ReferenceField.tsx';
import { TextField } from './TextField.tsx';

const SHAPES: { readonly [S in FieldForm['shape']]: ComponentType<FieldProps<FormOf<S>>> } = {
  text: TextField,
  markdown: MarkdownField,
  reference: ReferenceField,
  moment: MomentField,
  number: NumberField,
  choice: ChoiceField,
  boolean: BooleanField,
  list: ListField,
  group: GroupField,
  map: MapField,
  yaml: JsonField,
};

/** A field by its shape, or as data if its value does not fit. Drawn again only if something of it has changed. */
export const FieldView = memo(function FieldView(props: FieldProps) {
  const Shape = (fitsForm(props.form, props.value) ? SHAPES[props.form.shape] : JsonField) as ComponentType<FieldProps>;
  return <Shape {...props} />;
}, isUnchanged);

function isUnchanged(before: FieldProps, next: FieldProps): boolean {
  return (
    before.form === next.form &&
    before.value === next.value &&
    before.problems === next.problems &&
    before.itemName === next.itemName &&
    before.pointer.join('/') === next.pointer.join('/')
  );
}
