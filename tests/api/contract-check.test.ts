import { describe, expect, it } from 'vitest';
import { problemDocument } from '../../src/api/http/responses.ts';
import { PROBLEMS } from '../../src/api/problems/problems.ts';
import { Refusal } from '../../src/api/refusal.ts';
import type { ProblemCode } from '../../src/domain/site/api-contract.ts';
import type { Site } from '../../src/domain/site/site.ts';
import { contractCheck } from './contract.ts';

/** Tests of `contractCheck`, by which the other tests check each response of the service. */

const site = (): Site => ({ settings: { baseUrl: 'https://my-conf.example' } }) as Site;

/** The service's response to a refused request. */
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
  readonly request: string;
  readonly response: Response;
  readonly isForm?: true;
}

/** The error of the check. Empty if it passes. */
const checkError = async ({ request, response, isForm }: Case): Promise<string> => {
  const [method = '', path = ''] = request.split(' ');
  const check = await contractCheck();
  return check({ method, path, isForm: isForm === true, response }).then(
    () => '',
    (error: Error) => error.message,
  );
};

describe('the check of responses', () => {
  const DECLARED: readonly (readonly [string, Case])[] = [
    ['a success', { request: 'POST /sponsors', response: json({ status: 'stored' }, 201) }],
    ['a page for a form', { request: 'POST /sponsors', response: page(201), isForm: true }],
    ['a code of the operation', { request: 'POST /sponsors', response: refusal('duplicate') }],
    ['a code of every operation', { request: 'POST /sponsors', response: refusal('rate-limited', RETRY) }],
    [
      'another method',
      { request: 'PUT /sponsors', response: refusal('method-refused', { headers: { allow: 'POST, OPTIONS' } }) },
    ],
    ['an unknown address', { request: 'GET /nothing', response: refusal('not-found') }],
    ['a path with a parameter', { request: 'GET /problems/nothing', response: refusal('not-found') }],
    ['a preflight request', { request: 'OPTIONS /sponsors', response: new Response(null, { status: 204 }) }],
  ];

  it.each(DECLARED)('passes %s', async (_, one) => {
    expect(await checkError(one)).toBe('');
  });

  const UNDECLARED: readonly (readonly [string, Case])[] = [
    [
      'a status that the operation does not declare',
      { request: 'POST /sponsors', response: json({ status: 'stored' }, 202) },
    ],
    ['a refusal with such a status', { request: 'GET /health', response: refusal('too-large') }],
    ['a code of another operation', { request: 'POST /sponsors', response: refusal('workshop-full') }],
    ['a code with another status', { request: 'POST /sponsors', response: refusal('missing-data', { status: 409 }) }],
    [
      'a code of the operation with another declared status',
      { request: 'POST /sponsors', response: refusal('duplicate', { status: 403 }) },
    ],
    ['a body that does not match its schema', { request: 'POST /sponsors', response: json({ status: 'gone' }, 201) }],
    ['429 without Retry-After', { request: 'POST /sponsors', response: refusal('rate-limited') }],
    ['503 without Retry-After', { request: 'GET /health', response: refusal('unavailable') }],
    ['405 without Allow', { request: 'PUT /sponsors', response: refusal('method-refused') }],
    ['a page where no form was sent', { request: 'POST /sponsors', response: page(201) }],
    ['a page from an operation that takes no forms', { request: 'GET /health', response: page(200) }],
    [
      'JSON in response to a form',
      { request: 'POST /sponsors', response: json({ status: 'stored' }, 201), isForm: true },
    ],
    ['success at an unknown address', { request: 'GET /nothing', response: json({ status: 'ok' }, 200) }],
    ['success of another method', { request: 'PUT /sponsors', response: json({ status: 'stored' }, 201) }],
  ];

  it.each(UNDECLARED)('refuses %s', async (_, one) => {
    expect(await checkError(one)).not.toBe('');
  });
});
