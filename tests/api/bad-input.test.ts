import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { OPERATIONS } from '../../src/domain/site/api-contract.ts';
import {
  attendees,
  exhibitor,
  newsletter,
  press,
  rating,
  sponsor,
  survey,
  team,
  volunteer,
  workshops,
} from './bodies.ts';
import { DATABASES, removeServer } from './databases.ts';
import { startTestService, type TestService } from './test-service.ts';

afterAll(removeServer);

const VALID_BODIES: Readonly<Record<string, object>> = {
  '/newsletter': newsletter('f@example.org'),
  '/newsletter/confirmations': { token: 'x'.repeat(32) },
  '/sponsors': sponsor('f@example.org'),
  '/exhibitors': exhibitor('f@example.org'),
  '/volunteers': volunteer('f@example.org'),
  '/press': press('f@example.org'),
  '/teams': team('Fuzz'),
  '/teams/confirmations': { teamId: 'x'.repeat(12), token: 'x'.repeat(32) },
  '/workshop-registrations': workshops('f@example.org', 'first-day-offline'),
  '/workshop-returns': { token: 'x'.repeat(32) },
  '/pin-checks': { ident: 'devlica', year: 2026, pin: '0001' },
  '/survey-starts': { ident: 'devlica', year: 2026, pin: '0001' },
  '/ratings': rating('0001'),
  '/surveys': survey('0001'),
};

/** Replaces up to three fields of a body by anything, or adds unknown fields. */
function mutated(body: object): fc.Arbitrary<unknown> {
  const anything = fc.oneof(
    fc.jsonValue({ maxDepth: 3 }),
    fc.string({ unit: 'binary', maxLength: 40 }),
    fc.constantFrom(
      '\0',
      '\ud800',
      "'; drop table team; --",
      '😀'.repeat(50),
      'x'.repeat(5000),
      -1,
      1e308,
      '__proto__',
    ),
  );
  const keys = [...Object.keys(body), '__proto__', 'constructor', 'extra', 'extraTitle'];
  return fc
    .tuple(fc.subarray(keys, { minLength: 1, maxLength: 3 }), fc.array(anything, { minLength: 3, maxLength: 3 }))
    .map(([names, values]) => ({ ...body, ...Object.fromEntries(names.map((name, index) => [name, values[index]])) }));
}

