/** The least of numbers; `Infinity` of none. Unlike `Math.min`, of any number of them: a call takes only so many arguments. */
export function least(numbers: readonly number[]): number {
  return numbers.reduce((least, one) => Math.min(least, one), Number.POSITIVE_INFINITY);
}

/** The greatest of numbers; `-Infinity` of none. */
export function greatest(numbers: readonly number[]): number {
  return numbers.reduce((greatest, one) => Math.max(greatest, one), Number.NEGATIVE_INFINITY);
}
