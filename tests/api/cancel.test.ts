import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Order, OrderResult } from '../../src/api/organiser/order.ts';
import { runOrder } from '../../src/api/organiser/run-order.ts';
import { attendees, sponsor, team, workshops } from './bodies.ts';
import { carriedOut } from './carried-out.ts';
import { DATABASES, stopServer } from './databases.ts';
import { startTestService, type TestService } from './test-service.ts';

afterAll(stopServer);

describe.each(DATABASES)('an organiser who cancels, on $name', (kind) => {
  let service: TestService;
  beforeAll(async () => {
    service = await startTestService(kind);
    await attendees(service.open.service, 'worklica', ['0001,ana@example.org,visitor,,Worklica Regular']);
  });
  afterAll(() => service.close());

  const order = (asked: Order): Promise<OrderResult> => runOrder(service.open.service, asked);
  const exported = async (what: string): Promise<readonly { readonly id: string }[]> =>
    JSON.parse(await carriedOut(service.open.service, { kind: 'export', what, format: 'json' }));
  const letterWith = async (to: string, words: string): Promise<string | undefined> =>
    (await service.letters(to)).map(({ text }) => text).find((text) => text.includes(words));

  it('a team frees its place, and the team gets a letter in its language', async () => {
    await service.post('/teams', { ...team('konac'), language: 'hr' });
    const [letter] = await service.letters('konac@example.org');
    const link = new URLSearchParams(letter?.path.split('?')[1]);
    await service.post('/teams/confirmations', { teamId: link.get('team'), token: link.get('token') });
    const [row] = await exported('team');
    expect(await order({ kind: 'cancel', what: 'team', id: row?.id ?? '' })).toEqual({
      kind: 'done',
      output: 'The team "konac" of hacklica 2026 is cancelled; an e-mail to konac@example.org says so.\n',
    });
    expect([await exported('team'), (await service.get('/teams?ident=hacklica&year=2026')).body['count']]).toEqual([
      [],
      0,
    ]);
    expect(await letterWith('konac@example.org', 'otkazali smo prijavu')).toContain('„konac” (Hacklica 2026)');
  });

  it('a seat frees it, and its holder gets a letter with title, time and room', async () => {
    service.at('2026-05-01T12:00');
    const body = workshops('ana@example.org', 'drawn-in-threads', 'read-a-flame-chart');
    const answer = await service.post('/workshop-registrations', { ...body, language: 'en' });
    expect([answer.status, service.failures]).toEqual([201, []]);
    const listing = await letterWith('ana@example.org', 'these seats are yours');
    expect(listing?.replace(/token=[\w-]+/, 'token=TOKEN')).toMatchInlineSnapshot(`
      "Hello,

      these seats are yours:

      Drawn in threads: ornaments from a few rules
      8 May 2026, 10:20–11:50, Distaff

      Read a flame chart like a map
      8 May 2026, 13:20–15:20, Wheel

      If you cannot come, give them back with this link, so that somebody else gets them:

      https://devlica.example/workshop-seats/?token=TOKEN

      It gives back all seats of this letter, until the first of these workshops begins.

      Udruga Križić
      info@devlica.example
      "
    `);
    const [row, ...others] = await exported('workshops');
    expect(await order({ kind: 'cancel', what: 'workshops', id: row?.id ?? '' })).toMatchObject({
      kind: 'done',
      output: expect.stringMatching(/^The seat in [a-z-]+ of worklica 2026 is cancelled; an e-mail to ana@/),
    });
    expect(await exported('workshops')).toEqual(others);
    expect(await letterWith('ana@example.org', 'cancelled your seat')).toMatch(/2026, \d\d:\d\d–\d\d:\d\d/);
    const places = await service.open.service.db
      .selectFrom('place')
      .select('taken')
      .where('kind', '=', 'seat')
      .execute();
    expect(places.map(({ taken }) => taken).sort()).toEqual([0, 1]);
  });

  it('an application deletes it, and its address can apply again', async () => {
    service.at('2026-03-01T12:00');
    await service.post('/sponsors', sponsor('ivo@example.org'));
    const [row] = await exported('sponsor');
    expect((await order({ kind: 'cancel', what: 'press', id: row?.id ?? '' })).kind).toBe('refused');
    expect((await order({ kind: 'cancel', what: 'sponsor', id: row?.id ?? '' })).kind).toBe('done');
    expect(await letterWith('ivo@example.org', 'cancelled your application')).toContain('Devlica 2026');
    expect((await service.post('/sponsors', sponsor('ivo@example.org'))).status).toBe(201);
  });

  it('reads what to do about an id or a kind that is unknown', async () => {
    expect(await order({ kind: 'cancel', what: 'team', id: 'nobody' })).toEqual({
      kind: 'refused',
      message: 'There is no entry nobody of the kind "team".',
      hint: 'conf-site api export team prints all of them with their ids',
    });
    expect(await order({ kind: 'cancel', what: 'rating', id: 'x' })).toMatchObject({
      kind: 'refused',
      hint: 'what can be cancelled is sponsor, exhibitor, volunteer, press, team, workshops',
    });
  });
});
