import { fieldAnnotations } from 'conf-site:schemas';
import { field } from '../../content/content-index.ts';
import { annotatedValues } from '../../content/schema-annotations.ts';
import type { ValuePath } from '../../content-edits/record-values.ts';
import { commentAt, removeAt, setAt, valueAt } from '../../content-edits/yaml/edit-yaml.ts';
import { shifted, weeksTo } from '../../content-edits/year-shift.ts';

/**
 * Makes the `edition.yaml` of the next year from the one of the last. Lasting values are copied with their comments,
 * dates move to the same weekday, and values that somebody has to review get a comment, `# review: …`, which check
 * reports.
 */
export interface YearChange {
  readonly from: number;
  readonly to: number;
}

type Buttons = Readonly<Record<string, { readonly url: string; readonly visible: unknown }>>;
type Links = Readonly<Record<string, string>>;

/** Fields that belong to one year, and are not copied. */
const ONE_YEAR_FIELDS: readonly ValuePath[] = [
  ['packages'],
  ['extraContent'],
  ['buses'],
  ['history'],
  ['status'],
  ['statusText'],
  ['previousStartDate'],
  ['revision'],
  ['updated'],
  ['forcedButtons'],
  ['options', 'entrioEventID'],
  ['hero', 'textActive'],
  ['hero', 'textAfter'],
  ['feedbackUrl'],
];

/** The text of the next edition. `event` is the data of `event.yaml`. */
export function nextEdition(text: string, years: YearChange, event: unknown): string {
  const steps: readonly ((now: string) => string)[] = [
    withoutReviews,
    (now) => ONE_YEAR_FIELDS.reduce(removeAt, now),
    (now) => withUnknownsEmpty(now, years),
    (now) => withHero(now, years, event),
    (now) => withMovedDates(now, 'edition', weeksOf(text, years)),
    (now) => withReviewedNotes(now, years),
    (now) => withLinks(now, 'externalLinks', { years, event }),
    (now) => withLinks(now, 'externalForms', { years, event }),
    (now) => withButtons(now, years, event),
  ];
  return steps.reduce((now, step) => step(now), text);
}

/** Empties the texts and sponsors, which are not known yet. Venue and prizes are copied for review. */
function withUnknownsEmpty(text: string, { from }: YearChange): string {
  const withoutAbout = setAt(text, ['about'], { value: [] });
  const about = withReview(withoutAbout, ['about'], `the texts of ${from} are in ../${from}/edition.yaml`);
  const withoutSponsors = setAt(about, ['sponsors'], { value: {} });
  const emptied = withReview(withoutSponsors, ['sponsors'], `those of ${from} are in ../${from}/edition.yaml`);
  const copied: readonly ValuePath[] = [['venue'], ['hackathon', 'prizes']];
  return copied
    .filter((path) => valueAt(emptied, path) !== undefined)
    .reduce((now, path) => withReview(now, path, `as in ${from}`), emptied);
}

/** The number of weeks by which an edition's dates move: from its start to the same weekday of the other year. */
export function weeksOf(edition: string, { from, to }: YearChange): number {
  return weeksTo(String(valueAt(edition, ['startDateTime']) ?? `${from}-01-01`), to);
}

/** Moves every date of a record by weeks. Each gets a review comment with the old value. */
export function withMovedDates(text: string, kind: 'edition' | 'tickets', weeks: number): string {
  const data = valueAt(text, []);
  const days = kind === 'edition' ? dayDates(data) : [];
  const moments = [...days, ...annotatedValues(data, fieldAnnotations[kind] ?? [], 'time')];
  const byPointer = new Map(moments.map(({ pointer, value }) => [pointer.join('/'), { pointer, value }]));
  return [...byPointer.values()].reduce((now, { pointer, value }) => {
    const path = pointer.map((part) => (/^\d+$/.test(part) ? Number(part) : part));
    return withReview(setAt(now, path, { value: shifted(String(value), weeks) }), path, `was ${value}`);
  }, text);
}

