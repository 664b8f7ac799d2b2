import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import type { Plan } from '../../../src/domain/page/plan.ts';
import type { PlannedLive } from '../../../src/domain/programme/planned-live.ts';
import { liveFile } from '../../../src/emit/live-file.ts';
import type { ContentChange } from '../../support/content-in-memory.ts';
import { planOf } from '../../support/planned-content.ts';

const at = (iso: string): number => Date.parse(iso) / 1000;

const SPRING = at('2026-03-01T12:00:00+01:00');
const DURING = at('2026-05-08T12:00:00+02:00');
const SUMMER = at('2026-06-01T12:00:00+02:00');
const E26 = 'content/events/devlica/2026/';
const SESSIONS = '/devlica/2026/sessions/';

const CANCELLED = 'at: 2026-05-08T09:40\nkind: cancelled\nentry: delete-your-overlay-library\nurgent: true\n';
const CLOAKROOM = `at: 2026-05-08T08:10
kind: notice
until: 2026-05-08T14:00
text: { en: The cloakroom is in the yard., hr: Garderoba je u dvorištu. }
`;

const withChanges =
  (files: Readonly<Record<string, string>>, more: ContentChange = () => {}): ContentChange =>
  (content) => {
    for (const [ident, yaml] of Object.entries(files)) content.write(`${E26}changes/${ident}.yaml`, yaml);
    more(content);
  };
const two = withChanges({ cancelled: CANCELLED, cloakroom: CLOAKROOM });

const liveIn = ({ live }: Plan): PlannedLive =>
  live.find(({ edition }) => edition === 'devlica/2026') ?? expect.fail('There is no live.json.');
const headLive = ({ routes }: Plan, path: string) => routes.find((route) => route.path === path)?.head.live;

