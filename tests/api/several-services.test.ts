import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newToken, tokenHash } from '../../src/api/keys.ts';
import { attendees, newsletter, team, volunteer, workshops } from './bodies.ts';
import { POSTGRES_SERVER, removeServer } from './databases.ts';
import { type MailServer, startMailServer } from './mail-server.ts';
import { startTestService, type TestService } from './test-service.ts';

describe('three services on one PostgreSQL server', () => {
  let services: readonly TestService[];
  let mail: MailServer;
  let remove: () => Promise<void>;
  beforeAll(async () => {
    const created = await POSTGRES_SERVER.create();
    remove = created.remove;
    mail = await startMailServer();
    const mailServer = { kind: 'server', url: `smtp://127.0.0.1:${mail.port}` } as const;
    const shared = { name: 'shared', create: async () => ({ database: created.database, remove: async () => {} }) };
    services = await Promise.all([1, 2, 3].map(() => startTestService(shared, { mail: mailServer })));
  });
  afterAll(async () => {
    for (const service of services) await service.close();
    await mail.close();
    await remove();
    await removeServer();
  });

  /** Distributes requests among the services. */
  const any = (index: number): TestService => services[index % services.length] as TestService;
  const flush = (): Promise<unknown> => Promise.all(services.map(({ open }) => open.mailSender.flush()));
  const times = <T>(count: number, make: (index: number) => Promise<T>): Promise<readonly T[]> =>
    Promise.all(Array.from({ length: count }, (_, index) => make(index)));
  const count = (responses: readonly { readonly status: number }[], status: number): number =>
    responses.filter((response) => response.status === status).length;

  it('send each e-mail once', async () => {
    const sent = await times(30, (index) => any(index).post('/newsletter', newsletter(`a${index}@example.org`)));
    expect(count(sent, 202)).toBe(30);
    await flush();
    const recipients = mail.messages.map((message) => /^To: (.*)$/m.exec(message)?.[1]);
    expect([recipients.length, new Set(recipients).size]).toEqual([30, 30]);
  });

  it('send an e-mail that a killed service had claimed once the claim expires', async () => {
    const { db, now } = any(0).open.service;
    const email = { recipient: 'late@example.org', subject: 'x', body: 'x', language: 'en', storedAt: 0, attempts: 0 };
    await db
      .insertInto('letter')
      .values({ ...email, id: 'claimed', claimedUntil: now() + 60 })
      .execute();
    const before = mail.messages.length;
    await flush();
    expect(mail.messages.length).toBe(before);
    for (const service of services) service.at('2026-03-01T12:05');
    await flush();
    expect(mail.messages.length).toBe(before + 1);
  });

  it('store together one of several equal requests', async () => {
    const same = await times(30, (index) => any(index).post('/newsletter', newsletter('same@example.org')));
    expect([count(same, 202), count(same, 409)]).toEqual([1, 29]);
  });

  it('give the same response to requests with one submission id, and store one of them', async () => {
    const sent = { ...volunteer('twice@example.org'), submissionId: randomUUID() };
    const responses = await times(12, (index) => any(index).post('/volunteers', sent));
    expect(count(responses, 201)).toBe(12);
    const { db } = any(0).open.service;
    expect(await db.selectFrom('application').select('id').execute()).toHaveLength(1);
  });

  it('give away together only as many places for teams as there are', async () => {
    const teams = await times(40, (index) => any(index).post('/teams', team(`team${index}`)));
    expect(count(teams, 202)).toBe(40);
    const tokens = Array.from({ length: 40 }, newToken);
    const { db } = any(0).open.service;
    const ids = await db.selectFrom('team').select('id').execute();
    for (const [index, { id }] of ids.entries()) {
      const hash = tokenHash(tokens[index] ?? '');
      await db.updateTable('team').set({ tokenHash: hash }).where('id', '=', id).execute();
    }
    const confirmed = await times(40, (index) =>
      any(index).post('/teams/confirmations', { teamId: ids[index]?.id, token: tokens[index] }),
    );
    expect([count(confirmed, 201), count(confirmed, 409)]).toEqual([32, 8]);
  });

  it('give away together only as many seats of a workshop as it has', async () => {
    const people = Array.from(
      { length: 40 },
      (_, index) => `${1000 + index},p${index}@example.org,visitor,,Worklica Regular`,
    );
    await attendees(any(0).open.service, 'worklica', people);
    for (const service of services) service.at('2026-05-01T12:00');
    const responses = await times(40, (index) =>
      any(index).post('/workshop-registrations', workshops(`p${index}@example.org`, 'read-a-flame-chart')),
    );
    const worklica = any(0)
      .open.service.site()
      .events.find(({ ident }) => ident === 'worklica');
    const edition = worklica?.editions.find(({ year }) => year === 2026);
    const seats = edition?.sessions.find(({ ident }) => ident === 'read-a-flame-chart')?.seats;
    expect(seats).toBeGreaterThan(0);
    expect([count(responses, 201), count(responses, 409)]).toEqual([seats, 40 - (seats ?? 0)]);
  });
});
