/** Between portions of work that lasts: lets what waits for this thread go on, such as answers of other threads. */
export function letOthersWork(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
