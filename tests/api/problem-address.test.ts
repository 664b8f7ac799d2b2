import { describe, expect, it } from 'vitest';
import { problemDocument } from '../../src/api/http/responses.ts';
import { Refusal } from '../../src/api/refusal.ts';
import type { Site } from '../../src/domain/site/site.ts';

const typeAt = (settings: { readonly baseUrl: string; readonly apiAddress?: string }): string =>
  problemDocument(new Refusal('duplicate'), {
    service: { site: () => ({ settings }) as Site },
    path: '/api/v1',
  }).type;

describe('the type of a problem', () => {
  it.each([
    ['https://api.my-conf.example/v1', 'https://api.my-conf.example/v1/problems/duplicate'],
    ['/api/v1', 'https://my-conf.example/api/v1/problems/duplicate'],
  ])('is an absolute address if the content names the service as %s', (apiAddress, type) => {
    expect(typeAt({ baseUrl: 'https://my-conf.example/2027', apiAddress })).toBe(type);
  });

  it('is a path if the content names no service', () => {
    expect(typeAt({ baseUrl: 'https://my-conf.example' })).toBe('/api/v1/problems/duplicate');
  });
});
