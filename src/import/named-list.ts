import { allRecordsOf } from '../content/content-index.ts';
import { items as itemsOf, type Unchecked } from '../content/valid-record.ts';
import { shortSlug } from '../content-edits/idents.ts';
import { textsOf } from '../content-edits/record-values.ts';
import { defined } from '../domain/defined.ts';
import type { Topic, Track } from '../domain/site/content-types.ts';
import { slugOf } from '../domain/slug.ts';
import { type EditionContent, editionRecords } from './edition-content.ts';

/** An item of `tracks` or `topics`. */
export interface NamedItem {
  readonly ident: string;
  /** A text, or a map from language to text. */
  readonly title: unknown;
  readonly [name: string]: unknown;
}

export interface NamedList {
  /** Name in the export → ident. */
  readonly identByName: Readonly<Record<string, string>>;
  /** The items that the edition needs; undefined if its own list, or that of the event, is enough. */
  readonly items?: readonly NamedItem[];
}

export interface NamedListSource {
  readonly wanted: readonly { readonly name: string; readonly color?: string }[];
  /** The idents of the last import. */
  readonly previous: Readonly<Record<string, string>>;
  /** Whether records that were written by hand may name items of the event, which a list of the edition would hide. */
  readonly isInUse: boolean;
}

const MAX_LENGTH = 40;

/**
 * Assigns an ident to each track or topic: that of the last import, that of an item of the edition or event with the same
 * title, or a new one.
 */
export function namedList(
  content: EditionContent,
  name: 'tracks' | 'topics',
  { wanted, previous, isInUse }: NamedListSource,
): NamedList {
  const own = itemsIn(editionRecords(content, 'edition')[0]?.data[name]);
  const ofEvent = itemsIn(allRecordsOf(content.index, 'event', { event: content.event })[0]?.data[name]);
  const usesEvent = own.length === 0 && wanted.every((one) => ofEvent.some((item) => isCalled(item, one.name)));
  const items = [...(own.length === 0 && (usesEvent || isInUse) ? ofEvent : own)];
  const identByName: Record<string, string> = {};
  for (const one of wanted) {
    const known =
      items.find(({ ident }) => ident === previous[one.name]) ?? items.find((item) => isCalled(item, one.name));
    const item: NamedItem =
      known ??
      defined({ ident: freeIdent(one.name, { items, kind: name.slice(0, -1) }), title: one.name, color: one.color });
    if (known === undefined) items.push(item);
    identByName[one.name] = item.ident;
  }
  return items.length === own.length || usesEvent ? { identByName } : { identByName, items };
}

function itemsIn(list: Unchecked<Track[] | Topic[]> | undefined): readonly NamedItem[] {
  return itemsOf(list).map((item) => ({ ...item, ident: String(item?.ident), title: item?.title }));
}

/** Whether an item has a name, in any language. */
function isCalled({ title }: NamedItem, name: string): boolean {
  return isNamed(title, name);
}

/** Whether a text, or one of its languages, is a name, apart from case and punctuation. */
export function isNamed(text: unknown, name: string): boolean {
  const slug = slugOf(name);
  return textsOf(text).some((one) => one === name || (slug !== '' && slugOf(one) === slug));
}

function freeIdent(
  name: string,
  { items, kind }: { readonly items: readonly NamedItem[]; readonly kind: string },
): string {
  return numbered(shortSlug(slugOf(name), MAX_LENGTH) || kind, (ident) => items.some((item) => item.ident === ident));
}

/** An ident that is free: the base, or else the base with a number from 2 on. */
export function numbered(base: string, isTaken: (ident: string) => boolean): string {
  for (let count = 1; ; count += 1) {
    const ident = count === 1 ? base : `${base}-${count}`;
    if (!isTaken(ident)) return ident;
  }
}
