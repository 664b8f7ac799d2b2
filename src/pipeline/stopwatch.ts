export const STAGES = ['read', 'check', 'model', 'plan', 'render', 'emit', 'publish'] as const;

export type Stage = (typeof STAGES)[number];

/** How many of something are done, of how many. */
export interface Count {
  readonly done: number;
  readonly total: number;
}

/** How far a build is. Totals are 0 until templates are ready and it is known what is to be made. */
export interface Progress {
  readonly stage: Stage;
  readonly pages: Count;
  readonly pictures: Count;
}

export type Counted = 'pages' | 'pictures';

/** What each stage took, in milliseconds, added up over its parts. */
export interface Stopwatch {
  /** Times work for a stage. Work within it that is timed for another stage counts for that one alone. */
  time<T>(stage: Stage, work: () => T | Promise<T>): Promise<T>;
  /** Sets how many pages and pictures the site has. */
  expect(totals: Readonly<Record<Counted, number>>): void;
  /** Counts pages or pictures that are made, or need not be made again. */
  count(counted: Counted, done: number): void;
  readonly stages: Readonly<Record<Stage, number>>;
}

/** `onProgress` is called when another stage begins than the one before, and at each count. Timed work must not overlap. */
export function createStopwatch(onProgress: (progress: Progress) => void = () => undefined): Stopwatch {
  const stages = Object.fromEntries(STAGES.map((stage) => [stage, 0])) as Record<Stage, number>;
  let progress: Progress | undefined;
  const report = (change: Partial<Progress>): void => {
    progress = { ...(progress ?? { stage: 'read', pages: NONE, pictures: NONE }), ...change };
    onProgress(progress);
  };
  let depth = 0;
  /** Time that inner calls have counted already. */
  let counted = 0;
  return {
    stages,
    expect({ pages, pictures }) {
      report({ pages: { done: 0, total: pages }, pictures: { done: 0, total: pictures } });
    },
    count(counted, more) {
      const { done, total } = progress?.[counted] ?? NONE;
      report({ [counted]: { done: done + more, total } });
    },
    async time(stage, work) {
      if (depth === 0 && stage !== progress?.stage) report({ stage });
      const [from, before] = [performance.now(), counted];
      depth += 1;
      try {
        return await work();
      } finally {
        depth -= 1;
        const elapsedMs = performance.now() - from;
        stages[stage] += elapsedMs - (counted - before);
        counted = before + elapsedMs;
      }
    },
  };
}

const NONE: Count = { done: 0, total: 0 };
