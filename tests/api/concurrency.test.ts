import { afterAll, describe, expect, it } from 'vitest';
import { attendees, newsletter, rating, survey, team, workshops } from './bodies.ts';
import { DATABASES, stopServer } from './databases.ts';
import { startTestService } from './test-service.ts';

afterAll(stopServer);

const statuses = (answers: readonly { readonly status: number }[], status: number): number =>
  answers.filter((one) => one.status === status).length;

describe.each(DATABASES)('many at once, on $name', (kind) => {
  it('of equal requests one is stored', async () => {
    const service = await startTestService(kind);
    await attendees(service.open.service, 'devlica', ['0001,ana@example.org,visitor,,Regular']);
    const times = Array.from({ length: 20 });
    const subscribed = await Promise.all(times.map(() => service.post('/newsletter', newsletter('a@example.org'))));
    expect([statuses(subscribed, 202), statuses(subscribed, 409)]).toEqual([1, 19]);
    service.at('2026-06-01T12:00');
    const rated = await Promise.all(times.map(() => service.post('/ratings', rating('0001'))));
    expect([statuses(rated, 201), statuses(rated, 409)]).toEqual([1, 19]);
    const sent = await Promise.all(times.map(() => service.post('/surveys', survey('0001'))));
    expect([statuses(sent, 201), statuses(sent, 409)]).toEqual([1, 19]);
    expect(service.failures).toEqual([]);
    await service.close();
  });

  it('thirty-two teams get a place, and no more', async () => {
    const service = await startTestService(kind);
    const names = Array.from({ length: 40 }, (_, index) => `Team${index}`);
    await Promise.all(names.map((name) => service.post('/teams', team(name))));
    const links = (await Promise.all(names.map((name) => service.letters(`${name}@example.org`)))).flat();
    const tokens = links.map(({ path }) => new URLSearchParams(path.split('?')[1]));
    const confirmed = await Promise.all(
      tokens.map((query) =>
        service.post('/teams/confirmations', { teamId: query.get('team'), token: query.get('token') }),
      ),
    );
    expect([statuses(confirmed, 201), statuses(confirmed, 409)]).toEqual([32, 8]);
    expect((await service.get('/teams?event=hacklica&year=2026')).body).toEqual({ count: 32, maximum: 32 });
    expect((await service.post('/teams', team('Another'))).body.code).toBe('teams-full');
    await service.close();
  });

  it('a workshop gives as many seats as it has', async () => {
    const service = await startTestService(kind);
    service.at('2026-05-01T12:00');
    const edition = service.open.service.site().events.find(({ ident }) => ident === 'worklica')?.editions[0];
    const workshop = edition?.sessions.find(({ seats }) => seats !== undefined);
    const seats = workshop?.seats ?? 0;
    const people = Array.from({ length: seats + 10 }, (_, index) => String(1000 + index));
    await attendees(
      service.open.service,
      'worklica',
      people.map((pin) => `${pin},p${pin}@example.org,visitor,,Regular`),
    );
    const answers = await Promise.all(
      people.map((pin) =>
        service.post('/workshop-registrations', workshops(`p${pin}@example.org`, workshop?.ident ?? '')),
      ),
    );
    expect([statuses(answers, 201), statuses(answers, 409)]).toEqual([seats, 10]);
    const { body } = await service.get('/workshop-availability?event=worklica&year=2026');
    expect(body['workshops']).toContainEqual({ ident: workshop?.ident, level: 4 });
    await service.close();
  });
});
