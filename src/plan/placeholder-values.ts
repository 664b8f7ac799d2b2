import { formatInstant, formatWall, zoneName } from '../model/dates.ts';
import { formatMoney } from '../model/money.ts';
import type { Edition, SiteEvent } from '../model/site.ts';
import { deadline, type Values, type Wording, words } from './wording.ts';

/** What placeholders stand for in texts of an edition. A name that has no value here is left as it is. */
export function editionValues(wording: Wording, event: SiteEvent, edition: Edition): Values {
  const own: Readonly<Record<string, () => string | number | undefined>> = {
    ...siteEntries(wording),
    year: () => edition.year,
    event: () => words(wording, event.title),
    eventIdent: () => event.ident,
    eventDate: () => eventDate(wording, edition),
    eventTime: () => eventTime(wording, edition),
    venueName: () => edition.venues[0] && words(wording, edition.venues[0].name),
    venueAddress: () =>
      edition.venues[0] && `${edition.venues[0].street}, ${edition.venues[0].postalCode} ${edition.venues[0].city}`,
    mapLink: () => edition.venues[0]?.mapUrl,
    sessionPlatformLink: () => edition.links.sessions,
    ticketsLink: () => edition.links.tickets,
    workshopsLink: () => edition.links.workshops,
    teamMinimum: () => edition.team.minimum,
    teamMaximum: () => edition.team.maximum,
    maxTeams: () => edition.team.maxTeams,
    durationHours: () => edition.hackathon?.durationHours,
    breakfastUntil: () => edition.meals.breakfast,
    lunchUntil: () => edition.meals.lunch,
  };
  return (name) => {
    const [family, rest] = name.split('.');
    const value =
      rest === undefined ? own[name]?.() : familyValue(wording, edition, { family: family as string, name: rest });
    return value === undefined ? undefined : String(value);
  };
}

/** What placeholders stand for in texts of the whole site; the main event's current edition answers for the rest. */
export function siteValues(wording: Wording): Values {
  const { settings, events } = wording.site;
  const product = events.find((event) => event.ident === settings.product);
  const edition = product?.editions.find((one) => one.year === product.currentYear);
  if (product !== undefined && edition !== undefined) return editionValues(wording, product, edition);
  const own = siteEntries(wording);
  return (name) => {
    const value = own[name]?.();
    return value === undefined ? undefined : String(value);
  };
}

/** The site's title in the page's language. */
export function siteTitle(wording: Wording): string {
  return words(wording, wording.site.settings.title, siteValues(wording));
}

/** What the site is, in the page's language. */
export function siteDescription(wording: Wording): string {
  return words(wording, wording.site.settings.description, siteValues(wording));
}

/** The days of an edition in words: one day, or from one to another, with year and month once where they are the same. */
export function eventDate(wording: Wording, edition: Edition): string {
  const { language } = wording;
  const [first = '', last = first] = [edition.days[0]?.date, edition.days.at(-1)?.date];
  if (first === last) return first && formatWall(first, 'date', language);
  const until = formatWall(last, 'date', language);
  if (first.slice(0, 4) !== last.slice(0, 4)) return `${formatWall(first, 'date', language)} – ${until}`;
  const from = formatWall(first, 'dayMonth', language);
  if (areApart(edition.days)) return wording.t('event:twoDays', { first: from, last: until });
  const day = first.slice(0, 7) === last.slice(0, 7) ? LEADING_DAY.exec(from)?.[0] : undefined;
  return day === undefined ? `${from} – ${until}` : `${day}–${until}`;
}

/** Whether there are two days with others between them, so that they are no span. */
function areApart([first, second, third]: Edition['days']): boolean {
  return first !== undefined && second !== undefined && third === undefined && second.startsAt - first.endsAt > DAY;
}

const DAY = 24 * 60 * 60;

/** The day where a language says it before the month. */
const LEADING_DAY = /^\d+\.?(?= )/;

function eventTime(wording: Wording, edition: Edition): string {
  const zone = wording.site.settings.timeZone;
  return `${formatInstant(edition.startsAt, 'time', { language: wording.language, zone })} ${zoneName(edition.startsAt, zone)}`;
}

function siteEntries(wording: Wording): Readonly<Record<string, () => string | number | undefined>> {
  const { settings, company } = wording.site;
  return {
    attendance: () => settings.attendance,
    companyName: () => company.name,
    companyAddress: () => `${company.address}, ${company.zip} ${company.city}, ${words(wording, company.country)}`,
    contactEmail: () => company.contactEmail,
    pinLength: () => settings.limits.pinLength,
    surveyMinutes: () => settings.limits.surveyMinutes,
  };
}

function familyValue(
  wording: Wording,
  edition: Edition,
  { family, name }: { readonly family: string; readonly name: string },
): string | number | undefined {
  if (family === 'deadline') {
    const until = edition.dateLimits[name]?.until;
    return until === undefined || until === null ? undefined : deadline(wording, until).text;
  }
  if (family === 'prize') {
    const prize = edition.hackathon?.prizes[Number(name) - 1];
    return prize === undefined ? undefined : formatMoney(prize, wording.language);
  }
  const ticket = edition.tickets.find((one) => one.ident === name);
  if (family === 'price') return ticket && formatMoney(ticket.price, wording.language);
  return family === 'maxAvailable' ? ticket?.maxAvailable : undefined;
}
