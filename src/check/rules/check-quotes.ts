import type { ContentRecord } from '../../content/content-index.ts';
import type { Finding } from '../../diagnostics/diagnostic.ts';
import { formatAsYaml } from '../format-value.ts';

/** Adds the warning `quotes-typographic` for values in quotes that YAML takes for a part of the value. */
export function checkQuotes({ document, translations }: ContentRecord): readonly Finding[] {
  return [document, ...Object.values(translations)].flatMap(({ path, quoted = [] }) =>
    quoted.map(
      ({ unquoted, quoted, start, end }): Finding => ({
        code: 'quotes-typographic',
        severity: 'warning',
        path,
        place: { kind: 'text', start, end },
        message: 'Only straight quotes enclose a value in YAML; readers would see these.',
        hint: hintFor(unquoted, quoted),
      }),
    ),
  );
}

/** The maximum length of values in hints. */
const MAX_LENGTH = 60;

function hintFor(unquoted: string, quoted: string): string {
  if (quoted.length > MAX_LENGTH)
    return 'write straight quotes in their place, or around them if readers are to see these';
  return `write ${formatAsYaml(unquoted)}; if readers are to see the quotes, write ${formatAsYaml(quoted)}`;
}
