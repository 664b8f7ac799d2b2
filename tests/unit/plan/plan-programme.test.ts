import { describe, expect, it } from 'vitest';
import type { EditionPage, EventPage, ScheduleRow, SpeakerPage } from '../../../src/domain/page/page.ts';
import type { Plan } from '../../../src/domain/page/plan.ts';
import type { ContentEdits } from '../../support/content-in-memory.ts';
import { planOf } from '../../support/planned-content.ts';

const MARCH = Date.parse('2026-03-01T12:00:00+01:00') / 1000;
const SCHEDULE = 'content/events/devlica/2026/schedule.yaml';

function contentOf<T>(plan: Plan, path: string): T {
  return plan.routes.find((route) => route.path === path)?.content as T;
}

function rowsOf(plan: Plan): readonly ScheduleRow[] {
  return contentOf<EventPage>(plan, '/devlica/').sections.flatMap((one) =>
    one.kind === 'schedule' ? one.days.flatMap((day) => day.rows) : [],
  );
}

/** Removes every duration from a schedule. */
function withoutDurations(copy: ContentEdits): void {
  copy.write(SCHEDULE, copy.read(SCHEDULE).replaceAll(/^ +duration: \d+\n/gm, ''));
}

describe('a session without a duration', () => {
  const SESSION = 'content/events/devlica/2026/sessions/caron-is-not-an-ornament.md';
  const minutesIn = async (change: (site: ContentEdits) => void): Promise<readonly (number | undefined)[]> => {
    const rows = rowsOf(await planOf(MARCH, change));
    return rows.filter(({ id }) => id === 'session-caron-is-not-an-ornament').map((row) => row.durationMinutes);
  };

  it('lasts as long as the site says', async () => {
    const without = (site: ContentEdits): void => site.edit(SESSION, 'duration: 30\n', '');
    expect(await minutesIn(without)).toEqual([30]);
    const longer = (site: ContentEdits): void =>
      site.edit('content/site.yaml', 'sessionDuration: 30', 'sessionDuration: 25');
    expect(
      await minutesIn((site) => {
        without(site);
        longer(site);
      }),
    ).toEqual([25]);
    expect(await minutesIn(longer)).toEqual([30]);
  });
});

describe('a programme whose entries have no duration', () => {
  it('uses the durations of the site: coffee 10, lunch 60, registration 60, opening 10, the evening 180', async () => {
    const rows = rowsOf(await planOf(MARCH, withoutDurations));
    const minutes = new Map(rows.map((row) => [row.what, row.durationMinutes]));
    expect(Object.fromEntries(minutes)).toMatchObject({
      coffee: 10,
      lunch: 60,
      registration: 60,
      opening: 10,
      afterParty: 180,
    });
    const keynote = rows.find((row) => row.id === 'session-cloth-outlives-the-loom');
    expect([keynote?.start, keynote?.durationMinutes]).toEqual(['09:10', 45]);
  });

  it('uses durations that the site changes', async () => {
    const plan = await planOf(MARCH, (copy) => {
      withoutDurations(copy);
      copy.write('content/site.yaml', copy.read('content/site.yaml').replace('opening: 10', 'opening: 25'));
    });
    const keynote = rowsOf(plan).find((row) => row.id === 'session-cloth-outlives-the-loom');
    expect(keynote?.start).toBe('09:25');
  });
});

describe('an entry that begins after midnight', () => {
  const evening = (copy: ContentEdits): void => {
    const edition = copy.read('content/events/devlica/2026/edition.yaml');
    const later = edition.replaceAll('endDateTime: 2026-05-08T20:00', 'endDateTime: 2026-05-09T04:00');
    copy.write('content/events/devlica/2026/edition.yaml', later);
    copy.edit(SCHEDULE, '  - special: afterParty\n', "  - special: afterParty\n    startsAt: '00:30'\n");
  };

  it.each([
    ['/devlica/', 'Saturday'],
    ['/hr/devlica/', 'subota'],
  ])('says on which day on %s', async (path, weekday) => {
    const plan = await planOf(MARCH, evening);
    const rows = contentOf<EventPage>(plan, path).sections.flatMap((one) =>
      one.kind === 'schedule' ? one.days.flatMap((day) => day.rows) : [],
    );
    expect(rows.flatMap(({ what, start, nextDay }) => (nextDay === undefined ? [] : [[what, start, nextDay]]))).toEqual(
      [['afterParty', '00:30', weekday]],
    );
  });
});

describe('an entry without a session', () => {
  it('can be starred and rated like a session, unless evaluation is disabled', async () => {
    const plan = await planOf(MARCH, (copy) =>
      copy.edit('content/site.yaml', 'product: devlica', 'product: devlica\napi: { baseUrl: https://api.example }'),
    );
    const rows = rowsOf(plan).filter(({ kind }) => kind !== 'session');
    const panel = rows.find(({ what }) => what === 'panel');
    expect(rows.flatMap(({ star, rating }) => (star || rating ? [{ star, rating }] : []))).toEqual([
      { star: 'panel-2026-05-08-1', rating: { ident: 'panel', shown: [{ from: panel?.startsAt, until: null }] } },
    ]);
  });
});

describe('a series', () => {
  const SECOND = 'content/events/devlica/2026/sessions/two-banks-2.md';

  it('is named above its numbered parts; a suffix that only numbers them is not repeated', async () => {
    const parts = rowsOf(await planOf(MARCH)).flatMap(({ session }) => (session?.series ? [session] : []));
    expect(parts.map(({ part, series, suffix }) => [part, series?.ident, series?.title, suffix])).toEqual([
      ['1/2', 'two-banks', 'One document, two banks', undefined],
      ['2/2', 'two-banks', 'One document, two banks', undefined],
    ]);
  });

  it('keeps a suffix with more information', async () => {
    const plan = await planOf(MARCH, (copy) =>
      copy.write(SECOND, copy.read(SECOND).replace('titleSuffix: 2/2', 'titleSuffix: – live')),
    );
    const row = rowsOf(plan).find(({ id }) => id === 'session-two-banks-2');
    expect([row?.session?.part, row?.session?.suffix]).toEqual(['2/2', '– live']);
  });
});

describe('neighbours', () => {
  it('link from year to year, and from the latest past year to the event itself', async () => {
    const plan = await planOf(MARCH);
    const latest = contentOf<EditionPage>(plan, '/devlica/2025/');
    expect(latest.next).toEqual({ title: 'Devlica 2026', href: '/devlica/' });
    const before = contentOf<EditionPage>(plan, latest.previous?.href ?? '');
    expect(before.next).toEqual({ title: 'Devlica 2025', href: '/devlica/2025/' });
    expect(contentOf<EditionPage>(plan, '/hacklica/2019/').next).toBeUndefined();
  });

  it('link all speakers of a year in a circle', async () => {
    const plan = await planOf(MARCH);
    const start = '/hr/devlica/2025/szentesi-gabor/';
    const seen: string[] = [];
    for (let path = start; !seen.includes(path); path = contentOf<SpeakerPage>(plan, path).next?.href ?? start) {
      seen.push(path);
    }
    expect(seen).toHaveLength(contentOf<EditionPage>(plan, '/hr/devlica/2025/').speakers.length);
    for (const [index, path] of seen.entries()) {
      expect(contentOf<SpeakerPage>(plan, path).previous?.href).toBe(seen.at(index - 1));
    }
  });
});
