import type { SessionPage } from '../../../src/domain/page/page.ts';
import { form } from './form-samples.ts';
import { ENDS, eventPage, STARTS, session } from './templates-samples.ts';

const { beside: _, ...card } = session;
const always = { external: false, shown: [{ from: null, until: null }] };

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
      urgent: { shown: [{ from: null, until: null }] },
      what: 'Moved from 8 May 2026, 09:00, Loft',
      told: { iso: '2026-05-07T18:00:00+02:00', text: '7 May 2026, 18:00 CEST' },
      text: 'The loft is flooded.',
      shown: [{ from: null, until: null }],
    },
  ],
  videos: [
    {
      kind: 'recording',
      title: 'Recording',
      href: '/assets/media/talks-grids.webm',
      external: false,
      type: 'video/webm',
      poster: { src: '/assets/share/grids.png', width: 1200, height: 630 },
      captions: [{ src: '/assets/media/talks-grids.vtt', language: 'en', languageName: 'English' }],
      links: [{ kind: 'transcript', title: 'Transcript', href: '/assets/media/talks-grids.txt', ...always }],
      shown: [{ from: ENDS, until: null }],
    },
    {
      kind: 'recording',
      title: 'Recording, with slides',
      href: 'https://videos.example/grids',
      external: true,
      host: 'videos.example',
      poster: { src: '/assets/share/grids.png', width: 1200, height: 630 },
      captions: [],
      links: [],
      shown: [{ from: ENDS, until: null }],
    },
    {
      kind: 'stream',
      title: 'Live stream',
      href: 'https://live.example/linen',
      external: true,
      host: 'live.example',
      captions: [],
      links: [],
      shown: [{ from: STARTS, until: ENDS }],
    },
  ],
  assetsShown: { first: [{ from: ENDS, until: null }], last: [{ from: null, until: ENDS }] },
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
    rating: {
      ident: 'grids',
      shown: [{ from: STARTS, until: null }],
      form: { ...form, ident: 'form-rating', name: 'rating' },
    },
    feedback: { href: 'https://forms.example/grids', shown: [{ from: ENDS, until: null }] },
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
