import { hash } from 'node:crypto';
import {
  answerFor,
  type ContentIndex,
  type ContentRecord,
  field,
  recordsOf,
  shelfIn,
} from '../content/content-index.ts';
import type { Document } from '../content/document.ts';
import type { ReferenceKind } from '../content/schema-notes.ts';
import type { CheckScope, NamePlace } from './check-scope.ts';

/**
 * The questions that rules ask of content, each a text with what it asks for in front, and names of their answers. A rule
 * gets a scope that notes what it is asked for, so that none can go by what it has not asked for.
 */

/** The same scope, which says first what of it is looked at. */
export function followedScope(scope: CheckScope, ask: (question: string) => void): CheckScope {
  const index = followedIndex(scope.index, ask);
  return {
    index,
    get isWhole() {
      ask('isWhole');
      return scope.isWhole;
    },
    get refused() {
      ask('refused');
      return scope.refused;
    },
    get zone() {
      ask('zone');
      return scope.zone;
    },
    get pages() {
      ask('pages');
      return scope.pages;
    },
    // Whoever has a record asked for it, and whether it is sound is a part of what it is.
    isSound: scope.isSound,
    pageAt: (path) => {
      ask(named('page', path));
      return scope.pageAt(path);
    },
    movedFrom: (path) => {
      ask(named('page', path));
      return scope.movedFrom(path);
    },
    pageOf: (record) => {
      ask(named('pageOf', record.document.path));
      return scope.pageOf(record);
    },
    hasName: (name, of) => {
      ask(named('name', of.kind, of.place.event ?? '', String(of.place.year ?? ''), of.event ?? '', name));
      return scope.hasName(name, of);
    },
    personNamed: (name, of) => {
      ask(named('person', of.event, String(of.year), name));
      return scope.personNamed(name, of);
    },
  };
}

const FIELDS = [
  'records',
  'languages',
  'defaultLanguage',
  'media',
  'strays',
  'orphans',
  'unreadable',
  'doubles',
  'packageTexts',
] as const satisfies readonly (keyof ContentIndex)[];

function followedIndex(index: ContentIndex, ask: (question: string) => void): ContentIndex {
  const followed = {} as ContentIndex;
  for (const name of FIELDS) {
    const get = () => {
      ask(name);
      return index[name];
    };
    Object.defineProperty(followed, name, { get, enumerable: true });
  }
  answerFor(followed, (shelf) => {
    ask(named('shelf', shelf));
    return shelfIn(index, shelf);
  });
  return followed;
}

/** Names the answers of a scope. */
export function answersOf(scope: CheckScope): (question: string) => string {
  const { index } = scope;
  const stateOf = (record: ContentRecord): string => stateIn(scope, record);
  let byPath: ReadonlyMap<string, ContentRecord> | undefined;
  const recordAt = (path: string): ContentRecord | undefined => {
    byPath ??= new Map(index.records.map((record) => [record.document.path, record]));
    return byPath.get(path);
  };
  const answers: Readonly<Record<string, (...of: string[]) => string>> = {
    ...fieldAnswers(index, stateOf),
    isWhole: () => String(scope.isWhole),
    refused: () => JSON.stringify([...scope.refused].sort()),
    zone: () => String(field(recordsOf(index, 'site')[0]?.document.data, 'timeZone')),
    pages: () => digest([...scope.pages.pages, ...scope.pages.moved].map((one) => JSON.stringify(one))),
    page: (...path) => JSON.stringify([scope.pageAt(path.join('\0')), scope.movedFrom(path.join('\0'))]),
    pageOf: (path = '') => {
      const record = recordAt(path);
      return String(record && scope.pageOf(record));
    },
    name: (kind, event, year, other, ...name) =>
      String(scope.hasName(name.join('\0'), namePlace(kind, event, year, other))),
    person: (event = '', year, ...name) =>
      JSON.stringify([scope.personNamed(name.join('\0'), { event, year: Number(year) })]),
    shelf: (shelf = '') => digest(shelfIn(index, shelf).map(stateOf)),
  };
  return (question) => {
    const [what = '', ...of] = question.split('\0');
    return answers[what]?.(...of) ?? '';
  };
}

function fieldAnswers(
  index: ContentIndex,
  stateOf: (record: ContentRecord) => string,
): Record<(typeof FIELDS)[number], () => string> {
  return {
    records: () => digest(index.records.map(stateOf)),
    languages: () => index.languages.join(),
    defaultLanguage: () => index.defaultLanguage,
    media: () => digest([...index.media.values()].map((file) => JSON.stringify({ ...file, source: '' }))),
    strays: () => digest(index.strays.map(documentState)),
    orphans: () => digest(index.orphans.map(documentState)),
    unreadable: () => JSON.stringify(index.unreadable),
    doubles: () => digest(index.doubles.flatMap(({ first, second }) => [first, second].map(documentState))),
    packageTexts: () => digest([JSON.stringify(index.packageTexts)]),
  };
}

function namePlace(kind = '', event = '', year = '', other = ''): NamePlace {
  return {
    kind: kind as ReferenceKind,
    place: { ...(event === '' ? {} : { event }), ...(year === '' ? {} : { year: Number(year) }) },
    ...(other === '' ? {} : { event: other }),
  };
}

/** Names the state of a record: what it is, and whether it is sound. */
export function stateIn({ isSound }: CheckScope, record: ContentRecord): string {
  return isSound(record) ? recordState(record) : `${recordState(record)} broken`;
}

const states = new WeakMap<ContentRecord, string>();

/** Names what a record is: where it belongs, and the bytes of its files. */
function recordState(record: ContentRecord): string {
  const known = states.get(record);
  if (known !== undefined) return known;
  const { place, document, translations } = record;
  const { kind, event, year, day, ident, language } = place;
  const others = Object.entries(translations).map(([code, one]) => `${code} ${documentState(one)}`);
  const state = [kind, event, year, day, ident, language, documentState(document), ...others].join('\0');
  states.set(record, state);
  return state;
}

function documentState({ path, hash: bytes }: Document): string {
  return `${path} ${bytes}`;
}

function digest(parts: readonly string[]): string {
  return hash('sha256', parts.join('\n')).slice(0, 32);
}

function named(what: string, ...of: readonly string[]): string {
  return [what, ...of].join('\0');
}
