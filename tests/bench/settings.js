/** The settings of a generated site: all records but people and programme, as small as the schemas allow. */

/** @param {string} src */
const picture = (src) => ({ src, alt: 'A stitched square' });

/** An SVG that serves as every picture of the site. */
export const PICTURE =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 32" width="64" height="32"><path d="M4 4h8v8H4zM20 12h8v8h-8z"/></svg>\n';
export const PICTURES = ['logo.svg', 'map.svg'];
export const EVENT = 'weft';

/**
 * Path below `content` → the record at this path.
 * @param {readonly number[]} years the current year first
 * @returns {Readonly<Record<string, unknown>>}
 */
export function settings(years) {
  return {
    'site.yaml': site,
    'company.yaml': company,
    'languages.yaml': languages,
    'vat.yaml': vat,
    'venues/mill.yaml': venue,
    [`events/${EVENT}/event.yaml`]: event(years),
  };
}

const site = {
  look: 'plain', // of new sites; the installed tool ships it compiled
  title: 'Weft',
  tagline: 'A conference that does not exist',
  description: 'An invented conference with as many invented speakers as a measurement needs.',
  organiser: 'Weft Association',
  product: EVENT,
  baseUrl: 'https://weft.example',
  timeZone: 'Europe/Zagreb',
  defaultLanguage: 'en',
  attendance: { minimum: 200, text: 'over 200 participants' },
  home: {
    lead: 'Everything here is **made up**, and made again for each measurement.',
    events: { title: 'Events', text: 'There is one.' },
  },
  defaults: { durations: { coffee: 10, lunch: 60, registration: 60, opening: 10, afterParty: 180 } },
  limits: { speakerHistory: 15, sessionHistory: 15, randomPixels: 4, pinLength: 4, surveyMinutes: 5, tracks: 4 },
  shirtSizes: ['S', 'M', 'L'],
  availabilityLevels: [1, 2, 3, 4].map((level) => ({ level, title: `Level ${level}` })),
  surveyCompletion: [
    { ident: 'great', from: 90 },
    { ident: 'good', from: 70 },
    { ident: 'nice', from: 50 },
    { ident: 'low', from: 25 },
    { ident: 'veryLow', from: 0 },
  ],
  footer: {
    links: ['code', 'terms', 'privacy', 'imprint', 'press', 'volunteer'].map((ident) => ({
      ident,
      title: ident,
      url: `https://weft.example/about/${ident}/`,
      visible: true,
    })),
    social: ['mastodon', 'video'].map((ident) => ({
      ident,
      title: ident,
      url: `https://social.example/${ident}/weft`,
    })),
  },
  qr: { targets: [{ ident: EVENT, url: `/${EVENT}/`, default: true }] },
  themes: { default: 'system', active: ['light', 'dark'] },
  prefetch: { delayMs: 3000, batch: 4 },
  routeUpdate: { delayMs: 1000 },
  anchor: { offset: 50, delayMs: 50 },
  shareImages: false,
  serviceWorker: { active: true },
  translation: { maxReplaces: 1000, readParallel: 10, readRetries: 5, retryDelayMs: 350 },
  secretPages: [],
  unsupportedLanguage: { redirectSeconds: 10 },
};

const company = {
  name: 'Weft Association',
  address: 'Loom Street 1',
  city: 'Osijek',
  zip: '31000',
  country: 'Croatia',
  countryCode: 'HR',
  contactEmail: 'info@weft.example',
  url: 'https://weft.example',
};

const languages = {
  languages: [
    {
      option: 'en',
      name: 'English',
      flag: 'gb',
      locale: 'en-GB',
      currency: 'EUR',
      formats: {
        date: 'd MMMM yyyy',
        dateShort: 'd MMM yyyy',
        dayMonth: 'd MMMM',
        weekday: 'EEEE',
        time: 'HH:mm',
        dateTime: 'd MMMM yyyy, HH:mm',
      },
      number: { decimal: '.', group: ',', currency: '€{amount}' },
      ordinal: 'english',
    },
  ],
};

const vat = {
  default: 'full',
  entries: [{ startDate: '1970-01-01', percent: { full: 25, reduced: 13, reducedLow: 5 } }],
};

const venue = {
  name: 'The Mill',
  street: 'Loom Street 1',
  postalCode: '31000',
  city: 'Osijek',
  country: 'Croatia',
  countryShort: 'HR',
  mapImage: picture('map.svg'),
  mapUrl: 'https://maps.example/mill',
};

const sections = {
  about: true,
  news: false,
  speakers: true,
  schedule: true,
  venue: true,
  tickets: false,
  faq: false,
  sponsors: false,
  newsletter: false,
  testimonials: false,
  history: true,
};

/** @param {readonly number[]} years */
const event = (years) => ({
  order: 1,
  enabled: true,
  lowKey: false,
  visible: true,
  visibleInHeader: true,
  visibleInHistory: true,
  baseUrl: `/${EVENT}/`,
  title: 'Weft',
  description: 'An invented conference on the web.',
  logos: { favicon: 'logo.svg', full: 'logo.svg', fullLight: 'logo.svg', header: 'logo.svg', selection: 'logo.svg' },
  baseColor: '#b8152f',
  currentYear: years[0],
  years: Object.fromEntries(years.map((year, at) => [year, at > 0])),
  survey: {},
  options: {},
  externalLinks: {},
  tracks: ['1', '2', '3', '4'].map((ident) => ({ ident, title: `Hall ${ident}` })),
  menuItems: sections,
  sections: { hero: true, ...sections, footer: true },
  buttons: {},
  multiLanguage: { active: true },
  uiFlags: { themes: { default: 'system', active: ['light', 'dark'] } },
});
