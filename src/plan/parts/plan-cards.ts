import { defined } from '../../domain/defined.ts';
import { NO_TEXT, type Phrase, plain, type Text } from '../../domain/language.ts';
import type { ScheduleDay, ScheduleRow, SessionCard, SpeakerCard } from '../../domain/page/page.ts';
import { sessionPath, speakerPath } from '../../domain/paths/addresses.ts';
import { partId } from '../../domain/paths/part-ids.ts';
import { takesPlace } from '../../domain/programme/entry-outcomes.ts';
import type { Placed } from '../../domain/programme/schedule.ts';
import { type GridPlace, gridPlaces } from '../../domain/programme/schedule-grid.ts';
import type { Edition, EditionDay, ProgrammeEntry, Session, Speaker, Topic } from '../../domain/site/site.ts';
import { slugOf } from '../../domain/slug.ts';
import { formatWall, zoneName } from '../../domain/time/dates.ts';
import { zonedIso } from '../../domain/time/zone.ts';
import { indexIn, seriesOf, sessionsOf, slotsOf } from '../edition-indexes.ts';
import { rowRating } from '../forms/row-rating.ts';
import { linkTo, pageHref } from '../links/links.ts';
import { sessionCalendarHref } from '../links/programme-links.ts';
import { picture } from '../media/pictures.ts';
import { timeOfDay } from '../moments.ts';
import type { PlanContext } from '../plan-context.ts';
import { languageName, markup, phrase } from '../texts.ts';
import { entryIdents } from './entry-idents.ts';
import { assetLinks } from './plan-assets.ts';
import { outcomeNote } from './plan-outcomes.ts';
import { joinHref } from './plan-venues.ts';

/** Page data that several pages share: speakers, sessions and schedule days. */

/** The full name of a speaker, who may have only one name. */
export function fullName(speaker: Speaker): string {
  return `${speaker.name} ${speaker.surname}`.trim();
}

/** What a speaker does and where: the position, and the company if the position does not name it. */
export function roleOf(context: PlanContext, { position, company = NO_TEXT }: Speaker): Phrase {
  const [role, employer] = [phrase(context, position), phrase(context, company)];
  if (plain(role) === '') return employer;
  if (plain(role).includes(plain(employer))) return role;
  const text = `${plain(role)}, ${plain(employer)}`;
  return typeof role === 'string' ? text : { ...role, text };
}

export function speakerCard(context: PlanContext, edition: Edition, speaker: Speaker): SpeakerCard {
  const talks = sessionsOf(edition, speaker);
  return defined({
    slug: speaker.slug,
    href: pageHref(context, speakerPath(edition, speaker)),
    name: fullName(speaker),
    position: roleOf(context, speaker),
    keynote: speaker.keynote,
    placeholder: speaker.placeholder,
    image: speaker.image && picture(context, speaker.image, { place: 'small' }),
    talks: talks.map((session) =>
      defined({
        title: phrase(context, session.title),
        ...linkTo(context, sessionPath(edition, session)),
        off: outcomeNote(context, edition, { entry: session })?.off,
      }),
    ),
  });
}

/** Whether the language of a session says something: it is not the page's, or the programme has several. */
function isLanguageShown(context: PlanContext, edition: Edition, { language }: Session): boolean {
  return language !== context.language.option || edition.sessions.some((other) => other.language !== language);
}

export function sessionCard(context: PlanContext, edition: Edition, session: Session): SessionCard {
  const [slot] = slotsOf(edition, session);
  return defined({
    ident: session.ident,
    ...linkTo(context, sessionPath(edition, session)),
    title: phrase(context, session.title),
    suffix: isPartNumber(session.titleSuffix) ? undefined : session.titleSuffix && phrase(context, session.titleSuffix),
    part: partOf(edition, session),
    series: seriesCard(context, edition, session),
    type: session.type,
    language: session.language,
    languageName: isLanguageShown(context, edition, session) ? languageName(context, session.language) : undefined,
    level: session.level,
    code: session.code,
    keynote: session.keynote,
    placeholder: session.placeholder,
    description: markup(context, session.description, 4),
    speakers: session.speakers.map((speaker) => ({
      name: fullName(speaker),
      ...linkTo(context, speakerPath(edition, speaker)),
    })),
    topics: session.topics.map(({ ident, title }) => ({ ident, title: phrase(context, title) })),
    recorded: session.recorded,
    liveCaptions: session.liveCaptions,
    signLanguage: session.signLanguage,
    assets: assetLinks(context, { edition, session }),
    assetsRemark: session.assetsRemark && phrase(context, session.assetsRemark),
    seats: session.seats,
    calendar: sessionCalendarHref(context, edition, session),
    outcome: outcomeNote(context, edition, { entry: session, startsAt: slot?.placed.startsAt }),
  });
}

/**
 * The position of a session in its series, such as `1/2`. Returns undefined for a session that is not part of a series.
 */
export function partOf(edition: Edition, session: Session): string | undefined {
  if (session.group === undefined) return undefined;
  const series = seriesOf(edition, session.group);
  const index = indexIn(series, session);
  return index < 0 || series.length < 2 ? undefined : `${index + 1}/${series.length}`;
}

/** The series of a session; undefined for a session that is not part of one. */
function seriesCard(context: PlanContext, edition: Edition, session: Session): SessionCard['series'] {
  if (session.group === undefined || partOf(edition, session) === undefined) return undefined;
  return defined({ ident: session.group, title: session.titleGroup && phrase(context, session.titleGroup) });
}

