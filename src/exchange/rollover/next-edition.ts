import { fieldAnnotations } from 'conf-site:schemas';
import { field } from '../../content/content-index.ts';
import { annotatedValues } from '../../content/schema-annotations.ts';
import type { ValuePath } from '../record-values.ts';
import { noteAt, removeAt, setAt, valueAt } from '../yaml/edit-yaml.ts';
import { shifted, weeksTo } from '../year-shift.ts';

/**
 * One year's `edition.yaml` as the next one's: what lasts stays with its comments, dates move to the same weekday, and
 * whatever somebody has to look at is marked with a comment, `# review: …`, which check reports.
 */
export interface YearChange {
  readonly from: number;
  readonly to: number;
}

type Buttons = Readonly<Record<string, { readonly url: string; readonly visible: unknown }>>;
type Links = Readonly<Record<string, string>>;

/** Of last year alone: written, bought, given or shown once. */
const OF_ONE_YEAR: readonly ValuePath[] = [
  ['packages'],
  ['extraContent'],
  ['buses'],
  ['history'],
  ['revision'],
  ['updated'],
  ['forcedButtons'],
  ['options', 'entrioEventID'],
  ['hero', 'textActive'],
  ['hero', 'textAfter'],
];

/** `event`: what `event.yaml` says. */
export function nextEdition(text: string, years: YearChange, event: unknown): string {
  const steps: readonly ((now: string) => string)[] = [
    withoutMarks,
    (now) => OF_ONE_YEAR.reduce(removeAt, now),
    (now) => emptied(now, years),
    (now) => withHero(now, years, event),
    (now) => withMovedDates(now, 'edition', weeksOf(text, years)),
    (now) => withOpenNotes(now, years),
    (now) => withLinks(now, years, event),
    (now) => withButtons(now, years, event),
  ];
  return steps.reduce((now, step) => step(now), text);
}

/** What nobody can know yet is empty; venue and prizes stay, and are asked for. */
function emptied(text: string, { from }: YearChange): string {
  const bare = setAt(text, ['about'], { value: [] });
  const about = marked(bare, ['about'], `what ${from} said stands in ../${from}/edition.yaml`);
  const sponsors = setAt(about, ['sponsors'], { value: {} });
  const noted = marked(sponsors, ['sponsors'], `those of ${from} stand in ../${from}/edition.yaml`);
  const asked: readonly ValuePath[] = [['venue'], ['hackathon', 'prizes']];
  return asked
    .filter((path) => valueAt(noted, path) !== undefined)
    .reduce((now, path) => marked(now, path, `as in ${from}`), noted);
}

/** How far an edition's dates move: from its start to the same weekday of the other year. */
export function weeksOf(edition: string, { from, to }: YearChange): number {
  return weeksTo(String(valueAt(edition, ['startDateTime']) ?? `${from}-01-01`), to);
}

/** Every moment of a record moved by weeks, each marked with what it was. */
export function withMovedDates(text: string, kind: 'edition' | 'tickets', weeks: number): string {
  const data = valueAt(text, []);
  const days = kind === 'edition' ? dayDates(data) : [];
  const moments = [...days, ...annotatedValues(data, fieldAnnotations[kind] ?? [], 'time')];
  const byPlace = new Map(moments.map(({ pointer, value }) => [pointer.join('/'), { pointer, value }]));
  return [...byPlace.values()].reduce((now, { pointer, value }) => {
    const path = pointer.map((part) => (/^\d+$/.test(part) ? Number(part) : part));
    return marked(setAt(now, path, { value: shifted(String(value), weeks) }), path, `was ${value}`);
  }, text);
}

/** With a mark for somebody to look at a value. */
export function marked(text: string, path: ValuePath, words: string): string {
  return noteAt(text, path, `review: ${words}`);
}

/** Without the marks of the year before. */
export function withoutMarks(text: string): string {
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
  return marked(
    setAt(titled, ['hero', 'text'], { value }),
    ['hero', 'text'],
    `the words of ${from} told of its programme`,
  );
}

function withOpenNotes(text: string, { from }: YearChange): string {
  const limits = (valueAt(text, ['dateLimits']) ?? {}) as Readonly<Record<string, { readonly note?: unknown }>>;
  return Object.entries(limits)
    .filter(([, { note }]) => note !== undefined)
    .reduce((now, [name]) => marked(now, ['dateLimits', name, 'note'], `written for ${from}`), text);
}

/** The links of last year, said by the edition itself so that each can be looked at; check reports one that names it. */
function withLinks(text: string, { from }: YearChange, event: unknown): string {
  const ofEvent = field(event, 'externalLinks') as Links | undefined;
  const links: Links = { ...ofEvent, ...(valueAt(text, ['externalLinks']) as Links | undefined) };
  if (Object.keys(links).length === 0) return text;
  return Object.entries(links)
    .filter(([, url]) => !url.includes(String(from)))
    .reduce(
      (now, [name]) => marked(now, ['externalLinks', name], `the address of ${from}`),
      setAt(text, ['externalLinks'], { value: links }),
    );
}

/** Buttons that lead to last year's places elsewhere are closed; those that name a year name the next one. */
function withButtons(text: string, years: YearChange, event: unknown): string {
  const ofEvent = field(event, 'buttons') as Buttons | undefined;
  const buttons: Buttons = { ...ofEvent, ...(valueAt(text, ['buttons']) as Buttons | undefined) };
  return Object.entries(buttons).reduce((now, [name, button]) => {
    const path = ['buttons', name];
    if (leadsElsewhere(button.url) && button.visible !== false) {
      const closed = setAt(now, path, { value: { ...button, visible: false } });
      return marked(
        closed,
        [...path, 'visible'],
        `was ${JSON.stringify(button.visible)}, and led to the place of ${years.from}`,
      );
    }
    const url = leadsElsewhere(button.url) ? button.url : withYears(button.url, years);
    if (url === button.url) return now;
    return marked(setAt(now, path, { value: { ...button, url } }), [...path, 'url'], `was ${button.url}`);
  }, text);
}

function leadsElsewhere(url: string): boolean {
  return /^https?:|\{(?:ticketsLink|sessionPlatformLink|workshopsLink)\}/.test(url);
}

/** Both years of last year's address, its own and the one before, moved on. */
function withYears(url: string, { from, to }: YearChange): string {
  return url.replace(new RegExp(`\\b(?:${from}|${from - 1})\\b`, 'g'), (year) => String(Number(year) + to - from));
}
