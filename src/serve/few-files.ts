/** As many as the disk can use, and few beside the connections that a process may have. */
const MOST_FILES = 64;

let busy = 0;
const waiting: (() => void)[] = [];

/**
 * Opens files for no more than so many visitors at a time, the others in the order in which they came: a process may
 * have only so many files open, and each connection is one. What waits for a visitor does not belong in here.
 */
export async function withFewFiles<Value>(run: () => Promise<Value>): Promise<Value> {
  if (busy < MOST_FILES) busy += 1;
  else await new Promise<void>((resolve) => waiting.push(resolve));
  try {
    return await run();
  } finally {
    const next = waiting.shift();
    if (next === undefined) busy -= 1;
    else next();
  }
}
