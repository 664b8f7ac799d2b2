import type { Colors } from 'picocolors/types.js';
import { type Completeness, type Diagnostic, type DiagnosticSummary, percentOf } from './diagnostic.ts';
import { displayWidth, printable } from './display-cells.ts';
import { type FormatOptions, frameLines } from './source-frame.ts';

/** Formats a diagnostic for a terminal: place and code, the message, the source lines, and the hint. */
export function formatPretty(diagnostic: Diagnostic, options: FormatOptions): string {
  const { file, line, column, severity, code, message, hint } = diagnostic;
  const { colors } = options;
  const paint = { error: colors.red, warning: colors.yellow, note: colors.cyan }[severity];
  return [
    `${colors.bold(`${printable(file)}:${line}:${column}`)}  ${paint(severity)}  ${colors.dim(code)}`,
    ...wrapped(printable(message), { indent: 2, width: options.width }),
    ...frameLines(diagnostic, options),
    ...(hint === undefined ? [] : hintLines(hint, options)),
  ].join('\n');
}

function hintLines(hint: string, { colors, width }: FormatOptions): readonly string[] {
  const label = 'hint:';
  const [first = '', ...rest] = wrapped(printable(hint), { indent: label.length + 3, width });
  return [`  ${colors.cyan(label)} ${first.trimStart()}`, ...rest];
}

/** The last line of a report. */
export function formatSummary({ files, errors, warnings }: DiagnosticSummary, colors: Colors): string {
  if (files === 0) return 'Nothing was checked.';
  if (errors === 0 && warnings === 0) return colors.green(`No problems in ${count(files, 'file')}.`);
  return `${countProblems({ errors, warnings }, colors)} in ${count(files, 'file')}.`;
}

/** `2 errors and 1 warning`. A count of zero is left out. */
export function countProblems(
  { errors, warnings }: Pick<DiagnosticSummary, 'errors' | 'warnings'>,
  colors: Pick<Colors, 'red' | 'yellow'>,
): string {
  return [
    ...(errors > 0 ? [colors.red(count(errors, 'error'))] : []),
    ...(warnings > 0 ? [colors.yellow(count(warnings, 'warning'))] : []),
  ].join(' and ');
}

/** `Texts: en 100 %, hr 98.7 % (missing: 12 in content, 1 in the interface).` */
export function formatCompleteness(completeness: Completeness): string {
  const languages = Object.entries(completeness).map(([language, { prose, interface: texts }]) => {
    const parts = [
      { missing: prose.needed - prose.given, where: 'in content' },
      { missing: texts.needed - texts.given, where: 'in the interface' },
    ].filter(({ missing }) => missing > 0);
    const missing = parts.map((part) => `${part.missing} ${part.where}`).join(', ');
    return `${language} ${percentOf([prose, texts])} %${missing === '' ? '' : ` (missing: ${missing})`}`;
  });
  return `Texts: ${languages.join(', ')}.`;
}

/** `1 file`, `2 files`. */
export function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}

/** Wraps a text between words and indents all lines. It is one line if the width is not known. */
export function wrapped(
  text: string,
  { indent, width }: { readonly indent: number; readonly width?: number | undefined },
): readonly string[] {
  if (width === undefined) return [' '.repeat(indent) + text];
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && indent + displayWidth(last) + 1 + displayWidth(word) <= width) {
      lines[lines.length - 1] = `${last} ${word}`;
    } else {
      lines.push(word);
    }
  }
  return lines.map((line) => ' '.repeat(indent) + line);
}