describe.each(DATABASES)('bad input, on $name', (kind) => {
  let service: TestService;
  beforeAll(async () => {
    service = await startTestService(kind);
    service.at('2026-04-01T12:00');
    await attendees(service.open.service, 'devlica', ['0001,ana@example.org,visitor,,Regular']);
  });
  afterAll(() => service.close());

  it('is tested for every operation with a body', () => {
    const posts = Object.values(OPERATIONS).filter(({ method }) => method === 'post');
    expect(Object.keys(VALID_BODIES).sort()).toEqual(posts.map(({ path }) => path).sort());
  });

  it.each(Object.entries(VALID_BODIES))(
    'causes no failure at %s, and gets a response that matches the contract',
    async (path, body) => {
      await fc.assert(
        fc.asyncProperty(mutated(body), async (sent) => {
          const { status } = await service.post(path, sent);
          expect(status).toBeLessThan(500);
        }),
        { numRuns: 40 },
      );
      expect(service.failures).toEqual([]);
    },
  );

  it.each([
    ['an empty body', '', 'application/json', 400, 'no-data'],
    ['a blank body', ' \n', 'application/json', 400, 'no-data'],
    ['incomplete JSON', '{"type":', 'application/json', 400, 'malformed-body'],
    ['text that is not JSON', 'type=newsletter', 'application/json', 400, 'malformed-body'],
    ['an array', '[]', 'application/json', 422, 'not-an-object'],
    ['a string', '"newsletter"', 'application/json', 422, 'not-an-object'],
    ['null', 'null', 'application/json', 422, 'not-an-object'],
    ['another content type', '<a/>', 'text/xml', 415, 'unsupported-media-type'],
    ['a deep array', `${'['.repeat(20_000)}${']'.repeat(20_000)}`, 'application/json', 422, 'not-an-object'],
    ['a deep object', `{"a":${'{"a":'.repeat(5000)}1${'}'.repeat(5001)}`, 'application/json', 422, 'missing-data'],
    ['a large body', `{"a":"${'x'.repeat(70_000)}"}`, 'application/json', 413, 'too-large'],
  ])('is refused if it is %s', async (_, body, type, status, code) => {
    const response = await service.fetch('/newsletter', { method: 'POST', headers: { 'content-type': type }, body });
    expect([response.status, ((await response.json()) as { code: string }).code]).toEqual([status, code]);
    expect(response.headers.get('content-type')).toContain('application/problem+json');
  });

  it('is refused with the kind of JSON that was sent instead of an object', async () => {
    const detailOf = async (body: unknown): Promise<string | undefined> =>
      (await service.post('/newsletter', body)).body.detail;
    expect(await detailOf([])).toContain('The body is an array, and this operation takes a JSON object.');
    expect(await detailOf('newsletter')).toContain('The body is a string,');
    expect(await detailOf(null)).toContain('The body is null,');
  });

  it('is refused with a detail that names the wrong fields', async () => {
    const { body } = await service.post('/newsletter', { type: 'newsletter', email: 'nobody', more: 1 });
    expect(body.detail).toMatch(/The problem is in .*\/more \(not-allowed\)/);
    expect(body.detail).toContain('/email (format)');
    const names = Array.from({ length: 9 }, (_, index) => [`field${index}`, 1]);
    const many = await service.post('/newsletter', { ...newsletter('d@example.org'), ...Object.fromEntries(names) });
    expect(many.body.detail).toMatch(/field4 \(not-allowed\) and 4 more\.$/);
  });

  it('such as a content type in a GET request is ignored', async () => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const response = await service.fetch('/health', { headers });
    expect(response.headers.get('content-type')).toBe('application/json');
  });

  it('such as an incomplete body is malformed, and not a failure of the service', async () => {
    const headers = { 'content-type': 'application/json' };
    const body = new ReadableStream({
      pull(controller) {
        controller.error(new Error('The client has gone away.'));
      },
    });
    const response = await service.fetch('/newsletter', {
      method: 'POST',
      headers,
      body,
      duplex: 'half',
    } as RequestInit);
    expect(((await response.json()) as { code: string }).code).toBe('malformed-body');
    expect(service.failures).toEqual([]);
  });

  it('that is not text in UTF-8 is refused', async () => {
    const headers = { 'content-type': 'application/json' };
    const body = new Uint8Array([0x7b, 0xff, 0x7d]);
    expect((await service.fetch('/newsletter', { method: 'POST', headers, body })).status).toBe(400);
  });

  it('such as an unknown path, method or origin is refused', async () => {
    expect((await service.get('/nothing')).body.code).toBe('not-found');
    const wrong = await service.fetch('/newsletter', { method: 'PUT' });
    expect([wrong.status, wrong.headers.get('allow')]).toEqual([405, 'POST, OPTIONS']);
    const foreign = { origin: 'https://elsewhere.example' };
    expect((await service.post('/newsletter', newsletter('o@example.org'), foreign)).body.code).toBe('origin-refused');
    const ours = { origin: 'https://devlica.example' };
    const preflight = await service.fetch('/newsletter', { method: 'OPTIONS', headers: ours });
    expect(preflight.headers.get('access-control-allow-origin')).toBe(ours.origin);
  });

  it('in a form without JavaScript is refused with a page in its language', async () => {
    const headers = {
      'content-type': 'application/x-www-form-urlencoded',
      referer: 'https://devlica.example/hr/hacklica/register/',
    };
    const { members: _, ...rest } = team('Bez skripte', 'bez@example.org');
    const fields = new URLSearchParams(Object.entries(rest).map(([name, value]) => [name, String(value)]));
    for (const [index, name] of ['Ana', 'Ivo', ''].entries()) {
      fields.append(`members.${index}.fullName`, name);
      fields.append(`members.${index}.shirtSize`, 'M');
    }
    fields.append('teamLeader', '1');
    const response = await service.fetch('/teams', { method: 'POST', headers, body: fields });
    const page = await response.text();
    expect([response.status, page.includes('lang="hr" dir="ltr"'), page.includes('Hvala!')]).toEqual([202, true, true]);
    const again = await service.fetch('/teams', { method: 'POST', headers, body: fields });
    const refusal = await again.text();
    expect([again.status, refusal.includes(`href="${headers.referer}"`)]).toEqual([409, true]);
    expect(refusal.match(/<p>/g), 'the refusal, what happens to the fields, the link back').toHaveLength(3);
  });
});
