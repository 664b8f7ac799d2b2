import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ContentChange } from '../support/content-in-memory.ts';
import { attendees, newsletter, press, rating, sponsor, survey, team, workshops } from './bodies.ts';
import { DATABASES, EMBEDDED, removeServer } from './databases.ts';
import { startTestService, type TestService, WITH_HACKLICA } from './test-service.ts';

afterAll(removeServer);

describe.each(DATABASES)('the service on $name', (kind) => {
  let service: TestService;
  beforeAll(async () => {
    service = await startTestService(kind);
    await attendees(service.open.service, 'devlica', [
      '0001,ana@example.org,visitor,,Regular',
      '0002,iva@example.org,speaker,lokvencic-iva,',
      '0003,ivo@example.org,visitor,,Regular',
      '0004,eva@example.org,visitor,,Regular',
    ]);
    await attendees(service.open.service, 'worklica', [
      '0001,ana@example.org,visitor,,Worklica Regular',
      '0002,eva@example.org,visitor,,Worklica Regular',
    ]);
  });
  afterAll(() => service.close());

  const code = async (path: string, body: unknown): Promise<string | undefined> => {
    const { status, body: problem } = await service.post(path, body);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
    return problem.code;
  };

  it('confirms a subscription once, with the token of its e-mail', async () => {
    service.at('2026-03-01T12:00');
    expect((await service.post('/newsletter', newsletter('lana@example.org'))).status).toBe(202);
    expect(await code('/newsletter', newsletter('LANA@example.org '.trim()))).toBe('duplicate');
    const [email] = await service.emails('lana@example.org');
    const token = new URLSearchParams(email?.path.split('?')[1]).get('token');
    expect(email?.path).toMatch(/^\/hr\/newsletter-confirmation\/\?token=/);
    expect((await service.post('/newsletter/confirmations', { token })).status).toBe(201);
    expect(await code('/newsletter/confirmations', { token })).toBe('token-used');
    expect(await code('/newsletter/confirmations', { token: 'x'.repeat(32) })).toBe('token-unknown');
  });

  it('refuses a token that is older than a week', async () => {
    service.at('2026-03-01T12:00');
    await service.post('/newsletter', newsletter('late@example.org'));
    const [email] = await service.emails('late@example.org');
    const token = new URLSearchParams(email?.path.split('?')[1]).get('token');
    service.at('2026-03-08T12:00');
    expect(await code('/newsletter/confirmations', { token })).toBe('token-expired');
  });

  it('gives a team its place with the token of its e-mail, and refuses another team with its name', async () => {
    service.at('2026-03-01T12:00');
    expect((await service.post('/teams', team('Bod'))).status).toBe(202);
    expect(await code('/teams', team(' bod ', 'other@example.org'))).toBe('duplicate');
    const [email] = await service.emails('bod@example.org');
    const query = new URLSearchParams(email?.path.split('?')[1]);
    const redemption = { teamId: query.get('team'), token: query.get('token') };
    expect((await service.get('/teams?ident=hacklica&year=2026')).body).toEqual({ count: 0, maximum: 32 });
    expect((await service.post('/teams/confirmations', redemption)).status).toBe(201);
    expect((await service.get('/teams?ident=hacklica&year=2026')).body).toEqual({ count: 1, maximum: 32 });
    expect(await code('/teams/confirmations', redemption)).toBe('token-used');
  });

  it.each([
    ['team-members-missing', { memberCount: 3 }],
    ['team-too-large', { memberCount: 7 }],
    ['team-leader-missing', { members: team('x').members.map((one) => ({ ...one, teamLeader: false })) }],
    ['shirt-size-unknown', { members: team('x').members.map((one) => ({ ...one, shirtSize: 'XS' })) }],
    ['unknown-event', { ident: 'devlica', dataSetId: 'devlica-2026-team' }],
    ['unknown-year', { year: 2031, dataSetId: 'hacklica-2031-team' }],
    ['missing-data', { teamEmail: 'nobody' }],
  ])('refuses a team for %s', async (expected, change) => {
    service.at('2026-03-01T12:00');
    expect(await code('/teams', { ...team('Platno'), ...change })).toBe(expected);
  });

  it('refuses teams before registration opens and after its last day', async () => {
    service.at('2026-01-31T23:59:59');
    expect(await code('/teams', team('Early'))).toBe('registration-not-open');
    service.at('2026-05-01T00:00');
    const { body } = await service.post('/teams', team('Late'));
    expect(body).toMatchObject({ code: 'registration-closed', date: '2026-04-30T22:00:00.000Z' });
  });

  it('stores an application once for each address', async () => {
    service.at('2026-03-01T12:00');
    expect((await service.post('/sponsors', sponsor('s@example.org'))).body).toEqual({ status: 'stored' });
    expect(await code('/sponsors', sponsor('S@example.org'))).toBe('duplicate');
    expect((await service.post('/press', press('p@example.org'))).body).toEqual({ status: 'awaiting-approval' });
    expect(await code('/press', { ...press('q@example.org'), events: ['nothing'] })).toBe('unknown-event');
  });

  it('gives seats to attendees with a ticket', async () => {
    service.at('2026-05-01T12:00');
    const list = (await service.get('/workshop-availability?ident=worklica&year=2026')).body['workshops'];
    const idents = (list as readonly { readonly ident: string }[]).map(({ ident }) => ident);
    const [first = ''] = idents;
    expect(await code('/workshop-registrations', workshops('eva@example.org', ...idents))).toBe('workshops-overlap');
    expect(await code('/workshop-registrations', workshops('nobody@example.org', first))).toBe('no-ticket');
    expect(await code('/workshop-registrations', workshops('ana@example.org'))).toBe('no-workshops');
    expect(await code('/workshop-registrations', workshops('ana@example.org', 'nothing'))).toBe('workshop-unknown');
    expect((await service.post('/workshop-registrations', workshops('ana@example.org', first))).status).toBe(201);
    expect(await code('/workshop-registrations', workshops('ANA@example.org', first))).toBe('duplicate');
  });

  it('gives no seat in a workshop that has begun', async () => {
    service.at('2026-05-08T10:20');
    const { status, body } = await service.post(
      '/workshop-registrations',
      workshops('ana@example.org', 'drawn-in-threads'),
    );
    expect([status, body.code, body.errors]).toEqual([
      403,
      'workshop-begun',
      [{ pointer: '/workshops', code: 'not-allowed' }],
    ]);
    expect(body).not.toHaveProperty('date');
    expect(await code('/workshop-registrations', workshops('nobody@example.org', 'read-a-flame-chart'))).toBe(
      'no-ticket',
    );
  });

  it('refuses a query for the workshops of an edition without any', async () => {
    expect((await service.get('/workshop-availability?ident=devlica&year=2025')).body.code).toBe(
      'availability-missing',
    );
    expect((await service.get('/tickets?ident=devlica')).body.code).toBe('missing-data');
    expect((await service.get('/tickets?ident=x&year=2026')).body.code).toBe('unknown-event');
  });

  it('stores the rating of a session once for each PIN, after it has begun', async () => {
    service.at('2026-05-08T07:00');
    expect(await code('/ratings', rating('0001'))).toBe('session-not-begun');
    service.at('2026-05-08T20:00');
    expect((await service.post('/ratings', rating('0001'))).status).toBe(201);
    expect(await code('/ratings', rating('0001'))).toBe('already-rated');
    expect(await code('/ratings', rating('0002'))).toBe('own-session');
    expect(await code('/ratings', rating('9999'))).toBe('pin-unknown');
    expect(await code('/ratings', rating('99'))).toBe('missing-data');
    expect(await code('/ratings', rating('0001', 'nothing'))).toBe('session-unknown');
    expect(await code('/ratings', { ...rating('0003'), stars: {} })).toBe('no-stars');
    expect(await code('/ratings', { ...rating('0003'), stars: undefined })).toBe('rating-missing');
    expect(await code('/ratings', { ...rating('0003'), session: undefined })).toBe('session-missing');
    expect(await code('/ratings', { ...rating('0003'), ident: undefined })).toBe('event-missing');
  });

  it('accepts surveys from the end of the event until the survey closes', async () => {
    service.at('2026-05-01T12:00');
    expect(await code('/surveys', survey('0001'))).toBe('survey-not-started');
    service.at('2026-05-08T12:00');
    expect(await code('/surveys', survey('0001'))).toBe('survey-still-active');
    service.at('2026-07-01T00:00');
    expect(await code('/surveys', survey('0001'))).toBe('survey-over');
    const ofHacklica = { ident: 'hacklica', dataSetId: 'hacklica-2026-survey' };
    expect(await code('/surveys', survey('0001', ofHacklica))).toBe('survey-inactive');
  });

  it('stores a survey once for each PIN and each address', async () => {
    service.at('2026-06-01T12:00');
    const full = survey('0001', { email: 'ana@example.org' });
    expect(await code('/surveys', survey('0001', { answers: {} }))).toBe('answer-missing');
    expect(await code('/surveys', survey('0001', { answers: { overall: 5, programme: 4, toString: 'x' } }))).toBe(
      'answer-unknown',
    );
    expect(await code('/surveys', survey('0001', { audience: 'speakers' }))).toBe('survey-audience');
    expect(await code('/surveys', survey('0001', { day: '2026-05-08' }))).toBe('unknown-day');
    expect(await code('/surveys', survey('0001', { email: 'nobody@example.org' }))).toBe('email-unknown');
    expect(await code('/surveys', survey('7777'))).toBe('pin-unknown');
    expect((await service.post('/surveys', full)).status).toBe(201);
    expect(await code('/surveys', full)).toBe('survey-already-sent');
    expect(await code('/surveys', survey('0001'))).toBe('survey-pin-used');
    expect(await code('/surveys', survey('0003', { email: 'ANA@example.org' }))).toBe('survey-email-used');
  });

  it('says at the start of a survey that an address is unknown, or was used', async () => {
    service.at('2026-06-01T12:00');
    const start = (email: string) =>
      service.post('/survey-starts', { ident: 'devlica', year: 2026, pin: '0003', email });
    expect(await start('nobody@example.org')).toMatchObject({
      body: { code: 'email-unknown', errors: [{ pointer: '/email' }] },
    });
    expect(await start('ANA@example.org')).toMatchObject({
      body: { code: 'survey-email-used', errors: [{ pointer: '/email' }] },
    });
    expect((await start('eva@example.org')).status).toBe(200);
  });

  it('stores neither name nor address nor PIN of an anonymous survey', async () => {
    service.at('2026-06-01T12:00');
    const sent = survey('0004', { email: 'eva@example.org', fullName: 'Eva Platno', anonymize: true });
    expect((await service.post('/surveys', sent)).status).toBe(201);
    const rows = await service.open.service.db
      .selectFrom('survey')
      .selectAll()
      .where('isAnonymous', '=', true)
      .execute();
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toMatch(/eva@|Eva Platno|"0004"/);
    expect(await code('/surveys', sent)).toBe('survey-already-sent');
  });

  it('refuses a workshop under embargo until the embargo ends', async () => {
    const change: ContentChange = (content) => {
      const path = 'content/events/worklica/2026/sessions/drawn-in-threads.md';
      content.edit(path, 'duration: 90', 'embargo: 2026-04-15T12:00\nduration: 90');
    };
    const withEmbargo = await startTestService(kind, { change });
    await attendees(withEmbargo.open.service, 'worklica', ['0001,ana@example.org,visitor,,Worklica Regular']);
    const known = async (): Promise<unknown> => {
      const { body } = await withEmbargo.get('/workshop-availability?ident=worklica&year=2026');
      return JSON.stringify(body).includes('drawn-in-threads');
    };
    const register = () =>
      withEmbargo.post('/workshop-registrations', workshops('ana@example.org', 'drawn-in-threads'));
    withEmbargo.at('2026-04-15T11:59:59');
    expect([await known(), (await register()).body.code]).toEqual([false, 'workshop-unknown']);
    const rated = { ...rating('0001', 'drawn-in-threads'), ident: 'worklica' };
    expect((await withEmbargo.post('/ratings', rated)).body.code).toBe('session-unknown');
    withEmbargo.at('2026-04-15T12:00');
    expect([await known(), (await register()).status]).toEqual([true, 201]);
    expect((await withEmbargo.post('/ratings', rated)).body.code).toBe('session-not-begun');
    await withEmbargo.close();
  });

  it('refuses seats of a workshop that is cancelled, and ratings of what did not take place', async () => {
    const cancelled =
      (event: string, session: string): ContentChange =>
      (content) =>
        content.write(
          `content/events/${event}/2026/changes/ill.yaml`,
          `at: 2026-04-07T19:30\nkind: cancelled\nentry: ${session}\n`,
        );
    const change: ContentChange = (content) => {
      cancelled('worklica', 'drawn-in-threads')(content);
      cancelled('devlica', 'power-of-a-page')(content);
    };
    const changed = await startTestService(kind, { change });
    await attendees(changed.open.service, 'worklica', ['0001,ana@example.org,visitor,,Worklica Regular']);
    await attendees(changed.open.service, 'devlica', ['0001,ana@example.org,visitor,,Regular']);
    changed.at('2026-04-15T12:00');
    const seats = await changed.post('/workshop-registrations', workshops('ana@example.org', 'drawn-in-threads'));
    expect(seats.body.code).toBe('workshop-unknown');
    changed.at('2026-05-08T20:00');
    expect((await changed.post('/ratings', rating('0001'))).body.code).toBe('not-evaluated');
    await changed.close();
  });

  it('stores a survey for each day if each day has its own', async () => {
    const question = '[{ ident: overall, required: true, question: { en: How?, hr: Kako? }, stars: true }]';
    const change: ContentChange = (content) => {
      WITH_HACKLICA(content);
      content.edit('content/events/hacklica/event.yaml', "survey:\n  '2026': false", "survey:\n  '2026': true");
      content.write(
        'content/events/hacklica/2026/survey.yaml',
        `perDay: true\nvisitors: ${question}\nspeakers: ${question}\n`,
      );
    };
    const daily = await startTestService(kind, { change });
    await attendees(daily.open.service, 'hacklica', ['0001,ana@example.org,visitor,,']);
    daily.at('2026-06-01T12:00');
    const of = (day?: string) => {
      const body = { ...survey('0001', { answers: { overall: 5 } }), ident: 'hacklica', day };
      return daily.post('/surveys', { ...body, dataSetId: 'hacklica-2026-survey' });
    };
    for (const day of ['2026-05-08', '2026-05-09']) expect((await of(day)).status).toBe(201);
    expect((await of('2026-05-08')).body.code).toBe('survey-already-sent');
    for (const day of [undefined, '2026-05-10']) expect((await of(day)).body.code).toBe('unknown-day');
    await daily.close();
  });

  it('stores nothing if the honeypot is filled in, and responds like to a success', async () => {
    service.at('2026-03-01T12:00');
    const before = await service.open.service.db.selectFrom('team').select('id').execute();
    const { status, body } = await service.post('/teams', { ...team('Robots'), extraTitle: 'Buy' });
    expect([status, body['status']]).toEqual([202, 'awaiting-confirmation']);
    expect(await service.open.service.db.selectFrom('team').select('id').execute()).toHaveLength(before.length);
    const check = { ident: 'devlica', year: 2026, pin: '0001', extraTitle: 'Buy' };
    expect(await code('/pin-checks', check)).toBe('missing-data');
  });
});

it('takes neither registrations nor ratings and survey answers for an edition that is cancelled', async () => {
  const service = await startTestService(EMBEDDED, {
    change: (content) => {
      WITH_HACKLICA(content);
      for (const event of ['devlica', 'hacklica']) {
        const path = `content/events/${event}/2026/edition.yaml`;
        content.write(path, `${content.read(path)}\nstatus: cancelled\n`);
      }
    },
  });
  const refusal = async (at: string, path: string, body: unknown): Promise<string | undefined> => {
    service.at(at);
    return (await service.post(path, body)).body.code;
  };
  expect(await refusal('2026-03-01T12:00', '/teams', team('Platno'))).toBe('registration-closed');
  expect(await refusal('2026-03-01T12:00', '/sponsors', sponsor('s@example.org'))).toBe('registration-closed');
  expect(await refusal('2026-05-08T19:00', '/ratings', rating('0001'))).toBe('not-evaluated');
  expect(await refusal('2026-05-20T12:00', '/surveys', survey('0001'))).toBe('survey-inactive');
  await service.close();
});
