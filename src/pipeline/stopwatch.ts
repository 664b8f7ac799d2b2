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
  /** The time of work that several stages share, in the proportion in which what they have `spent` grows meanwhile. */
  share<T>(spent: Partial<Readonly<Record<Stage, number>>>, work: () => Promise<T>): Promise<T>;
  time<T>(stage: Stage, work: () => T | Promise<T>): Promise<T>;
  /** Sets how many pages and pictures the site has. */
  expect(totals: Readonly<Record<Counted, number>>): void;
  /** Counts pages or pictures that are made, or need not be made again. */
  count(counted: Counted, done: number): void;
  readonly stages: Readonly<Record<Stage, number>>;
}

/** `onProgress` is called when another stage begins than the one before, and at each count. */
export function createStopwatch(onProgress: (progress: Progress) => void = () => undefined): Stopwatch {
  const stages = Object.fromEntries(STAGES.map((stage) => [stage, 0])) as Record<Stage, number>;
  let progress: Progress | undefined;
  const report = (change: Partial<Progress>): void => {
    progress = { ...(progress ?? { stage: 'read', pages: NONE, pictures: NONE }), ...change };
    onProgress(progress);
  };
  const begin = (stage: Stage): void => {
    if (stage !== progress?.stage) report({ stage });
  };
  return {
    stages,
    expect({ pages, pictures }) {
      report({ pages: { done: 0, total: pages }, pictures: { done: 0, total: pictures } });
    },
    count(counted, more) {
      const { done, total } = progress?.[counted] ?? NONE;
      report({ [counted]: { done: done + more, total } });
    },
    async share(spent, work) {
      const [from, before] = [performance.now(), { ...spent }];
      const own = Object.keys(spent) as Stage[];
      if (own[0] !== undefined) begin(own[0]);
      try {
        return await work();
      } finally {
        const wall = performance.now() - from;
        const grown = own.map((stage) => (spent[stage] ?? 0) - (before[stage] ?? 0));
        const all = grown.reduce((sum, one) => sum + one, 0);
        for (const [at, stage] of own.entries()) stages[stage] += all === 0 ? 0 : (wall * (grown[at] ?? 0)) / all;
      }
    },
    async time(stage, work) {
      begin(stage);
      const from = performance.now();
      try {
        return await work();
      } finally {
        stages[stage] += performance.now() - from;
      }
    },
  };
}

const NONE: Count = { done: 0, total: 0 };
