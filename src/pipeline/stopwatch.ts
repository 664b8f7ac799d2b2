export const STAGES = ['read', 'check', 'model', 'plan', 'render', 'emit', 'publish'] as const;

export type Stage = (typeof STAGES)[number];

/** What each stage took, in milliseconds, added up over its parts. */
export interface Stopwatch {
  time<T>(stage: Stage, work: () => T | Promise<T>): Promise<T>;
  readonly stages: Readonly<Record<Stage, number>>;
}

/** `started` is told when a stage begins for the first time. */
export function createStopwatch(started: (stage: Stage) => void = () => undefined): Stopwatch {
  const stages = Object.fromEntries(STAGES.map((stage) => [stage, 0])) as Record<Stage, number>;
  const seen = new Set<Stage>();
  return {
    stages,
    async time(stage, work) {
      if (!seen.has(stage)) started(stage);
      seen.add(stage);
      const from = performance.now();
      try {
        return await work();
      } finally {
        stages[stage] += performance.now() - from;
      }
    },
  };
}
