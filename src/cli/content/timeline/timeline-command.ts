import type { ChangeMoment, SiteWindow } from '../../../model/site-changes.ts';
import { zonedIso } from '../../../model/zone.ts';
import { type CheckedSite, checkSite } from '../../../pipeline/check.ts';
import { type SiteChanges, siteChanges } from '../../../pipeline/site-changes.ts';
import { createStopwatch } from '../../../pipeline/stopwatch.ts';
import { buildInstant } from '../../build-instant.ts';
import type { CommandContext } from '../../console/command-context.ts';
import { tellContentErrors } from '../../console/tell-content-errors.ts';
import { nextOf } from './change-words.ts';

export const TIMELINE_FORMATS = ['pretty', 'json', 'ics', 'html'] as const;

export interface TimelineFlags {
  readonly format: (typeof TIMELINE_FORMATS)[number];
  readonly next?: boolean;
  readonly at?: string;
}

/** `conf-site timeline`: every instant to come at which something on the site changes, and what. */
export async function timelineCommand(
  context: CommandContext,
  { format, next, at: wanted }: TimelineFlags,
): Promise<number> {
  const { root } = context.flags;
  const at = buildInstant(wanted, root);
  const checked = await checkSite({ rootDir: root, packageDir: context.tool.packageDir }, createStopwatch());
  const changes = await siteChanges(checked, at);
  if (changes === undefined) {
    tellContentErrors(context, checked, 'There is no timeline of it before they are mended.');
    return 1;
  }
  const moments = next === true ? nextOf(changes.moments) : changes.moments;
  context.print(await FORMATS[format]({ context, checked, changes, moments, at, isNext: next === true }));
  return 0;
}

interface Told {
  readonly context: CommandContext;
  readonly checked: CheckedSite;
  readonly changes: SiteChanges;
  /** Those to tell of. */
  readonly moments: readonly ChangeMoment[];
  readonly at: number;
  readonly isNext: boolean;
}

const FORMATS: Readonly<Record<TimelineFlags['format'], (told: Told) => Promise<string>>> = {
  async pretty({ context, changes, moments, at }) {
    const { formatTimeline } = await import('./format-timeline.ts');
    return formatTimeline(moments, { site: changes.site, at, colors: context.colors });
  },
  async json(told) {
    return JSON.stringify(report(told), null, 2);
  },
  async ics({ changes, moments, at }) {
    const { timelineCalendar } = await import('./timeline-calendar.ts');
    return timelineCalendar(moments, { site: changes.site, at });
  },
  async html({ context, checked, changes, moments, at, isNext }) {
    const { timelinePage } = await import('./timeline-page.ts');
    const { fontFaces } = await import('./page-fonts.ts');
    const { siteWindows } = await import('../../../pipeline/site-windows.ts');
    const windows = await siteWindows(checked);
    return timelinePage({
      site: changes.site,
      at,
      moments,
      windows: isNext ? changingAt(windows, moments[0]?.at) : windows,
      fonts: await fontFaces(context.tool.packageDir),
    });
  },
};

function changingAt(windows: readonly SiteWindow[], at: number | undefined): readonly SiteWindow[] {
  return windows.filter(({ stretches }) => stretches.some(({ from, until }) => from === at || until === at));
}

function report({ changes, moments, at }: Told): unknown {
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
