import { describe, expect, it } from 'vitest';
import { sitePages } from '../../../src/check/site-pages.ts';
import { checkedContent } from '../../support/content-in-memory.ts';
import { planOf } from '../../support/planned-content.ts';

const AT = Date.parse('2026-03-01T12:00:00+01:00') / 1000;

describe('sitePages', () => {
  it('lists the routes and the redirects of a plan', async () => {
    const { index } = await checkedContent();
    const { pages, moved } = sitePages(index);
    const plan = await planOf(AT);
    const routes = plan.routes.map(({ path }) => path).filter((path) => !path.startsWith('/hr/'));
    expect([...pages.keys()].sort()).toEqual([...routes].sort());
    const redirects = plan.redirects
      .map(({ from, to }) => [from, to])
      .filter(([from]) => /^\/(?!hr\/).*\/$/.test(from ?? ''));
    expect([...moved].sort()).toEqual([...redirects].sort());
  });
});
