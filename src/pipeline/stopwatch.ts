export const STAGES = ['read', 'check', 'model', 'plan', 'render', 'emit', 'publish'] as const;

export type Stage = (typeof STAGES)[number];

/** What each stage took, in milliseconds, added up over its parts. */
export interface Stopwatch {
  /** The time of work that several stages share, in the proportion in which what they have `spent` grows meanwhile. */
  share<T>(spent: Partial<Readonly<Record<Stage, number>>>, work: () => Promise<T>): Promise<T>;
  time<T>(stage: Stage, work: () => T | Promise<T>): Promise<T>;
  readonly stages: Readonly<Record<Stage, number>>;
}

/** `started` is told when a stage begins for the first time. */
export function createStopwatch(started: (stage: Stage) => void = () => undefined): Stopwatch {
  const stages = Object.fromEntries(STAGES.map((stage) => [stage, 0])) as Record<Stage, number>;
  const seen = new Set<Stage>();
  const begin = (stage: Stage): void => {
    if (!seen.has(stage)) started(stage);
    seen.add(stage);
  };
  return {
    stages,
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
