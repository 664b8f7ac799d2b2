import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { attendees, workshops } from './bodies.ts';
import { EMBEDDED, removeServer } from './databases.ts';
import { startTestService, type TestService } from './test-service.ts';

afterAll(removeServer);

describe('the link in an e-mail with workshop seats', () => {
  const seen = new Set<string>();
  let service: TestService;
  beforeAll(async () => {
    service = await startTestService(EMBEDDED);
    await attendees(service.open.service, 'worklica', [
      '0001,ana@example.org,visitor,,Worklica Regular',
      '0002,ivo@example.org,visitor,,Worklica Regular',
    ]);
  });
  afterAll(() => service.close());

  /** Reserves seats and returns the token of their e-mail. */
  const tokenOf = async (email: string, ...idents: readonly string[]): Promise<string | null> => {
    service.at('2026-05-01T12:00');
    expect((await service.post('/workshop-registrations', workshops(email, ...idents))).status).toBe(201);
    const [path, ...others] = (await service.emails(email)).map((email) => email.path).filter((one) => !seen.has(one));
    expect(others).toEqual([]);
    expect(path).toMatch(/^\/workshop-seats\/\?token=/);
    if (path !== undefined) seen.add(path);
    return new URLSearchParams(path?.split('?')[1]).get('token');
  };
  const giveBack = async (token: string | null): Promise<readonly [number, string | undefined]> => {
    const { status, body } = await service.post('/workshop-returns', { token });
    return [status, body.code];
  };
  const taken = async (): Promise<readonly number[]> =>
    (await service.open.service.db.selectFrom('place').select('taken').where('kind', '=', 'seat').execute()).map(
      (place) => place.taken,
    );

  it('gives back all seats of that e-mail, once, and no others', async () => {
    const others = await tokenOf('ivo@example.org', 'read-a-flame-chart');
    const token = await tokenOf('ana@example.org', 'drawn-in-threads', 'read-a-flame-chart');
    expect((await taken()).toSorted()).toEqual([1, 2]);
    expect(await giveBack(token)).toEqual([201, undefined]);
    expect((await taken()).toSorted()).toEqual([0, 1]);
    expect(await giveBack(token)).toEqual([404, 'seats-unknown']);
    expect(await giveBack(others)).toEqual([201, undefined]);
  });

  it('lets the same person reserve a seat again', async () => {
    expect(await giveBack(await tokenOf('ana@example.org', 'drawn-in-threads'))).toEqual([201, undefined]);
    await tokenOf('ana@example.org', 'drawn-in-threads');
  });

  it('gives back nothing once the first of the workshops has begun', async () => {
    const token = await tokenOf('ivo@example.org', 'drawn-in-threads', 'read-a-flame-chart');
    const before = await taken();
    service.at('2026-05-08T10:20');
    expect(await giveBack(token)).toEqual([403, 'workshop-begun']);
    expect(await taken()).toEqual(before);
    service.at('2026-05-08T10:19:59');
    expect(await giveBack(token)).toEqual([201, undefined]);
  });
});