/** Whether a suffix is only a part number, which `part` shows already. */
function isPartNumber(suffix: Text | undefined): boolean {
  return suffix !== undefined && Object.values(suffix).every((text) => /^\d+\/\d+$/.test(text));
}

/** A day of the schedule; undefined for a day without a programme. */
export function scheduleDay(context: PlanContext, edition: Edition, day: EditionDay): ScheduleDay | undefined {
  if (day.programme.length === 0) return undefined;
  const zone = edition.timeZone;
  return defined({
    date: day.date,
    endsAt: day.endsAt,
    title: dayTitle(context, day),
    heading: day.title && phrase(context, day.title),
    zone: zoneName(day.startsAt, zone),
    columns: day.columns.map(({ ident, title }) => ({ ident, title: phrase(context, title) })),
    tracks: day.tracks.map(({ ident, title, color }) => defined({ ident, title: phrase(context, title), color })),
    rooms: day.rooms.map(({ ident, name }) => ({ ident, title: phrase(context, name) })),
    topics: topicsOf(day).map(({ ident, title }) => ({ ident, title: phrase(context, title) })),
    rows: rowsOf(context, edition, day),
  });
}

/** The weekday and date of a day. */
export function dayTitle({ language }: PlanContext, { date }: EditionDay): string {
  const title = `${formatWall(date, 'weekday', language)}, ${formatWall(date, 'date', language)}`;
  return title.charAt(0).toUpperCase() + title.slice(1);
}

/** The topics of a day's sessions, each once, in the order of the programme. */
function topicsOf({ programme }: EditionDay): readonly Topic[] {
  const topics = programme.flatMap(({ entry }) => (entry.kind === 'session' ? entry.session.topics : []));
  return [...new Map(topics.map((topic) => [topic.ident, topic])).values()];
}

function rowsOf(context: PlanContext, edition: Edition, day: EditionDay): readonly ScheduleRow[] {
  const places = gridPlaces(
    day.programme.map((placed) => ({ ...placed, isOff: !takesPlace(edition, placed.entry) })),
    day.columns.map(({ ident }) => ident),
  );
  const idents = entryIdents(day);
  return day.programme.map((placed, index) =>
    scheduleRow(context, edition, {
      ...placed,
      date: day.date,
      ident: idents[index] as string,
      grid: places[index] as GridPlace,
    }),
  );
}

interface RowToPlan extends Placed<ProgrammeEntry> {
  /** The date of its day. */
  readonly date: string;
  readonly ident: string;
  readonly grid: GridPlace;
}

/** The id of an entry's element on the schedule page, for links to it. */
export function entryAnchor(
  edition: Edition,
  { entry, startsAt }: Pick<Placed<ProgrammeEntry>, 'entry' | 'startsAt'>,
): string {
  if (entry.kind === 'session') return partId('session', entry.slotIdent);
  const what = slugOf(entry.kind === 'break' ? entry.pause : entry.special);
  const minute = zonedIso(startsAt, edition.timeZone).slice(0, 16).replace(/\W/g, '');
  const { column, alongside } = entry;
  return [what, minute, column, alongside && `alongside-${alongside}`].filter((part) => part !== undefined).join('-');
}

function scheduleRow(
  context: PlanContext,
  edition: Edition,
  { entry, date, ident, column, startsAt, endsAt, grid }: RowToPlan,
): ScheduleRow {
  const zone = edition.timeZone;
  const clock = (at: number): string => timeOfDay(context, edition, at);
  const startIso = zonedIso(startsAt, zone);
  const startsOn = startIso.slice(0, 10);
  const times = defined({
    column,
    track: entry.track?.ident,
    room: entry.room?.ident,
    join: joinHref(context, edition, { entry, endsAt }),
    startsAt,
    endsAt,
    startIso,
    start: clock(startsAt),
    end: clock(endsAt),
    nextDay: startsOn === date ? undefined : formatWall(startsOn, 'weekday', context.language),
    durationMinutes: entry.durationMinutes,
    grid,
    outcome: outcomeNote(context, edition, { entry, startsAt }),
  });
  const id = entryAnchor(edition, { entry, startsAt });
  if (entry.kind === 'session') {
    const card = sessionCard(context, edition, entry.session);
    const star = entry.session.placeholder ? undefined : entry.session.ident;
    const rating = rowRating(context, edition, { entry, startsAt, endsAt });
    return defined({ ...times, kind: 'session' as const, id, title: card.title, session: card, star, ...rating });
  }
  const title = phrase(context, entry.title);
  const description = entry.description && markup(context, entry.description, 4);
  if (entry.kind === 'break')
    return defined({
      ...times,
      kind: 'break' as const,
      id,
      title,
      what: entry.pause,
      description,
      sponsorName: entry.sponsorName,
    });
  const moderators = entry.moderators.map((one) =>
    typeof one === 'string' ? { name: one } : { name: fullName(one), ...linkTo(context, speakerPath(edition, one)) },
  );
  return defined({
    ...times,
    kind: 'special' as const,
    id,
    title,
    what: entry.special,
    languageName: entry.language === undefined ? undefined : languageName(context, entry.language),
    description,
    moderators,
    star: entry.doNotEvaluate ? undefined : ident,
    ...rowRating(context, edition, { entry, startsAt, endsAt }),
  });
}
