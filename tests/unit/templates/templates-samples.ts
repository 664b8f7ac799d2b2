import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type {
  EditionPage,
  EventPage,
  HeroButton,
  PageHead,
  Picture,
  ScheduleDay,
  SchedulePage,
  Shown,
  SpeakerCard,
  SpeakerPage,
  TicketOffer,
} from '../../../src/domain/page/page.ts';
import type { TicketSummary } from '../../../src/domain/page/page-tickets.ts';
import type { RenderEnv } from '../../../src/domain/page/templates.ts';
import type { Timeline } from '../../../src/domain/time/timeline.ts';
import { offsetsOf } from '../../../src/domain/time/zone.ts';
import { type InterfaceTexts, translatorFor } from '../../../src/domain/translate.ts';
import { form } from './form-samples.ts';

/** A small invented event as page data, and the real interface texts. */

const I18N = join(import.meta.dirname, '..', '..', '..', 'content', 'i18n');

export const ALWAYS: Shown = [{ from: null, until: null }];
/** 2026-05-08, 08:00 and 20:00 in Zagreb. */
export const STARTS = 1778220000;
export const ENDS = 1778263200;

/** The interface texts of the site, by language and namespace. */
export function readTexts(): InterfaceTexts {
  return Object.fromEntries(
    readdirSync(I18N).map((language) => [
      language,
      Object.fromEntries(
        readdirSync(join(I18N, language)).map((file) => [
          file.replace('.yaml', ''),
          parse(readFileSync(join(I18N, language, file), 'utf8')) as unknown,
        ]),
      ),
    ]),
  );
}

const LIMITS = { maxReplaces: 1000, readParallel: 10, readRetries: 5, retryDelayMs: 350 };

const texts = readTexts();

/** The environment of a page. A text that is missing in its language is an error. */
export function sampleEnv(language: string): RenderEnv {
  const translate = translatorFor({ [language]: texts[language] ?? {} }, language, {
    defaultLanguage: language,
    limits: LIMITS,
  });
  return {
    settings: {
      siteTitle: 'Vezovi',
      language,
      defaultLanguage: 'en',
      basePath: '/',
      origin: 'https://vezovi.example',
      randomPixels: 4,
      translation: LIMITS,
      locales: { en: 'en-GB', hr: 'hr-HR' },
      locale: language === 'hr' ? 'hr-HR' : 'en-GB',
      offsets: offsetsOf('Europe/Zagreb'),
    },
    t: (key, params) => {
      const text = translate(key, params);
      if (`:${key}`.endsWith(`:${text}`)) throw new Error(`There is no text ${key} in ${language}.`);
      return text;
    },
    slices: { header: `header-vezovi-${language}`, footer: `footer-vezovi-${language}` },
  };
}

export const head: PageHead = {
  path: '/vezovi/',
  language: 'en',
  title: 'Spring meeting',
  description: 'A day for people who embroider and program.',
  type: 'website',
  indexed: true,
  theme: { default: 'system' },
  alternates: [
    { language: 'en', path: '/vezovi/' },
    { language: 'hr', path: '/hr/vezovi/' },
  ],
  jsonLd: [{ '@type': 'Event', name: '</script><b>' }],
};

export const picture: Picture = { src: '/assets/media/loom.svg', width: 640, height: 320, alt: 'A loom.' };

const when = { iso: '2026-05-08T08:00:00+02:00', text: '8 May 2026' };
const until = { iso: '2026-05-08T00:00:00+02:00', text: '7 May 2026' };

export const speaker: SpeakerCard = {
  slug: 'kovac-ema',
  href: '/vezovi/2026/kovac-ema/',
  name: 'Ema Kovač',
  position: { text: 'vezilja', lang: 'hr' },
  keynote: true,
  placeholder: false,
  image: picture,
  talks: [{ title: 'Grids before browsers', href: '/vezovi/2026/sessions/grids/' }],
};

