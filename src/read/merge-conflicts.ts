import { withoutCode } from '../content/markdown-code.ts';
import type { Finding } from '../diagnostics/diagnostic.ts';

/** The three markers that git writes around two conflicting versions of the same lines. */
const MARKS = [/^<{7}(?: |\r?$)/, /^={7}\r?$/, /^>{7}(?: |\r?$)/] as const;

/** Adds `merge-conflict` at the first marker of each conflict. Markers in the code of a Markdown text are ignored. */
export function mergeConflicts(path: string, text: string): readonly Finding[] {
  if (!text.includes('<<<<<<<')) return [];
  return conflictStarts(path.endsWith('.md') ? withoutCode(text) : text).map((start) => ({
    code: 'merge-conflict',
    severity: 'error',
    path,
    place: { kind: 'text', start, end: start + 7 },
    message: 'Git could not merge two versions of the following lines.',
    hint: 'keep the right lines, and delete those with <<<<<<<, ======= and >>>>>>>',
  }));
}

function conflictStarts(text: string): readonly number[] {
  const [opening, middle, closing] = MARKS;
  const starts: number[] = [];
  let at = 0;
  let open: { readonly start: number; readonly isHalf: boolean } | undefined;
  for (const line of text.split('\n')) {
    if (opening.test(line)) open = { start: at, isHalf: false };
    else if (open !== undefined && middle.test(line)) open = { ...open, isHalf: true };
    else if (open?.isHalf && closing.test(line)) {
      starts.push(open.start);
      open = undefined;
    }
    at += line.length + 1;
  }
  return starts;
}
