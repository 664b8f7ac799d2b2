import { availableParallelism } from 'node:os';

/** Runs CPU-bound work on a list of items, with as many at a time as there are cores, and one more to wait. */
export async function inParallel<T>(
  items: Iterable<T>,
  jobs: number | undefined,
  work: (item: T) => Promise<void>,
): Promise<void> {
  const waiting = items[Symbol.iterator]();
  const worker = async (): Promise<void> => {
    for (let next = waiting.next(); next.done !== true; next = waiting.next()) await work(next.value);
  };
  const workers = Math.max(1, Math.min(jobs ?? Number.POSITIVE_INFINITY, availableParallelism() + 1));
  await Promise.all(Array.from({ length: workers }, worker));
}
