import { openContent } from '../../../authoring/change/open-change.ts';
import type { EditionPlace } from '../../../authoring/new/new-scope.ts';
import type { PublishState } from '../../../domain/editor/edit.ts';
import type { Instant } from '../../../domain/time/timeline.ts';
import { type Awaited, PATIENCE } from '../../../git/await-public.ts';
import { awaitChanges } from '../../../git/public-content.ts';
import { publishContent } from '../../../git/publish-content.ts';
import { publishedBranch } from '../../../git/published-branch.ts';
import { gitIn } from '../../../git/run-git.ts';
import { hasSiteScript } from '../../../git/site-script.ts';
import { liveChanges } from '../../../pipeline/live-change-count.ts';
import { type CommandContext, rootsOf } from '../../console/command-context.ts';

/** Throws `HintedError` if git could not publish a site that has no script of its own for this. */
export async function requirePublishable(rootDir: string): Promise<void> {
  if (!hasSiteScript(rootDir)) await publishedBranch(gitIn(rootDir));
}

export interface PublishChangeOptions {
  readonly at: Instant;
  readonly baseUrl?: string | undefined;
  /** The sentence of the commit. */
  readonly sentence: string;
}

/**
 * Publishes the content, and waits until the site has it. If pages of the edition follow its changes, the site has it as
 * soon as it has as many of them as the content has after the push: those of others may be among them. Returns the exit
 * status: 1 if it cannot be published, or if it is not public in time.
 */
export async function publishChange(
  context: CommandContext,
  place: EditionPlace,
  options: PublishChangeOptions,
): Promise<number> {
  context.say('');
  let isPushed = false;
  const state = await publishContent(rootsOf(context), {
    ...options,
    onStep: ({ message }) => context.say(message),
    awaited() {
      isPushed = true;
      return awaitedChanges(context, place, options);
    },
    waiting: { ...PATIENCE, onAnswer: (answer) => context.status.show(`Waiting: ${answer}`) },
  });
  context.status.clear();
  report(context, state);
  if (state.kind === 'published') return 0;
  if (!isPushed)
    context.say(
      'Nobody has been told yet. The change is written: Publish in the editor of conf-site watch tries again.',
    );
  return 1;
}

/** Undefined if no page of the edition follows its changes. */
async function awaitedChanges(
  context: CommandContext,
  place: EditionPlace,
  { at, baseUrl }: PublishChangeOptions,
): Promise<Awaited | undefined> {
  const { programmes } = (await openContent(rootsOf(context), at)).scope;
  const live = programmes.summary.errors > 0 ? undefined : liveChanges(programmes, place, { at, baseUrl });
  return live && awaitChanges(live.address, live.changeCount);
}

function report({ print, say }: CommandContext, { kind, message, hint, conflicts = [] }: PublishState): void {
  const files = conflicts.map(({ path }) => `\n  ${path}`).join('');
  const lines = [message + files, ...(hint === undefined ? [] : [`  hint: ${hint}`])];
  (kind === 'published' ? print : say)(lines.join('\n'));
}
