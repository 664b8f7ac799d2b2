import { changeFiles } from '../../exchange/content-files.ts';
import { type NewOrder, newFiles } from '../../exchange/new/new-files.ts';
import { openScope } from '../../exchange/new/new-scope.ts';
import { buildInstant } from '../build-instant.ts';
import { type CommandContext, rootsOf } from '../console/command-context.ts';
import { nextStep } from './new-next-step.ts';
import { tellChanges } from './report-changes.ts';

export interface NewFlags extends NewOrder {
  readonly dryRun?: boolean;
  readonly at?: string;
}

/** `conf-site new`: files that are valid as they are, and say themselves what is to be filled in. */
export async function newCommand(context: CommandContext, flags: NewFlags): Promise<number> {
  const { root: rootDir } = context.flags;
  const dryRun = flags.dryRun === true;
  const at = buildInstant(flags.at, rootDir);
  const scope = await openScope(rootsOf(context), at);
  const changes = newFiles(scope, flags);
  await changeFiles(rootDir, changes, { dryRun });
  tellChanges(context, changes, { dryRun, withTexts: dryRun });
  context.say(`\n${nextStep(flags, scope, changes)}`);
  return 0;
}
