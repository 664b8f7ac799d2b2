import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PROBLEMS } from '../../src/api/problems.ts';
import { PROBLEM_CODES } from '../../src/domain/api-contract.ts';
import { newsletter, sponsor } from './bodies.ts';
import { DATABASES, EMBEDDED, stopServer } from './databases.ts';
import { importEverybody, PROVOKED, SCARCE } from './provoked.ts';
import { startTestService, type TestService } from './test-service.ts';

afterAll(stopServer);

type Code = keyof typeof PROVOKED;

const FAILURES = ['server-error', 'registration-failed'] as const;
const CODES = PROBLEM_CODES.filter((code): code is Code => code !== 'misdirected');
const REFUSALS = CODES.filter((code) => ![...FAILURES, 'unavailable'].includes(code));

/** What is said whatever has failed. */
const DETAILS = {
  'server-error': PROBLEMS['server-error'].detail,
  'registration-failed': `${PROBLEMS['registration-failed'].detail} The wait is 5 seconds.`,
};

/** Two sentences at least: what is wrong, and what to do. */
const SENTENCES = /^[A-Z`].*\. .*\.$/;

it('has a request for each refusal of the contract', () => {
  expect(Object.keys(PROVOKED).sort()).toEqual([...CODES].sort());
});

describe.each(DATABASES)('on $name', (kind) => {
  let service: TestService;
  beforeAll(async () => {
    service = await startTestService(kind, { change: SCARCE });
    await importEverybody(service);
  });
  afterAll(() => service.close());

  it.each(REFUSALS)('a request is refused for %s', async (code) => {
    const { status, body } = await PROVOKED[code](service);
    expect(body).toMatchObject({ code, type: `/api/v1/problems/${code}`, detail: expect.stringMatching(SENTENCES) });
    expect([status >= 400 && status < 500, service.failures]).toEqual([true, []]);
  });
});

describe.each(DATABASES)('without what it needs, on $name', (kind) => {
  let service: TestService;
  beforeAll(async () => {
    service = await startTestService(kind, { change: SCARCE });
  });
  afterAll(async () => {
    await service.regainDatabase();
    await service.close();
  });

  it.each(FAILURES)('a request fails with %s, and tells no details', async (code) => {
    const before = service.failures.length;
    const { status, body } = await PROVOKED[code](service);
    expect([status, body.code]).toEqual([code === 'server-error' ? 500 : 503, code]);
    expect(body.detail).toBe(DETAILS[code]);
    expect(service.failures.length).toBeGreaterThan(before);
  });

  it.each(['/health', '/ready'])('%s says that nothing can be stored', async (path) => {
    await service.loseDatabase();
    expect(await service.get(path)).toMatchObject({ status: 503, body: { code: 'unavailable' } });
  });

  if (kind.name !== EMBEDDED.name) {
    it.each(['/teams?ident=hacklica', '/tickets?ident=devlica', '/workshop-availability?ident=worklica'])(
      '%s says when to ask again',
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
    ])('%s stores nothing, and says so', async (path, body, code) => {
      expect(await service.post(path, body)).toMatchObject({ status: 503, body: { code } });
    });

    it('it goes on as soon as that is there again', async () => {
      await service.regainDatabase();
      expect((await service.get('/health')).status).toBe(200);
      expect((await service.get('/ready')).status).toBe(200);
      expect((await service.post('/sponsors', sponsor('x@example.org'))).status).toBe(201);
    });
  }
});
