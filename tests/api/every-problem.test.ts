import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PROBLEMS } from '../../src/api/problems/problems.ts';
import { PROBLEM_CODES } from '../../src/domain/site/api-contract.ts';
import { newsletter, sponsor } from './bodies.ts';
import { DATABASES, EMBEDDED, removeServer } from './databases.ts';
import { importVisitors, LIMITED_PLACES, TRIGGERS } from './problem-triggers.ts';
import { startTestService, type TestService } from './test-service.ts';

afterAll(removeServer);

type Code = keyof typeof TRIGGERS;

const FAILURES = ['server-error', 'registration-failed'] as const;
const CODES = PROBLEM_CODES.filter((code): code is Code => code !== 'misdirected');
const REFUSALS = CODES.filter((code) => ![...FAILURES, 'unavailable'].includes(code));

/** The details of failures, which do not depend on what has failed. */
const DETAILS = {
  'server-error': PROBLEMS['server-error'].detail,
  'registration-failed': `${PROBLEMS['registration-failed'].detail} The wait is 5 seconds.`,
};

/** At least two sentences: what is wrong, and what to do. */
const SENTENCES = /^[A-Z`].*\. .*\.$/;

it('there is a request for each problem of the contract', () => {
  expect(Object.keys(TRIGGERS).sort()).toEqual([...CODES].sort());
});

describe.each(DATABASES)('on $name', (kind) => {
  let service: TestService;
  beforeAll(async () => {
    service = await startTestService(kind, { change: LIMITED_PLACES });
    await importVisitors(service);
  });
  afterAll(() => service.close());

  it.each(REFUSALS)('a request is refused for %s', async (code) => {
    const { status, body } = await TRIGGERS[code](service);
    expect(body).toMatchObject({ code, type: `/api/v1/problems/${code}`, detail: expect.stringMatching(SENTENCES) });
    expect([status >= 400 && status < 500, service.failures]).toEqual([true, []]);
  });
});

describe.each(DATABASES)('if the database fails, on $name', (kind) => {
  let service: TestService;
  beforeAll(async () => {
    service = await startTestService(kind, { change: LIMITED_PLACES });
  });
  afterAll(async () => {
    await service.reconnectDatabase();
    await service.close();
  });

  it.each(FAILURES)('a request fails with %s, without details', async (code) => {
    const before = service.failures.length;
    const { status, body } = await TRIGGERS[code](service);
    expect([status, body.code]).toEqual([code === 'server-error' ? 500 : 503, code]);
    expect(body.detail).toBe(DETAILS[code]);
    expect(service.failures.length).toBeGreaterThan(before);
  });

  it.each(['/health', '/ready'])('%s responds with 503', async (path) => {
    await service.disconnectDatabase();
    expect(await service.get(path)).toMatchObject({ status: 503, body: { code: 'unavailable' } });
  });

  if (kind.name !== EMBEDDED.name) {
    it.each(['/teams?ident=hacklica', '/tickets?ident=devlica', '/workshop-availability?ident=worklica'])(
      '%s says when to send the request again',
      async (path) => {
        const response = await service.fetch(`${path}&year=2026`, {});
        expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5']);
        expect(await response.json()).toMatchObject({ code: 'unavailable' });
      },
    );

    it.each([
      ['/newsletter', newsletter('x@example.org'), 'unavailable'],
      ['/pin-checks', { ident: 'devlica', year: 2026, pin: '0001' }, 'unavailable'],
      ['/sponsors', sponsor('x@example.org'), 'registration-failed'],
    ])('%s responds with 503', async (path, body, code) => {
      expect(await service.post(path, body)).toMatchObject({ status: 503, body: { code } });
    });

    it('the service works again once the database does', async () => {
      await service.reconnectDatabase();
      expect((await service.get('/health')).status).toBe(200);
      expect((await service.get('/ready')).status).toBe(200);
      expect((await service.post('/sponsors', sponsor('x@example.org'))).status).toBe(201);
    });
  }
});
