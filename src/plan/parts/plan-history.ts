import { defined } from '../../domain/defined.ts';
import type { HistoryYear, PastSession } from '../../domain/page/page.ts';
import { editionPath, sessionPath } from '../../domain/paths/addresses.ts';
import { pastEditions, speakersWithPage } from '../../domain/paths/page-owners.ts';
import { takesPlace } from '../../domain/programme/entry-outcomes.ts';
import type { Edition, Session, Site, SiteEvent, Speaker } from '../../domain/site/site.ts';
import { overWindow } from '../../domain/time/edition-status.ts';
import { boundaries, type Instant } from '../../domain/time/timeline.ts';
import { indexIn, seriesOf } from '../edition-indexes.ts';
import { isOpenAtBuild } from '../from-the-build.ts';
import { linkTo } from '../links/links.ts';
import { picture } from '../media/pictures.ts';
import { editionValues } from '../placeholder-values.ts';
import type { PlanContext } from '../plan-context.ts';
import { phrase } from '../texts.ts';
import { fullName, speakerCard } from './plan-cards.ts';
import { numbersOf } from './plan-edition-parts.ts';
import type { SectionBody } from './section-scope.ts';

/**
 * The history section of an event's page: its years, and the most recent speakers and sessions, up to the limits in the
 * settings. An edition is in it from the first build after its end on.
 */
export function planHistory(context: PlanContext, event: SiteEvent): SectionBody | undefined {
  const past = editionsThatAreOver(context, event);
  const notYet = pastEditions(event).filter((edition) => !past.includes(edition));
  const years = event.yearsHeld
    .filter((year) => year < event.currentYear && notYet.every((edition) => edition.year !== year))
    .reverse();
  if (years.length === 0) return undefined;
  const { limits } = context.site.settings;
  const latest = past.find((edition) => edition.history !== undefined);
  const values = latest === undefined ? () => undefined : editionValues(context, event, latest);
  return defined({
    kind: 'history' as const,
    years: years.map((year) => historyYear(context, event, year)),
    latestYear: latest?.year,
    images: (latest?.history?.gallery ?? []).map((image) => picture(context, image, { values })),
    numbers: numbersOf(context, latest?.history?.numbers ?? [], values),
    speakers: firstOf(limits.speakerHistory, oncePerPerson(event, past)).map(({ edition, speaker }) =>
      speakerCard(context, edition, speaker),
    ),
    sessions: firstOf(limits.sessionHistory, listedSessions(past)).map(({ edition, session }) =>
      pastSession(context, edition, session),
    ),
  });
}

/** The earlier editions of an event that are over at the build, in the order of the event. */
export function editionsThatAreOver(context: PlanContext, event: SiteEvent): readonly Edition[] {
  return pastEditions(event).filter((edition) => isOpenAtBuild(context, overWindow(edition)));
}

/** An earlier edition that is not over yet, and the instant from which a build lists it as past. */
interface PastToCome {
  readonly at: Instant;
  readonly kind: 'edition';
  /** `devlica/2026`. */
  readonly ident: string;
  readonly event: string;
}

/** The earlier editions that are not over at an instant. */
export function pastToCome({ events }: Site, at: Instant): readonly PastToCome[] {
  return events.flatMap((event) =>
    pastEditions(event).flatMap((edition) =>
      boundaries(overWindow(edition))
        .filter((end) => end > at)
        .map((end) => ({ at: end, kind: 'edition', ident: `${event.ident}/${edition.year}`, event: event.ident })),
    ),
  );
}

/** The first items of an iterable, which is not iterated further. */
function firstOf<T>(most: number, all: Iterable<T>): readonly T[] {
  const found: T[] = [];
  for (const one of all) {
    if (found.length >= most) break;
    found.push(one);
  }
  return found;
}

/** The speakers of several editions, each person once. */
function* oncePerPerson(
  event: SiteEvent,
  editions: readonly Edition[],
): Generator<{ readonly edition: Edition; readonly speaker: Speaker }> {
  const seen = new Set<string>();
  for (const edition of editions) {
    for (const speaker of speakersWithPage(event, edition)) {
      if (seen.has(speaker.person)) continue;
      seen.add(speaker.person);
      yield { edition, speaker };
    }
  }
}

function* listedSessions(
  editions: readonly Edition[],
): Generator<{ readonly edition: Edition; readonly session: Session }> {
  for (const edition of editions) {
    for (const session of edition.sessions) if (isListed(edition, session)) yield { edition, session };
  }
}

function pastSession(context: PlanContext, edition: Edition, session: Session): PastSession {
  return {
    title: phrase(context, session.title),
    ...linkTo(context, sessionPath(edition, session)),
    speakers: session.speakers.map(fullName).join(', '),
    year: edition.year,
  };
}

/** Whether the history lists a session, which took place. Of a series, only the first part is listed. */
function isListed(edition: Edition, session: Session): boolean {
  if (session.skipOnHistory || session.placeholder || !takesPlace(edition, session)) return false;
  return session.group === undefined || indexIn(seriesOf(edition, session.group), session) <= 0;
}

function historyYear(context: PlanContext, event: SiteEvent, year: number): HistoryYear {
  const edition = event.editions.find((one) => one.year === year);
  const values = edition === undefined ? () => undefined : editionValues(context, event, edition);
  const image = edition?.history?.gallery[0];
  return defined({
    year,
    ...linkTo(context, editionPath({ event: event.ident, year })),
    image: image && picture(context, image, { values }),
    number: numbersOf(context, edition?.history?.numbers ?? [], values)[0],
  });
}
