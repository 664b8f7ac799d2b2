import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { currentSite } from '../../src/api/current-site.ts';
import { createLimiter } from '../../src/api/http/rate-limiter.ts';
import { PIN_LIMITS } from '../../src/api/operations/pin-limits.ts';
import type { Refusal } from '../../src/api/refusal.ts';
import { instantOf } from '../support/built-sites.ts';
import { checkedContent } from '../support/content-in-memory.ts';
import { isFull } from '../support/thoroughness.ts';
import { attendees, newsletter, survey, team } from './bodies.ts';
import { DATABASES, EMBEDDED, removeServer } from './databases.ts';
import { startTestService, type TestService } from './test-service.ts';

afterAll(removeServer);

/** The clock of the computer is set forward by mistake and then back, while the service runs. */
const YEAR = 365 * 86_400;

describe.each(isFull ? DATABASES : [EMBEDDED])('when the clock was ahead for a while, on $name', (kind) => {
  let service: TestService;
  beforeAll(async () => {
    service = await startTestService(kind);
    await attendees(service.open.service, 'devlica', ['0101,,,,', '0202,,,,']);
  });
  afterAll(() => service.close());

  const check = async (pin: string, pinToken?: unknown) =>
    service.post('/pin-checks', { ident: 'devlica', year: 2026, pin, ...(pinToken === undefined ? {} : { pinToken }) });

  /** Does something a year later, or earlier if it is negative, and sets the clock back. */
  const atOtherTime = async <T>(seconds: number, work: () => Promise<T>): Promise<T> => {
    service.pass(seconds);
    const result = await work();
    service.pass(-seconds);
    return result;
  };
  const guess = async (): Promise<void> => {
    for (let wrong = 0; wrong < PIN_LIMITS.network.free + 5; wrong += 1) await check('9999');
  };

  it('wrong PINs of that time make nobody wait', async () => {
    await atOtherTime(YEAR, guess);
    expect((await check('0101')).status).toBe(200);
  });

  it.each([-YEAR, -3600, -100, 100, 3600, YEAR])(
    'a wait is never negative or longer than two minutes after %d s',
    async (seconds) => {
      service.at('2026-03-02T12:00');
      await guess();
      service.pass(seconds);
      const { status, body } = await check('0101');
      if (status === 429) {
        const wait = Number(/The wait is (-?\d+) second/.exec(body.detail ?? '')?.[1]);
        expect(wait).toBeGreaterThan(0);
        expect(wait).toBeLessThanOrEqual(PIN_LIMITS.network.forgetSeconds);
        service.pass(wait);
      }
      expect((await check('0202')).status).toBe(200);
      service.at('2026-03-01T12:00');
    },
  );

  it('a token of that time is not valid for a year, and one from before is valid', async () => {
    const before = (await check('0101')).body['pinToken'];
    const ahead = (await atOtherTime(YEAR, () => check('0101'))).body['pinToken'];
    await guess();
    expect((await check('0101', ahead)).body.code).toBe('rate-limited');
    expect((await check('0101', before)).status).toBe(200);
  });

  it('an address that subscribed then may subscribe again, and the new link works', async () => {
    const subscribe = () => service.post('/newsletter', newsletter('ana@example.org'));
    await atOtherTime(YEAR, subscribe);
    expect((await subscribe()).status).toBe(202);
    expect((await service.post('/newsletter', newsletter('ana+b@example.org'))).body.code).toBe('rate-limited');
    const emails = await service.emails('ana@example.org');
    const tokens = emails.map(({ text }) => /token=([\w-]+)/.exec(text)?.[1]);
    const statuses = [];
    for (const token of tokens) statuses.push((await service.post('/newsletter/confirmations', { token })).status);
    expect(statuses.sort(), 'the later link replaces the earlier one').toEqual([201, 404]);
  });

  it('a team that registered before can still confirm', async () => {
    expect((await service.post('/teams', team('Bod'))).status).toBe(202);
    const [email] = await service.emails('bod@example.org');
    const parameters = Object.fromEntries(new URLSearchParams(/\?(\S+)/.exec(email?.text ?? '')?.[1]));
    const { team: teamId, token } = parameters;
    const confirm = () => service.post('/teams/confirmations', { teamId, token });
    expect((await atOtherTime(YEAR, confirm)).body.code).toBe('token-expired');
    expect((await confirm()).status).toBe(201);
  });

  it('deadlines hold again, and responses are repeated', async () => {
    const submissionId = '6f1d2c9e-3b57-4c1a-9e0d-8a5b7c2f4e12';
    const send = () => service.post('/newsletter', { ...newsletter('iva@example.org'), submissionId });
    const first = await atOtherTime(YEAR, send);
    expect(await send()).toEqual(first);
    const code = async () => (await service.post('/surveys', survey('0101'))).body.code;
    expect(await atOtherTime(YEAR, code)).toBe('survey-over');
    expect(await code()).toBe('survey-not-started');
  });

  it('e-mails are sent', async () => {
    await atOtherTime(YEAR, () => service.post('/newsletter', newsletter('eva@example.org')));
    expect(await service.emails('eva@example.org')).toHaveLength(1);
  });
});

describe('when the clock was ahead, without a database', () => {
  it('what is under embargo is hidden again', async () => {
    const secret = 'content/events/devlica/2026/sessions/power-of-a-page.md';
    const checked = await checkedContent((content) => {
      content.edit(secret, '---\n', '---\nembargo: 2026-05-01T12:00\n');
    });
    let now = instantOf('2026-03-01T12:00');
    const site = currentSite(checked, () => now);
    const isKnown = (): boolean =>
      site()
        .events.flatMap(({ editions }) => editions)
        .some(({ sessions }) => sessions.some(({ ident }) => ident === 'power-of-a-page'));
    const before = isKnown();
    now += YEAR;
    const ahead = isKnown();
    now -= YEAR;
    expect([before, ahead, isKnown()]).toEqual([false, true, false]);
  });

  it('a network that sends too much waits no longer than the limit lasts', async () => {
    const limiter = createLimiter({ reads: { points: 1, seconds: 60 }, writes: { points: 1, seconds: 60 } });
    await limiter.read('192.0.2.1');
    const realNow = Date.now;
    Date.now = () => realNow() - YEAR * 1000;
    try {
      const refusal = await limiter.read('192.0.2.1').catch((error: unknown) => error);
      expect((refusal as Refusal).retryAfterSeconds).toBe(60);
    } finally {
      Date.now = realNow;
    }
  });
});
