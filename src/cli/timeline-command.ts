import { formatPretty } from '../diagnostics/format-pretty.ts';
import type { ChangeMoment } from '../model/site-changes.ts';
import { zonedIso } from '../model/zone.ts';
import { checkSite } from '../pipeline/check-site.ts';
import { siteChanges } from '../pipeline/site-changes.ts';
import { createStopwatch } from '../pipeline/stopwatch.ts';
import { buildInstant } from './build-instant.ts';
import { type CommandContext, rootsOf } from './command-context.ts';
import { formatTimeline } from './format-timeline.ts';

export interface TimelineFlags {
  readonly format: 'pretty' | 'json';
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
  const checked = await checkSite(rootsOf(context), createStopwatch());
  const changes = await siteChanges(checked, at);
  if (changes === undefined) {
    for (const diagnostic of checked.diagnostics.filter((one) => one.severity === 'error')) {
      context.say(`${formatPretty(diagnostic, context.talkLook)}\n`);
    }
    return 1;
  }
  const moments = next === true ? firstOf(changes.moments) : changes.moments;
  const { timeZone: zone } = changes.site.settings;
  context.print(
    format === 'json'
      ? JSON.stringify(report(changes.moments, { shown: moments, at, zone }), null, 2)
      : formatTimeline(moments, { site: changes.site, at, colors: context.colors }),
  );
  return 0;
}

/** What happens at the next instant at which anything does. */
function firstOf(moments: readonly ChangeMoment[]): readonly ChangeMoment[] {
  return moments.filter((moment) => moment.at === moments[0]?.at);
}

function report(
  all: readonly ChangeMoment[],
  { shown, at, zone }: { readonly shown: readonly ChangeMoment[]; readonly at: number; readonly zone: string },
): unknown {
  const first = (kind: ChangeMoment['kind']): string | null => {
    const moment = all.find((one) => one.kind === kind);
    return moment === undefined ? null : zonedIso(moment.at, zone);
  };
  return {
    at: zonedIso(at, zone),
    timeZone: zone,
    nextChange: { live: first('live'), rebuild: first('rebuild') },
    moments: shown.map((moment) => ({ at: zonedIso(moment.at, zone), kind: moment.kind, changes: moment.changes })),
  };
}
