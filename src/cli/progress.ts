import type { Stage } from '../pipeline/stopwatch.ts';
import type { CommandContext } from './command-context.ts';

const WORDS: Readonly<Record<Stage, string>> = {
  read: 'reading the content',
  check: 'checking',
  model: 'modelling',
  plan: 'planning pages',
  render: 'rendering',
  emit: 'writing files',
  publish: 'publishing',
};

/** A line on the terminal that says what is going on; nothing where nobody looks. */
export function createProgress({ flags, talkColors }: CommandContext): {
  readonly stage: (stage: Stage) => void;
  readonly end: () => void;
} {
  const isWatched = process.stderr.isTTY === true && flags.quiet !== true && process.env['CI'] === undefined;
  if (!isWatched) return { stage: () => undefined, end: () => undefined };
  return {
    stage: (stage) => void process.stderr.write(`\r\u001b[K${talkColors.dim(`… ${WORDS[stage]}`)}`),
    end: () => void process.stderr.write('\r\u001b[K'),
  };
}
