/**
 * Placeholders in content: `{year}`, `{deadline.ticketSales}`. The names are defined here, so that `check` can report a
 * mistyped one. `plan` determines the values for each edition and language.
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

/** Placeholders with a name after the dot: `{deadline.NAME}`. */
export const PLACEHOLDER_FAMILIES: readonly string[] = ['deadline', 'prize', 'price', 'maxAvailable'];

const PLACEHOLDER = /(?:\{|%7B)([a-zA-Z]+(?:\.[\w-]+)?)(?:\}|%7D)/g;

/** Finds the placeholders of a text, in order, with their offsets. */
export function placeholdersIn(
  text: string,
): readonly { readonly name: string; readonly start: number; readonly end: number }[] {
  return [...text.matchAll(PLACEHOLDER)].map((match) => ({
    name: match[1] as string,
    start: match.index,
    end: match.index + match[0].length,
  }));
}

/** Whether a placeholder with this name exists. */
export function isPlaceholder(name: string): boolean {
  const [family, rest] = name.split('.');
  return rest === undefined ? PLACEHOLDER_NAMES.includes(name) : PLACEHOLDER_FAMILIES.includes(family as string);
}

/** Replaces placeholders by their values. A placeholder without a value is left as it is. `safe` escapes the values. */
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
