import type { Phrase } from '../model/language.ts';
import type { Edition, ProgrammeEntry, Speaker } from '../model/site.ts';
import { slugOf } from '../model/slug.ts';
import { seriesOf } from './look-ups.ts';
import { fullName } from './plan-cards.ts';
import { phrase, type Wording } from './wording.ts';

/** What visitors can give stars to, in the order of the programme, each once. */
export interface Rated {
  readonly ident: string;
  readonly title: Phrase;
}

/**
 * The sessions that a survey asks about, and who spoke in them. Left out are further parts of a series, and what is not
 * to be asked about (`skipOnSurvey`) or not to be rated (`doNotEvaluate`). With a day, those of that day only.
 */
export function ratedIn(
  wording: Wording,
  edition: Edition,
  day?: string,
): {
  readonly sessions: readonly Rated[];
  readonly speakers: readonly Rated[];
  /** Session → slugs of its speakers; without sessions that have none. */
  readonly speakersOf: Readonly<Record<string, readonly string[]>>;
} {
  const entries = edition.days
    .filter(({ date }) => day === undefined || date === day)
    .flatMap(({ programme }) => programme.map(({ entry }) => entry))
    .filter((entry) => isRated(edition, entry));
  return {
    sessions: once(entries.flatMap((entry) => ratedEntry(wording, entry))),
    speakers: once(entries.flatMap(speakersIn).map((speaker) => ({ ident: speaker.slug, title: fullName(speaker) }))),
    speakersOf: Object.fromEntries(
      entries.flatMap((entry) => {
        const slugs = speakersIn(entry).map(({ slug }) => slug);
        return entry.kind === 'session' && slugs.length > 0 ? [[entry.session.ident, slugs]] : [];
      }),
    ),
  };
}

function speakersIn(entry: ProgrammeEntry): readonly Speaker[] {
  return entry.kind === 'session' ? entry.session.speakers.filter(({ placeholder }) => !placeholder) : [];
}

function isRated(edition: Edition, entry: ProgrammeEntry): boolean {
  if (entry.kind === 'break') return false;
  if (entry.kind === 'special') return !entry.skipOnSurvey && !entry.doNotEvaluate;
  const { session } = entry;
  const isLaterPart = session.group !== undefined && seriesOf(edition, session.group).indexOf(session) > 0;
  return !session.skipOnSurvey && !session.doNotEvaluate && !session.placeholder && !isLaterPart;
}

function ratedEntry(wording: Wording, entry: ProgrammeEntry): readonly Rated[] {
  if (entry.kind === 'break') return [];
  if (entry.kind === 'special') return [{ ident: slugOf(entry.special), title: phrase(wording, entry.title) }];
  return [{ ident: entry.session.ident, title: phrase(wording, entry.session.title) }];
}

function once(items: readonly Rated[]): readonly Rated[] {
  return [...new Map(items.map((item) => [item.ident, item])).values()];
}
