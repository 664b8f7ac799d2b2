/**
 * A function that runs `run` for its newest input, never twice at a time. While it runs, a newer input waits and replaces
 * one that waits already. `show` gets the result if no newer input waits; so does `fail` with what was thrown.
 */
export function latestOnly<T, R>(
  run: (input: T) => Promise<R>,
  { show, fail }: { readonly show: (result: R) => void; readonly fail: (error: unknown) => void },
): (input: T) => void {
  let waiting: { readonly input: T } | undefined;
  let isRunning = false;
  const next = async (): Promise<void> => {
    isRunning = true;
    while (waiting !== undefined) {
      const { input } = waiting;
      waiting = undefined;
      const outcome = await run(input).then(
        (result) => () => show(result),
        (error: unknown) => () => fail(error),
      );
      if (waiting === undefined) outcome();
    }
    isRunning = false;
  };
  return (input) => {
    waiting = { input };
    if (!isRunning) void next();
  };
}
