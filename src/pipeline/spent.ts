/** What the stages took whose work goes on at the same time, in milliseconds, added up over pages and threads. */
export type Spent = Record<'render' | 'emit' | 'publish', number>;

export const nothingSpent = (): Spent => ({ render: 0, emit: 0, publish: 0 });

/** Work that adds what it takes to a stage. */
export type Timed = <T>(stage: keyof Spent, work: () => T) => T;

export function timing(spent: Spent): Timed {
  return (stage, work) => {
    const from = performance.now();
    try {
      return work();
    } finally {
      spent[stage] += performance.now() - from;
    }
  };
}
