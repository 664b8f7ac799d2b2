import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../../src/api/database/open-database.ts';
import { networkOf } from '../../src/api/http/network.ts';
import { PIN_LIMITS, wrongPinsWithin } from '../../src/api/operations/pin-limits.ts';
import { checkPin } from '../../src/api/operations/pins.ts';
import { Refusal } from '../../src/api/refusal.ts';
import type { PinCheck, ProblemCode } from '../../src/domain/api-contract.ts';
import { isFull } from '../support/thoroughness.ts';
import { attendees, rating, survey } from './bodies.ts';
import { EMBEDDED, ON_SERVER, stopServer } from './databases.ts';
import { startTestService, type TestService } from './test-service.ts';

/** Somebody guesses PINs, and others come with theirs. */

const PEOPLE = 250;
const PINS = 10_000;

/** The PINs of 250 visitors, spread evenly over those of four digits. */
const VISITORS = Array.from({ length: PEOPLE }, (_, index) => pinOf(index * (PINS / PEOPLE)));
const [ANA = '', IVO = '', EVA = '', LUKA = ''] = VISITORS.slice(100);
const SPEAKER = '9997';
const NOBODY = '9999';

function pinOf(number: number): string {
  return String(number % PINS).padStart(4, '0');
}

let service: TestService;

beforeAll(async () => {
  service = await startTestService(EMBEDDED);
  const rows = [...VISITORS.map((pin) => `${pin},,visitor,,`), `${SPEAKER},iva@example.org,speaker,lokvencic-iva,`];
  await attendees(service.open.service, 'devlica', rows);
  service.at('2026-06-01T12:00');
});
/** A day later the wrong PINs of the test before are forgotten. */
afterEach(() => service.pass(86_400));
afterAll(async () => {
  await service.close();
  await stopServer();
});

interface Attack {
  readonly guesses: number;
  readonly guessesEachSecond: number;
  /** The address that a guess comes from. */
  addressOf(guess: number): string;
}

/** All PINs one after the other, over and over, as fast as they can be sent; gives those that were found. */
async function foundBy({ guesses, guessesEachSecond, addressOf }: Attack): Promise<number> {
  const found = new Set<string>();
  let next = 0;
  for (let guess = 0; guess < guesses; guess += 1) {
    const body = { ident: 'devlica', year: 2026, pin: pinOf(next) };
    const result = await outcomeOf(checkPin(service.open.service, body, { network: networkOf(addressOf(guess)) }));
    if (result !== 'rate-limited') next += 1;
    if (result === 'known') found.add(body.pin);
    if (guess % guessesEachSecond === guessesEachSecond - 1) service.pass(1);
  }
  return found.size;
}

async function outcomeOf(check: Promise<unknown>): Promise<'known' | ProblemCode> {
  try {
    await check;
    return 'known';
  } catch (error) {
    if (error instanceof Refusal) return error.problem.code;
    throw error;
  }
}

/** At ten times the size of an attack that once found every PIN: 10,000 guesses in ten seconds. */
const GUESSES = isFull ? 100_000 : 300;
const SECONDS = 100;

describe('somebody who guesses', () => {
  it.each([
    ['one /64', PIN_LIMITS.network, (guess: number) => `2001:db8:1:2::${(guess % 65_536).toString(16)}`],
    ['many /64s', PIN_LIMITS.edition, (guess: number) => `2001:db8:1:${(guess % 65_536).toString(16)}::1`],
  ])(`${GUESSES} times from %s finds as many PINs as the limit lets through`, async (_, limit, addressOf) => {
    const attack = { guesses: GUESSES, guessesEachSecond: GUESSES / SECONDS, addressOf };
    const expected = (wrongPinsWithin(SECONDS, limit) * PEOPLE) / (PINS - PEOPLE);
    expect(Math.abs((await foundBy(attack)) - expected)).toBeLessThanOrEqual(1);
  });

  it('gets no further by sending many guesses at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, index) => service.post('/pin-checks', check(pinOf(index)), VENUE)),
    );
    const lookedUp = answers.filter(({ body }) => body.code === 'pin-unknown');
    expect(lookedUp).toHaveLength(PIN_LIMITS.network.free + 1);
  });

  it('learns only whether a visitor or a speaker has the PIN', async () => {
    const answers = await Promise.all([ANA, SPEAKER].map((pin) => service.post('/pin-checks', check(pin))));
    const token = expect.stringMatching(/^\d+\.[\w-]{43}$/);
    expect(answers.map(({ body }) => body)).toEqual([
      { role: 'visitor', pinToken: token },
      { role: 'speaker', pinToken: token },
    ]);
  });
});

const check = (pin: string, pinToken?: unknown): PinCheck => ({
  ...{ ident: 'devlica', year: 2026, pin },
  ...(typeof pinToken === 'string' ? { pinToken } : {}),
});

