/** Changes of lists, each as a new list. Indexes out of range change nothing. */

export function movedItem<T>(list: readonly T[], from: number, to: number): readonly T[] {
  if (from === to || list[from] === undefined || to < 0 || to >= list.length) return list;
  const others = list.filter((_, index) => index !== from);
  return [...others.slice(0, to), list[from], ...others.slice(to)];
}

export function withoutItem<T>(list: readonly T[], index: number): readonly T[] {
  return list.filter((_, each) => each !== index);
}
