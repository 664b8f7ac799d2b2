import type { ChangeRequest } from '../../../authoring/change/change-request.ts';
import { describeChange, pinnedEffect } from '../../../authoring/change/describe-change.ts';
import { openContent } from '../../../authoring/change/open-change.ts';
import { planChange } from '../../../authoring/change/plan-change.ts';
import { changeFiles } from '../../../content-edits/content-files.ts';
import { formatPretty } from '../../../diagnostics/format-pretty.ts';
import type { ChangeRequestKind } from '../../../domain/editor/edit-announcement.ts';
import { effectSentence } from '../../../domain/programme/change-effects.ts';
import { reportChanges } from '../../begin/report-changes.ts';
import { buildInstant } from '../../build-instant.ts';
import { type CommandContext, rootsOf } from '../../console/command-context.ts';

export interface ChangeFlags extends Omit<ChangeRequest, 'at' | 'kind'> {
  readonly kind: string;
  readonly at?: string;
  readonly dryRun?: boolean;
  readonly publish?: boolean;
  readonly baseUrl?: string;
}

/**
 * `conf-site change`: writes that the programme changes, and the schedule as it is then. Nothing is written if the
 * content would have new errors; then the exit status is 1, as it is if `--publish` does not succeed in time.
 */
export async function changeCommand(context: CommandContext, flags: ChangeFlags): Promise<number> {
  const { root: rootDir } = context.flags;
  const dryRun = flags.dryRun === true;
  const at = buildInstant(flags.at, rootDir);
  const publishing = flags.publish === true && !dryRun ? await import('./publish-change.ts') : undefined;
  await publishing?.requirePublishable(rootDir);
  const { scope, checkedAfter } = await openContent(rootsOf(context), at);
  const planned = planChange(scope, { ...flags, kind: flags.kind as ChangeRequestKind, at });
  const after = await checkedAfter(planned.files);
  const { done, people, consequences, errors } = describeChange(scope, after, planned);
  if (errors.length > 0) {
    for (const one of errors) context.print(`${formatPretty(one, context.stdoutFormat)}\n`);
    context.say('Nothing was written: the content would have these errors.');
    return 1;
  }
  const written = await changeFiles(rootDir, planned.files, { dryRun });
  reportChanges(context, written, { dryRun, withTexts: dryRun, textOf: scope.textOf });
  const pinned = pinnedEffect(scope, after, planned);
  context.print(['', ...done, ...(pinned === undefined ? [] : [effectSentence(pinned)])].join('\n'));
  if (people.length > 0) context.print(`\nIt concerns ${listOf(people)}: tell them yourself too.`);
  if (consequences.length > 0) context.print(`\nPlease note:\n${consequences.map((one) => `  ${one}`).join('\n')}`);
  if (publishing !== undefined) {
    const sentence = done[0] ?? 'Change the programme';
    return publishing.publishChange(context, planned, { at, baseUrl: flags.baseUrl, sentence });
  }
  context.say(dryRun ? '\nNothing was written.' : '\nVisitors are told once the site is published.');
  return 0;
}

function listOf(names: readonly string[]): string {
  return names.length === 1 ? `${names[0]}` : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}
