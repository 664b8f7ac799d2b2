import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CommandResult, OrganiserCommand } from '../../src/api/organiser/command.ts';
import { runCommand } from '../../src/api/organiser/run-command.ts';
import { attendees, sponsor, team, workshops } from './bodies.ts';
import { commandOutput } from './command-output.ts';
import { DATABASES, removeServer } from './databases.ts';
import { startTestService, type TestService } from './test-service.ts';

afterAll(removeServer);

describe.each(DATABASES)('api cancel, on $name', (kind) => {
  let service: TestService;
  beforeAll(async () => {
    service = await startTestService(kind);
    await attendees(service.open.service, 'worklica', ['0001,ana@example.org,visitor,,Worklica Regular']);
  });
  afterAll(() => service.close());

  const run = (command: OrganiserCommand): Promise<CommandResult> => runCommand(service.open.service, command);
  const exported = async (what: string): Promise<readonly { readonly id: string }[]> =>
    JSON.parse(await commandOutput(service.open.service, { kind: 'export', what, format: 'json' }));
  const emailWith = async (to: string, part: string): Promise<string | undefined> =>
    (await service.emails(to)).map(({ text }) => text).find((text) => text.includes(part));

  it('cancels a team: releases its place and sends an e-mail in its language', async () => {
    await service.post('/teams', { ...team('konac'), language: 'hr' });
    const [email] = await service.emails('konac@example.org');
    const link = new URLSearchParams(email?.path.split('?')[1]);
    await service.post('/teams/confirmations', { teamId: link.get('team'), token: link.get('token') });
    const [row] = await exported('team');
    expect(await run({ kind: 'cancel', what: 'team', id: row?.id ?? '' })).toEqual({
      kind: 'done',
      output: 'The team "konac" of hacklica 2026 is cancelled; an e-mail to konac@example.org says so.\n',
    });
    expect([await exported('team'), (await service.get('/teams?ident=hacklica&year=2026')).body['count']]).toEqual([
      [],
      0,
    ]);
    expect(await emailWith('konac@example.org', 'otkazali smo prijavu')).toContain('„konac” (Hacklica 2026)');
  });

  it('cancels a seat: releases it and sends an e-mail with title, time and room', async () => {
    service.at('2026-05-01T12:00');
    const body = workshops('ana@example.org', 'drawn-in-threads', 'read-a-flame-chart');
    const { status } = await service.post('/workshop-registrations', { ...body, language: 'en' });
    expect([status, service.failures]).toEqual([201, []]);
    const listing = await emailWith('ana@example.org', 'seats are reserved for you');
    expect(listing?.replace(/token=[\w-]+/, 'token=TOKEN')).toMatchInlineSnapshot(`
      "Hello,

      These workshop seats are reserved for you:

      Drawn in threads: ornaments from a few rules
      8 May 2026, 10:20–11:50, Blue classroom

      Read a flame chart like a map
      8 May 2026, 13:20–15:20, Green classroom

      If you cannot come, please give them back with this link, so that someone else can have them:

      https://devlica.example/workshop-seats/?token=TOKEN

      The link gives back all seats in this e-mail. It works until the first of these workshops begins.

      Udruga Križić
      info@devlica.example
      "
    `);
    const [row, ...others] = await exported('workshops');
    expect(await run({ kind: 'cancel', what: 'workshops', id: row?.id ?? '' })).toMatchObject({
      kind: 'done',
      output: expect.stringMatching(/^The seat in [a-z-]+ of worklica 2026 is cancelled; an e-mail to ana@/),
    });
    expect(await exported('workshops')).toEqual(others);
    expect(await emailWith('ana@example.org', 'cancelled your seat')).toMatch(/2026, \d\d:\d\d–\d\d:\d\d/);
    const places = await service.open.service.db
      .selectFrom('place')
      .select('taken')
      .where('kind', '=', 'seat')
      .execute();
    expect(places.map(({ taken }) => taken).sort()).toEqual([0, 1]);
  });

  it('cancels an application: deletes it, so that its address can apply again', async () => {
    service.at('2026-03-01T12:00');
    await service.post('/sponsors', sponsor('ivo@example.org'));
    const [row] = await exported('sponsor');
    expect((await run({ kind: 'cancel', what: 'press', id: row?.id ?? '' })).kind).toBe('refused');
    expect((await run({ kind: 'cancel', what: 'sponsor', id: row?.id ?? '' })).kind).toBe('done');
    expect(await emailWith('ivo@example.org', 'cancelled your application')).toContain('Devlica 2026');
    expect((await service.post('/sponsors', sponsor('ivo@example.org'))).status).toBe(201);
  });

  it('refuses an unknown id or kind with a hint', async () => {
    expect(await run({ kind: 'cancel', what: 'team', id: 'nobody' })).toEqual({
      kind: 'refused',
      message: 'There is no entry nobody of the kind "team".',
      hint: 'conf-site api export team prints all of them with their ids',
    });
    expect(await run({ kind: 'cancel', what: 'rating', id: 'x' })).toMatchObject({
      kind: 'refused',
      hint: 'the kinds are sponsor, exhibitor, volunteer, press, team, workshops',
    });
  });
});
