import { describe, expect, it } from 'vitest';
import { sitePages } from '../../../src/check/pages-to-link.ts';
import { type ContentChange, checkedContent, noChange } from '../../support/content-in-memory.ts';
import { planOf } from '../../support/planned-content.ts';

const AT = Date.parse('2026-03-01T12:00:00+01:00') / 1000;

const edited =
  (...edits: readonly (readonly [path: string, from: string, to: string])[]): ContentChange =>
  (site) => {
    for (const [path, from, to] of edits) site.edit(path, from, to);
  };

const ONLINE = '{ name: Video, url: https://video.example/room }';
const HACKLICA = 'content/events/hacklica/event.yaml';

describe('sitePages', () => {
  it.each<readonly [string, ContentChange]>([
    ['the content as it is', noChange],
    ['an event that is enabled', edited([HACKLICA, 'enabled: false', 'enabled: true'])],
    [
      'an edition of several days that has not begun to be the current one',
      edited([HACKLICA, 'enabled: false', 'enabled: true'], [HACKLICA, 'currentYear: 2026', 'currentYear: 2019']),
    ],
    [
      'online rooms, of an edition and of a venue, which have no screens',
      edited(
        ['content/events/devlica/2026/edition.yaml', 'venue: tkaonica', `rooms: { attic: ${ONLINE} }\nvenue: tkaonica`],
        ['content/venues/tkaonica.yaml', 'rooms:\n', `rooms:\n  cellar: ${ONLINE}\n`],
      ),
    ],
  ])('lists the routes and the redirects of a plan: %s', async (_, change) => {
    const { index } = await checkedContent(change);
    const { pages, moved } = sitePages(index);
    const plan = await planOf(AT, change);
    const routes = plan.routes.map(({ path }) => path).filter((path) => !path.startsWith('/hr/'));
    expect([...pages.keys()].sort()).toEqual([...routes].sort());
    const redirects = plan.redirects
      .map(({ from, to }) => [from, to])
      .filter(([from]) => /^\/(?!hr\/).*\/$/.test(from ?? ''));
    expect([...moved].sort()).toEqual([...redirects].sort());
  });
});
