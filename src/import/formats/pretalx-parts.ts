import { isRecord } from '../../content-edits/record-values.ts';
import { keyOf, type Loose, lineOf, listOf, recordOf, recordsIn } from './loose-values.ts';

/**
 * Answers of the REST API of pretalx: each is a list, or a page of a list with its items in `results`. What a list is of
 * is recognised by its items.
 */

export type PretalxPart =
  | 'events'
  | 'submissions'
  | 'speakers'
  | 'rooms'
  | 'slots'
  | 'tracks'
  | 'types'
  | 'tags'
  | 'resources';

const IS_PART: Readonly<Record<PretalxPart, (item: Loose) => boolean>> = {
  events: (item) => 'slug' in item && 'date_from' in item && 'timezone' in item,
  submissions: (item) => 'code' in item && 'title' in item && !('persons' in item),
  speakers: (item) => 'code' in item && 'name' in item,
  slots: (item) => 'start' in item && 'end' in item && 'room' in item && ('submission' in item || 'schedule' in item),
  types: (item) => 'default_duration' in item && 'name' in item,
  tags: (item) => 'id' in item && 'tag' in item,
  rooms: (item) => 'id' in item && 'name' in item && ('capacity' in item || 'guid' in item || 'speaker_info' in item),
  tracks: (item) => 'id' in item && 'name' in item && ('color' in item || 'requires_access_code' in item),
  resources: (item) => 'id' in item && 'resource' in item && 'description' in item,
};

/** Other lists of the API, which are not imported, by one of their properties. */
const OTHER_LISTS = ['question', 'question_required', 'reviews', 'score_categories', 'version'];

/** Whether a value is an answer of the API, or several of them in one object. */
export function isPretalx(data: unknown): boolean {
  if (Array.isArray(data)) return partOf(recordOf(data[0])) !== undefined;
  if (partOf(recordOf(data)) === 'events') return true;
  const { results, count, talks, submissions } = recordOf(data);
  if (Array.isArray(results) && count !== undefined && 'next' in recordOf(data))
    return results.length === 0 || partOf(recordOf(results[0])) !== undefined || isOther(recordOf(results[0]));
  return [talks, submissions].some((list) => Array.isArray(list) && partOf(recordOf(list[0])) === 'submissions');
}

function isOther(item: Loose): boolean {
  return OTHER_LISTS.some((name) => name in item);
}

function partOf(item: Loose): PretalxPart | undefined {
  return (Object.keys(IS_PART) as PretalxPart[]).find((part) => IS_PART[part](item));
}

/** All items of some answers, by the list that they are in. */
export function pretalxParts(answers: readonly unknown[]): Readonly<Record<PretalxPart, readonly Loose[]>> {
  const parts: Record<PretalxPart, Loose[]> = {
    events: [],
    submissions: [],
    speakers: [],
    rooms: [],
    slots: [],
    tracks: [],
    types: [],
    tags: [],
    resources: [],
  };
  const lists = answers.flatMap((answer) => {
    if (partOf(recordOf(answer)) === 'events') return [[answer]];
    return Array.isArray(answer) ? [answer] : Object.values(recordOf(answer));
  });
  for (const item of lists.flatMap(recordsIn)) {
    const part = partOf(item);
    if (part !== undefined) parts[part].push(item);
  }
  return parts;
}

/** A text that is the same in all languages, or one for each: in English, or else in the first language. */
export function localised(value: unknown): string | undefined {
  if (!isRecord(value)) return lineOf(value);
  return lineOf(value['en']) ?? Object.values(value).flatMap((text) => lineOf(text) ?? [])[0];
}

/** The name of what a value refers to: a text, an object with a name, or the id of an item in a list. */
export function nameIn(items: readonly Loose[], value: unknown): string | undefined {
  const id = keyOf(value) ?? keyOf(recordOf(value)['id']);
  const item = id === undefined ? undefined : items.find((one) => keyOf(one['id']) === id);
  if (item !== undefined) return localised(item['name'] ?? item['tag']);
  if (typeof value === 'number') return undefined;
  return isRecord(value) && 'name' in value ? localised(value['name']) : localised(value);
}

/** The items that a list has as objects, or whose ids it has. */
export function itemsIn(value: unknown, items: readonly Loose[], id: string): readonly Loose[] {
  return listOf(value).flatMap((one): Loose | readonly Loose[] => {
    if (isRecord(one)) return one;
    return items.find((item) => keyOf(item[id]) === keyOf(one)) ?? [];
  });
}