/** Adds a review comment to a value. */
export function withReview(text: string, path: ValuePath, comment: string): string {
  return commentAt(text, path, `review: ${comment}`);
}

/** Removes all review comments. */
export function withoutReviews(text: string): string {
  return text.replace(/^[ \t]*# review: .*\r?\n/gm, '').replace(/[ \t]+# review: .*$/gm, '');
}

function dayDates(data: unknown): readonly { readonly pointer: readonly string[]; readonly value: unknown }[] {
  const days = (data as { readonly days?: readonly { readonly date: unknown }[] }).days ?? [];
  return days.map(({ date }, index) => ({ pointer: ['days', String(index), 'date'], value: date }));
}

function withHero(text: string, { from, to }: YearChange, event: unknown): string {
  const title = valueAt(text, ['hero', 'title']);
  const renamed = JSON.parse(JSON.stringify(title ?? String(to)).replaceAll(String(from), String(to))) as unknown;
  const titled = setAt(text, ['hero', 'title'], { value: renamed });
  const value = field(event, 'tagline') ?? field(event, 'description');
  return withReview(
    setAt(titled, ['hero', 'text'], { value }),
    ['hero', 'text'],
    `the text of ${from} was about its programme`,
  );
}

function withReviewedNotes(text: string, { from }: YearChange): string {
  const limits = (valueAt(text, ['dateLimits']) ?? {}) as Readonly<Record<string, { readonly note?: unknown }>>;
  return Object.entries(limits)
    .filter(([, { note }]) => note !== undefined)
    .reduce((now, [name]) => withReview(now, ['dateLimits', name, 'note'], `written for ${from}`), text);
}

/**
 * Copies the event's links or forms at other sites into the edition, each with a review comment. An address that names
 * the old year gets none, since check reports it.
 */
function withLinks(
  text: string,
  key: 'externalLinks' | 'externalForms',
  { years: { from }, event }: { readonly years: YearChange; readonly event: unknown },
): string {
  const eventLinks = field(event, key) as Links | undefined;
  const links: Links = { ...eventLinks, ...(valueAt(text, [key]) as Links | undefined) };
  if (Object.keys(links).length === 0) return text;
  return Object.entries(links)
    .filter(([, url]) => !url.includes(String(from)))
    .reduce(
      (now, [name]) => withReview(now, [key, name], `the address of ${from}`),
      setAt(text, [key], { value: links }),
    );
}

/**
 * Hides buttons that link to another site, which may be last year's. In other addresses the year is replaced by the
 * next one.
 */
function withButtons(text: string, years: YearChange, event: unknown): string {
  const eventButtons = field(event, 'buttons') as Buttons | undefined;
  const buttons: Buttons = { ...eventButtons, ...(valueAt(text, ['buttons']) as Buttons | undefined) };
  return Object.entries(buttons).reduce((now, [name, button]) => {
    const path = ['buttons', name];
    if (linksToOtherSite(button.url) && button.visible !== false) {
      const hidden = setAt(now, path, { value: { ...button, visible: false } });
      return withReview(
        hidden,
        [...path, 'visible'],
        `was ${JSON.stringify(button.visible)}, and linked to the site of ${years.from}`,
      );
    }
    const url = linksToOtherSite(button.url) ? button.url : withYears(button.url, years);
    if (url === button.url) return now;
    return withReview(setAt(now, path, { value: { ...button, url } }), [...path, 'url'], `was ${button.url}`);
  }, text);
}

function linksToOtherSite(url: string): boolean {
  return /^https?:|\{(?:ticketsLink|sessionPlatformLink|workshopsLink)\}/.test(url);
}

/** Replaces last year, and the year before it, in an address. */
function withYears(url: string, { from, to }: YearChange): string {
  return url.replace(new RegExp(`\\b(?:${from}|${from - 1})\\b`, 'g'), (year) => String(Number(year) + to - from));
}
