import { field, recordsOf } from '../../content/content-index.ts';
import type { Roots } from '../../content/roots.ts';
import type { PublishState } from '../../domain/edit.ts';
import type { Instant } from '../../domain/timeline.ts';
import { type CheckedSite, checkSite } from '../../pipeline/check.ts';
import { createStopwatch } from '../../pipeline/stopwatch.ts';
import { awaitPublic, PATIENCE, type Waiting } from './await-public.ts';
import { awaitNewContent, contentAddress } from './public-content.ts';
import { pushContent } from './push-content.ts';

export interface PublishOptions {
  /** The sentence of the commit. */
  readonly sentence: string;
  /** The present. */
  readonly at: Instant;
  /** Called with what is being done, and while the site is waited for with what it answers. */
  readonly onStep: (step: string) => void;
  /** The environment of git. */
  readonly env?: NodeJS.ProcessEnv;
  readonly waiting?: Waiting;
}

/**
 * Publishes `content/`: checks it, pushes it, and waits until the site has it. Returns the last state. Throws `HintedError`
 * if the repository is not in a state to publish from.
 */
export async function publishContent(roots: Roots, options: PublishOptions): Promise<PublishState> {
  const { at, onStep, waiting = PATIENCE } = options;
  onStep('Checking the content …');
  const checked = await checkSite(roots, createStopwatch(), { at });
  if (checked.summary.errors > 0) return withErrors(checked.summary.errors);
  const address = contentAddress(field(recordsOf(checked.index, 'site')[0]?.document.data, 'baseUrl'));
  const awaited = address === undefined ? undefined : await awaitNewContent(address);
  const pushed = await pushContent(roots.rootDir, options);
  if (pushed.kind === 'conflict') return { ...CONFLICT, conflicts: pushed.conflicts };
  if (pushed.kind === 'failed') return pushed;
  if (pushed.kind === 'unchanged')
    return { kind: 'published', message: 'Nothing has changed: all of it is published.' };
  if (awaited === undefined) return { ...UNSEEN, hint: unseenHint(address, checked) };
  onStep(`It is pushed. Waiting until the site has it, for at most 15 minutes: ${awaited.address}`);
  const onAnswer = (answer: string): void => {
    onStep(`It is pushed. Waiting until the site has it, for at most 15 minutes: ${answer}.`);
    waiting.onAnswer?.(answer);
  };
  const answer = await awaitPublic(awaited, { ...waiting, onAnswer });
  if (answer === undefined) return { kind: 'published', message: 'The site has it.' };
  return { kind: 'failed', message: `It is pushed, but the site does not have it yet: ${answer}.`, hint: LATE };
}

const LATE =
  'look at what your host says of the last push (on GitHub: Actions); a change that no page shows is never seen there';

const CONFLICT = {
  kind: 'conflict',
  message: 'Others have published changes of the same lines. Nothing was published, and your files are as they were.',
  hint: 'take over their lines where the two differ, publish, and then make your change again',
} as const;

const UNSEEN = {
  kind: 'published',
  message: 'It is pushed. Whether the site has it already cannot be seen from here.',
} as const;

function unseenHint(address: string | undefined, { index }: CheckedSite): string {
  if (address !== undefined) return `${new URL(address).origin} cannot be reached from here`;
  const baseUrl = field(recordsOf(index, 'site')[0]?.document.data, 'baseUrl');
  return `baseUrl in content/site.yaml is ${String(baseUrl)}; give it the address of your site`;
}

function withErrors(errors: number): PublishState {
  return {
    kind: 'failed',
    message: `The content has ${errors === 1 ? 'an error' : `${errors} errors`}, so nothing was published.`,
    hint: 'correct what check says of it, and publish again',
  };
}
