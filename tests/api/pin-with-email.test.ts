import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { PIN_LIMITS } from '../../src/api/operations/pin-limits.ts';
import { isFull } from '../support/thoroughness.ts';
import { attendees, rating, survey } from './bodies.ts';
import { DATABASES, EMBEDDED, removeServer } from './databases.ts';
import { startTestService, type TestService } from './test-service.ts';

/** While somebody guesses PINs from many networks, a PIN is accepted with the e-mail address of its ticket. */

const ANA = { pin: '0101', ticketEmail: 'ana@example.org' };
const IVO = { pin: '0202', ticketEmail: 'ivo@example.org' };
/** The ticket of Eva has no address. */
const EVA = { pin: '0303' };
const WRONG = '9999';
const NETWORKS = isFull ? 3000 : 110;

afterAll(removeServer);

describe.each(isFull ? DATABASES : [EMBEDDED])('while many networks guess PINs, on $name', (kind) => {
  let service: TestService;
  beforeAll(async () => {
    service = await startTestService(kind);
    await attendees(service.open.service, 'devlica', [
      '0101,ana@example.org,,,',
      '0202,ivo@example.org,,,',
      '0303,,,,',
    ]);
    await attendees(service.open.service, 'worklica', ['0101,,,,']);
  });
  /** After a day all wrong PINs have expired. */
  let day = 1;
  beforeEach(() => {
    day += 1;
    service.at(`2026-06-${String(day).padStart(2, '0')}T12:00`);
  });
  afterAll(() => service.close());

  let address = 0;
  /** Sends a PIN from a network that has sent nothing before. */
  const post = async (path: string, body: object) => {
    address += 1;
    const network = `198.18.${(address >> 8) & 255}.${address & 255}`;
    return service.post(path, { ident: 'devlica', year: 2026, ...body }, { 'x-forwarded-for': network });
  };
  const check = (body: object) => post('/pin-checks', body);
  const code = async (body: object): Promise<unknown> => (await check(body)).body.code ?? 'accepted';

  const guess = async (body: object = {}, times = NETWORKS): Promise<void> => {
    for (let sent = 0; sent < times; sent += 1) await check({ pin: WRONG, ...body });
  };

  it('a PIN alone is answered by the request for the e-mail address, and with the right one it is accepted at once', async () => {
    await guess();
    const { status, body } = await check({ pin: ANA.pin });
    expect([status, body.code, body.errors]).toEqual([
      429,
      'pin-email-needed',
      [{ pointer: '/ticketEmail', code: 'required' }],
    ]);
    expect(body.detail).toMatch(/The wait is \d+ seconds?\.$/);
    expect(await code({ ...ANA, ticketEmail: 'ANA@Example.org' })).toBe('accepted');
    expect((await post('/survey-starts', IVO)).body['role']).toBe('visitor');
    expect((await post('/ratings', { ...rating(ANA.pin), ...ANA })).status).toBe(201);
    expect((await post('/surveys', { ...survey(IVO.pin), ...IVO })).status).toBe(201);
  });

  it('a PIN can be sent with few addresses that are refused, also with its token, and others need not wait', async () => {
    const { pinToken } = (await check(EVA)).body;
    const start = (email: string) => post('/survey-starts', { ...EVA, pinToken, email });
    const codes: unknown[] = [];
    for (let sent = 0; sent <= PIN_LIMITS.email.free; sent += 1)
      codes.push((await start(`nobody-${sent}@example.org`)).body.code);
    expect(new Set(codes)).toEqual(new Set(['email-unknown']));
    expect(await start('ana@example.org')).toMatchObject({ status: 429, body: { code: 'rate-limited' } });
    const sent = await post('/surveys', survey(EVA.pin, { pinToken, email: 'ana@example.org' }));
    expect(sent).toMatchObject({ status: 429, body: { code: 'rate-limited' } });
    expect((await post('/survey-starts', { ...ANA, email: 'ana@example.org' })).status).toBe(200);
    expect(await code(EVA)).toBe('accepted');
  });

  it('the answer to a pair does not depend on whether the PIN or the address exists', async () => {
    await guess();
    const answers = await Promise.all(
      [
        { pin: ANA.pin, ticketEmail: IVO.ticketEmail },
        { pin: WRONG, ticketEmail: ANA.ticketEmail },
        { pin: ANA.pin, ticketEmail: 'nobody@example.org' },
        { pin: EVA.pin, ticketEmail: 'nobody@example.org' },
        { pin: WRONG, ticketEmail: 'nobody@example.org' },
      ].map(check),
    );
    expect(answers[0]).toMatchObject({ status: 403, body: { code: 'pin-email-unknown' } });
    expect(new Set(answers.map((answer) => JSON.stringify(answer)))).toHaveLength(1);
  });

  it.each([
    ['of an attendee', ANA.ticketEmail],
    ['that nobody has', 'nobody@example.org'],
  ])(
    'the address %s can be tried as often as the limit allows, from any number of networks',
    async (_, ticketEmail) => {
      const tries = Array.from({ length: 40 }, () => code({ pin: WRONG, ticketEmail }));
      const codes = await Promise.all(tries);
      expect(codes.filter((one) => one === 'pin-email-unknown')).toHaveLength(PIN_LIMITS.email.free + 1);
      expect(new Set(codes)).toEqual(new Set(['pin-email-unknown', 'rate-limited']));
    },
  );

  it('those who guess with an address make its owner wait and nobody else', async () => {
    await guess();
    await guess({ ticketEmail: ANA.ticketEmail }, PIN_LIMITS.email.free + 5);
    expect(await code(IVO)).toBe('accepted');
    expect(await code(ANA)).toBe('rate-limited');
    service.pass(PIN_LIMITS.email.forgetSeconds);
    expect(await code(ANA)).toBe('accepted');
  });

  it('an attendee without an address waits, and gets a token with the first PIN that is accepted', async () => {
    await guess();
    expect(await code(EVA)).toBe('pin-email-needed');
    service.pass(PIN_LIMITS.edition.forgetSeconds);
    const { body } = await check(EVA);
    await guess();
    expect(await code({ ...EVA, pinToken: body['pinToken'] })).toBe('accepted');
  });

  it('nobody is asked for an address at an edition whose attendees have none', async () => {
    await guess({ ident: 'worklica' });
    expect(await code({ ident: 'worklica', pin: '0101' })).toBe('rate-limited');
  });

  it('a form without JavaScript is answered by a page that asks for the address', async () => {
    await guess();
    const form = (fields: Readonly<Record<string, string>>): Promise<Response> =>
      service.fetch('/surveys', {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded', 'x-forwarded-for': '198.51.100.7' },
        body: new URLSearchParams({
          ...{ type: 'survey', ident: 'devlica', year: '2026', audience: 'visitors', language: 'hr' },
          ...{ 'answers.overall': '5', 'answers.programme': '4', ...fields },
        }),
      });
    const asked = await form({ pin: ANA.pin, ticketEmail: '' });
    expect([asked.status, await asked.text()]).toEqual([429, expect.stringContaining('Upišite i e-adresu s ulaznice')]);
    expect((await form(ANA)).status).toBe(201);
  });

  it('the address is not stored, and a repeated body is recognised without it', async () => {
    const submissionId = '6f1d2c9e-3b57-4c1a-9e0d-8a5b7c2f4e11';
    const body = { ...rating(IVO.pin), submissionId };
    const first = await post('/ratings', { ...body, ...IVO });
    const again = await post('/ratings', body);
    expect([first.status, again]).toEqual([201, first]);
    const { db } = service.open.service;
    const stored = [
      ...(await db.selectFrom('rating').selectAll().execute()),
      ...(await db.selectFrom('survey').selectAll().execute()),
      ...(await db.selectFrom('submission').selectAll().execute()),
      ...(await db.selectFrom('wrongPin').selectAll().execute()),
    ];
    expect(JSON.stringify(stored)).not.toMatch(/@example\.org/);
  });
});
