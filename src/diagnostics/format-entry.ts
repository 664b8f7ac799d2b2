import { entryOf, type FAMILIES } from './catalogue/catalogue.ts';
import type { DiagnosticCode } from './catalogue/codes.ts';
import type { Example, TextExample } from './catalogue/entry.ts';
import { wrapped } from './format-pretty.ts';
import type { FormatOptions } from './source-frame.ts';

/** The maximum width of lines, since longer ones are hard to read. */
const MAX_WIDTH = 100;

/** Formats an entry of the catalogue for a terminal: what it means, an example, and how to fix it. */
export function formatEntry(code: DiagnosticCode, options: FormatOptions): string {
  const { severity, title, meaning, fix, example } = entryOf(code);
  const { colors } = options;
  const paint = severity === 'error' ? colors.red : colors.yellow;
  const paragraph = (text: string): string => wrapped(text, { indent: 0, width: widthOf(options) }).join('\n');
  return [
    `${colors.bold(code)}  ${paint(severity)}\n${paragraph(`${title}.`)}`,
    paragraph(meaning),
    formatExample(example, options),
    `${colors.bold('To fix it')}\n${paragraph(fix)}`,
  ].join('\n\n');
}

function formatExample(example: Example, { colors }: FormatOptions): string {
  const place = 'file' in example ? `, in ${example.file}` : '';
  const part = (label: string, lines: readonly string[]): readonly string[] => [
    `  ${label}`,
    ...(lines.length === 0 ? ['      (nothing)'] : lines.map((line) => `      ${line}`)),
  ];
  const [wrong, right] = sidesOf(example);
  return [...part(`${colors.red('wrong')}${place}:`, wrong), ...part(`${colors.green('right')}:`, right)].join('\n');
}

function sidesOf(example: Example): readonly [wrong: readonly string[], right: readonly string[]] {
  if ('wrongPath' in example) return [[example.wrongPath], [example.rightPath]];
  if ('wrongly' in example) return [[example.wrongly], [example.rightly]];
  const depth = depthOf(example);
  return [linesOf(example.wrong, depth), linesOf(example.right, depth)];
}

/** The common indentation of all lines of an example, except those that begin with a tab. */
function depthOf({ wrong, right }: TextExample): number {
  const lines = `${wrong}\n${right}`.split('\n').filter((line) => /^ *[^ \t]/.test(line));
  return Math.min(...lines.map((line) => line.search(/\S/)));
}

/** The lines of an example without the common indentation. Tabs are shown as arrows. */
function linesOf(text: string, depth: number): readonly string[] {
  if (text === '') return [];
  const bare = text.replace(/\n+$/, '').replace(new RegExp(`^ {${depth}}`, 'gm'), '');
  return bare.replaceAll('\t', '→').split('\n');
}

/** Formats all codes with their titles, grouped by family. */
export function formatCatalogue(families: typeof FAMILIES, options: FormatOptions): string {
  const { colors } = options;
  const longest = Math.max(...families.flatMap(({ entries }) => Object.keys(entries)).map((code) => code.length));
  const indent = longest + 4;
  const sections = families.map(({ title, entries }) => {
    const lines = Object.entries(entries).map(([code, entry]) => {
      const [first = '', ...rest] = wrapped(entry.title, { indent, width: widthOf(options) });
      const paint = entry.severity === 'error' ? colors.red : colors.yellow;
      return [`  ${paint(code.padEnd(longest))}  ${first.trimStart()}`, ...rest].join('\n');
    });
    return [colors.bold(title), ...lines].join('\n');
  });
  return `${sections.join('\n\n')}\n\nconf-site explain CODE says more about one.`;
}

function widthOf({ width = MAX_WIDTH }: FormatOptions): number {
  return Math.min(width, MAX_WIDTH);
}
