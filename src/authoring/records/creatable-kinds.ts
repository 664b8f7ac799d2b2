import { allRecordsOf, type ContentIndex } from '../../content/content-index.ts';
import type { RecordGroup } from '../../domain/editor/edit.ts';
import { daysOf, type EditionPlace } from '../new/new-scope.ts';
import { currentYearOf } from './edition-plan.ts';

/** What can be created in a group of records. */
export type Creatable = Pick<RecordGroup, 'creatable' | 'currentYear' | 'creatableDays'>;

/** What can be created in the group of the site, of an event or of an edition. */
export function creatableIn(
  { event, year }: { readonly event: string | undefined; readonly year: number | undefined },
  index: ContentIndex,
): Creatable {
  if (event === undefined) return { creatable: ['page', 'sponsor', 'venue', 'event'] };
  if (year !== undefined) return creatableInEdition({ event, year }, index);
  if (allRecordsOf(index, 'event', { event }).length === 0) return { creatable: ['page'] };
  const current = currentYearOf(index, event);
  const hasCurrent = allRecordsOf(index, 'edition', { event, year: current }).length > 0;
  return { creatable: ['page', 'edition'], ...(hasCurrent ? { currentYear: current } : {}) };
}

function creatableInEdition(place: EditionPlace, index: ContentIndex): Creatable {
  const days = daysOf({ index }, place).map(({ date }) => date);
  const { schedule, tickets } = freeDays(place, days, index);
  const sessions = allRecordsOf(index, 'session', place).map((record) => record.place.ident);
  const materials = new Set(allRecordsOf(index, 'asset', place).map((record) => record.place.ident));
  const isPossible: Readonly<Record<string, boolean>> = {
    asset: sessions.some((ident) => !materials.has(ident)),
    schedule: schedule.length > 0,
    tickets: tickets.length > 0,
    survey: allRecordsOf(index, 'survey', place).length === 0,
  };
  const kinds = ['speaker', 'session', 'news', 'faq', 'testimonial', 'asset', 'schedule', 'tickets', 'survey'];
  const creatable = kinds.filter((kind) => isPossible[kind] ?? true);
  return { creatable, ...(days.length > 1 ? { creatableDays: { schedule, tickets } } : {}) };
}

/**
 * The days that have no schedule, and those that have no tickets of their own. The schedule in the folder of the edition is
 * that of its first day; the tickets there are those of all days, which an empty text stands for.
 */
function freeDays(
  place: EditionPlace,
  days: readonly string[],
  index: ContentIndex,
): Readonly<Record<'schedule' | 'tickets', readonly string[]>> {
  const [first = ''] = days;
  const ownDays = (kind: 'schedule' | 'tickets', ofEdition: string): ReadonlySet<string> =>
    new Set(allRecordsOf(index, kind, place).map((record) => record.place.day ?? ofEdition));
  const [scheduled, ticketed] = [ownDays('schedule', first), ownDays('tickets', '')];
  const perDay = days.length > 1 ? days : [];
  return {
    schedule: (days.length === 0 ? [''] : days).filter((day) => !scheduled.has(day)),
    tickets: ['', ...perDay].filter((day) => !ticketed.has(day)),
  };
}
