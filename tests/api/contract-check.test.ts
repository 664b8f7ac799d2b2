import { describe, expect, it } from 'vitest';
import { problemDocument } from '../../src/api/http/answers.ts';
import { PROBLEMS } from '../../src/api/problems.ts';
import { Refusal } from '../../src/api/refusal.ts';
import type { ProblemCode } from '../../src/model/api-contract.ts';
import type { Site } from '../../src/model/site.ts';
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

type Case = readonly [title: string, asked: string, response: Response, isForm?: true];

const refuses = async ([, asked, response, isForm = false]: Case): Promise<string> => {
  const [method = '', path = ''] = asked.split(' ');
  const check = await contractCheck();
  return check({ method, path, isForm, response }).then(
    () => '',
    (error: Error) => error.message,
  );
};

describe('the check of answers', () => {
  const DECLARED: readonly Case[] = [
    ['a success', 'POST /sponsors', json({ status: 'stored' }, 201)],
    ['a page for a form', 'POST /sponsors', page(201), true],
    ['a code of the operation', 'POST /sponsors', refusal('duplicate')],
    ['a code of every operation', 'POST /sponsors', refusal('rate-limited', RETRY)],
    ['another method', 'PUT /sponsors', refusal('method-refused', { headers: { allow: 'POST, OPTIONS' } })],
    ['an unknown address', 'GET /nothing', refusal('not-found')],
    ['a path with a parameter', 'GET /problems/nothing', refusal('not-found')],
    ['a preflight request', 'OPTIONS /sponsors', new Response(null, { status: 204 })],
  ];

  it.each(DECLARED)('passes %s', async (...one) => {
    expect(await refuses(one)).toBe('');
  });

  const UNDECLARED: readonly Case[] = [
    ['a status that the operation does not declare', 'POST /sponsors', json({ status: 'stored' }, 202)],
    ['a refusal of such a status', 'GET /health', refusal('too-large')],
    ['a code of another operation', 'POST /sponsors', refusal('workshop-full')],
    ['a code with another status', 'POST /sponsors', refusal('missing-data', { status: 409 })],
    ['a code of the operation with another declared status', 'POST /sponsors', refusal('duplicate', { status: 403 })],
    ['a body that does not match its schema', 'POST /sponsors', json({ status: 'gone' }, 201)],
    ['429 without Retry-After', 'POST /sponsors', refusal('rate-limited')],
    ['503 without Retry-After', 'GET /health', refusal('unavailable')],
    ['405 without Allow', 'PUT /sponsors', refusal('method-refused')],
    ['a page where no form was sent', 'POST /sponsors', page(201)],
    ['a page from an operation that takes no forms', 'GET /health', page(200)],
    ['JSON in answer to a form', 'POST /sponsors', json({ status: 'stored' }, 201), true],
    ['success at an unknown address', 'GET /nothing', json({ status: 'ok' }, 200)],
    ['success of another method', 'PUT /sponsors', json({ status: 'stored' }, 201)],
  ];

  it.each(UNDECLARED)('refuses %s', async (...one) => {
    expect(await refuses(one)).not.toBe('');
  });
});
