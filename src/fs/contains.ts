import { sep } from 'node:path';

/** Whether a folder is another one or holds it, by their paths alone: real ones, where links are not to count. */
export function contains(outer: string, inner: string): boolean {
  return inner === outer || inner.startsWith(outer.endsWith(sep) ? outer : outer + sep);
}
