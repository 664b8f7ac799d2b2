import { answerFor, type ContentIndex, shelfIn } from '../content/content-index.ts';
import type { CheckScope } from './check-scope.ts';

/**
 * The questions that rules ask of content, each a text with what it asks for in front. A rule gets a scope that notes what it
 * is asked for, so that none can go by what it has not asked for.
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

/** What of the index is asked for as a whole. */
export const FIELDS = [
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

/** A question as a text. */
export function named(what: string, ...of: readonly string[]): string {
  return [what, ...of].join('\0');
}