/** The one address of the conference. */
const VENUE = { 'x-forwarded-for': '192.0.2.1' };

describe('after sixty wrong PINs from the address of the conference', () => {
  const asked = async (pin: string): Promise<readonly [number, string | null, string]> => {
    const headers = { 'content-type': 'application/json', ...VENUE };
    const body = JSON.stringify(check(pin));
    const response = await service.fetch('/pin-checks', { method: 'POST', headers, body });
    return [response.status, response.headers.get('retry-after'), await response.text()];
  };

  /** Gives the token that Ana's browser has from before. */
  const guessed = async (): Promise<unknown> => {
    const token = (await service.post('/pin-checks', check(ANA), VENUE)).body['pinToken'];
    for (let wrong = 0; wrong < 60; ) {
      const [, wait] = await asked(NOBODY);
      if (wait === null) wrong += 1;
      else service.pass(Number(wait));
    }
    return token;
  };

  it('a right PIN is served at once with its token, and without one after the wait', async () => {
    const token = await guessed();
    const rate = (pin: string, pinToken?: unknown) => service.post('/ratings', { ...rating(pin), pinToken }, VENUE);
    expect((await rate(ANA, token)).status).toBe(201);
    expect((await rate(IVO)).body.code).toBe('rate-limited');
    service.pass(120);
    const first = await rate(IVO);
    expect(first).toMatchObject({ status: 201, body: { pinToken: expect.any(String) } });
  });

  it('a refusal does not tell a right PIN from a wrong one, and says how long to wait', async () => {
    await guessed();
    const refused = await asked(IVO);
    expect(refused.slice(0, 2)).toEqual([429, expect.stringMatching(/^[1-9]\d?$/)]);
    expect(await asked(NOBODY)).toEqual(refused);
    service.pass(Number(refused[1]));
    expect((await asked(IVO))[0]).toBe(200);
  });

  it('a token helps with no other PIN, at no other event, and for a day only', async () => {
    const token = await guessed();
    const code = async (body: object) => (await service.post('/pin-checks', body, VENUE)).body.code;
    expect(await code(check(IVO, token))).toBe('rate-limited');
    expect(await code(check(ANA, `9${String(token)}`))).toBe('rate-limited');
    expect(await code(check(ANA, token))).toBeUndefined();
    expect(await code({ ...check(ANA, token), ident: 'worklica' })).toBe('pin-unknown');
    service.pass(86_400);
    for (let wrong = 0; wrong < 31; wrong += 1) await service.post('/pin-checks', check(NOBODY), VENUE);
    expect(await code(check(ANA, token))).toBe('rate-limited');
  });

  it('other addresses do not wait', async () => {
    await guessed();
    expect((await service.post('/pin-checks', check(IVO), { 'x-forwarded-for': '192.0.2.2' })).status).toBe(200);
  });
});

describe('the first step of a survey', () => {
  it('says that the PIN was used, also in a survey without a name', async () => {
    const start = async (pin: string) => (await service.post('/survey-starts', check(pin))).body;
    expect(await start(EVA)).toEqual({ role: 'visitor', pinToken: expect.any(String) });
    await service.post('/surveys', survey(EVA, { anonymize: true, fullName: 'Ana Horvat' }));
    expect(await start(EVA)).toEqual(expect.objectContaining({ code: 'survey-pin-used', status: 409 }));
    expect((await start(IVO))['role']).toBe('visitor');
  });

  it('does not tell whose sessions are a speaker’s own; those are refused when they are sent', async () => {
    expect(Object.keys((await service.post('/survey-starts', check(SPEAKER))).body)).toEqual(['role', 'pinToken']);
    const answers = { ...survey(SPEAKER, { audience: 'speakers', answers: { care: 5 } }) };
    const own = { sessions: { 'power-of-a-page': 5 }, speakers: { 'lokvencic-iva': 5 } };
    const { body } = await service.post('/surveys', { ...answers, ...own });
    expect([body.code, body.errors?.map(({ pointer }) => pointer)]).toEqual([
      'own-session',
      ['/sessions/power-of-a-page', '/speakers/lokvencic-iva'],
    ]);
  });

  it('is no second survey when the same one is sent again with another token', async () => {
    const send = (pinToken: string) => service.post('/surveys', { ...survey(LUKA), pinToken });
    expect((await send('a')).status).toBe(201);
    expect((await send('b')).body.code).toBe('survey-already-sent');
  });

  it('says that the survey is over', async () => {
    service.at('2026-07-01T00:00');
    expect((await service.post('/survey-starts', check(IVO))).body.code).toBe('survey-over');
  });
});

describe('several processes on one PostgreSQL server', () => {
  it('count wrong PINs together', async () => {
    const one = await startTestService(ON_SERVER);
    const { service } = one.open;
    const db = await openDatabase(one.place);
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