export const session: SpeakerPage['sessions'][number] = {
  ident: 'grids',
  title: 'Grids before browsers',
  part: '1/2',
  type: 'talk',
  language: 'en',
  languageName: 'English',
  level: 'novice',
  code: 'none',
  keynote: true,
  placeholder: false,
  description: { html: '<p>Count, then cross.</p>' },
  speakers: [{ name: speaker.name, href: speaker.href }],
  beside: [],
  topics: [{ ident: 'cloth', title: 'Cloth' }],
  recorded: false,
  liveCaptions: true,
  signLanguage: false,
  assets: [
    { title: 'Slides', href: 'https://example.org/slides', external: true, shown: [{ from: null, until: null }] },
  ],
  seats: 20,
};

const times = { startIso: when.iso, start: '08:00', end: '08:30', durationMinutes: 30, startsAt: STARTS, endsAt: ENDS };
const side = { from: 1, to: 7, lanes: 2 };

export const day: ScheduleDay = {
  date: '2026-05-08',
  endsAt: ENDS,
  title: 'Friday, 8 May 2026',
  zone: 'CEST',
  columns: [
    { ident: 'weaving-hall', title: 'Weaving hall' },
    { ident: 'loft', title: 'Loft' },
  ],
  tracks: [
    { ident: '1', title: 'Linen', color: '#00695c' },
    { ident: '2', title: 'Wool' },
  ],
  rooms: [
    { ident: 'weaving-hall', title: 'Weaving hall' },
    { ident: 'loft', title: 'Loft' },
  ],
  topics: [
    { ident: 'cloth', title: 'Cloth' },
    { ident: 'thread', title: 'Thread' },
  ],
  rows: [
    {
      ...times,
      grid: { ...side, lane: 0 },
      kind: 'session',
      id: 'session-grids',
      column: 'weaving-hall',
      track: '1',
      room: 'weaving-hall',
      title: session.title,
      session,
    },
    {
      ...times,
      grid: { ...side, lane: 1 },
      kind: 'special',
      id: 'panel',
      column: 'loft',
      track: '2',
      room: 'loft',
      title: 'Panel',
      what: 'panel',
      moderators: [{ name: 'Iva Brod' }],
    },
    {
      ...times,
      grid: { from: 7, to: 9 },
      kind: 'break',
      id: 'break-0830-coffee',
      title: 'Coffee',
      what: 'coffee',
      sponsorName: 'Zrno',
    },
  ],
};

const secondDay: ScheduleDay = {
  ...day,
  date: '2026-05-09',
  title: 'Saturday, 9 May 2026',
  heading: { text: 'Jutro poslije', lang: 'hr' },
  tracks: [],
  rows: day.rows.slice(2).map((row) => ({ ...row, id: `second-${row.id}` })),
};

const summary: Timeline<TicketSummary> = [
  {
    from: null,
    until: STARTS,
    value: {
      kind: 'on-sale',
      onSale: [{ ident: 'early', title: 'Early', price: '€60', promotion: 'A thread off', until }],
      next: { ident: 'regular', title: 'Regular', price: '€120', from: when },
    },
  },
  { from: STARTS, until: null, value: { kind: 'over', onSale: [] } },
];

export const offer: TicketOffer = {
  ident: 'early',
  icon: 'early',
  title: 'Early',
  prices: [
    { from: null, until: STARTS - 900, value: { price: '€60', alternate: '117.35 BAM' } },
    { from: STARTS - 900, until: STARTS - 800, value: { price: '€48', regular: '€60', alternate: '93.88 BAM' } },
    { from: STARTS - 800, until: null, value: { price: '€60', alternate: '117.35 BAM' } },
  ],
  vatPercent: [
    { from: null, until: STARTS - 1000, value: 25 },
    { from: STARTS - 1000, until: null, value: 27 },
  ],
  limited: true,
  special: false,
  maxAvailable: 50,
  access: ['conference', 'lunch'],
  shown: [{ from: null, until: STARTS }],
  states: [
    { from: null, until: STARTS - 1000, value: 'later' },
    { from: STARTS - 1000, until: STARTS, value: 'on-sale' },
    { from: STARTS, until: null, value: 'over' },
  ],
  from: when,
  until,
  promotions: [
    {
      ident: 'members',
      title: 'For members',
      percent: 20,
      price: '€48',
      until,
      shown: [{ from: STARTS - 900, until: STARTS - 800 }],
    },
  ],
};

