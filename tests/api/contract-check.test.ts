import { describe, expect, it } from 'vitest';
import { problemDocument } from '../../src/api/http/answers.ts';
import { PROBLEMS } from '../../src/api/problems.ts';
import { Refusal } from '../../src/api/refusal.ts';
import type { ProblemCode } from '../../src/domain/api-contract.ts';
import type { Site } from '../../src/domain/site.ts';
import { contractCheck } from './contract.ts';

/** The check that each answer in the tests of the service goes through. */

const site = (): Site => ({ settings: { baseUrl: 'https://my-conf.example' } }) as Site;

/** A refusal as the service answers it. */
function refusal(code: ProblemCode, { headers = {}, status = PROBLEMS[code].status } = {}): Response {
  const problem = { ...problemDocument(new Refusal(code), { service: { site }, path: '/api/v1' }), status };
  const type = { 'content-type': 'application/problem+json' };
  return new Response(JSON.stringify(problem), { status, headers: { ...type, ...headers } });
}

const json = (body: object, status: number): Response => Response.json(body, { status });

const page = (status: number): Response =>
  new Response('<!doctype html>', { status, headers: { 'content-type': 'text/html; charset=UTF-8' } });

const RETRY = { headers: { 'retry-after': '5' } };

interface Case {
  readonly asked: string;
  readonly response: Response;
  readonly isForm?: true;
}

/** What the check complains of; empty for nothing. */
const complaint = async ({ asked, response, isForm }: Case): Promise<string> => {
  const [method = '', path = ''] = asked.split(' ');
  const check = await contractCheck();
  return check({ method, path, isForm: isForm === true, response }).then(
    () => '',
    (error: Error) => error.message,
  );
};

describe('the check of answers', () => {
  const DECLARED: readonly (readonly [string, Case])[] = [
    ['a success', { asked: 'POST /sponsors', response: json({ status: 'stored' }, 201) }],
    ['a page for a form', { asked: 'POST /sponsors', response: page(201), isForm: true }],
    ['a code of the operation', { asked: 'POST /sponsors', response: refusal('duplicate') }],
    ['a code of every operation', { asked: 'POST /sponsors', response: refusal('rate-limited', RETRY) }],
    [
      'another method',
      { asked: 'PUT /sponsors', response: refusal('method-refused', { headers: { allow: 'POST, OPTIONS' } }) },
    ],
    ['an unknown address', { asked: 'GET /nothing', response: refusal('not-found') }],
    ['a path with a parameter', { asked: 'GET /problems/nothing', response: refusal('not-found') }],
    ['a preflight request', { asked: 'OPTIONS /sponsors', response: new Response(null, { status: 204 }) }],
  ];

  it.each(DECLARED)('passes %s', async (_, one) => {
    expect(await complaint(one)).toBe('');
  });

  const UNDECLARED: readonly (readonly [string, Case])[] = [
    [
      'a status that the operation does not declare',
      { asked: 'POST /sponsors', response: json({ status: 'stored' }, 202) },
    ],
    ['a refusal of such a status', { asked: 'GET /health', response: refusal('too-large') }],
    ['a code of another operation', { asked: 'POST /sponsors', response: refusal('workshop-full') }],
    ['a code with another status', { asked: 'POST /sponsors', response: refusal('missing-data', { status: 409 }) }],
    [
      'a code of the operation with another declared status',
      { asked: 'POST /sponsors', response: refusal('duplicate', { status: 403 }) },
    ],
    ['a body that does not match its schema', { asked: 'POST /sponsors', response: json({ status: 'gone' }, 201) }],
    ['429 without Retry-After', { asked: 'POST /sponsors', response: refusal('rate-limited') }],
    ['503 without Retry-After', { asked: 'GET /health', response: refusal('unavailable') }],
    ['405 without Allow', { asked: 'PUT /sponsors', response: refusal('method-refused') }],
    ['a page where no form was sent', { asked: 'POST /sponsors', response: page(201) }],
    ['a page from an operation that takes no forms', { asked: 'GET /health', response: page(200) }],
    ['JSON in answer to a form', { asked: 'POST /sponsors', response: json({ status: 'stored' }, 201), isForm: true }],
    ['success at an unknown address', { asked: 'GET /nothing', response: json({ status: 'ok' }, 200) }],
    ['success of another method', { asked: 'PUT /sponsors', response: json({ status: 'stored' }, 201) }],
  ];

  it.each(UNDECLARED)('refuses %s', async (_, one) => {
    expect(await complaint(one)).not.toBe('');
  });
});
