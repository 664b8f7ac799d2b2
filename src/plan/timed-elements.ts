import { defined } from '../domain/defined.ts';
import type { Plan } from '../domain/page/plan.ts';
import { type FoundSegment, type FoundTimeline, findTimelines, identOf } from './find-timelines.ts';

/**
 * Finds the timelines in a plan and identifies the elements that they belong to: a section, a button, a ticket and so
 * on.
 */

/** The kind of element by key of page data. */
const PARTS: Readonly<Record<string, string>> = {
  sections: 'section',
  buttons: 'button',
  menu: 'menu item',
  links: 'link',
  offers: 'ticket',
  promotions: 'promotion',
  prices: 'price',
  vatPercent: 'VAT rate',
  items: 'news item',
  extra: 'text',
  extras: 'text',
  cards: 'event',
  hero: 'hero',
  slot: 'session',
  again: 'session',
  rooms: 'what is on',
  today: 'day',
  price: 'lowest price',
  lookBack: 'look back',
  texts: 'hero text',
  phases: 'phase',
  registration: 'registration',
  survey: 'survey',
  surveys: 'survey',
  workshops: 'workshop registration',
  pass: 'press pass',
  summary: 'sale of tickets',
  targets: 'QR code',
  clock: 'clock',
  onScreen: 'screen',
  nothing: 'screen',
  screens: 'screen',
  meals: 'meal',
  notices: 'notice',
  urgent: 'urgent change',
  full: 'note on seats',
};

/** An element that changes over time, at one of the places where pages show it. */
export interface TimedElement {
  /** Identifies the element. The key is the same at each place and in each language. */
  readonly key: string;
  readonly part: string;
  readonly ident: string;
  readonly title?: string;
  readonly event?: string;
  /** The path of the page in the default language; absent for an element in a slice. */
  readonly page?: string;
  readonly slice?: string;
  readonly segments: readonly FoundSegment[];
}

/** The timed elements of a plan, with those of the default language first. */
export function timedElements(plan: Plan): readonly TimedElement[] {
  return [...onPages(plan), ...inSlices(plan)];
}

function onPages({ routes, site }: Plan): readonly TimedElement[] {
  return [...routes]
    .sort((a, b) => rank(a.head.language, site.defaultLanguage) - rank(b.head.language, site.defaultLanguage))
    .flatMap(({ head, content }) => {
      const page = head.alternates.find((one) => one.language === site.defaultLanguage)?.path ?? head.path;
      const event = head.event;
      return findTimelines(content).map((timeline) => elementOf(timeline, { owner: event ?? 'site', event, page }));
    });
}

function inSlices({ slices, site }: Plan): readonly TimedElement[] {
  return [...slices]
    .sort((a, b) => rank(a.language, site.defaultLanguage) - rank(b.language, site.defaultLanguage))
    .flatMap(({ name, language, content }) => {
      // The headers of past years differ from the event's only in what never changes.
      const slice = name.slice(0, -language.length - 1).replace(/-\d{4}$/, '');
      const owner = slice.replace(/^\w+-/, '');
      const event = owner === 'site' ? undefined : owner;
      return findTimelines(content).map((timeline) => elementOf(timeline, { owner: content.kind, event, slice }));
    });
}

const rank = (language: string, first: string): number => (language === first ? 0 : 1);

interface Where {
  /** Distinguishes elements with the same trail: the event of a page, or the kind of a slice. */
  readonly owner: string;
  readonly event: string | undefined;
  readonly page?: string;
  readonly slice?: string;
}

function elementOf(timeline: FoundTimeline, { owner, event, page, slice }: Where): TimedElement {
  const part = partOf(timeline);
  const ident = identOf(timeline.owner) ?? owner;
  const shared = page === undefined ? owner : `${owner}:${timeline.trail}`;
  return defined({
    key: JSON.stringify([shared, part, ident]),
    part,
    ident,
    title: titleOf(timeline.owner),
    event,
    page,
    slice,
    segments: timeline.segments,
  }) as TimedElement;
}

function partOf({ path }: FoundTimeline): string {
  const own = path.at(-1) as string;
  if (own !== 'shown' && PARTS[own] !== undefined) return PARTS[own];
  const holder = path.at(-2);
  if (holder === 'window') return PARTS[path.at(-3) ?? ''] ?? 'registration';
  return holder === undefined ? own : (PARTS[holder] ?? holder);
}

function titleOf({ title, name }: Readonly<Record<string, unknown>>): string | undefined {
  const phrase = title ?? name;
  if (typeof phrase === 'string') return phrase;
  const text = (phrase as { readonly text?: unknown } | undefined)?.text;
  return typeof text === 'string' ? text : undefined;
}

/** A short name of a value: its ident if it is an object, else the value as text. */
export function valueName(value: unknown): string | undefined {
  return typeof value === 'object' ? identOf(value) : String(value);
}