export const button: HeroButton = {
  ident: 'tickets',
  title: 'Get tickets',
  href: '/vezovi/#tickets',
  external: false,
  hollow: false,
  wide: true,
  floating: false,
  classes: ['large'],
  shown: [{ from: null, until: STARTS }],
};

const levels: EditionPage['sponsors'] = [
  {
    level: 5,
    sponsors: [
      {
        ident: 'zrno',
        name: 'Zrno',
        logo: picture,
        links: [{ kind: 'url', href: 'https://zrno.example' }],
        tags: [],
        maxWidth: 160,
      },
    ],
  },
];

const base = { shown: ALWAYS, extra: [] };

export const eventPage: EventPage = {
  event: 'vezovi',
  title: 'Vezovi',
  year: 2026,
  urgent: [
    {
      ident: 'storm',
      kind: 'notice',
      urgent: { shown: [{ from: null, until: ENDS }] },
      what: 'Please note',
      about: { title: 'Vezovi 2026', href: '/vezovi/2026/changes/' },
      told: { iso: '2026-05-08T08:00:00+02:00', text: '8 May 2026, 08:00 CEST' },
      text: 'Stay inside.',
      shown: [{ from: STARTS, until: ENDS }],
    },
  ],
  hero: {
    shown: ALWAYS,
    extra: [],
    title: 'Vezovi 2026',
    texts: [
      { from: null, until: ENDS, value: 'One day, one thread.' },
      { from: ENDS, until: null, value: { text: 'Jedan dan, jedna nit: hvala.', lang: 'hr' } },
    ],
    when,
    where: 'Loom house, Osijek',
    buttons: [button],
    phases: [
      { from: null, until: STARTS, value: 'before' },
      { from: STARTS, until: ENDS, value: 'active' },
      { from: ENDS, until: null, value: 'after' },
    ],
    clock: {
      startsAt: STARTS,
      endsAt: ENDS,
      starts: when,
      ends: when,
      states: [
        { from: null, until: STARTS - 172_800, value: 'days-away' },
        { from: STARTS - 172_800, until: STARTS, value: 'waiting' },
        { from: STARTS, until: ENDS, value: 'in-progress' },
        { from: ENDS, until: null, value: 'done' },
      ],
    },
  },
  sections: [
    {
      ...base,
      kind: 'about',
      topics: ['HTML'],
      blocks: [
        { kind: 'text', text: { html: '<p>Dobro došli.</p>', lang: 'hr' } },
        { kind: 'image', image: picture },
        { kind: 'gallery', images: [{ ...picture, src: '/assets/media/yard.svg', caption: 'The yard' }] },
      ],
      extra: [
        {
          ident: 'frame',
          title: 'Bring a frame',
          text: { html: '<p>Any size.</p>' },
          shown: [{ from: STARTS, until: ENDS }],
        },
      ],
    },
    {
      ...base,
      kind: 'news',
      items: [
        { ident: 'gone', when: until, revision: 0, breaking: false, title: 'Gone', short: 'Long gone.', shown: [] },
        {
          ident: 'open',
          when: until,
          revision: 0,
          breaking: true,
          title: 'Doors open',
          short: 'Come in.',
          shown: [{ from: STARTS, until: ENDS }],
          blocks: [
            { width: 'third', image: picture },
            { width: 'twothirds', text: { html: '<p>In.</p>' } },
          ],
        },
      ],
    },
    {
      ...base,
      kind: 'speakers',
      speakers: [
        speaker,
        { slug: 'tba', href: '', name: 'To be told', position: 'Soon', keynote: false, placeholder: true, talks: [] },
      ],
    },
    {
      ...base,
      kind: 'schedule',
      days: [day, secondDay],
      page: '/vezovi/schedule/',
      dayLinks: [],
      notices: [],
      meals: [{ meal: 'lunch', until: '15:00', shown: ALWAYS }],
      calendar: '/vezovi/2026/schedule.ics',
      live: [{ from: null, until: ENDS }],
    },
    {
      ...base,
      kind: 'venue',
      venues: [
        {
          ident: 'loom',
          name: 'Loom house',
          street: 'Obala 1',
          place: '31000 Osijek',
          country: 'Croatia',
          map: picture,
          mapUrl: 'https://maps.example/loom',
          images: [],
          rooms: [
            {
              ident: 'weaving-hall',
              name: 'Weaving hall',
              capacity: 120,
              floor: 'Ground floor',
              stepFree: true,
              directions: 'Behind the looms.',
              plan: picture,
            },
            { ident: 'loft', name: 'Loft', stepFree: false },
          ],
        },
      ],
      buses: { day: when, departures: ['07:30'], returns: ['21:00'], text: 'From the station.' },
    },
    { ...base, kind: 'tickets', summary, offers: [offer], shop: 'https://tickets.example/vezovi' },
    {
      ...base,
      kind: 'faq',
      entries: [{ ident: 'where', title: 'Where is it?', short: 'By the river.', full: { html: '<p>Obala 1.</p>' } }],
    },
    { ...base, kind: 'sponsors', levels, packages: [{ package: 'coffee', name: 'Zrno' }] },
    { ...base, kind: 'newsletter', form: { ...form, ident: 'form-newsletter', name: 'newsletter' } },
    {
      ...base,
      kind: 'testimonials',
      testimonials: [{ ident: 'ana', speaker: true, name: 'Ana', description: 'Visitor', text: 'I stayed.' }],
    },
    {
      ...base,
      kind: 'history',
      years: [{ year: 2025, href: '/vezovi/2025/' }, { year: 2024 }],
      images: [],
      numbers: [{ value: '240', title: 'visitors' }],
      speakers: [speaker],
      sessions: [{ title: 'Knots', href: '/vezovi/2025/sessions/knots/', speakers: 'Ema Kovač', year: 2025 }],
    },
  ],
};

