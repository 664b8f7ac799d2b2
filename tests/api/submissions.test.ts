import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { attendees, newsletter, press, rating, sponsor, survey, team, workshops } from './bodies.ts';
import { commandOutput } from './command-output.ts';
import { DATABASES, removeServer } from './databases.ts';
import { startTestService, type TestService } from './test-service.ts';

afterAll(removeServer);

const SPRING = '2026-03-01T12:00';
const DAY_SECONDS = 24 * 60 * 60;

/** A body of each kind: when and where it is sent, and in which table it is stored. */
const SUBMISSIONS = [
  { what: 'a newsletter', wall: SPRING, path: '/newsletter', table: 'subscription', body: newsletter('a@example.org') },
  { what: 'a request', wall: SPRING, path: '/press', table: 'application', body: press('a@example.org') },
  { what: 'a team', wall: SPRING, path: '/teams', table: 'team', body: team('Platno') },
  {
    what: 'a workshop registration',
    wall: '2026-05-01T12:00',
    path: '/workshop-registrations',
    table: 'seat',
    body: workshops('a@example.org', 'drawn-in-threads'),
  },
  { what: 'a rating', wall: '2026-05-08T20:00', path: '/ratings', table: 'rating', body: rating('0001') },
  {
    what: 'a survey',
    wall: '2026-06-01T12:00',
    path: '/surveys',
    table: 'survey',
    body: survey('0001', { email: 'a@example.org' }),
  },
] as const;

describe.each(DATABASES)('a body with a submission id, on $name', (kind) => {
  let service: TestService;
  beforeAll(async () => {
    service = await startTestService(kind);
    await attendees(service.open.service, 'devlica', ['0001,a@example.org,visitor,,Regular']);
    await attendees(service.open.service, 'worklica', ['0001,a@example.org,visitor,,Worklica Regular']);
  });
  afterAll(() => service.close());

  const count = async (table: (typeof SUBMISSIONS)[number]['table'] | 'submission'): Promise<number> =>
    (await service.open.service.db.selectFrom(table).select('id').execute()).length;

  it.each(SUBMISSIONS)(
    'gets the first response again and is stored once: $what',
    async ({ wall, path, table, body }) => {
      service.at(wall);
      const before = await count(table);
      const sent = { ...body, submissionId: randomUUID() };
      const first = await service.post(path, sent);
      expect([first.status < 300, first.body.code]).toEqual([true, undefined]);
      service.pass(60);
      expect(await service.post(path, sent)).toEqual(first);
      expect(await count(table)).toBe(before + 1);
    },
  );

  it('reserves one place and sends one e-mail, even if it is sent twice at once', async () => {
    service.at(SPRING);
    const sent = { ...team('Konac'), submissionId: randomUUID() };
    const [first, second] = await Promise.all([service.post('/teams', sent), service.post('/teams', sent)]);
    expect(first).toMatchObject({ status: 202, body: { teamId: expect.any(String) } });
    expect(second).toEqual(first);
    const [email, ...more] = await service.emails(sent.teamEmail);
    expect(more).toEqual([]);
    const { team: teamId, token } = Object.fromEntries(new URLSearchParams(email?.path.split('?')[1]));
    const confirmation = { teamId, token, submissionId: randomUUID() };
    const confirmed = await Promise.all([1, 2].map(() => service.post('/teams/confirmations', confirmation)));
    expect(confirmed).toEqual([1, 2].map(() => ({ status: 201, body: { status: 'stored' } })));
    expect((await service.get('/teams?ident=hacklica&year=2026')).body['count']).toBe(1);
    expect(await service.emails(sent.teamEmail)).toHaveLength(2);
  });

  it('is refused with the id of another body, or of another operation', async () => {
    service.at(SPRING);
    const submissionId = randomUUID();
    expect((await service.post('/sponsors', { ...sponsor('a@example.org'), submissionId })).status).toBe(201);
    const changed = { ...sponsor('a@example.org'), message: 'More of it.', submissionId };
    for (const [path, body] of [
      ['/sponsors', changed],
      ['/newsletter', { ...newsletter('a@example.org'), submissionId }],
    ] as const) {
      expect(await service.post(path, body)).toMatchObject({ status: 409, body: { code: 'submission-changed' } });
    }
  });

  it('can be sent again with the same id and other content after a refusal', async () => {
    service.at(SPRING);
    const submissionId = randomUUID();
    const refused = await service.post('/teams', { ...team('Igla'), memberCount: 3, submissionId });
    expect(refused.body.code).toBe('team-members-missing');
    expect((await service.post('/teams', { ...team('Igla'), submissionId })).status).toBe(202);
  });

  it('leaves no record when its address is forgotten', async () => {
    service.at(SPRING);
    await service.post('/press', { ...press('gone@example.org'), submissionId: randomUUID() });
    await service.post('/teams', { ...team('Gone', 'Gone@example.org'), submissionId: randomUUID() });
    const before = await count('submission');
    const output = await commandOutput(service.open.service, { kind: 'forget', email: 'gone@example.org' });
    expect(output).toContain('2 recorded responses removed\n');
    expect(await count('submission')).toBe(before - 2);
  });

  it('leaves no record after 24 hours', async () => {
    service.at('2026-03-10T12:00');
    await service.post('/newsletter', { ...newsletter('old@example.org'), submissionId: randomUUID() });
    service.pass(DAY_SECONDS);
    const sent = { ...newsletter('new@example.org'), submissionId: randomUUID() };
    await service.post('/newsletter', sent);
    const rows = await service.open.service.db.selectFrom('submission').select('id').execute();
    expect(rows.map(({ id }) => id)).toContain(sent.submissionId);
    expect(
      await service.open.service.db
        .selectFrom('submission')
        .where('expiresAt', '<=', service.open.service.now())
        .select('id')
        .execute(),
    ).toEqual([]);
  });
});
