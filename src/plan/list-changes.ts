import { compare } from '../diagnostics/diagnostic.ts';
import { defined } from '../model/defined.ts';
import type { Plan } from '../model/plan.ts';
import type { Change, ChangeMoment } from '../model/site-changes.ts';
import type { Instant } from '../model/timeline.ts';
import { type FoundTimeline, foundTimelines, identOf } from './found-windows.ts';

/** Kinds of things by the key under which page data holds them. */
const PARTS: Readonly<Record<string, string>> = {
  sections: 'section',
  buttons: 'button',
  menu: 'menu item',
  links: 'link',
  offers: 'ticket',
  promotions: 'promotion',
  items: 'news item',
  extra: 'text',
  extras: 'text',
  cards: 'event',
  hero: 'hero',
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
};

interface Found {
  readonly at: Instant;
  readonly key: string;
  readonly change: Omit<Change, 'pages' | 'slices'>;
  readonly page?: string;
  readonly slice?: string;
}

/**
 * What changes by itself on the pages of a plan after its instant, by instant; the same thing on several pages and in
 * several languages is one change. The words are those of the default language.
 */
export function liveMoments(plan: Plan): readonly ChangeMoment[] {
  const found = [...foundOnPages(plan), ...foundInSlices(plan)];
  const instants = [...new Set(found.map(({ at }) => at))].sort((a, b) => a - b);
  return instants.map((at) => ({ at, kind: 'live', changes: joined(found.filter((one) => one.at === at)) }));
}

function foundOnPages({ routes, site }: Plan): readonly Found[] {
  return [...routes]
    .sort((a, b) => rank(a.head.language, site.defaultLanguage) - rank(b.head.language, site.defaultLanguage))
    .flatMap(({ head, content }) => {
      const page = head.alternates.find((one) => one.language === site.defaultLanguage)?.path ?? head.path;
      const event = head.event;
      return foundTimelines(content).flatMap((timeline) => changesOf(timeline, { of: event ?? 'site', event, page }));
    });
}

function foundInSlices({ slices, site }: Plan): readonly Found[] {
  return [...slices]
    .sort((a, b) => rank(a.language, site.defaultLanguage) - rank(b.language, site.defaultLanguage))
    .flatMap(({ name, language, content }) => {
      const slice = name.slice(0, -language.length - 1);
      const owner = slice.replace(/^\w+-/, '');
      const event = owner === 'site' ? undefined : owner;
      return foundTimelines(content).flatMap((timeline) => changesOf(timeline, { of: content.kind, event, slice }));
    });
}

const rank = (language: string, first: string): number => (language === first ? 0 : 1);

interface Where {
  /** What distinguishes things of the same trail: the event of a page, or the kind of a slice. */
  readonly of: string;
  readonly event: string | undefined;
  readonly page?: string;
  readonly slice?: string;
}

function changesOf(timeline: FoundTimeline, { of, event, page, slice }: Where): readonly Found[] {
  const common = {
    part: partOf(timeline),
    ident: identOf(timeline.owner) ?? of,
    title: titleOf(timeline.owner),
    event,
  };
  const place = page === undefined ? { slice: slice as string } : { page };
  return edgesOf(timeline).map(({ at, ...edge }) => {
    const change = defined({ ...edge, ...common }) as Found['change'];
    const shared = page === undefined ? of : `${of}:${timeline.trail}`;
    return { at, key: JSON.stringify([shared, change.what, change.part, change.ident]), change, ...place };
  });
}

type Edge = Pick<Change, 'what' | 'from' | 'to'> & { readonly at: Instant };

function edgesOf({ segments }: FoundTimeline): readonly Edge[] {
  return segments.flatMap((segment, index): readonly Edge[] => {
    if ('value' in segment) {
      const before = segments[index - 1];
      return segment.from === null || before === undefined
        ? []
        : [{ what: 'changes', at: segment.from, ...values(before.value, segment.value) }];
    }
    const appears: readonly Edge[] = segment.from === null ? [] : [{ what: 'appears', at: segment.from }];
    return segment.until === null ? appears : [...appears, { what: 'goes', at: segment.until }];
  });
}

function values(from: unknown, to: unknown): Pick<Change, 'from' | 'to'> {
  const told = [from, to].map((value) => (typeof value === 'object' ? identOf(value) : String(value)));
  return defined({ from: told[0], to: told[1] });
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

function joined(found: readonly Found[]): readonly Change[] {
  const byKey = new Map<string, Found[]>();
  for (const one of found) byKey.set(one.key, [...(byKey.get(one.key) ?? []), one]);
  return [...byKey.values()].map((all) => {
    const { event, ...change } = (all[0] as Found).change;
    const events = new Set(all.map((one) => one.change.event));
    return defined({
      ...change,
      event: events.size === 1 ? event : undefined,
      pages: unique(all.map(({ page }) => page)),
      slices: unique(all.map(({ slice }) => slice)),
    }) as Change;
  });
}

function unique(names: readonly (string | undefined)[]): readonly string[] {
  return [...new Set(names.filter((name) => name !== undefined))].sort(compare);
}
