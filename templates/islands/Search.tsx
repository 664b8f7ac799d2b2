import type { ReactNode } from 'react';
import { SEARCH_KINDS, type SearchEntry, type SearchKind } from '../../src/domain/page/search-index.ts';

export interface SearchProps {
  /** The address of the page, and that of the index. */
  readonly href: string;
  readonly index: string;
  readonly words: SearchTexts;
}

export interface SearchTexts {
  readonly label: string;
  readonly button: string;
  /** The legend of the filter, and the names of what it shows. */
  readonly show: string;
  readonly all: string;
  readonly kinds: Readonly<Record<SearchKind, string>>;
  /** The name of each kind for one result. */
  readonly kind: Readonly<Record<SearchKind, string>>;
  readonly off: Readonly<Record<NonNullable<SearchEntry['off']>, string>>;
  readonly results: string;
  readonly loading: string;
  readonly failed: string;
  readonly none: string;
  /** The text for each plural form of the language, with `{number}`. */
  readonly found: Readonly<Partial<Record<Intl.LDMLPluralRule, string>>>;
  /** Follows if not all results are shown; `{number}` stands for the number that is shown. */
  readonly first: string;
  readonly locale: string;
}

/** The number of results that are shown. */
export const MAX_RESULTS = 20;

/** The text that says how many results there are. */
export function foundText(words: SearchTexts, count: number): string {
  if (count === 0) return words.none;
  const found = words.found[new Intl.PluralRules(words.locale).select(count)] ?? words.found.other ?? '';
  const first = count > MAX_RESULTS ? ` ${words.first.replace('{number}', String(MAX_RESULTS))}` : '';
  return found.replace('{number}', String(count)) + first;
}

/** The field, the filter, and the list of results, which a script fills. */
export function Search({ href, words }: SearchProps): ReactNode {
  return (
    <div className="needs-script">
      <search>
        <form action={href}>
          <label className="search-field">
            {words.label}
            <input type="search" name="q" autoComplete="off" enterKeyHint="search" spellCheck={false} />
          </label>
          <button type="submit" className="button">
            {words.button}
          </button>
          <fieldset className="search-kinds" hidden>
            <legend className="visually-hidden">{words.show}</legend>
            {['', ...SEARCH_KINDS].map((kind) => (
              <label key={kind}>
                <input type="radio" name="kind" value={kind} defaultChecked={kind === ''} />
                <span>
                  {kind === '' ? words.all : words.kinds[kind as SearchKind]} <span className="search-count" />
                </span>
              </label>
            ))}
          </fieldset>
        </form>
      </search>
      <p role="status" className="search-status" />
      <ol className="search-results" aria-label={words.results} hidden />
    </div>
  );
}
