import type { Value } from '../../../src/domain/editor/edit.ts';
import type { ChoicesByKind, FieldForm } from '../../../src/domain/editor/form-fields.ts';
import { asText } from './language-texts.ts';
import { isFields } from './value.ts';

/** The keys that say best what an item is. */
const TITLE_KEYS = [
  'title',
  'name',
  'label',
  'text',
  'question',
  'session',
  'special',
  'break',
  'option',
  'ident',
  'src',
  'date',
  'startDate',
  'url',
];

/** Parallel entries of a programme are named after their tracks or rooms. */
const PARALLEL = { tracks: 'track', rooms: 'room' } as const;

/** The form of an item, and the names of what it can refer to. */
export interface ItemNames {
  readonly form: FieldForm;
  readonly choices: ChoicesByKind;
}

/** What an item of a list is called when it is folded: the first of its texts that says so, after its start if it has one. */
export function itemTitle(item: Value, names?: ItemNames): string | undefined {
  if (!isFields(item)) return undefined;
  const { startsAt, ...others } = item;
  const titles = [...TITLE_KEYS, ...Object.keys(PARALLEL), ...Object.keys(others)].map((key) =>
    Object.hasOwn(PARALLEL, key) ? parallelTitle(others[key], key, names) : fieldTitle(others[key], key, names),
  );
  const title = titles.find((text) => text !== '');
  return [asText(startsAt) || [], title ?? []].flat().join(' ') || undefined;
}

/** The name of what a field refers to, or else its text. */
function fieldTitle(value: Value | undefined, key: string, names: ItemNames | undefined): string {
  const fields = names?.form.shape === 'group' ? names.form.fields : [];
  const field = fields.find((each) => each.key === key)?.field;
  const text = firstText(value);
  return field?.shape === 'reference' ? nameOf(text, field.to, names) : text;
}

function parallelTitle(value: Value | undefined, key: string, names: ItemNames | undefined): string {
  const idents = isFields(value) ? Object.keys(value) : [];
  return idents.map((ident) => nameOf(ident, PARALLEL[key as keyof typeof PARALLEL], names)).join(' · ');
}

function nameOf(ident: string, kind: string, names: ItemNames | undefined): string {
  return names?.choices[kind]?.find(({ value }) => value === ident)?.label ?? ident;
}

function firstText(value: Value | undefined): string {
  const text = isFields(value) ? Object.values(value).find((each) => typeof each === 'string') : value;
  return typeof text === 'boolean' ? '' : (asText(text).split('\n')[0] ?? '');
}
