import type { Value } from '../../../src/domain/editor/edit.ts';
import type { FieldForm } from '../../../src/domain/editor/form-fields.ts';
import { isTime, momentParts } from './moment-parts.ts';
import { isFields, isSame } from './value.ts';

type Shape = FieldForm['shape'];

const isSingle = (value: Value): boolean => typeof value !== 'object' || value === null;

/** Whether a field of a shape can show what the content has. Otherwise it is shown as data, so that nothing is lost. */
const FITS: { readonly [S in Shape]: (value: Value, form: Extract<FieldForm, { shape: S }>) => boolean } = {
  text: (value, { byLanguage }) => isSingle(value) || (byLanguage && hasTexts(value)),
  markdown: (value) => isSingle(value) || hasTexts(value),
  reference: isSingle,
  moment: (value, { precision }) =>
    typeof value === 'string' && (precision === 'time' ? isTime(value) : momentParts(value) !== undefined),
  number: isSingle,
  choice: (value, { options }) => options.some((option) => isSameOption(option.value as Value, value)),
  boolean: (value) => typeof value === 'boolean',
  list: () => true,
  group: isFields,
  map: isFields,
  yaml: () => true,
};

export function fitsForm(form: FieldForm, value: Value | undefined): boolean {
  if (value === undefined || value === '') return form.shape !== 'group' && form.shape !== 'map' ? true : value !== '';
  const fits = FITS[form.shape] as (value: Value, form: FieldForm) => boolean;
  return fits(value, form);
}

/** A string, paragraphs, or these by language. */
function hasTexts(value: Value): boolean {
  const texts = isFields(value) ? Object.values(value) : [value];
  return texts.every((text) => (Array.isArray(text) ? text.every(isSingle) : isSingle(text)));
}

/** Whether two options mean the same. The order of a list of phases says nothing. */
export function isSameOption(a: Value | undefined, b: Value | undefined): boolean {
  return isSame(sorted(a), sorted(b));
}

function sorted(value: Value | undefined): Value | undefined {
  return Array.isArray(value) ? value.toSorted() : value;
}
