import { compare } from '../diagnostics/diagnostic.ts';
import type { Route } from '../model/plan.ts';

/** A list of which some has been taken. */
interface Rest {
  readonly list: readonly Route[];
  readonly from: number;
}

/**
 * Lists of routes, each in the order of its paths, as one. Those of editions follow each other, so it is put together of few long
 * pieces; to look at each route would take longer than most of what follows an edit.
 */
export function mergedRoutes(lists: readonly (readonly Route[])[]): readonly Route[] {
  const rests = lists.filter(({ length }) => length > 0).map((list): Rest => ({ list, from: 0 }));
  rests.sort((a, b) => compare(headOf(a), headOf(b)));
  const pieces: (readonly Route[])[] = [];
  for (let first = rests.shift(); first !== undefined; first = rests.shift()) {
    const { list, from } = first;
    const [next] = rests;
    const to = next === undefined ? list.length : endBefore(first, headOf(next));
    pieces.push(list.slice(from, to));
    if (to < list.length) putBack(rests, { list, from: to });
  }
  return pieces.flat();
}

function headOf({ list, from }: Rest): string {
  return (list[from] as Route).path;
}

/** Where what comes after a path begins in the rest of a list, whose own head does not. */
function endBefore({ list, from }: Rest, path: string): number {
  let [low, high] = [from + 1, list.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (compare((list[middle] as Route).path, path) > 0) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** Keeps rests in the order of their heads. */
function putBack(rests: Rest[], rest: Rest): void {
  const at = rests.findIndex((other) => compare(headOf(other), headOf(rest)) > 0);
  rests.splice(at < 0 ? rests.length : at, 0, rest);
}
