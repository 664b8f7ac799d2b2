import { sep } from 'node:path';

/** Whether a path is the same as another one or below it. Only compares the paths; resolve symbolic links first if needed. */
export function contains(outer: string, inner: string): boolean {
  return inner === outer || inner.startsWith(outer.endsWith(sep) ? outer : outer + sep);
}
