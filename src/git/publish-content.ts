import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { allRecordsOf } from '../content/content-index.ts';
import type { Roots } from '../content/roots.ts';
import { settleChanges } from '../content-edits/change-journal.ts';
import type { PublishState } from '../domain/editor/edit.ts';
import { checkSite } from '../pipeline/check.ts';
import { createStopwatch } from '../pipeline/stopwatch.ts';
import { type Awaited, awaitPublic, PATIENCE, type Waiting } from './await-public.ts';
import { type Failure, failureOf } from './git-failure.ts';
import { awaitSource, contentAddress, publicContent } from './public-content.ts';
import { lastState, stateOf, UNCHANGED, unseen, withErrors } from './publish-states.ts';
import { waitingStep } from './publish-step.ts';
import type { PublishedBranch } from './published-branch.ts';
import { type PushOptions, pushContent } from './push-content.ts';
import { gitIn, runProgram } from './run-git.ts';
import { hasSiteScript, runSiteScript } from './site-script.ts';

const WORKFLOW = '.github/workflows/publish.yml';

export interface PublishOptions extends PushOptions {
  /** The address of the site, if not that in `site.yaml`. */
  readonly baseUrl?: string | undefined;
  /** Returns what to wait for instead of the content as a whole. Called after the push. */
  readonly awaited?: () => Promise<Awaited | undefined>;
  readonly waiting?: Waiting;
}

/**
 * Publishes `content/`: checks it, pushes it with git or runs the site's own script `publish-site`, and waits until the site
 * has it. Returns the last state. Throws `HintedError` if the repository is not in a state to publish from.
 */
export async function publishContent(roots: Roots, options: PublishOptions): Promise<PublishState> {
  const { onStep, at } = options;
  onStep({ code: 'checking', message: 'Checking the content …' });
  await settleChanges(roots.rootDir);
  const { summary, index, sourceHash } = await checkSite(roots, createStopwatch(), { at });
  if (summary.errors > 0) {
    return withErrors(summary.errors);
  }
  const baseUrl = options.baseUrl ?? allRecordsOf(index, 'site')[0]?.data.baseUrl;
  const address = contentAddress(baseUrl);
  const before = address === undefined ? undefined : await publicContent(address);
  const sent = hasSiteScript(roots.rootDir)
    ? await sendByScript(roots, options, sourceHash)
    : await sendByGit(roots, options);
  if (sent.kind !== 'sent') return sent;
  const awaited = await options.awaited?.();
  if (awaited !== undefined) return waitFor(awaited, options);
  if (address === undefined) {
    const hint = `baseUrl in content/site.yaml is ${String(baseUrl)}; give it the address of your site`;
    return unseen('no-address', hint);
  }
  if (before === undefined) return unseen('site-unreachable', `${new URL(address).origin} cannot be reached from here`);
  return waitFor(awaitSource(address, before, sent.sourceHash), options);
}

/** What was published, as a hash of its content files; otherwise the last state. */
type Sent = { readonly kind: 'sent'; readonly sourceHash: string } | PublishState;

/** Runs the site's own script, which publishes the content as it is here. */
async function sendByScript({ rootDir }: Roots, { onStep, env }: PublishOptions, sourceHash: string): Promise<Sent> {
  onStep({ code: 'running-script', message: 'Running the script publish-site of package.json …' });
  const failure = await runSiteScript(rootDir, env);
  return failure === undefined ? { kind: 'sent', sourceHash } : { kind: 'failed', ...failure };
}

async function sendByGit(roots: Roots, options: PublishOptions): Promise<Sent> {
  const pushed = await pushContent(roots, options);
  if (pushed.kind === 'unchanged') return UNCHANGED;
  if (pushed.kind !== 'pushed') return stateOf(pushed);
  const notStarted = await startWorkflow(roots.rootDir, pushed.branch, options.env);
  if (notStarted === undefined) return { kind: 'sent', sourceHash: pushed.sourceHash };
  const message = `It is pushed, but nothing builds it yet. ${notStarted.message}`;
  return { kind: 'failed', ...notStarted, code: 'build-not-started', message };
}

async function waitFor(awaited: Awaited, { onStep, waiting = PATIENCE }: PublishOptions): Promise<PublishState> {
  onStep(waitingStep(awaited.address));
  return lastState(await awaitPublic(awaited, waiting));
}

/**
 * Starts the workflow that publishes the site, in a workflow of GitHub: GitHub starts none for a push that another workflow
 * makes. Does nothing elsewhere, or if the repository has no such workflow. Returns why it could not be started.
 */
async function startWorkflow(
  rootDir: string,
  { remoteRef }: PublishedBranch,
  env: NodeJS.ProcessEnv = process.env,
): Promise<Failure | undefined> {
  if (env['GITHUB_ACTIONS'] !== 'true') return undefined;
  const top = await gitIn(rootDir, env).read('rev-parse', '--show-toplevel');
  if (!existsSync(join(top, WORKFLOW))) return undefined;
  const args = ['workflow', 'run', basename(WORKFLOW), '--ref', remoteRef.replace('refs/heads/', '')];
  const started = await runProgram('gh', args, { dir: top, env });
  return started.status === 0 ? undefined : failureOf(`gh ${args.join(' ')}`, started);
}
