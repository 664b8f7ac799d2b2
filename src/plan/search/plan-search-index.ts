import { plainText } from '../../content/plain-text.ts';
import { defined } from '../../domain/defined.ts';
import { type Markup, type Phrase, plain } from '../../domain/language.ts';
import type { EventPage, SessionPage, SpeakerPage, TextPage } from '../../domain/page/page.ts';
import type { Plan, Route } from '../../domain/page/plan.ts';
import type { SearchEntry, SearchIndex } from '../../domain/page/search-index.ts';
import { isAlwaysShown, isNeverShown, whenAttribute } from '../../domain/page/shown.ts';
import { partId } from '../../domain/paths/part-ids.ts';
import { withoutWindows } from '../text-windows.ts';

/** The maximum length of the text of an entry. */
const TEXT_LENGTH = 200;

/**
 * The index of the search page of a language. It is made from planned pages, so it contains nothing that they do not. A page
 * that does not exist in the language is in the index in the default language.
 */
export function planSearchIndex({ routes, site }: Pick<Plan, 'routes' | 'site'>, language: string): SearchIndex {
  const isRead = ({ head }: Route): boolean =>
    head.language === language ||
    (head.language === site.defaultLanguage && head.alternates.every((one) => one.language !== language));
  return {
    entries: routes.filter((route) => route.isSearched && isRead(route)).flatMap((route) => entriesOf(route, site)),
  };
}

function entriesOf(route: Route, { basePath }: Plan['site']): readonly SearchEntry[] {
  const href = basePath + route.path.slice(1);
  if (route.template === 'session') return [sessionEntry(route.content as SessionPage, href)];
  if (route.template === 'speaker') return [speakerEntry(route.content as SpeakerPage, href)];
  const questions = route.template === 'event' ? questionEntries(route.content as EventPage, href) : [];
  return [pageEntry(route, href), ...questions];
}

function sessionEntry(page: SessionPage, href: string): SearchEntry {
  const { title, suffix, part, people, topics, slot, outcome } = page;
  const words = [plain(title), suffix === undefined ? undefined : plain(suffix), part];
  const times = slot === undefined ? [] : [slot, ...(slot.again ?? [])];
  const themes = [...topics.map((topic) => topic.title), ...times.flatMap(({ track }) => track?.title ?? [])];
  return defined({
    ...{ kind: 'session' as const, href, title: joined(words, ' ') ?? '', lang: languageOf(title) },
    people: joined(people.map(({ name }) => name)),
    topics: joined([...new Set(themes.map(plain))]),
    room: joined([...new Set(times.map(({ room }) => room && plain(room.name)))]),
    ...editionOf(page),
    text: beginningOf(page.description),
    off: outcome?.off,
  });
}

function speakerEntry(page: SpeakerPage, href: string): SearchEntry {
  const { name, position, bio } = page;
  return defined({
    ...{ kind: 'speaker' as const, href, title: name, lang: bio.lang ?? languageOf(position) },
    ...editionOf(page),
    text: cut(joined([plain(position), plainText(bio.html)], '. ') ?? ''),
  });
}

function questionEntries(page: EventPage, href: string): readonly SearchEntry[] {
  return page.sections.flatMap((section) => {
    if (section.kind !== 'faq' || isNeverShown(section.shown)) return [];
    return section.entries.map(({ ident, title, short, full }) =>
      defined({
        ...{
          kind: 'question' as const,
          href: `${href}#${partId('faq', ident)}`,
          title: plain(title),
          lang: languageOf(title),
        },
        ...editionOf({ eventTitle: page.title, year: page.year }),
        text: short === undefined ? beginningOf(full) : cut(plain(short)),
        when: isAlwaysShown(section.shown) ? undefined : whenAttribute(section.shown),
      }),
    );
  });
}

/** The entry of a page that is neither of a session nor of a speaker. */
function pageEntry({ template, head, content }: Route, href: string): SearchEntry {
  return defined({
    ...{ kind: 'page' as const, href, title: head.title, lang: undefined },
    year: 'year' in content ? content.year : undefined,
    text: template === 'text' ? beginningOf((content as TextPage).text) : cut(head.description),
  });
}

function editionOf({ eventTitle, year }: { readonly eventTitle: Phrase; readonly year: number }): Partial<SearchEntry> {
  return { edition: `${plain(eventTitle)} ${year}`, year };
}

function languageOf(phrase: Phrase): string | undefined {
  return typeof phrase === 'string' ? undefined : phrase.lang;
}

/** The beginning of a text without its timed blocks, since an entry shows the same text at all times. */
function beginningOf({ html }: Markup): string | undefined {
  return cut(plainText(withoutWindows(html)));
}

/** At most the length of an entry's text, cut at a word boundary. Undefined for an empty text. */
function cut(text: string): string | undefined {
  if (text === '') return undefined;
  return text.length <= TEXT_LENGTH ? text : `${text.slice(0, TEXT_LENGTH - 1).replace(/\s+\S*$/, '')}…`;
}

/** Joins the parts that are neither empty nor absent. Undefined if there are none. */
function joined(parts: readonly (string | undefined)[], between = ', '): string | undefined {
  return parts.filter((part) => part !== undefined && part !== '').join(between) || undefined;
}
