/** What work gives; undefined where it throws: for what is kept between builds, which may be missing or damaged. */
export function orNothing<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
