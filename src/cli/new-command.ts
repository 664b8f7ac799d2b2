import { changeFiles, type FileChange } from '../exchange/content-files.ts';
import { type NewOrder, newFiles } from '../exchange/new/new-files.ts';
import { currentYear, eventNamed, type NewScope, openScope } from '../exchange/new/new-scope.ts';
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
  context.say(`\n${nextStep(flags, scope, changes)}`);
  return 0;
}

/** What is left to do. Names of files are relative to the root. */
function nextStep({ kind, name }: NewFlags, scope: NewScope, [first]: readonly FileChange[]): string {
  const [, , event = '', year] = first?.path.split('/') ?? [];
  if (kind === 'event') return EVENT_STEP;
  if (kind === 'edition') return editionStep(scope, event, name);
  if (kind === 'sponsor') return sponsorStep(scope, first?.path ?? '');
  const before = RECORD_STEPS[kind]?.(`content/events/${event}/${year}`) ?? '';
  return `Write what says TODO${before}, take away "visible: false", and let conf-site check look at it.`;
}

const EVENT_STEP = [
  'Nobody sees it yet: who opens its address is told so. Look at what says "review", add days and words.',
  'Then let "enabled" be true for its own pages, "visible" for its place on the home page,',
  '"visibleInHeader" for the menu and, once a year is over, "visibleInHistory".',
].join('\n');

/** What a record needs besides its words, to be seen; by kind, from the folder of its edition. */
const RECORD_STEPS: Readonly<Partial<Record<string, (edition: string) => string>>> = {
  speaker: (edition) => `, name the speaker under "speakers" of a session in ${edition}/sessions/`,
  session: (edition) => `, name who speaks under "speakers", give it a place in ${edition}/schedule.yaml`,
};

function sponsorStep(scope: NewScope, path: string): string {
  const event = eventNamed(scope);
  const ident = path.replace(/^.*\/|\.yaml$/g, '');
  const edition = `content/events/${event}/${currentYear(scope, event)}/edition.yaml`;
  return [
    `Put the real logo in place of content/media/sponsors/${ident}.svg, which was stitched, and take away "visible: false".`,
    `Then name ${ident} under "sponsors" in ${edition}, at its level: l5 stands first, l1 last.`,
  ].join('\n');
}

function editionStep(scope: NewScope, event: string, year: string): string {
  const shows =
    Number(year) < currentYear(scope, event)
      ? `Readers see it at /${event}/${year}/ with the next build.`
      : `Readers see it once it is the event's currentYear: conf-site rollover ${event} ${year} sees to that.`;
  return `Look at what says "review". ${shows}`;
}
