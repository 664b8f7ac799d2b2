import { fieldAnnotations } from 'conf-site:schemas';
import { field } from '../../content/content-index.ts';
import { annotatedValues } from '../../content/schema-annotations.ts';
import { items, type UncheckedRecord } from '../../content/valid-record.ts';
import type { ValuePath } from '../../content-edits/record-values.ts';
import { openYaml, type YamlEditor } from '../../content-edits/yaml/open-yaml.ts';
import { readYaml } from '../../content-edits/yaml/yaml-places.ts';
import { shifted, weeksTo } from '../../content-edits/year-shift.ts';
import type { EditionRecord } from '../../domain/site/content-types.ts';

/**
 * Makes the `edition.yaml` of the next year from the one of the last. Lasting values are copied with their comments,
 * dates move to the same weekday, and values that somebody has to review get a comment, `# review: …`, which check
 * reports.
 */
export interface YearChange {
  readonly from: number;
  readonly to: number;
}

/** The data of `event.yaml`. */
type EventData = UncheckedRecord<'event'>['data'] | undefined;
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

/** The text of the next edition. */
export function nextEdition(text: string, years: YearChange, event: EventData): string {
  const yaml = openYaml(withoutExcuses(withoutReviews(text)));
  for (const path of ONE_YEAR_FIELDS) yaml.remove(path);
  emptyUnknowns(yaml, years);
  setHero(yaml, years, event);
  moveDates(yaml, 'edition', weeksOf(text, years));
  reviewNotes(yaml, years);
  for (const key of ['externalLinks', 'externalForms'] as const) copyLinks(yaml, key, { years, event });
  changeButtons(yaml, years, event);
  return yaml.text();
}

/** Empties the texts and sponsors, which are not known yet. Venue, zone, rooms and prizes are copied for review. */
function emptyUnknowns(yaml: YamlEditor, { from }: YearChange): void {
  yaml.set(['about'], { value: [] });
  addReview(yaml, ['about'], `the texts of ${from} are in ../${from}/edition.yaml`);
  yaml.set(['sponsors'], { value: {} });
  addReview(yaml, ['sponsors'], `those of ${from} are in ../${from}/edition.yaml`);
  const copied: readonly ValuePath[] = [['venue'], ['timeZone'], ['mode'], ['rooms'], ['hackathon', 'prizes']];
  for (const path of copied) if (yaml.valueAt(path) !== undefined) addReview(yaml, path, `as in ${from}`);
}

/** The number of weeks by which an edition's dates move: from its start to the same weekday of the other year. */
export function weeksOf(edition: string, { from, to }: YearChange): number {
  return weeksTo(String(field<EditionRecord>(readYaml(edition).value, 'startDateTime') ?? `${from}-01-01`), to);
}

/** Moves every date of a record by weeks. Each gets a review comment with the old value. */
export function moveDates(yaml: YamlEditor, kind: 'edition' | 'tickets', weeks: number): void {
  const data = yaml.valueAt([]);
  const days = kind === 'edition' ? dayDates(data) : [];
  const moments = [...days, ...annotatedValues(data, fieldAnnotations[kind] ?? [], 'time')];
  const byPointer = new Map(moments.map(({ pointer, value }) => [pointer.join('/'), { pointer, value }]));
  for (const { pointer, value } of byPointer.values()) {
    yaml.set(pointer, { value: shifted(String(value), weeks) });
    addReview(yaml, pointer, `was ${value}`);
  }
}

/** Adds a review comment to a value. */
export function addReview(yaml: YamlEditor, path: ValuePath, comment: string): void {
  yaml.comment(path, `review: ${comment}`);
}

/** Removes all review comments. */
export function withoutReviews(text: string): string {
  return text.replace(/^[ \t]*# review: .*\r?\n/gm, '').replace(/[ \t]+# review: .*$/gm, '');
}

/**
 * Removes the comments by which meals may differ from the programme, and tickets from the date limit: the next edition has no
 * programme yet, and sells no tickets.
 */
function withoutExcuses(text: string): string {
  return text.replace(/^[ \t]*# conf-site-ignore (?:meal-differs|ticket-sales-differ): .*\r?\n/gm, '');
}

function dayDates(data: unknown): readonly { readonly pointer: readonly string[]; readonly value: unknown }[] {
  const { days } = data as UncheckedRecord<'edition'>['data'];
  return items(days).map((day, index) => ({ pointer: ['days', String(index), 'date'], value: day?.date }));
}

function setHero(yaml: YamlEditor, { from, to }: YearChange, event: EventData): void {
  const title = yaml.valueAt(['hero', 'title']);
  const renamed = JSON.parse(JSON.stringify(title ?? String(to)).replaceAll(String(from), String(to))) as unknown;
  yaml.set(['hero', 'title'], { value: renamed });
  yaml.set(['hero', 'text'], { value: event?.tagline ?? event?.description });
  addReview(yaml, ['hero', 'text'], `the text of ${from} was about its programme`);
}

function reviewNotes(yaml: YamlEditor, { from }: YearChange): void {
  const limits = (yaml.valueAt(['dateLimits']) ?? {}) as Readonly<Record<string, { readonly note?: unknown }>>;
  for (const [name, { note }] of Object.entries(limits)) {
    if (note !== undefined) addReview(yaml, ['dateLimits', name, 'note'], `written for ${from}`);
  }
}

/**
 * Copies the event's links or forms at other sites into the edition, each with a review comment. An address that names
 * the old year gets none, since check reports it.
 */
function copyLinks(
  yaml: YamlEditor,
  key: 'externalLinks' | 'externalForms',
  { years: { from }, event }: { readonly years: YearChange; readonly event: EventData },
): void {
  const eventLinks = event?.[key] as Links | undefined;
  const links: Links = { ...eventLinks, ...(yaml.valueAt([key]) as Links | undefined) };
  if (Object.keys(links).length === 0) return;
  yaml.set([key], { value: links });
  for (const [name, url] of Object.entries(links)) {
    if (!url.includes(String(from))) addReview(yaml, [key, name], `the address of ${from}`);
  }
}

/**
 * Hides buttons that link to another site, which may be last year's. In other addresses the year is replaced by the
 * next one.
 */
function changeButtons(yaml: YamlEditor, years: YearChange, event: EventData): void {
  const eventButtons = event?.buttons as Buttons | undefined;
  const buttons: Buttons = { ...eventButtons, ...(yaml.valueAt(['buttons']) as Buttons | undefined) };
  for (const [name, button] of Object.entries(buttons)) {
    const path = ['buttons', name];
    const isElsewhere = linksToOtherSite(button.url);
    if (isElsewhere && button.visible !== false) {
      yaml.set(path, { value: { ...button, visible: false } });
      const was = `was ${JSON.stringify(button.visible)}, and linked to the site of ${years.from}`;
      addReview(yaml, [...path, 'visible'], was);
      continue;
    }
    const url = isElsewhere ? button.url : withYears(button.url, years);
    if (url === button.url) continue;
    yaml.set(path, { value: { ...button, url } });
    addReview(yaml, [...path, 'url'], `was ${button.url}`);
  }
}

function linksToOtherSite(url: string): boolean {
  return /^https?:|\{(?:ticketsLink|sessionPlatformLink|workshopsLink)\}/.test(url);
}

/** Replaces last year, and the year before it, in an address. */
function withYears(url: string, { from, to }: YearChange): string {
  return url.replace(new RegExp(`\\b(?:${from}|${from - 1})\\b`, 'g'), (year) => String(Number(year) + to - from));
}
