import type { Colors } from 'picocolors/types.js';
import { formatInstant, zoneName } from '../model/dates.ts';
import type { LanguageSettings } from '../model/language.ts';
import type { Site } from '../model/site.ts';
import type { Change, ChangeMoment } from '../model/site-changes.ts';
import type { Instant } from '../model/timeline.ts';

interface TimelineFormat {
  readonly site: Site;
  readonly at: Instant;
  readonly colors: Colors;
}

const MARKS = { appears: '+', goes: '-', changes: '~' } as const;
const PAGES_NAMED = 3;

/** The changes to come for people: by instant in the site's zone, one line for each thing. */
export function formatTimeline(moments: readonly ChangeMoment[], { site, at, colors }: TimelineFormat): string {
  const { timeZone, defaultLanguage } = site.settings;
  const language = site.languages.find((one) => one.option === defaultLanguage) ?? site.languages[0];
  const told = (instant: Instant): string =>
    `${formatInstant(instant, 'dateTime', { language: language as LanguageSettings, zone: timeZone })} ${zoneName(instant, timeZone)}`;
  if (moments.length === 0) return `Nothing changes after ${told(at)}.`;
  return moments
    .map((moment) => {
      const how = moment.kind === 'live' ? colors.green('live') : colors.yellow('rebuild');
      const lines = moment.changes.map((change) => `  ${changeLine(change, colors)}`);
      return [`${colors.bold(told(moment.at))}  ${how}`, ...lines].join('\n');
    })
    .join('\n\n');
}

function changeLine(change: Change, colors: Colors): string {
  const paint = { appears: colors.green, goes: colors.red, changes: colors.cyan }[change.what];
  const name = nameOf(change);
  const values = change.to === undefined ? '' : `: ${spoken(change.from)} → ${spoken(change.to)}`;
  return `${paint(MARKS[change.what])} ${[change.part, name].filter(Boolean).join(' ')}${values}  ${colors.dim(placesOf(change))}`.trimEnd();
}

/** Of these the site has one. */
const ONE_OF_SITE = ['QR code', 'press pass'];
/** Of these an event has one. */
const ONE_OF_EVENT = ['sale of tickets', 'workshop registration'];

export function nameOf({ part, ident, title, event }: Change): string {
  if (ONE_OF_SITE.includes(part)) return '';
  if (ONE_OF_EVENT.includes(part)) return event ?? '';
  return title === undefined || part === 'section' ? ident : `“${title}”`;
}

/** `on-sale` as people say it. */
export function spoken(value = ''): string {
  return value.replaceAll('-', ' ');
}

function placesOf({ part, pages, slices }: Change): string {
  if (part === 'page') return '';
  const named = [...pages.slice(0, PAGES_NAMED), ...slices.slice(0, PAGES_NAMED).map(sliceName)];
  const rest = pages.length + slices.length - named.length;
  return [...named, ...(rest > 0 ? [`and ${rest} more`] : [])].join(', ');
}

function sliceName(slice: string): string {
  const [part = slice, ...owner] = slice.split('-');
  return `${part} of ${owner.join('-')}`;
}
