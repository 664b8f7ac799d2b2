import type { LanguageSettings } from '../../../domain/language.ts';
import type { Site } from '../../../domain/site/site.ts';
import type { Change, ChangeMoment } from '../../../domain/site/site-changes.ts';
import { formatInstant, zoneName } from '../../../domain/time/dates.ts';
import type { Instant } from '../../../domain/time/timeline.ts';

/** Descriptions of changes, which all formats of the timeline share. */

const MARKS = { appears: '+', goes: '-', changes: '~' } as const;

/** The parts of a description, which each format arranges in its own way. */
export interface ChangeDescription {
  readonly mark: '+' | '-' | '~';
  /** `ticket “Early”`. */
  readonly name: string;
  /** `on sale → over`; empty if the thing only appears or goes. */
  readonly values: string;
  /** The pages and shared parts that show it. */
  readonly places: string;
}

export function describeChange(change: Change): ChangeDescription {
  return {
    mark: MARKS[change.what],
    name: describeName(change),
    values: change.to === undefined ? '' : `${readable(change.from)} → ${readable(change.to)}`,
    places: placesOf(change),
  };
}

/** A change on one line: `+ text “Before you come”  /my-conf/`. */
export function changeLine(change: Change): string {
  const { mark, name, values, places } = describeChange(change);
  return `${mark} ${name}${values === '' ? '' : `: ${values}`}  ${places}`.trimEnd();
}

/** Things of which a site has only one. */
const ONE_OF_SITE = ['QR code', 'press pass'];
/** Things of which an event has only one. */
const ONE_OF_EVENT = ['sale of tickets', 'workshop registration'];

type Named = Pick<Change, 'part' | 'ident' | 'title' | 'event'>;

/** The kind of a thing and its name: `section venue`. */
function describeName(named: Named): string {
  return [named.part, ownName(named)].filter(Boolean).join(' ');
}

/** The name alone; empty if there is only one such thing. */
export function ownName({ part, ident, title, event }: Named): string {
  if (ONE_OF_SITE.includes(part)) return '';
  if (ONE_OF_EVENT.includes(part)) return event ?? '';
  return title === undefined || part === 'section' ? ident : `“${title}”`;
}

/** Replaces hyphens in a value with spaces: `on-sale` → `on sale`. */
function readable(value = ''): string {
  return /^[a-z]+(?:-[a-z]+)+$/.test(value) ? value.replaceAll('-', ' ') : value;
}

const PAGES_NAMED = 3;

/** The first few pages and shared parts that show something, and how many more there are. */
function placesOf({ part, pages, slices }: Pick<Change, 'part' | 'pages' | 'slices'>): string {
  if (part === 'page') return '';
  const named = [...pages.slice(0, PAGES_NAMED), ...slices.slice(0, PAGES_NAMED).map(sliceName)];
  const rest = pages.length + slices.length - named.length;
  return [...named, ...(rest > 0 ? [`and ${rest} more`] : [])].join(', ');
}

function sliceName(slice: string): string {
  const [part = slice, ...owner] = slice.split('-');
  return `${part} of ${owner.join('-')}`;
}

/** Returns a function that formats instants in the time zone and the default language of a site, with the name of the zone. */
export function instantFormatter(site: Site): (at: Instant) => string {
  const { timeZone: zone } = site.settings;
  const language = siteLanguage(site);
  return (at) => `${formatInstant(at, 'dateTime', { language, zone })} ${zoneName(at, zone)}`;
}

function siteLanguage({ settings, languages }: Site): LanguageSettings {
  return (languages.find((one) => one.option === settings.defaultLanguage) ?? languages[0]) as LanguageSettings;
}

/** The changes at the next instant at which anything changes. */
export function nextOf(moments: readonly ChangeMoment[]): readonly ChangeMoment[] {
  return moments.filter((moment) => moment.at === moments[0]?.at);
}
