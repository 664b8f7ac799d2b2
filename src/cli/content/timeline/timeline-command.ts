import type { Colors } from 'picocolors/types.js';
import type { Change, ChangeMoment, SiteWindow } from '../../../domain/site/site-changes.ts';
import { zonedIso } from '../../../domain/time/zone.ts';
import { type CheckedSite, checkSite } from '../../../pipeline/check.ts';
import { type SiteChanges, siteChanges } from '../../../pipeline/site-changes.ts';
import { createStopwatch } from '../../../pipeline/stopwatch.ts';
import { buildInstant } from '../../build-instant.ts';
import type { CommandContext } from '../../console/command-context.ts';
import { reportContentErrors } from '../../console/report-error.ts';
import { describeChange, instantFormatter, nextOf } from './describe-change.ts';
import { foldSessionChanges, foldSessionWindows } from './fold-sessions.ts';

export interface TimelineFlags {
  readonly format: 'pretty' | 'json' | 'ics' | 'html';
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
  const zone = changes.site.settings.timeZone;
  const all = isFolded ? foldSessionChanges(changes.moments, zone) : changes.moments;
  const moments = isNext ? nextOf(all) : all;
  context.print(await FORMATS[format]({ context, checked, changes, moments, at, isNext, isFolded }));
  return 0;
}

interface TimelineResult {
  readonly context: CommandContext;
  readonly checked: CheckedSite;
  readonly changes: SiteChanges;
  /** The moments to print. */
  readonly moments: readonly ChangeMoment[];
  readonly at: number;
  readonly isNext: boolean;
  /** Whether the sessions of a day are one change. */
  readonly isFolded: boolean;
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
  async html({ context, checked, changes, moments, at, isNext, isFolded }) {
    const { timelinePage } = await import('./timeline-page.ts');
    const { fontFaces } = await import('./page-style.ts');
    const { siteWindows } = await import('../../../pipeline/site-windows.ts');
    const listed = await siteWindows(checked);
    const windows = isFolded ? foldSessionWindows(listed, changes.site.settings.timeZone) : listed;
    return timelinePage({
      site: changes.site,
      at,
      moments,
      windows: isNext ? changingAt(windows, moments[0]?.at) : windows,
      fonts: await fontFaces(context.tool.packageDir),
    });
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

function changingAt(windows: readonly SiteWindow[], at: number | undefined): readonly SiteWindow[] {
  return windows.filter(({ stretches }) => stretches.some(({ from, until }) => from === at || until === at));
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
