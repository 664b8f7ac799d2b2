import { memoize } from '../memoize.ts';
import { editionTakesPlace } from '../time/edition-status.ts';
import { constant, isNever } from '../time/timeline.ts';
import { scheduleDayPath, schedulePath } from './addresses.ts';
import type { PagedDay, PagedEdition, PagedEvent, PagedRoom, PagedSession, PagedSpeaker } from './paged-site.ts';

/** Which editions, speakers, sessions and days have pages. */

/** An event with editions of any kind. */
interface Years<E> extends Pick<PagedEvent, 'currentYear'> {
  readonly editions: readonly E[];
}

/** The edition that an event's own page shows. */
export function currentEdition<E extends { readonly year: number }>(event: Years<E>): E | undefined {
  return event.editions.find(({ year }) => year === event.currentYear);
}

/** The editions that have a page of their own, in the order of the event. */
export function pastEditions<E extends { readonly year: number }>(event: Years<E>): readonly E[] {
  return event.editions.filter(({ year }) => year < event.currentYear);
}

/** The editions whose rooms have screens: the current one of a visible and enabled event, if it takes place. */
export function editionsWithScreens<E extends PagedEdition>(
  event: Years<E> & Pick<PagedEvent, 'enabled' | 'visible'>,
): readonly E[] {
  const edition = currentEdition(event);
  if (edition === undefined || !event.enabled || !event.visible) return [];
  return editionTakesPlace(edition) ? [edition] : [];
}

/** The rooms of an edition whose doors have screens: those of its venues that people go to. */
export function roomsWithScreens<R extends PagedRoom>({
  venues,
}: {
  readonly venues: readonly { readonly rooms: readonly R[] }[];
}): readonly R[] {
  return venues.flatMap(({ rooms }) => rooms.filter(({ url }) => url === undefined));
}

/** Whether an edition that takes place has a survey that is switched on, on this site or on another. */
export function hasSurvey(event: Pick<PagedEvent, 'surveyYears'>, edition: PagedEdition): boolean {
  return isSurveyOn(event, edition) && editionTakesPlace(edition);
}

/** Whether the survey of an edition is switched on, even if the edition does not take place. */
export function isSurveyOn({ surveyYears }: Pick<PagedEvent, 'surveyYears'>, edition: PagedEdition): boolean {
  const exists = edition.survey !== undefined || edition.externalForms.survey !== undefined;
  return exists && surveyYears.includes(edition.year);
}

/** Whether teams register for an edition, which makes it a hackathon. */
export function hasTeams({ team }: Pick<PagedEdition, 'team'>): boolean {
  return team.maximum !== undefined;
}

/**
 * The path of team registration for an event whose current edition is a hackathon, even while the event is not running.
 * Undefined for other events.
 */
export function teamRegistrationPath(event: PagedEvent): string | undefined {
  const edition = currentEdition(event);
  return edition !== undefined && hasTeams(edition) ? `${event.path}register/` : undefined;
}

/** The speakers who have a page: those of past editions, and of the current edition of a running event. */
export function speakersWithPage<S extends PagedSpeaker>(
  event: PagedEvent,
  edition: Pick<PagedEdition, 'year'> & { readonly speakers: readonly S[] },
): readonly S[] {
  return hasProgrammePages(event, edition) ? announced(edition.speakers) : [];
}

/** The sessions that have a page, of the same editions as speakers. */
export function sessionsWithPage<S extends PagedSession>(
  event: PagedEvent,
  edition: Pick<PagedEdition, 'year'> & { readonly sessions: readonly S[] },
): readonly S[] {
  return hasProgrammePages(event, edition) ? announced(edition.sessions) : [];
}

type Announced = Pick<PagedSession, 'placeholder'>;

/** The speakers or sessions that are no placeholders. */
export function announced<T extends Announced>(items: readonly T[]): readonly T[] {
  return withoutPlaceholders(items) as readonly T[];
}

const withoutPlaceholders = memoize((items: readonly Announced[]) => items.filter(({ placeholder }) => !placeholder));

/** The days that the schedule page of an event shows. Empty if there is no such page. */
export function scheduledDays<D extends PagedDay>(
  event: Years<Pick<PagedEdition, 'year' | 'sections'> & { readonly days: readonly D[] }> & Pick<PagedEvent, 'enabled'>,
): readonly D[] {
  const edition = currentEdition(event);
  if (!event.enabled || edition === undefined || isNever(edition.sections.schedule ?? constant(false))) return [];
  return edition.days.filter(({ programme }) => programme.length > 0);
}

/** The path of the page of an event that shows the rows of one day of its current schedule, if there is one. */
export function rowsPath(event: PagedEvent, date: string): string | undefined {
  const days = scheduledDays(event);
  if (days.every((day) => day.date !== date)) return undefined;
  return days.length < 2 ? schedulePath(event) : scheduleDayPath(event, date);
}

/** Whether the speakers and sessions of an edition have pages: it is past, or the current one of a running event. */
export function hasProgrammePages(event: PagedEvent, { year }: Pick<PagedEdition, 'year'>): boolean {
  return year < event.currentYear || (event.enabled && year === event.currentYear);
}

/** Whether an edition has a page of its changes, if it is not secret: there are some, and its event is enabled. */
export function hasChanges(event: PagedEvent, edition: PagedEdition): boolean {
  return edition.changes.length > 0 && event.enabled && hasProgrammePages(event, edition);
}
