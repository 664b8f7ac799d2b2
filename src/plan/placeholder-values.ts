import { memoize } from '../domain/memoize.ts';
import type { Moment } from '../domain/page/page.ts';
import { formatMoney } from '../domain/site/money.ts';
import type { Edition, SiteEvent } from '../domain/site/site.ts';
import { formatWall, zoneName } from '../domain/time/dates.ts';
import { zonedIso } from '../domain/time/zone.ts';
import { deadline, timeOfDay } from './moments.ts';
import type { PlanContext, Values } from './plan-context.ts';
import { plainText } from './texts.ts';

/** The values of placeholders in an edition's texts. Unknown placeholders are left as they are. */
export function editionValues(context: PlanContext, event: SiteEvent, edition: Edition): Values {
  const filled = (name: string): string | undefined => {
    const [family, rest] = name.split('.');
    const value =
      rest === undefined
        ? (EDITION_VALUES.get(name)?.(context, { event, edition }) ?? SITE_VALUES.get(name)?.(context))
        : familyValue(context, edition, { family: family as string, name: rest });
    return value === undefined ? undefined : String(value);
  };
  return Object.assign(filled, { edition });
}

type Value = string | number | undefined;
type EditionScope = { readonly event: SiteEvent; readonly edition: Edition };

const EDITION_VALUES: ReadonlyMap<string, (context: PlanContext, scope: EditionScope) => Value> = new Map(
  Object.entries({
    year: (_, { edition }) => edition.year,
    event: (context, { event }) => plainText(context, event.title),
    eventIdent: (_, { event }) => event.ident,
    eventDate: (context, { edition }) => eventDate(context, edition),
    eventTime: (context, { edition }) => eventTime(context, edition),
    venueName: (context, { edition: { venues } }) => venues[0] && plainText(context, venues[0].name),
    venueAddress: (_, { edition: { venues } }) =>
      venues[0] && `${venues[0].street}, ${venues[0].postalCode} ${venues[0].city}`,
    mapLink: (_, { edition }) => edition.venues[0]?.mapUrl,
    sessionPlatformLink: (_, { edition }) => edition.links.sessions,
    ticketsLink: (_, { edition }) => edition.links.tickets,
    workshopsLink: (_, { edition }) => edition.links.workshops,
    teamMinimum: (_, { edition }) => edition.team.minimum,
    teamMaximum: (_, { edition }) => edition.team.maximum,
    maxTeams: (_, { edition }) => edition.team.maxTeams,
    durationHours: (_, { edition }) => edition.hackathon?.durationHours,
    breakfastUntil: (_, { edition }) => edition.meals.breakfast,
    lunchUntil: (_, { edition }) => edition.meals.lunch,
  } satisfies Readonly<Record<string, (context: PlanContext, scope: EditionScope) => Value>>),
);

/** The values of placeholders in texts of the whole site. They include those of the main event's current edition. */
export function siteValues(context: PlanContext): Values {
  const { settings, events } = context.site;
  const product = events.find((event) => event.ident === settings.product);
  const edition = product?.editions.find((one) => one.year === product.currentYear);
  if (product !== undefined && edition !== undefined) return editionValues(context, product, edition);
  return (name) => {
    const value = SITE_VALUES.get(name)?.(context);
    return value === undefined ? undefined : String(value);
  };
}

const SITE_VALUES: ReadonlyMap<string, (context: PlanContext) => Value> = new Map(
  Object.entries({
    attendance: ({ site }) => site.settings.attendance,
    companyName: ({ site }) => site.company.name,
    companyAddress: (context) => {
      const { address, zip, city, country } = context.site.company;
      return `${address}, ${zip} ${city}, ${plainText(context, country)}`;
    },
    contactEmail: ({ site }) => site.company.contactEmail,
    pinLength: ({ site }) => site.settings.limits.pinLength,
    surveyMinutes: ({ site }) => site.settings.limits.surveyMinutes,
  } satisfies Readonly<Record<string, (context: PlanContext) => Value>>),
);

/** The site's title in the page's language. */
export const siteTitle = memoize((context: PlanContext): string =>
  plainText(context, context.site.settings.title, siteValues(context)),
);

/** The site's description in the page's language. */
export function siteDescription(context: PlanContext): string {
  return plainText(context, context.site.settings.description, siteValues(context));
}

/** The dates of an edition, for the time element. */
export function datesOf(context: PlanContext, edition: Edition): Moment {
  return { iso: zonedIso(edition.startsAt, edition.timeZone), text: eventDate(context, edition) };
}

/** The dates of an edition as text: one day, or a range in which a common month and year appear once. */
export function eventDate(context: PlanContext, edition: Edition): string {
  const { language } = context;
  const [first = '', last = first] = [edition.days[0]?.date, edition.days.at(-1)?.date];
  if (first === last) return first && formatWall(first, 'date', language);
  const until = formatWall(last, 'date', language);
  if (first.slice(0, 4) !== last.slice(0, 4)) return `${formatWall(first, 'date', language)} – ${until}`;
  const from = formatWall(first, 'dayMonth', language);
  if (areTwoSeparateDays(edition.days)) return context.t('event:twoDays', { first: from, last: until });
  const day = first.slice(0, 7) === last.slice(0, 7) ? LEADING_DAY.exec(from)?.[0] : undefined;
  return day === undefined ? `${from} – ${until}` : `${day}–${until}`;
}

/** Whether there are exactly two days that are not consecutive, which are not shown as a range. */
function areTwoSeparateDays([first, second, third]: Edition['days']): boolean {
  return first !== undefined && second !== undefined && third === undefined && second.startsAt - first.endsAt > DAY;
}

const DAY = 24 * 60 * 60;

/** The day of the month at the start of a date, in languages that write it before the month. */
const LEADING_DAY = /^\d+\.?(?=\s)/;

function eventTime(context: PlanContext, edition: Edition): string {
  return `${timeOfDay(context, edition, edition.startsAt)} ${zoneName(edition.startsAt, edition.timeZone)}`;
}

function familyValue(
  context: PlanContext,
  edition: Edition,
  { family, name }: { readonly family: string; readonly name: string },
): Value {
  if (family === 'deadline') {
    const until = edition.dateLimits[name]?.until;
    return until === undefined || until === null ? undefined : deadline(context, edition, until).text;
  }
  if (family === 'prize') {
    const prize = edition.hackathon?.prizes[Number(name) - 1];
    return prize === undefined ? undefined : formatMoney(prize, context.language);
  }
  const ticket = edition.tickets.find((one) => one.ident === name);
  if (family === 'price') return ticket && formatMoney(ticket.price, context.language);
  return family === 'maxAvailable' ? ticket?.maxAvailable : undefined;
}