describe('live.json', () => {
  it('lists the newest changes first, with their words in each language, and the sessions that they touch', async () => {
    const live = liveIn(await planOf(SPRING, two));
    expect(live.changeCount).toBe(2);
    expect(live.changes).toEqual([
      {
        ident: 'cancelled',
        at: at('2026-05-08T09:40+02:00'),
        kind: 'cancelled',
        urgent: true,
        sessions: ['delete-your-overlay-library'],
        path: `${SESSIONS}delete-your-overlay-library/`,
        says: { en: 'Delete your overlay library: Cancelled', hr: 'Obrišite biblioteku za skočne prozore: Otkazano' },
      },
      {
        ident: 'cloakroom',
        at: at('2026-05-08T08:10+02:00'),
        kind: 'notice',
        path: '/devlica/2026/changes/#change-cloakroom',
        says: { en: 'Please note', hr: 'Obavijest' },
        text: { en: 'The cloakroom is in the yard.', hr: 'Garderoba je u dvorištu.' },
      },
    ]);
  });

  it('names the home page, those of event, schedule and changes, and those of touched sessions', async () => {
    const { pages } = liveIn(await planOf(SPRING, two));
    expect(Object.keys(pages)).toEqual([
      '/',
      '/devlica/',
      '/devlica/schedule/',
      '/devlica/2026/changes/',
      `${SESSIONS}delete-your-overlay-library/`,
    ]);
    for (const hash of Object.values(pages)) expect(hash).toMatch(/^[0-9a-f]{8}$/);
  });

  it('is the same for builds at different instants', async () => {
    const [spring, during, summer] = await Promise.all([SPRING, DURING, SUMMER].map((instant) => planOf(instant, two)));
    expect(liveIn(during as Plan)).toEqual(liveIn(spring as Plan));
    expect(liveIn(summer as Plan)).toEqual(liveIn(spring as Plan));
  });

  it('has another hash for the pages that show a changed session, and for no other page', async () => {
    const renamed = withChanges({ cancelled: CANCELLED, cloakroom: CLOAKROOM }, (content) =>
      content.edit(`${E26}sessions/delete-your-overlay-library.md`, 'Delete your overlay library', 'Delete it all'),
    );
    const [before, after] = [liveIn(await planOf(DURING, two)), liveIn(await planOf(DURING, renamed))];
    const changed = Object.keys(before.pages).filter((page) => before.pages[page] !== after.pages[page]);
    expect(changed).toEqual([
      '/',
      '/devlica/',
      '/devlica/schedule/',
      '/devlica/2026/changes/',
      `${SESSIONS}delete-your-overlay-library/`,
    ]);
  });

  it('gives hash and number of changes to the pages that it names, in each language, and to no other', async () => {
    const plan = await planOf(DURING, two);
    const { pages } = liveIn(plan);
    const from = at('2026-05-07T12:00+02:00');
    expect(headLive(plan, '/devlica/')).toMatchObject({
      hash: pages['/devlica/'],
      editions: [{ edition: 'devlica/2026', from, changeCount: 2 }],
    });
    expect(headLive(plan, '/hr/devlica/')).toEqual(headLive(plan, '/devlica/'));
    expect(headLive(plan, `${SESSIONS}small-browser/`)).toEqual({
      editions: [{ edition: 'devlica/2026', from, until: expect.any(Number) }],
    });
    expect(headLive(plan, '/')?.hash).toBe(pages['/']);
    expect(headLive(plan, '/devlica/2025/')).toBeUndefined();
    expect(headLive(plan, '/terms/')).toBeUndefined();
  });

  it('is not written for an event that is disabled or secret, nor in maintenance', async () => {
    const editions = async (change: ContentChange, options = {}): Promise<readonly string[]> =>
      (await planOf(DURING, change, options)).live.map(({ edition }) => edition);
    const secret: ContentChange = (content) => {
      two(content);
      content.edit('content/site.yaml', 'secretPages: [', 'secretPages: [/devlica/**, ');
    };
    const disabled: ContentChange = (content) =>
      content.edit('content/events/devlica/event.yaml', 'enabled: true', 'enabled: false');
    expect(await editions(two)).toEqual(['devlica/2026', 'worklica/2026']);
    expect(await editions(secret)).toEqual(['worklica/2026']);
    expect(await editions(disabled)).toEqual(['worklica/2026']);
    expect(await editions(two, { maintenance: true })).toEqual([]);
  });

  it('has at most 20 changes and 4 kB compressed, of which the oldest are left out', async () => {
    const words = (n: number): string =>
      Array.from({ length: 12 }, (_, i) => `w${(n * 7919 + i * 104729) % 9973}`).join(' ');
    const many = Object.fromEntries(
      Array.from({ length: 60 }, (_, n) => [
        `notice-${n}`,
        `at: 2026-05-08T${String(8 + Math.floor(n / 10)).padStart(2, '0')}:${String((n % 10) * 5).padStart(2, '0')}
kind: notice
text: { en: "${words(n)}", hr: "${words(n + 100)}" }
`,
      ]),
    );
    const live = liveIn(await planOf(DURING, withChanges({ ...many, cancelled: CANCELLED })));
    expect(live.changeCount).toBe(61);
    expect(live.changes.length).toBeLessThanOrEqual(20);
    expect(live.changes[0]?.ident).toBe('notice-59');
    const { content } = liveFile(live, 'build');
    expect(gzipSync(content as string).length).toBeLessThanOrEqual(4096);
  });

  it('has a digest that changes with the code and with the content, and not with the time', async () => {
    const build = (plan: Plan, code = 'one'): unknown =>
      JSON.parse(liveFile(liveIn(plan), code).content as string).build;
    const [spring, summer] = [await planOf(SPRING, two), await planOf(SUMMER, two)];
    expect(build(summer)).toBe(build(spring));
    expect(build(spring, 'another')).not.toBe(build(spring));
    expect(build(await planOf(SPRING, withChanges({ cancelled: CANCELLED })))).not.toBe(build(spring));
  });
});
