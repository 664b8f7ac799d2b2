import type { ICalCalendar, ICalEventTransparency } from 'ical-generator';
import type { Site } from '../../../domain/site/site.ts';
import type { ChangeMoment } from '../../../domain/site/site-changes.ts';
import type { Instant } from '../../../domain/time/timeline.ts';
import { zonedIso } from '../../../domain/time/zone.ts';
import { calendarTime, startCalendar } from '../../../emit/calendar-adapter.ts';
import { zoneBlock } from '../../../emit/zone-block.ts';
import { changeLine, describeChange } from './change-lines.ts';

interface TimelineCalendar {
  readonly site: Site;
  readonly at: Instant;
}

/** The number of changes in the title of an event. */
const NAMED = 2;

/**
 * The future changes as a calendar: an event for each moment, with `live` or `rebuild` as its category, and an alarm if the
 * site has to be built. The id of an event follows from its moment, so that importing a later timeline updates it. Its time
 * stamp is the instant of the command. The text has no line feed at its end, since printing adds it.
 *
 * @see https://www.rfc-editor.org/rfc/rfc5545
 */
export async function timelineCalendar(
  moments: readonly ChangeMoment[],
  { site, at }: TimelineCalendar,
): Promise<string> {
  const { timeZone, baseUrl, defaultLanguage } = site.settings;
  const { host } = new URL(baseUrl);
  const calendar = await startCalendar({
    name: `What changes on ${host}`,
    description: 'Changes that the site shows by itself, and those that need a build. Not for publication.',
    url: baseUrl,
    host,
    language: defaultLanguage,
    zoneBlock: zoneBlock(
      timeZone,
      moments.map(({ at: moment }) => moment),
    ),
  });
  for (const moment of moments) addMoment(calendar, moment, { at, host, zone: timeZone });
  return `${calendar}\r`;
}

function addMoment(
  calendar: ICalCalendar,
  moment: ChangeMoment,
  { at, host, zone }: { readonly at: Instant; readonly host: string; readonly zone: string },
): void {
  const event = calendar.createEvent({
    id: `${moment.at}-${moment.kind}@${host}`,
    stamp: new Date(at * 1000),
    start: calendarTime(moment.at, zone),
    timezone: zone,
    summary: summaryOf(moment),
    description: [
      `${zonedIso(moment.at, zone)} (${zone})`,
      moment.kind === 'live' ? 'Pages change by themselves.' : 'Needs a build at this time or later.',
      moment.changes.map(changeLine).join('\n'),
    ].join('\n\n'),
    categories: [{ name: moment.kind }],
    transparency: 'TRANSPARENT' as ICalEventTransparency,
  });
  if (moment.kind === 'rebuild') {
    event.createAlarm({ type: 'display' as never, trigger: 0, description: 'Build the site and publish it.' });
  }
}

function summaryOf({ kind, changes }: ChangeMoment): string {
  const named = changes.slice(0, NAMED).map((change) => {
    const { name, values } = describeChange(change);
    if (change.what !== 'changes') return `${name} ${change.what}`;
    return values === '' ? `${name} changes` : `${name}: ${values}`;
  });
  const rest = changes.length - named.length;
  const all = [...named, ...(rest > 0 ? [`${rest} more`] : [])].join('; ');
  return kind === 'rebuild' ? `Rebuild: ${all}` : all;
}