const knotsNow = { title: 'Knots', href: '#session-knots', start: '08:00', end: '20:00' };

export const schedulePage: SchedulePage = {
  now: {
    shown: [{ from: STARTS, until: ENDS }],
    rooms: [
      {
        room: 'Weaving hall',
        states: [
          { from: null, until: STARTS, value: { now: [], next: [knotsNow] } },
          { from: STARTS, until: ENDS, value: { now: [knotsNow, { ...knotsNow, href: '#needles' }], next: [] } },
          { from: ENDS, until: null, value: { now: [], next: [] } },
        ],
      },
    ],
  },
  event: 'vezovi',
  eventTitle: 'Vezovi',
  year: 2026,
  homeHref: '/',
  eventHref: '/vezovi/',
  day,
  days: [day, secondDay].map(({ date, endsAt, title }) => ({
    date,
    endsAt,
    title,
    href: `/vezovi/schedule/${date}/`,
  })),
  notices: [],
  meals: [{ meal: 'lunch', until: '15:00', shown: ALWAYS }],
  calendar: '/vezovi/2026/schedule.ics',
  live: [{ from: null, until: ENDS }],
};

export const editionPage: EditionPage = {
  event: 'vezovi',
  title: 'Vezovi',
  year: 2025,
  when,
  eventHref: '/vezovi/',
  lead: [{ from: null, until: null, value: 'One hall.' }],
  looksBack: ALWAYS,
  about: [{ kind: 'text', text: { html: '<p>We asked for talks.</p>' } }],
  summary: { html: '<p>It rained.</p>' },
  numbers: [{ value: '240', title: 'visitors' }],
  images: [picture],
  speakers: [speaker],
  days: [day],
  testimonials: [{ ident: 'ana', speaker: true, name: 'Ana', description: 'Visitor', text: 'I stayed.' }],
  sponsors: levels,
};

export const speakerPage: SpeakerPage = {
  event: 'vezovi',
  eventTitle: 'Vezovi',
  year: 2026,
  eventHref: '/vezovi/',
  slug: speaker.slug,
  name: speaker.name,
  position: speaker.position,
  keynote: true,
  bio: { html: '<p>She counts.</p>' },
  links: [{ kind: 'website', href: 'https://kovac.example' }],
  sessions: [
    {
      ...session,
      scheduleHref: '/vezovi/#session-grids',
      when,
      track: 'Linen',
      room: 'Weaving hall',
      venue: 'Tkaonica',
    },
  ],
  hosts: [{ title: 'A panel', scheduleHref: '/vezovi/#panel', when, venue: 'Tkaonica' }],
  otherYears: [{ title: 'Vezovi 2025', href: '/vezovi/2025/kovac-ema/' }],
};
