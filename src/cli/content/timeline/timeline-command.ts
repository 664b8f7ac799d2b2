import type { Colors } from 'picocolors/types.js';
import type { Change, ChangeMoment } from '../../../domain/site/site-changes.ts';
import { zonedIso } from '../../../domain/time/zone.ts';
import { type SiteChanges, siteChanges } from '../../../pipeline/changes-to-come.ts';
import { checkSite } from '../../../pipeline/check.ts';
import { createStopwatch } from '../../../pipeline/stopwatch.ts';
import { buildInstant } from '../../build-instant.ts';
import type { CommandContext } from '../../console/command-context.ts';
import { reportContentErrors } from '../../console/report-error.ts';
import { describeChange, instantFormatter, nextOf } from './change-lines.ts';
import { foldSessionChanges } from './fold-sessions.ts';

export interface TimelineFlags {
  readonly format: 'pretty' | 'json' | 'ics';
  readonly next?: boolean;
  /** Lists when each session begins and ends, instead of one line for all sessions of a day. */
  readonly sessions?: boolean;
  readonly at?: string;
}

/** `conf-site timeline`: lists the future changes of the site. */
export async function timelineCommand(
  context: CommandContext,
  { format, next, sessions, at: wanted }: TimelineFlags,
): Promise<number> {
  const { root } = context.flags;
  const at = buildInstant(wanted, root);
  const checked = await checkSite({ rootDir: root, packageDir: context.tool.packageDir }, createStopwatch());
  const changes = await siteChanges(checked, at);
  if (changes === undefined) {
    reportContentErrors(context, checked, 'The timeline can be listed when they are fixed.');
    return 1;
  }
  const isNext = next === true;
  const isFolded = !isNext && sessions !== true && format !== 'json';
  const all = isFolded ? foldSessionChanges(changes.moments, changes.site.settings.timeZone) : changes.moments;
  const moments = isNext ? nextOf(all) : all;
  context.print(await FORMATS[format]({ context, changes, moments, at }));
  return 0;
}

interface TimelineResult {
  readonly context: CommandContext;
  readonly changes: SiteChanges;
  /** The moments to print. */
  readonly moments: readonly ChangeMoment[];
  readonly at: number;
}

const FORMATS: Readonly<Record<TimelineFlags['format'], (result: TimelineResult) => Promise<string>>> = {
  async pretty(result) {
    return formatTimeline(result);
  },
  async json(result) {
    return JSON.stringify(report(result), null, 2);
  },
  async ics({ changes, moments, at }) {
    const { timelineCalendar } = await import('./timeline-calendar.ts');
    return timelineCalendar(moments, { site: changes.site, at });
  },
};

/** Formats the changes for people: by instant, in the time zone of the site, with one line for each thing. */
function formatTimeline({ context: { colors }, changes, moments, at }: TimelineResult): string {
  const format = instantFormatter(changes.site);
  if (moments.length === 0) return `Nothing changes after ${format(at)}.`;
  return moments
    .map((moment) => {
      const how = moment.kind === 'live' ? colors.green('live') : colors.yellow('rebuild');
      const lines = moment.changes.map((change) => `  ${coloredLine(change, colors)}`);
      return [`${colors.bold(format(moment.at))}  ${how}`, ...lines].join('\n');
    })
    .join('\n\n');
}

function coloredLine(change: Change, colors: Colors): string {
  const paint = { appears: colors.green, goes: colors.red, changes: colors.cyan }[change.what];
  const { mark, name, values, places } = describeChange(change);
  return `${paint(mark)} ${name}${values === '' ? '' : `: ${values}`}  ${colors.dim(places)}`.trimEnd();
}

function report({ changes, moments, at }: TimelineResult): unknown {
  const zone = changes.site.settings.timeZone;
  const first = (kind: ChangeMoment['kind']): string | null => {
    const moment = changes.moments.find((one) => one.kind === kind);
    return moment === undefined ? null : zonedIso(moment.at, zone);
  };
  return {
    at: zonedIso(at, zone),
    timeZone: zone,
    nextChange: { live: first('live'), rebuild: first('rebuild') },
    moments: moments.map((moment) => ({ at: zonedIso(moment.at, zone), kind: moment.kind, changes: moment.changes })),
  };
}
