import type { EditionPlace } from './new-scope.ts';

/** Everything that `conf-site new` makes, in the order in which help lists it. */
export const NEW_KINDS = [
  'speaker',
  'session',
  'sponsor',
  'faq',
  'news',
  'page',
  'venue',
  'testimonial',
  'tickets',
  'schedule',
  'survey',
  'asset',
  'edition',
  'event',
] as const;

export type NewKind = (typeof NEW_KINDS)[number];

export type NewOption = keyof EditionPlace | 'ident';

export interface KindUsage {
  /** A name as somebody would write it; absent where the file has a fixed name. */
  readonly exampleName?: string;
  readonly options: readonly NewOption[];
  /** Why the other options, and the name where there is none, mean nothing; the first half of a sentence. */
  readonly because: string;
}

const EVERY_OPTION: readonly NewOption[] = ['event', 'year', 'day', 'ident'];

/** What each kind takes besides itself on the command line. */
export const KIND_USAGE: Readonly<Record<NewKind, KindUsage>> = {
  speaker: { exampleName: 'Jo Bloggs', options: EVERY_OPTION, because: '' },
  session: { exampleName: 'Small pages for slow networks', options: EVERY_OPTION, because: '' },
  sponsor: {
    exampleName: 'Example & Sons',
    options: ['ident'],
    because: 'A sponsor belongs to the whole site, and editions name it',
  },
  faq: { exampleName: 'Where can I park?', options: EVERY_OPTION, because: '' },
  news: { exampleName: 'The programme is out', options: EVERY_OPTION, because: '' },
  page: {
    exampleName: 'Code of conduct',
    options: ['event', 'ident'],
    because: 'A page is the same for all years',
  },
  venue: {
    exampleName: 'Town hall',
    options: ['ident'],
    because: 'A venue belongs to the whole site, and editions name it',
  },
  testimonial: { exampleName: 'Jo Bloggs', options: EVERY_OPTION, because: '' },
  tickets: { options: ['event', 'year', 'day'], because: 'An edition has one file of tickets' },
  schedule: { options: ['event', 'year', 'day'], because: 'A day has one schedule' },
  survey: { options: ['event', 'year'], because: 'An edition has one survey' },
  asset: {
    exampleName: 'small-pages-for-slow-networks',
    options: ['event', 'year'],
    because: 'The file of an asset stands with its session and has the same name',
  },
  edition: { exampleName: '2027', options: ['event'], because: 'An edition is named by its year' },
  event: {
    exampleName: 'Night of code',
    options: ['year', 'ident'],
    because: 'An event is named by NAME, and its days stand in its edition.yaml',
  },
};
