/**
 * The smallest number of a list; `Infinity` if it is empty. Unlike `Math.min(...list)`, it works for lists of any
 * length.
 */
export function least(numbers: readonly number[]): number {
  return numbers.reduce((least, one) => Math.min(least, one), Number.POSITIVE_INFINITY);
}

/** The largest number of a list; `-Infinity` if it is empty. */
export function greatest(numbers: readonly number[]): number {
  return numbers.reduce((greatest, one) => Math.max(greatest, one), Number.NEGATIVE_INFINITY);
}
