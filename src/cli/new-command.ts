import { changeFiles, type FileChange } from '../exchange/content-files.ts';
import { type NewOrder, newFiles } from '../exchange/new/new-files.ts';
import { currentYear, type NewScope, openScope } from '../exchange/new/new-scope.ts';
import { buildInstant } from './build-instant.ts';
import { type CommandContext, rootsOf } from './command-context.ts';
import { tellChanges } from './tell-changes.ts';

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
  context.say(`\n${nextStep(flags, scope, eventOf(changes))}`);
  return 0;
}

/** The event that the first of the files belongs to, as its path tells. */
function eventOf([first]: readonly FileChange[]): string {
  return first?.path.split('/')[2] ?? '';
}

function nextStep({ kind, name }: NewFlags, scope: NewScope, event: string): string {
  if (kind === 'event') {
    return 'Readers see a notice only. Look at what says "review", add days and words, then let "enabled" and "visible" be true.';
  }
  if (kind !== 'edition')
    return 'Write what says TODO, take away "visible: false", and let conf-site check look at it.';
  const shows =
    Number(name) < currentYear(scope, event)
      ? `Readers see it at /${event}/${name}/ with the next build.`
      : `Readers see it once it is the event's currentYear: conf-site rollover ${event} ${name} sees to that.`;
  return `Look at what says "review". ${shows}`;
}
