export const STAGES = ['read', 'check', 'model', 'plan', 'render', 'emit', 'publish'] as const;

export type Stage = (typeof STAGES)[number];

/** A number of finished items out of a total. */
export interface Count {
  readonly done: number;
  readonly total: number;
}

/** The progress of a build. Totals are 0 until the plan and the templates are ready. */
export interface Progress {
  readonly stage: Stage;
  readonly pages: Count;
  readonly pictures: Count;
}

export type Counted = 'pages' | 'pictures';

/** Measures the time of each stage, in milliseconds. */
export interface Stopwatch {
  /** Times work for a stage. Nested work that is timed for another stage counts only for that one. */
  time<T>(stage: Stage, work: () => T | Promise<T>): Promise<T>;
  /** Sets how many pages and pictures the site has. */
  expect(totals: Readonly<Record<Counted, number>>): void;
  /** Counts pages or pictures that are finished or unchanged. */
  count(counted: Counted, done: number): void;
  readonly stages: Readonly<Record<Stage, number>>;
}

/** `onProgress` is called at each change of stage and at each count. Timed work must not overlap. */
export function createStopwatch(onProgress: (progress: Progress) => void = () => undefined): Stopwatch {
  const stages = Object.fromEntries(STAGES.map((stage) => [stage, 0])) as Record<Stage, number>;
  let progress: Progress | undefined;
  const report = (change: Partial<Progress>): void => {
    progress = { ...(progress ?? { stage: 'read', pages: NONE, pictures: NONE }), ...change };
    onProgress(progress);
  };
  let depth = 0;
  /** The time that nested calls have already counted. */
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
