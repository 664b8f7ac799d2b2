import { eventNamed, openScope } from '../../authoring/new/new-scope.ts';
import { planRollover, yearMentions } from '../../authoring/rollover/plan-rollover.ts';
import { changeFiles } from '../../content-edits/content-files.ts';
import { count } from '../../diagnostics/format-pretty.ts';
import { defined } from '../../domain/defined.ts';
import { buildInstant } from '../build-instant.ts';
import { type CommandContext, rootsOf } from '../console/command-context.ts';
import { reportChanges } from './report-changes.ts';

export interface RolloverFlags {
  readonly event: string;
  readonly year: number;
  readonly dryRun?: boolean;
  readonly force?: boolean;
  readonly at?: string;
}

/**
 * `conf-site rollover`: archives the current edition of an event, and writes the next one with comments that ask for a
 * review.
 */
export async function rolloverCommand(context: CommandContext, flags: RolloverFlags): Promise<number> {
  const { root: rootDir } = context.flags;
  const dryRun = flags.dryRun === true;
  const at = buildInstant(flags.at, rootDir);
  const scope = await openScope(rootsOf(context), at);
  const event = eventNamed(scope, flags.event);
  const overBy = flags.force === true ? undefined : at;
  const rollover = planRollover({ rootDir, index: scope.index, event, year: flags.year, ...defined({ overBy }) });
  const changes = await changeFiles(rootDir, rollover.changes, { dryRun });
  reportChanges(context, changes, { dryRun });
  const { from, to } = rollover.years;
  context.say('');
  if (rollover.isPrepared) context.say(`The edition ${to} exists already and is unchanged.`);
  context.say(`${event} ${from} is history at /${event}/${from}/; speakers, sessions, news and voices stay with it.`);
  if (rollover.reviews > 0) {
    context.say(
      `${to} has ${count(rollover.reviews, 'place')} to review, marked with "review": conf-site check lists them.`,
    );
  }
  for (const { path, lines } of yearMentions(rootDir, scope.index, from)) {
    context.say(
      `${path} also names ${from} and is unchanged: check ${lines.length === 1 ? 'line' : 'lines'} ${lines.join(', ')}.`,
    );
  }
  return 0;
}
