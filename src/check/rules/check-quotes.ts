import type { ContentRecord } from '../../content/content-index.ts';
import type { Finding } from '../../diagnostics/diagnostic.ts';
import { shownExample } from '../shown-value.ts';

/** Values in quotes that YAML takes for a part of them, which reading noted: the warning `quotes-typographic`. */
export function checkQuotes({ document, translations }: ContentRecord): readonly Finding[] {
  return [document, ...Object.values(translations)].flatMap(({ path, quoted = [] }) =>
    quoted.map(
      ({ inside, whole, start, end }): Finding => ({
        code: 'quotes-typographic',
        severity: 'warning',
        path,
        place: { kind: 'text', start, end },
        message: 'These quotes are a part of the value, so readers see them: only straight ones enclose a value.',
        hint: hintFor(inside, whole),
      }),
    ),
  );
}

/** Longer values are not written out. */
const MOST = 60;

function hintFor(inside: string, whole: string): string {
  if (whole.length > MOST) return 'write straight quotes in their place, or around them if readers are to see these';
  return `write ${shownExample(inside)}; if readers are to see the quotes, write ${shownExample(whole)}`;
}
