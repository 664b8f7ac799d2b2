import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { field } from '../../../content/content-index.ts';
import type { Instant } from '../../../domain/timeline.ts';
import { openContent } from '../../../exchange/change/open-change.ts';
import type { EditionPlace } from '../../../exchange/new/new-scope.ts';
import { awaitPublic, PATIENCE } from '../../../exchange/publish/await-public.ts';
import { awaitChanges } from '../../../exchange/publish/public-content.ts';
import { publishedBranch } from '../../../exchange/publish/published-branch.ts';
import { pushContent } from '../../../exchange/publish/push-content.ts';
import { gitIn } from '../../../exchange/publish/run-git.ts';
import { liveChanges } from '../../../pipeline/live-changes.ts';
import { type CommandContext, rootsOf } from '../../console/command-context.ts';

/** What publishes a site: a script of its own, or git. */
export type Publisher = 'script' | 'git';

const SCRIPT = 'publish-site';

/** The site's own script if it has one, and otherwise git. Throws `HintedError` if git could not publish it. */
export async function choosePublisher(rootDir: string): Promise<Publisher> {
  if (typeof field(field(packageJson(rootDir), 'scripts'), SCRIPT) === 'string') return 'script';
  await publishedBranch(gitIn(rootDir));
  return 'git';
}

function packageJson(rootDir: string): unknown {
  try {
    return JSON.parse(readFileSync(join(rootDir, 'package.json'), 'utf8'));
  } catch {
    return undefined;
  }
}

export interface PublishChangeOptions {
  readonly at: Instant;
  readonly baseUrl?: string | undefined;
  readonly publisher: Publisher;
  /** The sentence of the commit. */
  readonly sentence: string;
}

/**
 * Publishes the site, and waits until its address has as many changes as the content has then: those of others may be
 * among them. Returns the exit status: 1 if it cannot be published, or if the changes are not public in time.
 */
export async function publishChange(
  context: CommandContext,
  place: EditionPlace,
  { at, baseUrl, publisher, sentence }: PublishChangeOptions,
): Promise<number> {
  const isPublished = publisher === 'script' ? await publishByScript(context) : await publishByGit(context, sentence);
  if (!isPublished) return 1;
  const { scope } = await openContent(rootsOf(context), at);
  const live = scope.programmes.summary.errors > 0 ? undefined : liveChanges(scope.programmes, place, { at, baseUrl });
  if (live === undefined) {
    context.print(`Published. Whether ${place.event} ${place.year} is public already cannot be seen from here.`);
    return 0;
  }
  context.say(`Waiting until the change is public, for at most 15 minutes: ${live.address}`);
  const onAnswer = (answer: string): void => context.status.show(`Waiting: ${answer}`);
  const answer = await awaitPublic(awaitChanges(live.address, live.changeCount), { ...PATIENCE, onAnswer });
  context.status.clear();
  if (answer === undefined) {
    context.print('The change is public.');
    return 0;
  }
  context.say(`After 15 minutes, the change is not public yet. ${live.address}: ${answer}.`);
  return 1;
}

async function publishByScript(context: CommandContext): Promise<boolean> {
  context.say(`\nRunning the script ${SCRIPT} of package.json …`);
  if ((await runScript(context.flags.root)) === 0) return true;
  context.say(
    `The script ${SCRIPT} failed, so nobody has been told yet. The change is written: npm run ${SCRIPT} tries again.`,
  );
  return false;
}

async function publishByGit(context: CommandContext, sentence: string): Promise<boolean> {
  context.say('');
  const pushed = await pushContent(context.flags.root, { sentence, onStep: (step) => context.say(step) });
  if (pushed.kind === 'pushed' || pushed.kind === 'unchanged') return true;
  if (pushed.kind === 'failed') {
    context.say(`${pushed.message}\n  hint: ${pushed.hint}`);
  } else {
    const files = pushed.conflicts.map(({ path }) => `  ${path}`);
    context.say(['Others have published changes of the same lines:', ...files].join('\n'));
  }
  context.say('Nobody has been told yet. The change is written, but it is not committed.');
  return false;
}

/** Runs the script with its output on standard error. The command is fixed, so the shell sees nothing that was typed. */
function runScript(cwd: string): Promise<number | null> {
  return new Promise((resolve) => {
    const child = spawn(`npm run --silent ${SCRIPT}`, { cwd, shell: true, stdio: ['ignore', 2, 2] });
    child.on('error', () => resolve(null));
    child.on('close', resolve);
  });
}
