/**
 * Placeholders in content: `{year}`, `{deadline.ticketSales}`. Which names exist is known here, so that check can
 * tell a mistyped one; what they stand for is decided by plan, for each edition and language.
 */

export const PLACEHOLDER_NAMES: readonly string[] = [
  'year',
  'event',
  'eventIdent',
  'eventDate',
  'eventTime',
  'venueName',
  'venueAddress',
  'mapLink',
  'linkLang',
  'sessionPlatformLink',
  'ticketsLink',
  'workshopsLink',
  'teamMinimum',
  'teamMaximum',
  'maxTeams',
  'durationHours',
  'attendance',
  'breakfastUntil',
  'lunchUntil',
  'companyName',
  'companyAddress',
  'contactEmail',
  'pinLength',
  'surveyMinutes',
];

/** Placeholders that take a name: `{deadline.NAME}`. */
export const PLACEHOLDER_FAMILIES: readonly string[] = ['deadline', 'prize', 'price', 'maxAvailable'];

const PLACEHOLDER = /(?:\{|%7B)([a-zA-Z]+(?:\.[\w-]+)?)(?:\}|%7D)/g;

/** The placeholders of a text, in order, with their offsets. */
export function placeholdersIn(
  text: string,
): readonly { readonly name: string; readonly start: number; readonly end: number }[] {
  return [...text.matchAll(PLACEHOLDER)].map((match) => ({
    name: match[1] as string,
    start: match.index,
    end: match.index + match[0].length,
  }));
}

/** The name is one of the known ones. */
export function isPlaceholder(name: string): boolean {
  const [family, rest] = name.split('.');
  return rest === undefined ? PLACEHOLDER_NAMES.includes(name) : PLACEHOLDER_FAMILIES.includes(family as string);
}

/** Fills in what `values` knows and leaves the rest as it stands. `safe` fits the value to its surroundings. */
export function fillPlaceholders(
  text: string,
  values: (name: string) => string | undefined,
  safe = (value: string) => value,
): string {
  if (!text.includes('{') && !text.includes('%7B')) return text;
  return text.replace(PLACEHOLDER, (whole, name: string) => {
    const value = values(name);
    return value === undefined ? whole : safe(value);
  });
}
