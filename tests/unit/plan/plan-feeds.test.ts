import { beforeAll, describe, expect, it } from 'vitest';
import type { FeedEntry } from '../../../src/domain/page/feed.ts';
import type { EventPage } from '../../../src/domain/page/page.ts';
import type { Plan } from '../../../src/domain/page/plan.ts';
import { isShownAtBuild } from '../../../src/domain/page/shown.ts';
import { BODY, type VariedSite, variedSite } from '../../support/varied-site.ts';

const ORIGIN = 'https://devlica.example';
const at = (iso: string): number => Date.parse(iso) / 1000;
const SPRING = at('2026-03-20T12:00:00+01:00');
const JUNE = at('2026-06-15T12:00:00+02:00');

let site: VariedSite;
beforeAll(async () => {
  site = await variedSite();
});

/** A plan in which Devlica's news section has another visibility than in the real content. */
function planWith(news: unknown, instant: number): Promise<Plan> {
  return site.plan(instant, {
    'content/events/devlica/event.yaml': (event) => {
      (event['sections'] as Record<string, unknown>)['news'] = news;
    },
  });
}

const newsFeeds = ({ feeds }: Plan) => feeds.filter(({ file }) => !file.endsWith('changes.xml'));

const entriesOf = ({ feeds }: Plan, file = 'feed.xml'): readonly FeedEntry[] =>
  feeds.find((feed) => feed.file === file)?.entries ?? [];

/** The addresses of the news that a page of the event shows at the build. */
function newsOnPage({ routes }: Plan, path: string): readonly string[] {
  const page = routes.find((route) => route.path === path)?.content as EventPage;
  return page.sections.flatMap((section) =>
    section.kind === 'news' && isShownAtBuild(section.shown)
      ? section.items.filter(({ shown }) => isShownAtBuild(shown)).map(({ ident }) => `${ORIGIN}${path}#news-${ident}`)
      : [],
  );
}

describe('the news feed', () => {
  it.each([false, 'active'])('has no entry while the news section is hidden: %s', async (visibility) => {
    const plan = await planWith(visibility, SPRING);
    expect(newsFeeds(plan).map(({ file, entries }) => [file, entries.length])).toEqual([
      ['feed.xml', 0],
      ['hr/feed.xml', 0],
    ]);
    expect(newsOnPage(plan, '/devlica/')).toEqual([]);
  });

  it('has the date of the newest edition while it has no entry', async () => {
    const feeds = newsFeeds(await planWith(false, SPRING));
    expect(feeds.map(({ updated }) => new Date(updated * 1000).toISOString())).toEqual([
      '2026-03-15T23:00:00.000Z',
      '2026-03-15T23:00:00.000Z',
    ]);
  });

  it('is empty at the first build after the section was hidden', async () => {
    const before = await planWith(['before', 'active'], SPRING);
    expect(entriesOf(before).length).toBeGreaterThan(1);
    expect(entriesOf(await planWith(['before', 'active'], JUNE))).toEqual([]);
    expect(before.site.nextChange.rebuild).not.toBeNull();
  });

  it.each(['', '/hr'])('links to the texts that the event’s page shows: %s', async (prefix) => {
    const plan = await planWith(true, SPRING);
    const entries = entriesOf(plan, `${prefix}/feed.xml`.slice(1));
    expect(entries.length).toBeGreaterThan(1);
    expect(entries.map(({ url }) => url)).toEqual(newsOnPage(plan, `${prefix}/devlica/`));
  });

  it('has the same news in both languages with the same ids, the newest first', async () => {
    const plan = await planWith(true, SPRING);
    const [english, croatian] = [entriesOf(plan), entriesOf(plan, 'hr/feed.xml')];
    expect(croatian.map(({ id }) => id)).toEqual(english.map(({ id }) => id));
    expect(croatian.map(({ title }) => title)).not.toEqual(english.map(({ title }) => title));
    const published = english.map((entry) => entry.published);
    expect(published).toEqual([...published].sort((a, b) => b - a));
    for (const { id, title, summary, html } of [...english, ...croatian]) {
      expect(id).toMatch(/^tag:devlica\.example,\d{4}-\d{2}-\d{2}:\w+\/\d{4}\/news\/[\w-]+$/);
      expect(`${title} ${summary} ${html}`).not.toMatch(/\{\w+\}|undefined|href="\//);
    }
  });

  it('resolves the links of a text against the page that shows it, since readers know no page', async () => {
    const text =
      '[a](#schedule) [b]({linkLang}/code/?a=1&b=2#c) [c](./#venue) [d](mailto:a@b.example) [e](https://c.example/)';
    const say = (data: Record<string, unknown>): void => {
      data[BODY] = text;
    };
    const plan = await site.plan(SPRING, {
      'content/events/devlica/event.yaml': (event) => {
        (event['sections'] as Record<string, unknown>)['news'] = true;
      },
      'content/events/devlica/2026/news/programme.md': say,
      'content/events/devlica/2026/news/programme.hr.md': say,
    });
    for (const [file, prefix] of [
      ['feed.xml', ''],
      ['hr/feed.xml', '/hr'],
    ]) {
      const entry = entriesOf(plan, file).find(({ id }) => id.endsWith('/programme'));
      expect([...(entry?.html ?? '').matchAll(/href="([^"]*)"/g)].map(([, href]) => href)).toEqual([
        `${ORIGIN}${prefix}/devlica/#schedule`,
        `${ORIGIN}${prefix}/code/?a=1&amp;b=2#c`,
        `${ORIGIN}${prefix}/devlica/#venue`,
        'mailto:a@b.example',
        'https://c.example/',
      ]);
    }
  });

  it.each([
    [false, SPRING, false],
    ['after', SPRING, false],
    [['before', 'active'], SPRING, true],
    [['before', 'active'], JUNE, false],
  ])('is offered by pages only while it has an entry: %s', async (visibility, instant, hasNews) => {
    expect((await planWith(visibility, instant)).site.hasNews).toBe(hasNews);
  });

  it('requires a build when the next item begins or ends', async () => {
    const { site: planned } = await planWith(true, SPRING);
    const april = await planWith(true, planned.nextChange.rebuild as number);
    expect(entriesOf(april).map(({ id }) => id)).not.toEqual(
      entriesOf(await planWith(true, SPRING)).map(({ id }) => id),
    );
  });
});
