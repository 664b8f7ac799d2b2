import type { Phrase } from '../../domain/language.ts';
import { takesPlace } from '../../domain/programme/entry-outcomes.ts';
import type { Edition, ProgrammeEntry, Speaker } from '../../domain/site/site.ts';
import { seriesOf } from '../edition-indexes.ts';
import { identOf } from '../parts/entry-idents.ts';
import { fullName } from '../parts/plan-cards.ts';
import type { PlanContext } from '../plan-context.ts';
import { phrase } from '../texts.ts';

/** An item that a survey asks visitors to rate. */
export interface Rated {
  readonly ident: string;
  readonly title: Phrase;
}

/**
 * The sessions that a survey asks about, and their speakers, in the order of the programme and without duplicates.
 * Sessions with `skipOnSurvey` or `doNotEvaluate`, those that do not take place, and further parts of a series are left out. If a day is given, only
 * its sessions are included.
 */
export function ratedIn(
  context: PlanContext,
  edition: Edition,
  day?: string,
): {
  readonly sessions: readonly Rated[];
  readonly speakers: readonly Rated[];
} {
  const entries = ratedEntries(edition, day);
  return {
    sessions: uniqueByIdent(entries.flatMap((entry) => ratedEntry(context, entry))),
    speakers: uniqueByIdent(
      entries.flatMap(speakersIn).map((speaker) => ({ ident: speaker.slug, title: fullName(speaker) })),
    ),
  };
}

/** The idents of the items that `ratedIn` returns, for storing answers. */
export function ratedIdents(
  edition: Edition,
  day?: string,
): { readonly sessions: ReadonlySet<string>; readonly speakers: ReadonlySet<string> } {
  const entries = ratedEntries(edition, day);
  return {
    sessions: new Set(entries.flatMap((entry) => identOf(entry) ?? [])),
    speakers: new Set(entries.flatMap(speakersIn).map(({ slug }) => slug)),
  };
}

function ratedEntries(edition: Edition, day: string | undefined): readonly ProgrammeEntry[] {
  return edition.days
    .filter(({ date }) => day === undefined || date === day)
    .flatMap(({ programme }) => programme.map(({ entry }) => entry))
    .filter((entry) => isRated(edition, entry));
}

function speakersIn(entry: ProgrammeEntry): readonly Speaker[] {
  return entry.kind === 'session' ? entry.session.speakers.filter(({ placeholder }) => !placeholder) : [];
}

function isRated(edition: Edition, entry: ProgrammeEntry): boolean {
  if (entry.kind === 'break' || !takesPlace(edition, entry)) return false;
  if (entry.kind === 'special') return !entry.skipOnSurvey && !entry.doNotEvaluate;
  const { session } = entry;
  const parts = session.group === undefined ? [session] : seriesOf(edition, session.group);
  const isLaterPart = parts.find((part) => takesPlace(edition, part)) !== session;
  return !session.skipOnSurvey && !session.doNotEvaluate && !session.placeholder && !isLaterPart;
}

function ratedEntry(context: PlanContext, entry: ProgrammeEntry): readonly Rated[] {
  const ident = identOf(entry);
  if (ident === undefined) return [];
  return [{ ident, title: phrase(context, entry.kind === 'session' ? entry.session.title : entry.title) }];
}

function uniqueByIdent(items: readonly Rated[]): readonly Rated[] {
  return [...new Map(items.map((item) => [item.ident, item])).values()];
}
