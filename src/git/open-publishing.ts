import type { Roots } from '../content/roots.ts';
import { settleChanges } from '../content-edits/change-journal.ts';
import { RequestError } from '../content-edits/errors.ts';
import { userErrorOf } from '../diagnostics/user-error.ts';
import { defined } from '../domain/defined.ts';
import type { EditFailure, PublishState, Unpublished } from '../domain/editor/edit.ts';
import type { EditHandler } from '../domain/editor/edit-requests.ts';
import type { Instant } from '../domain/time/timeline.ts';
import { checkSite } from '../pipeline/check.ts';
import { createStopwatch } from '../pipeline/stopwatch.ts';
import { PATIENCE, type Waiting } from './await-public.ts';
import { changedFiles } from './changed-files.ts';
import { failureOf } from './git-failure.ts';
import { proposeSentence } from './propose-sentence.ts';
import { publishContent } from './publish-content.ts';
import { type PublishStep, waitingStep } from './publish-step.ts';
import { publishedBranch } from './published-branch.ts';
import type { PushOptions } from './push-content.ts';
import { GitError, gitIn } from './run-git.ts';

/** The requests of the editor that are about publishing. */
export interface Publishing {
  readonly changes: EditHandler<'changes'>;
  /** Begins a publication, and returns at once: `publishing` says how it goes. */
  readonly publish: EditHandler<'publish'>;
  readonly publishing: EditHandler<'publishing'>;
  /** Resolves to the last state when no publication is running any more. */
  readonly finished: () => Promise<PublishState>;
}

export interface PublishingOptions {
  /** Returns the present. */
  readonly now: () => Instant;
  /** The environment of git. */
  readonly env?: NodeJS.ProcessEnv;
  /** How long to wait for the public site. */
  readonly waiting?: Waiting;
}

const IDLE: PublishState = { kind: 'idle', message: 'Nothing is being published.' };

/** Publishes the content of a site, one publication at a time. */
export function openPublishing(roots: Roots, options: PublishingOptions): Publishing {
  const { now, env = process.env, waiting = PATIENCE } = options;
  let state = IDLE;
  let running: Promise<void> | undefined;
  const start = (request: Pick<PushOptions, 'sentence' | 'choices'>): void => {
    const onStep = (step: PublishStep): void => {
      state = { kind: 'running', ...step };
    };
    const onAnswer = (answer: string): void => {
      onStep(waitingStep(`${answer}.`));
      waiting.onAnswer?.(answer);
    };
    onStep({ code: 'starting', message: 'Publishing …' });
    running = publishContent(roots, { ...request, env, at: now(), onStep, waiting: { ...waiting, onAnswer } })
      .catch(failed)
      .then((last) => {
        state = last;
        running = undefined;
      });
  };
  return {
    changes: () => unpublished(roots, options),
    async publish({ sentence, choices }) {
      if (running !== undefined) return state;
      start({ sentence: requireSentence(sentence), choices: Array.isArray(choices) ? choices : [] });
      return state;
    },
    publishing: async () => state,
    async finished() {
      await running;
      return state;
    },
  };
}

function requireSentence(sentence: unknown): string {
  const text = typeof sentence === 'string' ? sentence.trim() : '';
  if (text !== '' && !text.includes('\0')) return text;
  throw new RequestError('The publication has no sentence.', 'say in a few words what has changed', 'sentence-missing');
}

/** A failure that was thrown, as a state. */
function failed(error: unknown): PublishState {
  const known = knownFailure(error);
  if (known !== undefined) return { kind: 'failed', ...known };
  const message = error instanceof Error ? error.message : String(error);
  const hint = 'git status in a terminal says in which state the repository is';
  return { kind: 'failed', code: 'publication-broken', message, hint };
}

/** What the person is told of an error of git or the disk, and of a refusal. Undefined for a bug of conf-site. */
function knownFailure(error: unknown): (EditFailure & { readonly hint: string }) | undefined {
  if (error instanceof GitError) return failureOf(`git ${error.command}`, error.result);
  const told = userErrorOf(error);
  return told && { message: told.message, hint: told.hint, ...defined({ code: told.failureCode }) };
}

async function unpublished(roots: Roots, { now, env }: PublishingOptions): Promise<Unpublished> {
  try {
    await settleChanges(roots.rootDir);
    const git = gitIn(roots.rootDir, env);
    const { content: files } = await changedFiles(git, await publishedBranch(git));
    const { index, summary } = await checkSite(roots, createStopwatch(), { at: now() });
    return { kind: 'changes', files, sentence: proposeSentence(files, index), errors: summary.errors };
  } catch (error) {
    const known = knownFailure(error);
    if (known === undefined) throw error;
    return { kind: 'impossible', ...known };
  }
}
