import { beforeAll, describe, expect, it } from 'vitest';
import type { HomePage, TextPage } from '../../../src/domain/page/page.ts';
import type { Plan } from '../../../src/domain/page/plan.ts';
import { isShownAtBuild } from '../../../src/domain/page/shown.ts';
import { planOf } from '../../support/planned-content.ts';

/** Compares pages built in June, after an event in May, with pages built before it. */

let before: Plan;
let after: Plan;
beforeAll(async () => {
  before = await planOf(Date.parse('2026-03-01T12:00:00+01:00') / 1000);
  after = await planOf(Date.parse('2026-06-15T12:00:00+02:00') / 1000);
});

const contentAt = ({ routes }: Plan, path: string): unknown => routes.find((route) => route.path === path)?.content;
/** The markup of a text page that is visible at the build. */
const textOf = (plan: Plan, path: string): string =>
  (contentAt(plan, path) as TextPage).text.html.replace(/<div [^>]*hidden="">[\s\S]*?<\/div>/g, '');

describe('after an event', () => {
  it.each(['/', '/hr/'])('visitors are not invited any more: %s', (path) => {
    const isExpecting = (plan: Plan): boolean => isShownAtBuild((contentAt(plan, path) as HomePage).expected);
    expect([isExpecting(before), isExpecting(after)]).toEqual([true, false]);
  });

  it.each([
    ['/press/', 'no later than 30\u00a0April 2026', 'have been given out'],
    ['/hr/press/', 'do 30.\u00a0travnja 2026. uključivo', 'sve su podijeljene'],
    ['/press-register/', 'Ask by 30\u00a0April 2026', 'given out'],
    ['/hr/press-register/', 'Akreditaciju zatražite do', 'izvezene i podijeljene'],
    ['/sponsors/', 'The form below takes five minutes', 'has its sponsors'],
    ['/hr/sponsors/', 'Za obrazac na dnu stranice', 'ima svoje sponzore'],
    ['/volunteer/', 'Fill in the form below', 'All T-shirts'],
    ['/hr/volunteer/', 'Ispunite obrazac na dnu stranice', 'Sve su majice'],
  ])('%s no longer asks to register, but describes the state after the event', (path, asking, instead) => {
    expect(textOf(before, path)).toContain(asking);
    expect(textOf(before, path)).not.toContain(instead);
    expect(textOf(after, path)).not.toContain(asking);
    expect(textOf(after, path)).toContain(instead);
  });

  it('the rules of a contest begin with the note that it is over', async () => {
    const path = '/stitch-by-stitch-7f3k/';
    const autumn = await planOf(Date.parse('2025-12-01T12:00:00+01:00') / 1000);
    expect(textOf(autumn, path)).toMatch(/^<div data-when="[^"]*">\n<p>Pictures are welcome until/);
    expect(textOf(after, path)).toMatch(/^<div>\n<p>This prize draw is over/);
  });
});
