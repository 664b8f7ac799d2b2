import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../../src/api/database/open-database.ts';
import { networkOf } from '../../src/api/http/network.ts';
import { PIN_LIMITS, wrongPinsWithin } from '../../src/api/operations/pin-limits.ts';
import { checkPin } from '../../src/api/operations/pins.ts';
import { Refusal } from '../../src/api/refusal.ts';
import type { PinCheck, ProblemCode } from '../../src/domain/site/api-contract.ts';
import { isFull } from '../support/thoroughness.ts';
import { attendees, rating, survey } from './bodies.ts';
import { EMBEDDED, POSTGRES_SERVER, removeServer } from './databases.ts';
import { startTestService, type TestService } from './test-service.ts';

/** Somebody guesses PINs while others use theirs. */

const PEOPLE = 250;
const PINS = 10_000;

/** The PINs of 250 visitors, spread evenly over all PINs of four digits. */
const VISITORS = Array.from({ length: PEOPLE }, (_, index) => pinOf(index * (PINS / PEOPLE)));
const [ANA = '', IVO = '', EVA = '', LUKA = ''] = VISITORS.slice(100);
const SPEAKER = '9997';
const WRONG = '9999';

function pinOf(number: number): string {
  return String(number % PINS).padStart(4, '0');
}

let service: TestService;

beforeAll(async () => {
  service = await startTestService(EMBEDDED);
  const rows = [...VISITORS.map((pin) => `${pin},,visitor,,`), `${SPEAKER},,speaker,lokvencic-iva,`];
  await attendees(service.open.service, 'devlica', rows);
  service.at('2026-06-01T12:00');
});
/** After a day the wrong PINs of the previous test have expired. */
afterEach(() => service.pass(86_400));
afterAll(async () => {
  await service.close();
  await removeServer();
});

interface Attack {
  readonly guesses: number;
  readonly guessesEachSecond: number;
  /** The IP address that sends a guess. */
  addressOf(guess: number): string;
}

/** Guesses all PINs one after the other, again and again. Returns how many were found. */
async function countFound({ guesses, guessesEachSecond, addressOf }: Attack): Promise<number> {
  const found = new Set<string>();
  let next = 0;
  for (let guess = 0; guess < guesses; guess += 1) {
    const body = { ident: 'devlica', year: 2026, pin: pinOf(next) };
    const result = await outcomeOf(checkPin(service.open.service, body, { network: networkOf(addressOf(guess)) }));
    if (result !== 'rate-limited') next += 1;
    if (result === 'right') found.add(body.pin);
    if (guess % guessesEachSecond === guessesEachSecond - 1) service.pass(1);
  }
  return found.size;
}

async function outcomeOf(check: Promise<unknown>): Promise<'right' | ProblemCode> {
  try {
    await check;
    return 'right';
  } catch (error) {
    if (error instanceof Refusal) return error.problem.code;
    throw error;
  }
}

/** In the full run twice as many guesses as the 10,000 that would find every PIN without limits. */
const GUESSES = isFull ? 20_000 : 300;
const SECONDS = 100;

describe('somebody who guesses', () => {
  it.each([
    ['one /64', PIN_LIMITS.network, (guess: number) => `2001:db8:1:2::${(guess % 65_536).toString(16)}`],
    ['many /64s', PIN_LIMITS.edition, (guess: number) => `2001:db8:1:${(guess % 65_536).toString(16)}::1`],
  ])(`${GUESSES} times from %s finds as many PINs as the limit allows`, async (_, limit, addressOf) => {
    const attack = { guesses: GUESSES, guessesEachSecond: GUESSES / SECONDS, addressOf };
    const expected = (wrongPinsWithin(SECONDS, limit) * PEOPLE) / (PINS - PEOPLE);
    expect(Math.abs((await countFound(attack)) - expected)).toBeLessThanOrEqual(1);
  });

  it('gets no further with concurrent guesses', async () => {
    const responses = await Promise.all(
      Array.from({ length: 60 }, (_, index) => service.post('/pin-checks', check(pinOf(index)), VENUE)),
    );
    const lookedUp = responses.filter(({ body }) => body.code === 'pin-unknown');
    expect(lookedUp).toHaveLength(PIN_LIMITS.network.free + 1);
  });

  it('learns only whether a visitor or a speaker has the PIN', async () => {
    const responses = await Promise.all([ANA, SPEAKER].map((pin) => service.post('/pin-checks', check(pin))));
    const token = expect.stringMatching(/^\d+\.[\w-]{43}$/);
    expect(responses.map(({ body }) => body)).toEqual([
      { role: 'visitor', pinToken: token },
      { role: 'speaker', pinToken: token },
    ]);
  });
});

const check = (pin: string, pinToken?: unknown): PinCheck => ({
  ...{ ident: 'devlica', year: 2026, pin },
  ...(typeof pinToken === 'string' ? { pinToken } : {}),
});

/** The IP address of the conference. */
const VENUE = { 'x-forwarded-for': '192.0.2.1' };

