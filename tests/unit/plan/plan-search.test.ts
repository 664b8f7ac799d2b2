import { beforeAll, describe, expect, it } from 'vitest';
import type { SearchPage } from '../../../src/domain/page/page.ts';
import type { Plan } from '../../../src/domain/page/plan.ts';
import type { SearchEntry } from '../../../src/domain/page/search-index.ts';
import { planSearchIndex } from '../../../src/plan/search/plan-search-index.ts';
import { planOf } from '../../support/planned-content.ts';
import { BODY, type Data, type VariedSite, variedSite } from '../../support/varied-site.ts';

const SPRING = Date.parse('2026-03-01T12:00:00+01:00') / 1000;
const E26 = 'content/events/devlica/2026';
const SESSION = '/devlica/2026/sessions/page-that-does-not-blink/';

let site: VariedSite;
beforeAll(async () => {
  site = await variedSite((path) => !/devlica\/20(1[5-8]|2[0-4])\//.test(path));
});

function entriesOf(plan: Plan, language = 'en'): readonly SearchEntry[] {
  return planSearchIndex(plan, language).entries;
}

const at = (entries: readonly SearchEntry[], href: string): SearchEntry | undefined =>
  entries.find((entry) => entry.href === href);

describe('the search index', () => {
  it('has what a session is about, who holds it, and where', async () => {
    expect(at(entriesOf(await site.plan(SPRING)), SESSION)).toEqual({
      kind: 'session',
      href: SESSION,
      title: 'Six hundred pages, no router: view transitions at a museum',
      people: 'Vjera Đurđenić',
      topics: 'CSS and layout, Performance, Interface',
      room: 'Loom hall',
      edition: 'Devlica 2026',
      year: 2026,
      text: expect.stringMatching(/^A museum wanted a website .{140,180}…$/),
    });
  });

  it('is in the language of its pages', async () => {
    const croatian = entriesOf(await site.plan(SPRING), 'hr');
    expect(at(croatian, `/hr${SESSION}`)?.room).toBe('Velika dvorana');
    expect(croatian.filter(({ href }) => !href.startsWith('/hr/'))).toEqual([]);
  });

  it.each(['embargo', 'visible'])('has nothing of a session and a speaker with the field %s', async (field) => {
    const value = field === 'embargo' ? '2026-04-01T10:00' : false;
    const hide = (data: Data): void => {
      data[field] = value;
    };
    const plan = await site.plan(SPRING, {
      [`${E26}/sessions/page-that-does-not-blink.md`]: hide,
      [`${E26}/speakers/cacic-zeljka.md`]: hide,
    });
    const text = JSON.stringify(entriesOf(plan));
    expect(text).not.toContain('view transitions at a museum');
    expect(text).not.toContain('devlica/2026/cacic-zeljka');
  });

  it('has nothing of pages that are secret or hidden from search engines', async () => {
    const plan = await site.plan(SPRING, {
      'content/site.yaml': (data) => {
        data['secretPages'] = ['/worklica/**'];
      },
      'content/pages/safety.md': (data) => {
        data['hidden'] = true;
      },
    });
    const entries = entriesOf(plan);
    expect(entries.filter(({ href }) => /^\/worklica\/(?!2019|2025)/.test(href))).toEqual([]);
    expect(at(entries, '/safety/')).toBeUndefined();
    expect(at(entries, '/terms/')).toBeDefined();
  });

  it('has nothing of an event that the site does not show, except for the years in its history', async () => {
    const hidden = { visible: false, visibleInHeader: false };
    const plan = await site.plan(SPRING, {
      'content/events/devlica/event.yaml': (data) => Object.assign(data, hidden),
      'content/events/worklica/event.yaml': (data) => Object.assign(data, { ...hidden, visibleInHistory: false }),
    });
    const years = entriesOf(plan).flatMap(({ edition }) => edition ?? []);
    expect(new Set(years)).toEqual(new Set(['Devlica 2019', 'Devlica 2025']));
    const page = plan.routes.find(({ path }) => path === '/search/')?.content as SearchPage | undefined;
    expect(page?.years.map(({ year, editions }) => [year, editions.map(({ event }) => event)])).toEqual([
      [2025, ['devlica']],
      [2019, ['devlica', 'hacklica']],
      [2018, ['hacklica']],
    ]);
  });

  it('has the pages of an event in one language in all indexes, in that language', async () => {
    const plan = await site.plan(SPRING, {
      'content/events/worklica/event.yaml': (data) => {
        data['multiLanguage'] = { active: false };
      },
    });
    const entry = at(entriesOf(plan, 'hr'), '/worklica/2026/sessions/read-a-flame-chart/');
    expect(entry?.title).toBe('Read a flame chart like a map');
    expect(entriesOf(plan, 'hr').filter(({ href }) => href.startsWith('/hr/worklica/'))).toEqual([]);
  });

  it('has no timed blocks of texts', async () => {
    const plan = await site.plan(SPRING, {
      'content/pages/safety.md': (data) => {
        data[BODY] = '::: from: 2026-04-01\n\nStill a secret.\n\n:::\n\nKnown to all.\n';
      },
    });
    expect(at(entriesOf(plan), '/safety/')?.text).toBe('Known to all.');
  });

  it('has questions with the window of their section, and none whose section is over', async () => {
    const questions = (plan: Plan) =>
      entriesOf(plan).filter(({ kind, edition }) => kind === 'question' && edition === 'Devlica 2026');
    const before = questions(await site.plan(SPRING));
    expect(new Set(before.map(({ when }) => when))).toEqual(new Set(['..1778263200']));
    expect(questions(await site.plan(1778263200))).toEqual([]);
  });

  it('says which sessions do not take place', async () => {
    const plan = await planOf(SPRING, (copy) =>
      copy.write(`${E26}/changes/ill.yaml`, 'at: 2026-02-20T10:00\nkind: cancelled\nentry: page-that-does-not-blink\n'),
    );
    expect(at(entriesOf(plan), SESSION)?.off).toBe('cancelled');
  });

  it('is empty under maintenance', async () => {
    const plan = await planOf(SPRING, undefined, { maintenance: true });
    expect(entriesOf(plan)).toEqual([]);
  });
});

it('the search page exists in every language, is not indexed, and is cached on devices', async () => {
  const { routes } = await site.plan(SPRING);
  const found = routes.filter(({ template }) => template === 'search');
  expect(found.map(({ path, head, offline }) => [path, head.indexed, offline !== undefined])).toEqual([
    ['/hr/search/', false, true],
    ['/search/', false, true],
  ]);
});
