import { afterAll, describe, expect, it } from 'vitest';
import { DEFAULT_LIMITS } from '../../src/api/http/rate-limiter.ts';
import { isFull } from '../support/thoroughness.ts';
import { attendees, newsletter, press, rating, survey, team, workshops } from './bodies.ts';
import { DATABASES, removeServer } from './databases.ts';
import { type JsonResponse, startTestService, type TestService } from './test-service.ts';

afterAll(removeServer);

/** Fewer than the default rate limit, since five kinds of requests come from one address. */
const MANY = isFull ? 200 : 50;

/** Starts a service with the default rate limits, which is called over HTTP. */
const start = (kind: (typeof DATABASES)[number]): Promise<TestService> =>
  startTestService(kind, { overHttp: true, limits: DEFAULT_LIMITS });

/** The number of responses with each status. */
async function countStatuses(responses: readonly Promise<JsonResponse>[]): Promise<Readonly<Record<number, number>>> {
  const counts: Record<number, number> = {};
  for (const { status } of await Promise.all(responses)) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}

const times = <T>(count: number, make: (index: number) => T): readonly T[] =>
  Array.from({ length: count }, (_, index) => make(index));

describe.each(DATABASES)('concurrent requests, on $name', (kind) => {
  it(`are stored once if ${MANY} are equal`, async () => {
    const service = await start(kind);
    const sent = (path: string, body: object) => countStatuses(times(MANY, () => service.post(path, body)));
    const stored = async (table: 'subscription' | 'application' | 'rating' | 'survey' | 'team'): Promise<number> =>
      (await service.open.service.db.selectFrom(table).select('id').execute()).length;
    await attendees(service.open.service, 'devlica', ['0001,ana@example.org,visitor,,Regular']);
    expect(await sent('/newsletter', newsletter('a@example.org'))).toEqual({ 202: 1, 409: MANY - 1 });
    expect(await sent('/press', press('a@example.org'))).toEqual({ 202: 1, 409: MANY - 1 });
    expect(await sent('/teams', team('Bod'))).toEqual({ 202: 1, 409: MANY - 1 });
    service.at('2026-06-01T12:00');
    expect(await sent('/ratings', rating('0001'))).toEqual({ 201: 1, 409: MANY - 1 });
    expect(await sent('/surveys', survey('0001', { email: 'ana@example.org' }))).toEqual({ 201: 1, 409: MANY - 1 });
    for (const table of ['subscription', 'application', 'team', 'rating', 'survey'] as const) {
      expect([table, await stored(table)]).toEqual([table, 1]);
    }
    expect([await service.emails('a@example.org'), service.failures]).toEqual([expect.any(Array), []]);
    await service.close();
  });

  it('of sixty teams give a place to thirty-two', async () => {
    const service = await start(kind);
    const names = times(60, (index) => `team${index}`);
    expect(await countStatuses(names.map((name) => service.post('/teams', team(name))))).toEqual({ 202: 60 });
    await service.open.mailSender.flush();
    const links = (await Promise.all(names.map((name) => service.emails(`${name}@example.org`)))).flat();
    const redeemed = links.map(({ path }) => {
      const link = new URLSearchParams(path.split('?')[1]);
      return service.post('/teams/confirmations', { teamId: link.get('team'), token: link.get('token') });
    });
    expect(await countStatuses(redeemed)).toEqual({ 201: 32, 409: 28 });
    expect((await service.get('/teams?ident=hacklica&year=2026')).body).toEqual({ count: 32, maximum: 32 });
    expect((await service.post('/teams', team('another'))).body.code).toBe('teams-full');
    await service.close();
  });

  it('of forty people for seats give away only free ones, and nobody gets two at the same time', async () => {
    const service = await start(kind);
    service.at('2026-05-01T12:00');
    const pins = times(40, (index) => String(1000 + index));
    await attendees(
      service.open.service,
      'worklica',
      pins.map((pin) => `${pin},p${pin}@example.org,visitor,,Worklica Regular`),
    );
    const both = pins.flatMap((pin) =>
      ['drawn-in-threads', 'first-day-offline'].map((ident) =>
        service.post('/workshop-registrations', workshops(`p${pin}@example.org`, ident)),
      ),
    );
    const answers = await Promise.all(both);
    const seats = await service.open.service.db.selectFrom('seat').select(['workshop', 'email']).execute();
    const inWorkshop = (ident: string): number => seats.filter(({ workshop }) => workshop === ident).length;
    expect(inWorkshop('drawn-in-threads')).toBeLessThanOrEqual(20);
    expect(inWorkshop('first-day-offline')).toBeLessThanOrEqual(28);
    expect([
      answers.filter(({ status }) => status === 201).length,
      new Set(seats.map(({ email }) => email)).size,
    ]).toEqual([seats.length, seats.length]);
    const left = await countStatuses(
      pins.map((pin) =>
        service.post('/workshop-registrations', workshops(`p${pin}@example.org`, 'read-a-flame-chart')),
      ),
    );
    expect(left[201]).toBe(seatsOf(service, 'read-a-flame-chart'));
    const { body } = await service.get('/workshop-availability?ident=worklica&year=2026');
    expect(body['workshops']).toContainEqual({ ident: 'read-a-flame-chart', level: 4 });
    await service.close();
  });
});

function seatsOf(service: TestService, ident: string): number | undefined {
  const worklica = service.open.service.site().events.find((event) => event.ident === 'worklica');
  return worklica?.editions.find(({ year }) => year === 2026)?.sessions.find((one) => one.ident === ident)?.seats;
}
