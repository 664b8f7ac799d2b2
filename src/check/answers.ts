import { type ContentRecord, field, recordsOf, shelfIn } from '../content/content-index.ts';
import type { Document, MediaFile } from '../content/document.ts';
import { recordsByEdition } from '../content/edition-records.ts';
import type { ReferenceKind } from '../content/schema-notes.ts';
import { hashOf } from '../content/short-hash.ts';
import { keptWith } from '../model/kept-with.ts';
import type { CheckScope, NamePlace } from './check-scope.ts';
import type { Answers } from './conclusions.ts';
import { folderOf, type KnownPages, type SpeakerPages } from './known-pages.ts';
import { type FIELDS, named } from './questions.ts';
import type { SiteFacts } from './site-facts.ts';

/**
 * Names of the answers to questions about content. What takes many records to answer is named once, and stays named for as long
 * as it is the very same.
 */

/** Names the answers of a scope. */
export function answersOf(facts: SiteFacts): Answers {
  const { index } = facts;
  const answers: Readonly<Record<string, (...of: string[]) => string>> = {
    ...fieldAnswers(facts),
    isWhole: () => String(facts.isWhole),
    refused: () => JSON.stringify([...facts.refused].sort()),
    zone: () => String(field(recordsOf(index, 'site')[0]?.document.data, 'timeZone')),
    pages: () => digest([...facts.sitePages.ofSpeakers.keys(), ''].map((folder) => pagesIn(facts, folder))),
    'pages in': (...folder) => pagesIn(facts, folder.join('\0')),
    page: (...path) => JSON.stringify([facts.pageAt(path.join('\0')), facts.movedFrom(path.join('\0'))]),
    pageOf: (...path) => String(facts.sitePages.ofSite.ofRecord.get(path.join('\0'))),
    names: (...place) => {
      const names = facts.namesOf(namePlace(...place));
      return names === undefined ? '' : nameOfNames(names);
    },
    name: (kind, event, year, other, ...name) =>
      String(facts.hasName(name.join('\0'), namePlace(kind, event, year, other))),
    persons: (event = '', year) => nameOfPersons(facts.personsOf({ event, year: Number(year) })),
    person: (event = '', year, ...name) =>
      JSON.stringify([facts.personNamed(name.join('\0'), { event, year: Number(year) })]),
    shelf: (...shelf) => statesIn(facts, shelfIn(index, shelf.join('\0'))),
  };
  return {
    answer(question) {
      const [what = '', ...of] = question.split('\0');
      return answers[what]?.(...of) ?? '';
    },
    wider,
  };
}

/** For one of many things the question for all of them, which its answer is looked up in. */
function wider(question: string): string {
  const [what, ...of] = question.split('\0');
  switch (what) {
    case 'name':
      return named('names', ...of.slice(0, 4));
    case 'person':
      return named('persons', ...of.slice(0, 2));
    case 'page':
      return named('pages in', folderOf(of.join('\0')));
    case 'pageOf':
      return named('pages in', '');
    default:
      return question;
  }
}

function fieldAnswers(facts: SiteFacts): Record<(typeof FIELDS)[number], () => string> {
  const { index } = facts;
  return {
    records: () => digest(recordsByEdition(index.records).map(({ records }) => statesIn(facts, records))),
    languages: () => index.languages.join(),
    defaultLanguage: () => index.defaultLanguage,
    media: () => digest([...index.media.values()].map(mediaState)),
    strays: () => digest(index.strays.map(documentState)),
    orphans: () => digest(index.orphans.map(documentState)),
    unreadable: () => JSON.stringify(index.unreadable),
    doubles: () => digest(index.doubles.flatMap(({ first, second }) => [first, second].map(documentState))),
    packageTexts: () => digest([JSON.stringify(index.packageTexts)]),
  };
}

const mediaState = keptWith((file: MediaFile): string => JSON.stringify({ ...file, source: '' }));

/** The pages of the speakers whose folder this is, and all that are no speaker's. */
function pagesIn({ sitePages: { ofSite, ofSpeakers } }: SiteFacts, folder: string): string {
  const speakers = ofSpeakers.get(folder);
  return `${nameOfPages(ofSite)} ${speakers === undefined ? '' : nameOfPages(speakers)}`;
}

const nameOfPages = keptWith(({ pages, moved, ofRecord = new Map() }: SpeakerPages & Partial<KnownPages>): string =>
  digest([JSON.stringify([[...pages], [...moved], [...ofRecord]])]),
);
const nameOfNames = keptWith((names: ReadonlySet<string>): string => digest([JSON.stringify([...names])]));
const nameOfPersons = keptWith((persons: ReadonlyMap<string, string>): string =>
  digest([JSON.stringify([...persons])]),
);

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

/** The same of several records. */
export function statesIn(facts: Pick<SiteFacts, 'broken' | 'isSound'>, records: readonly ContentRecord[]): string {
  const broken = facts.broken.size === 0 ? [] : records.filter((record) => !facts.isSound(record));
  const state = recordStates(records);
  return broken.length === 0 ? state : `${state} ${recordStates(broken)} broken`;
}

const recordStates = keptWith((records: readonly ContentRecord[]): string => digest(records.map(recordState)));

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
  return hashOf(parts.join('\n'));
}
