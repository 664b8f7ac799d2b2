import { count } from '../../diagnostics/format-pretty.ts';
import type { Count, Progress, Stage } from '../../pipeline/stopwatch.ts';
import type { CommandContext } from './command-context.ts';

const STAGE_TITLES: Readonly<Record<Stage, string>> = {
  read: 'reading content',
  check: 'checking',
  model: 'modelling',
  plan: 'planning pages',
  render: 'rendering',
  emit: 'writing files',
  publish: 'publishing',
};

/** The title of `render` while the number of pages is unknown. */
const PREPARING = 'preparing templates';

/** The counts of a stage are shown at most once in this time. */
const REDRAW_MS = 100;

export interface ShownProgress {
  /** Call with every step of the work. */
  report(progress: Progress): void;
  /** Ends the last stage and removes the status line. */
  end(): void;
}

export interface ProgressOptions {
  /** Shows no status line before this time, for work that is usually done sooner. */
  readonly delayMs?: number;
  /** In milliseconds. */
  readonly clock?: () => number;
}

/**
 * Shows work in progress: on a terminal in its status line, and with `--verbose` as one line for each stage that has
 * ended, with its time.
 */
export function showProgress(
  { flags, say, status }: CommandContext,
  { delayMs = 0, clock = () => performance.now() }: ProgressOptions = {},
): ShownProgress {
  const startedAt = clock();
  let last: Progress | undefined;
  let stageBeganAt = startedAt;
  let shownAt = startedAt;
  const endStage = (): void => {
    if (last !== undefined && flags.verbose === true) say(lineOf(last, clock() - stageBeganAt));
  };
  return {
    report(progress) {
      const now = clock();
      const isNewStage = titleOf(progress) !== (last && titleOf(last));
      if (isNewStage) {
        endStage();
        stageBeganAt = now;
      }
      last = progress;
      if (now - startedAt < delayMs || (!isNewStage && now - shownAt < REDRAW_MS)) return;
      shownAt = now;
      status.show(`… ${[titleOf(progress), countsOf(progress)].join('  ').trimEnd()}`);
    },
    end() {
      endStage();
      last = undefined;
      status.clear();
    },
  };
}

function titleOf({ stage, pages }: Progress): string {
  return stage === 'render' && pages.total === 0 ? PREPARING : STAGE_TITLES[stage];
}

function countsOf({ pages, pictures }: Progress): string {
  if (pages.total === 0) return '';
  return [`${shareOf(pages)} pages`, ...(pictures.total === 0 ? [] : [`${shareOf(pictures)} pictures`])].join(', ');
}

function shareOf({ done, total }: Count): string {
  return `${done}/${total}`;
}

/** `rendering             1204 ms  246 pages` */
function lineOf(progress: Progress, ms: number): string {
  const { stage, pages, pictures } = progress;
  const counts: Partial<Record<Stage, string>> = {
    render: pages.total === 0 ? '' : count(pages.done, 'page'),
    emit: count(pictures.done, 'picture'),
  };
  return `${titleOf(progress).padEnd(PREPARING.length)} ${ms.toFixed(0).padStart(6)} ms  ${counts[stage] ?? ''}`.trimEnd();
}
