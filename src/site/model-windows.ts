import { type Phase, type Visibility, visibilityWindow } from '../model/phase.ts';
import type { SectionKind } from '../model/section-kinds.ts';
import { seenDuring } from '../model/seen.ts';
import type { News, Ticket } from '../model/site.ts';
import { and, constant, or, type Timeline, type Window } from '../model/timeline.ts';

/** The windows of an edition's sections, and of what is in them. */
export type Windows = Readonly<Partial<Record<SectionKind, Window>>>;

const LISTS = [
  'about',
  'topics',
  'speakers',
  'schedule',
  'venue',
  'faq',
  'sponsors',
  'testimonials',
  'history',
] as const;

/** What is in the sections that can be empty. */
type Contents = Readonly<Record<(typeof LISTS)[number], readonly unknown[]>> & {
  readonly news: readonly News[];
  readonly tickets: readonly Ticket[];
};

/** Visibilities by section as windows over an edition's phases. */
export function windowsOf(visibilities: Readonly<Partial<Record<string, unknown>>>, phases: Timeline<Phase>): Windows {
  return mapValues(visibilities, (visibility) => visibilityWindow(visibility as Visibility, phases));
}

/** A section shows while it has something to show: the union of what is in it bounds its own window. */
export function sectionWindows(own: Windows, contents: Contents): Windows {
  const filled: Windows = {
    news: or(...contents.news.map((item) => item.window)),
    tickets: or(...contents.tickets.map((ticket) => ticket.shown)),
    ...Object.fromEntries(LISTS.map((kind) => [kind, constant(contents[kind].length > 0)])),
  };
  return mapValues(own, (window, kind) => and(window, filled[kind] ?? constant(true)));
}

/** A menu names a section only while that shows. */
export function menuWindows(own: Windows, sections: Windows): Windows {
  return mapValues(own, (window, kind) => and(window, sections[kind] ?? constant(false)));
}

/** Items whose windows change only while the section that they are in shows. */
export function seenItems<T extends { readonly window: Window }>(
  items: readonly T[],
  sectionOf: (item: T) => Window | undefined,
): readonly T[] {
  return items.map((item) => ({
    ...item,
    window: seenDuring(item.window, sectionOf(item) ?? constant(false), false),
  }));
}

/** Tickets that change only while their section shows, and of which nothing changes while they are not listed. */
export function seenTickets(tickets: readonly Ticket[], section: Window = constant(false)): readonly Ticket[] {
  return tickets.map((ticket) => {
    const listed = and(ticket.shown, section);
    return {
      ...ticket,
      shown: seenDuring(ticket.shown, section, false),
      states: seenDuring(ticket.states, listed, 'unavailable'),
      vatPercent: seenDuring(ticket.vatPercent, listed, null),
      promotions: seenItems(ticket.promotions, () => listed),
    };
  });
}

function mapValues<T, U>(
  values: Readonly<Partial<Record<string, T>>>,
  change: (value: T, kind: SectionKind) => U,
): Readonly<Partial<Record<SectionKind, U>>> {
  return Object.fromEntries(
    Object.entries(values).map(([kind, value]) => [kind, change(value as T, kind as SectionKind)]),
  );
}
