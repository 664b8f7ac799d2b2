import type { SectionKind } from '../domain/site/section-kinds.ts';
import type { News, Ticket } from '../domain/site/site.ts';
import { type Phase, type Visibility, visibilityWindow } from '../domain/time/phase.ts';
import { and, constant, limitTo, or, type Timeline, type Window } from '../domain/time/timeline.ts';

/** The windows of an edition's sections, by kind. */
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

/** The content of the sections that can be empty. */
type Contents = Readonly<Record<(typeof LISTS)[number], readonly unknown[]>> & {
  readonly news: readonly News[];
  readonly tickets: readonly Ticket[];
};

/** Converts the visibilities of sections to windows. */
export function windowsOf(visibilities: Readonly<Partial<Record<string, unknown>>>, phases: Timeline<Phase>): Windows {
  return mapValues(visibilities, (visibility) => visibilityWindow(visibility as Visibility, phases));
}

/** Limits the window of each section to the time in which the section has content. */
export function sectionWindows(own: Windows, contents: Contents): Windows {
  const filled: Windows = {
    news: or(...contents.news.map((item) => item.window)),
    tickets: or(...contents.tickets.map((ticket) => ticket.shown)),
    ...Object.fromEntries(LISTS.map((kind) => [kind, constant(contents[kind].length > 0)])),
  };
  return mapValues(own, (window, kind) => and(window, filled[kind] ?? constant(true)));
}

/** Limits menu items to the time in which their sections show. */
export function menuWindows(own: Windows, sections: Windows): Windows {
  return mapValues(own, (window, kind) => and(window, sections[kind] ?? constant(false)));
}

/**
 * Limits the windows of a section's items to the time in which the section shows, so that they do not change outside of
 * it.
 */
export function limitItems<T extends { readonly window: Window }>(
  items: readonly T[],
  sectionOf: (item: T) => Window | undefined,
): readonly T[] {
  return items.map((item) => ({
    ...item,
    window: limitTo(item.window, sectionOf(item) ?? constant(false), false),
  }));
}

function mapValues<T, U>(
  values: Readonly<Partial<Record<string, T>>>,
  change: (value: T, kind: SectionKind) => U,
): Readonly<Partial<Record<SectionKind, U>>> {
  return Object.fromEntries(
    Object.entries(values).map(([kind, value]) => [kind, change(value as T, kind as SectionKind)]),
  );
}