describe('after sixty wrong PINs from the IP address of the conference', () => {
  const checkAtVenue = async (pin: string): Promise<readonly [number, string | null, string]> => {
    const headers = { 'content-type': 'application/json', ...VENUE };
    const body = JSON.stringify(check(pin));
    const response = await service.fetch('/pin-checks', { method: 'POST', headers, body });
    return [response.status, response.headers.get('retry-after'), await response.text()];
  };

  /** Sends sixty wrong PINs. Returns the token that Ana got before. */
  const sendWrongPins = async (): Promise<unknown> => {
    const token = (await service.post('/pin-checks', check(ANA), VENUE)).body['pinToken'];
    for (let wrong = 0; wrong < 60; ) {
      const [, wait] = await checkAtVenue(WRONG);
      if (wait === null) wrong += 1;
      else service.pass(Number(wait));
    }
    return token;
  };

  it('a right PIN is accepted at once with its token, and otherwise after the wait', async () => {
    const token = await sendWrongPins();
    const rate = (pin: string, pinToken?: unknown) => service.post('/ratings', { ...rating(pin), pinToken }, VENUE);
    expect((await rate(ANA, token)).status).toBe(201);
    expect((await rate(IVO)).body.code).toBe('rate-limited');
    service.pass(120);
    const first = await rate(IVO);
    expect(first).toMatchObject({ status: 201, body: { pinToken: expect.any(String) } });
  });

  it('a refusal is the same for right and wrong PINs, and says how long to wait', async () => {
    await sendWrongPins();
    const refused = await checkAtVenue(IVO);
    expect(refused.slice(0, 2)).toEqual([429, expect.stringMatching(/^[1-9]\d?$/)]);
    expect(await checkAtVenue(WRONG)).toEqual(refused);
    service.pass(Number(refused[1]));
    expect((await checkAtVenue(IVO))[0]).toBe(200);
  });

  it('a token is valid for its PIN and event only, and for a day', async () => {
    const token = await sendWrongPins();
    const code = async (body: object) => (await service.post('/pin-checks', body, VENUE)).body.code;
    expect(await code(check(IVO, token))).toBe('rate-limited');
    expect(await code(check(ANA, `9${String(token)}`))).toBe('rate-limited');
    expect(await code(check(ANA, token))).toBeUndefined();
    expect(await code({ ...check(ANA, token), ident: 'worklica' })).toBe('pin-unknown');
    service.pass(86_400);
    for (let wrong = 0; wrong < 31; wrong += 1) await service.post('/pin-checks', check(WRONG), VENUE);
    expect(await code(check(ANA, token))).toBe('rate-limited');
  });

  it('other IP addresses do not wait', async () => {
    await sendWrongPins();
    expect((await service.post('/pin-checks', check(IVO), { 'x-forwarded-for': '192.0.2.2' })).status).toBe(200);
  });
});

describe('the first step of a survey', () => {
  it('says that the PIN was used, even for an anonymous survey', async () => {
    const start = async (pin: string) => (await service.post('/survey-starts', check(pin))).body;
    expect(await start(EVA)).toEqual({ role: 'visitor', pinToken: expect.any(String) });
    await service.post('/surveys', survey(EVA, { anonymize: true, fullName: 'Ana Horvat' }));
    expect(await start(EVA)).toEqual(expect.objectContaining({ code: 'survey-pin-used', status: 409 }));
    expect((await start(IVO))['role']).toBe('visitor');
  });

  it('does not reveal which sessions are a speaker’s own', async () => {
    expect(Object.keys((await service.post('/survey-starts', check(SPEAKER))).body)).toEqual(['role', 'pinToken']);
    const answers = { ...survey(SPEAKER, { audience: 'speakers', answers: { care: 5 } }) };
    const own = { sessions: { 'power-of-a-page': 5 }, speakers: { 'lokvencic-iva': 5 } };
    const { body } = await service.post('/surveys', { ...answers, ...own });
    expect([body.code, body.errors?.map(({ pointer }) => pointer)]).toEqual([
      'own-session',
      ['/sessions/power-of-a-page', '/speakers/lokvencic-iva'],
    ]);
  });

  it('is not stored again when it is sent with another token', async () => {
    const send = (pinToken: string) => service.post('/surveys', { ...survey(LUKA), pinToken });
    expect((await send('a')).status).toBe(201);
    expect((await send('b')).body.code).toBe('survey-already-sent');
  });

  it('is refused once the survey is over', async () => {
    service.at('2026-07-01T00:00');
    expect((await service.post('/survey-starts', check(IVO))).body.code).toBe('survey-over');
  });
});

describe('several processes on one PostgreSQL server', () => {
  it('share the counts of wrong PINs', async () => {
    const one = await startTestService(POSTGRES_SERVER);
    const { service } = one.open;
    const db = await openDatabase(one.database);
    const codeOf = (index: number) => {
      const process = index % 2 === 0 ? service : { ...service, db };
      return outcomeOf(checkPin(process, check(pinOf(index)), { network: '192.0.2.1' }));
    };
    const codes = await Promise.all(Array.from({ length: 60 }, (_, index) => codeOf(index)));
    expect(codes.filter((code) => code === 'pin-unknown')).toHaveLength(PIN_LIMITS.network.free + 1);
    await db.destroy();
    await one.close();
  });
});
