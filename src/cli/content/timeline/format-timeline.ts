import type { Colors } from 'picocolors/types.js';
import type { Site } from '../../../model/site.ts';
import type { Change, ChangeMoment } from '../../../model/site-changes.ts';
import type { Instant } from '../../../model/timeline.ts';
import { instantWords, toldChange } from './change-words.ts';

interface TimelineFormat {
  readonly site: Site;
  readonly at: Instant;
  readonly colors: Colors;
}

/** The changes to come for people: by instant in the site's zone, one line for each thing. */
export function formatTimeline(moments: readonly ChangeMoment[], { site, at, colors }: TimelineFormat): string {
  const told = instantWords(site);
  if (moments.length === 0) return `Nothing changes after ${told(at)}.`;
  return moments
    .map((moment) => {
      const how = moment.kind === 'live' ? colors.green('live') : colors.yellow('rebuild');
      const lines = moment.changes.map((change) => `  ${coloredLine(change, colors)}`);
      return [`${colors.bold(told(moment.at))}  ${how}`, ...lines].join('\n');
    })
    .join('\n\n');
}

function coloredLine(change: Change, colors: Colors): string {
  const paint = { appears: colors.green, goes: colors.red, changes: colors.cyan }[change.what];
  const { mark, name, values, places } = toldChange(change);
  return `${paint(mark)} ${name}${values === '' ? '' : `: ${values}`}  ${colors.dim(places)}`.trimEnd();
}
