import { formatInstant, zoneName } from '../../../domain/dates.ts';
import type { LanguageSettings } from '../../../domain/language.ts';
import type { Site } from '../../../domain/site.ts';
import type { Change, ChangeMoment, SiteWindow } from '../../../domain/site-changes.ts';
import type { Instant } from '../../../domain/timeline.ts';

/** Changes in the words that all forms of the timeline share. */

const MARKS = { appears: '+', goes: '-', changes: '~' } as const;

/** A change in pieces: each form puts them together in its own way. */
export interface ChangeDescription {
  readonly mark: '+' | '-' | '~';
  /** `ticket “Early”`. */
  readonly name: string;
  /** `on sale → over`; empty for what only appears or goes. */
  readonly values: string;
  /** Where it is seen. */
  readonly places: string;
}

export function describeChange(change: Change): ChangeDescription {
  return {
    mark: MARKS[change.what],
    name: describeName(change),
    values: change.to === undefined ? '' : `${spoken(change.from)} → ${spoken(change.to)}`,
    places: placesOf(change),
  };
}

/** A change on one line: `+ text “Before you come”  /my-conf/`. */
export function changeLine(change: Change): string {
  const { mark, name, values, places } = describeChange(change);
  return `${mark} ${name}${values === '' ? '' : `: ${values}`}  ${places}`.trimEnd();
}

/** Of these the site has one. */
const ONE_OF_SITE = ['QR code', 'press pass'];
/** Of these an event has one. */
const ONE_OF_EVENT = ['sale of tickets', 'workshop registration'];

type Named = Pick<SiteWindow, 'part' | 'ident' | 'title' | 'event'>;

/** What kind of thing it is, and which: `section venue`. */
export function describeName(named: Named): string {
  return [named.part, ownName(named)].filter(Boolean).join(' ');
}

/** Its name alone; empty where there is one only. */
export function ownName({ part, ident, title, event }: Named): string {
  if (ONE_OF_SITE.includes(part)) return '';
  if (ONE_OF_EVENT.includes(part)) return event ?? '';
  return title === undefined || part === 'section' ? ident : `“${title}”`;
}

/** `on-sale` as people say it. */
export function spoken(value = ''): string {
  return /^[a-z]+(?:-[a-z]+)+$/.test(value) ? value.replaceAll('-', ' ') : value;
}

const PAGES_NAMED = 3;

/** The pages and shared parts on which something is seen: the first few, and how many more. */
export function placesOf({ part, pages, slices }: Pick<Change, 'part' | 'pages' | 'slices'>): string {
  if (part === 'page') return '';
  const named = [...pages.slice(0, PAGES_NAMED), ...slices.slice(0, PAGES_NAMED).map(sliceName)];
  const rest = pages.length + slices.length - named.length;
  return [...named, ...(rest > 0 ? [`and ${rest} more`] : [])].join(', ');
}

function sliceName(slice: string): string {
  const [part = slice, ...owner] = slice.split('-');
  return `${part} of ${owner.join('-')}`;
}

/** How instants are said on a site: in its zone, which is named, in its default language. */
export function instantWords(site: Site): (at: Instant) => string {
  const { timeZone: zone } = site.settings;
  const language = siteLanguage(site);
  return (at) => `${formatInstant(at, 'dateTime', { language, zone })} ${zoneName(at, zone)}`;
}

export function siteLanguage({ settings, languages }: Site): LanguageSettings {
  return (languages.find((one) => one.option === settings.defaultLanguage) ?? languages[0]) as LanguageSettings;
}

/** What happens at the next instant at which anything does. */
export function nextOf(moments: readonly ChangeMoment[]): readonly ChangeMoment[] {
  return moments.filter((moment) => moment.at === moments[0]?.at);
}
