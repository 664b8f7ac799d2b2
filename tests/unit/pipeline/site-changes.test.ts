import { beforeAll, describe, expect, it } from 'vitest';
import type { Change, ChangeMoment } from '../../../src/domain/site/site-changes.ts';
import { siteChanges } from '../../../src/pipeline/changes-to-come.ts';
import { findTimelines } from '../../../src/plan/find-timelines.ts';
import { type ContentChange, checkedContent } from '../../support/content-in-memory.ts';
import { planOf } from '../../support/planned-content.ts';

const at = (iso: string): number => Date.parse(iso) / 1000;
const SPRING = at('2026-03-01T12:00:00+01:00');
const [SECTION_OFF, SECTION_ON] = ['about: true\n  news: false', 'about: true\n  news: true'];
const E26 = 'content/events/devlica/2026';

async function momentsOf(instant: number, change?: ContentChange): Promise<readonly ChangeMoment[]> {
  return (await siteChanges(await checkedContent(change), instant))?.moments ?? [];
}

const describeChange = ({ what, part, ident }: Change): string => `${what} ${part} ${ident}`;
const changesAt = (moments: readonly ChangeMoment[], iso: string, kind: ChangeMoment['kind'] = 'live') =>
  moments.filter((one) => one.at === at(iso) && one.kind === kind).flatMap(({ changes }) => changes);

describe('the changes to come', () => {
  let moments: readonly ChangeMoment[];
  beforeAll(async () => {
    moments = await momentsOf(SPRING);
  });

  it('list what appears, what disappears and what is replaced', async () => {
    const autumn = await momentsOf(at('2025-09-01T12:00:00+02:00'));
    const november = changesAt(autumn, '2025-11-01T00:00:00+01:00').filter((one) => one.event === 'devlica');
    expect(november.map(describeChange)).toEqual(
      expect.arrayContaining(['goes ticket early', 'goes ticket mini-sponsor']),
    );
    const regular = november.find((one) => one.ident === 'regular' && one.what === 'changes');
    expect(regular).toMatchObject({ title: 'Regular', from: 'later', to: 'on-sale', pages: ['/devlica/'] });
    const april = changesAt(autumn, '2026-04-20T00:00:00+02:00').map(describeChange);
    expect(april).toContain('appears text evening-before');
  });

  it('name the page in the default language, and shared parts once for all languages', async () => {
    const changes = changesAt(moments, '2026-05-01T00:00:00+02:00');
    expect(changes.flatMap(({ pages }) => pages).filter((path) => path.startsWith('/hr/'))).toEqual([]);
    const footer = changes.find((one) => one.part === 'link' && one.ident === 'sponsors');
    expect(footer?.slices).toEqual(['footer-devlica', 'footer-hacklica', 'footer-site', 'footer-worklica']);
  });

  it('are in order, all of them after the given instant', async () => {
    const instants = moments.map((one) => one.at);
    expect(instants).toEqual([...instants].sort((a, b) => a - b));
    expect(instants[0]).toBeGreaterThan(SPRING);
    expect(await momentsOf(at('2030-01-01T00:00:00Z'))).toEqual([]);
  });

  it('are a rebuild when an embargo ends, with the pages that appear then, and live changes that it adds', async () => {
    const end = '2026-04-01T10:00:00+02:00';
    const embargoed = await momentsOf(SPRING, (copy) => {
      copy.edit(`${E26}/speakers/rebac-ilic-bruna.md`, '---\n', '---\nembargo: 2026-04-01T10:00\n');
    });
    expect(changesAt(embargoed, end, 'rebuild').map(describeChange)).toEqual([
      'appears speaker rebac-ilic-bruna',
      'appears page /devlica/2026/rebac-ilic-bruna/',
      'appears page /hr/devlica/2026/rebac-ilic-bruna/',
    ]);
    expect(changesAt(embargoed, end)).toEqual([]);
    const others = embargoed.filter((one) => one.kind === 'rebuild' && one.at !== Date.parse(end) / 1000);
    expect(others.flatMap(({ changes }) => changes).filter(({ part }) => part !== 'feed entry')).toEqual([]);
  });

  it('are all changes in page data, and include the next one that a build reports', async () => {
    const withNews: ContentChange = (copy) => copy.edit('content/events/devlica/event.yaml', SECTION_OFF, SECTION_ON);
    const moments = await momentsOf(SPRING, withNews);
    const plan = await planOf(SPRING, withNews);
    expect(plan.site.nextChange.rebuild).not.toBeNull();
    const edges = [...plan.routes, ...plan.slices]
      .flatMap(({ content }) => findTimelines(content))
      .flatMap(({ segments }) => segments.flatMap(({ from, until }) => [from, until]))
      .filter((edge) => edge !== null);
    const expected = [...new Set(edges)].sort((a, b) => a - b);
    expect(moments.filter((one) => one.kind === 'live').map((one) => one.at)).toEqual(expected);
    expect(plan.site.nextChange.live).toBe(expected[0]);
    expect(plan.site.nextChange.rebuild).toBe(moments.find((one) => one.kind === 'rebuild')?.at);
  });
});

describe('the routes of a site', () => {
  it('are the same at any time except for embargoes, so they need no other plan', async () => {
    const paths = async (instant: number) => (await planOf(instant)).routes.map(({ path }) => path);
    const always = await paths(at('2015-01-01T00:00:00Z'));
    expect(await paths(SPRING)).toEqual(always);
    expect(await paths(at('2040-01-01T00:00:00Z'))).toEqual(always);
  });
});
