import type { SessionPage } from '../../src/domain/page.ts';
import { ENDS, eventPage, STARTS, session } from './templates-samples.ts';

const { beside: _, ...card } = session;

/** Page data of a session that is to come at the build, with everything that such a page can have. */
export const sessionPage: SessionPage = {
  ...card,
  suffix: '– live',
  event: 'vezovi',
  eventTitle: 'Vezovi',
  year: 2026,
  eventHref: '/vezovi/',
  homeHref: '/',
  isCurrent: true,
  outcome: { was: '09:00, Loft' },
  changes: [
    {
      ident: 'grids-moved',
      kind: 'moved',
      urgent: true,
      what: 'Moved from 8 May 2026, 09:00, Loft',
      told: { iso: '2026-05-07T18:00:00+02:00', text: '7 May 2026, 18:00 CEST' },
      text: 'The loft is flooded.',
      shown: [{ from: null, until: null }],
    },
  ],
  people: [{ slug: 'kovac-ema', name: 'Ema Kovač', href: '/vezovi/2026/kovac-ema/', position: 'Embroiderer' }],
  calendar: '/vezovi/2026/sessions/grids.ics',
  slot: {
    when: eventPage.hero.when,
    stages: [
      { from: null, until: STARTS, value: 'before' },
      { from: STARTS, until: ENDS, value: 'during' },
      { from: ENDS, until: null, value: 'after' },
    ],
    track: { title: 'Linen', color: '#00695c' },
    room: {
      kind: 'room',
      name: 'Weaving hall',
      href: [
        { from: null, until: ENDS, value: '/vezovi/#room-weaving-hall' },
        { from: ENDS, until: null, value: null },
      ],
    },
    venue: 'Tkaonica',
    schedule: { kind: 'schedule', href: '/vezovi/#session-grids', shown: [{ from: null, until: null }] },
    star: 'grids',
    rating: { ident: 'grids', href: '/vezovi/#session-grids', shown: [{ from: STARTS, until: null }] },
  },
  meanwhile: [
    { title: 'Knots', href: '/vezovi/2026/sessions/knots/', times: '08:00–08:30', place: 'Loft' },
    { title: 'To be told', times: '08:00–08:30' },
  ],
  parts: [
    { title: 'Grids before browsers', href: '/vezovi/2026/sessions/grids/', part: '1/2', isThis: true },
    { title: 'Grids after browsers', href: '/vezovi/2026/sessions/grids-2/', part: '2/2', isThis: false },
  ],
  next: { title: 'Knots', href: '/vezovi/2026/sessions/knots/' },
};
