/** Enough to keep the disk busy, and few compared to the connections that a process may have. */
const MAX_OPEN_FILES = 64;

let openCount = 0;
const waiting: (() => void)[] = [];

/**
 * Runs `open` for at most `MAX_OPEN_FILES` requests at a time; the others wait in the order in which they came. A process
 * may have only so many files open, and each connection is one. `open` must not wait for a client.
 */
export async function limitOpenFiles<Value>(open: () => Promise<Value>): Promise<Value> {
  if (openCount < MAX_OPEN_FILES) openCount += 1;
  else await new Promise<void>((resolve) => waiting.push(resolve));
  try {
    return await open();
  } finally {
    const next = waiting.shift();
    if (next === undefined) openCount -= 1;
    else next();
  }
}
