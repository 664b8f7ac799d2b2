import type { Value } from '../../../src/domain/edit.ts';
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

/** What an item of a list is called when it is folded: the first of its texts that says so. */
export function itemTitle(item: Value): string | undefined {
  if (!isFields(item)) return undefined;
  const keys = [...TITLE_KEYS, ...Object.keys(item)];
  return keys.map((key) => firstText(item[key])).find((text) => text !== '');
}

function firstText(value: Value | undefined): string {
  const text = isFields(value) ? Object.values(value).find((each) => typeof each === 'string') : value;
  return typeof text === 'boolean' ? '' : (asText(text).split('\n')[0] ?? '');
}
