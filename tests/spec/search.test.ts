import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { type EntrySearch, indexEntries } from '../../client/islands/search/minisearch-adapter.ts';
import type { SearchEntry, SearchIndex } from '../../src/domain/page/search-index.ts';
import { builtSite, builtSites } from '../support/built-sites.ts';

/** Searches the published indexes as the search page does. */

const during = builtSite('during');

function entriesIn(language: string): readonly SearchEntry[] {
  return (during.json(`search/${language}.json`) as SearchIndex).entries;
}

const searches: Readonly<Record<string, Promise<EntrySearch>>> = {
  en: indexEntries(entriesIn('en')),
  hr: indexEntries(entriesIn('hr')),
};

async function find(language: string, query: string): Promise<readonly SearchEntry[]> {
  return ((await searches[language]) as EntrySearch).find(query, during.at);
}

describe('a search finds first', () => {
  it.each([
    // Names without marks, and in other spellings.
    ['en', 'zarkic', 'Krunoslav Žarkić'],
    ['en', 'dakovic', 'Krešimir Đaković'],
    ['en', 'djakovic', 'Krešimir Đaković'],
    ['en', 'Đurđenić', 'Vjera Đurđenić'],
    ['en', 'Østergaard', 'Maren Østergaard'],
    ['en', 'ostergaard maren', 'Maren Østergaard'],
    ['en', 'oestergaard', 'Maren Østergaard'],
    ['en', 'lukasz', 'Łukasz Ziarnowski'],
    // Parts of words, from two letters.
    ['en', 'zi', 'Łukasz Ziarnowski'],
    ['en', 'passk', 'Passkeys at the lending desk'],
    ['en', 'drop-d', 'A new coat for the drop-down'],
    ['hr', 'vinog', 'Model u vinogradu'],
    // Typing mistakes: a wrong, a missing and an additional letter, and two that changed places.
    ['en', 'overlat library', 'Delete your overlay library'],
    ['en', 'tempral', 'Half past two, twice: a timetable with Temporal'],
    ['en', 'vineyyard', 'A model in the vineyard'],
    ['en', 'bootsrtap', 'I took Bootstrap off, and the buses still run'],
    ['en', 'osterdaal', 'Femke Oosterdal'],
    // Croatian endings.
    ['hr', 'vinograd', 'Model u vinogradu'],
    ['hr', 'padajućeg izbornika', 'Padajući izbornik u novom ruhu'],
    ['hr', 'Čačić Željke', 'Željka Čačić'],
    ['hr', 'ornament', 'Crtano koncem: ornamenti iz nekoliko pravila'],
    ['hr', 'preglednika', 'Preglednik koji nitko nije tražio'],
    // Topics, rooms and years.
    ['en', 'security passkeys', 'Passkeys at the lending desk'],
    ['en', 'red classroom', 'First day offline: a service worker from scratch'],
    ['hr', 'plava učionica', 'Crtano koncem: ornamenti iz nekoliko pravila'],
    ['en', 'devlica 2017', 'Devlica 2017'],
    ['en', '2018', 'Devlica 2018'],
    ['en', 'bot 2024', 'The bot comes back from retirement'],
    // Questions and pages.
    ['en', 'student', 'Who can buy a student ticket?'],
    ['en', 'invoice', 'Can I get an invoice for my company?'],
    ['en', 'code of conduct', 'Code of conduct'],
    ['hr', 'privatnost', 'Privatnost'],
  ])('%s: "%s" → %s', async (language, query, title) => {
    const [best] = await find(language, query);
    expect(best?.title).toBe(title);
  });

  it('what is newer: a speaker of several years begins with the current one', async () => {
    const found = await find('en', 'žarkić');
    const years = found.filter(({ kind }) => kind === 'speaker').map(({ year }) => year);
    expect(years).toEqual([2026, 2018]);
  });
});

describe('a search finds', () => {
  it('everything of a topic and everything in a room', async () => {
    const topic = await find('en', 'languages and scripts');
    expect(topic.filter(({ topics }) => topics?.includes('Languages and scripts'))).toHaveLength(3);
    const room = await find('hr', 'snovaonica');
    expect(room.map((one) => one.room)).toEqual(expect.arrayContaining(Array(5).fill('Snovaonica')));
  });

  it('only what has all words', async () => {
    const found = await find('en', 'loom hall 2025');
    expect(new Set(found.map(({ year }) => year))).toEqual(new Set([2025]));
  });

  it.each(['', ' ', 'x', '?', 'qqqqq', 'hasOwnProperty', '__proto__'])('nothing for "%s"', async (query) => {
    expect(await find('en', query)).toEqual([]);
  });

  it('a question only while its section shows', async () => {
    const search = (await searches['en']) as EntrySearch;
    const [question] = await find('en', 'invoice');
    const [, until] = question?.when?.split('..') ?? [];
    expect(Number(until)).toBeGreaterThan(during.at);
    expect(search.find('invoice', Number(until)).filter(({ kind }) => kind === 'question')).toEqual([]);
  });
});

describe.each(builtSites())('the search index of the build $name the event', (site) => {
  it.each(['en', 'hr'])('has at most 70 kB, compressed (%s)', (language) => {
    expect(gzipSync(site.bytes(`search/${language}.json`)).length).toBeLessThan(70_000);
  });

  it.each(['en', 'hr'])(
    'leads to pages that exist, and to none that search engines must not index (%s)',
    (language) => {
      const { entries } = site.json(`search/${language}.json`) as SearchIndex;
      expect(entries.length).toBeGreaterThan(150);
      const pages = new Set(entries.map(({ href }) => `${href.slice(1).split('#', 1)[0]}index.html`));
      expect([...pages].filter((page) => !site.files.includes(page))).toEqual([]);
      expect([...pages].filter((page) => site.text(page).includes('content="noindex'))).toEqual([]);
      expect(entries.filter(({ text = '' }) => text.length > 200 || /<|\{/.test(text))).toEqual([]);
    },
  );
});
