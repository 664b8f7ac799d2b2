import type { Colors } from 'picocolors/types.js';
import type { Diagnostic, DiagnosticSummary } from './diagnostic.ts';

/** A diagnostic for a terminal: place and code, the message, the lines it is about, and what to do. */
export function formatPretty(diagnostic: Diagnostic, colors: Colors): string {
  const { file, line, column, severity, code, message, hint } = diagnostic;
  const paint = severity === 'error' ? colors.red : colors.yellow;
  return [
    `${colors.bold(`${file}:${line}:${column}`)}  ${paint(severity)}  ${colors.dim(code)}`,
    `  ${message}`,
    ...frameLines(diagnostic, colors),
    ...(hint === undefined ? [] : [`  ${colors.cyan('hint:')} ${hint}`]),
  ].join('\n');
}

/** The last line of a report. */
export function formatSummary({ files, errors, warnings }: DiagnosticSummary, colors: Colors): string {
  if (errors === 0 && warnings === 0) return colors.green(`No problems in ${count(files, 'file')}.`);
  const parts = [
    ...(errors > 0 ? [colors.red(count(errors, 'error'))] : []),
    ...(warnings > 0 ? [colors.yellow(count(warnings, 'warning'))] : []),
  ];
  return `${parts.join(' and ')} in ${count(files, 'file')}.`;
}

/** `1 file`, `2 files`. */
export function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}

const WIDTH = 110;

function frameLines(diagnostic: Diagnostic, colors: Colors): readonly string[] {
  const last = diagnostic.frame.at(-1);
  if (last === undefined) return [];
  const width = String(last.line).length + 3;
  const lines = diagnostic.frame.map(({ line, text }) => {
    const number = `${line === diagnostic.line ? '>' : ''}${line}`.padStart(width);
    return `  ${colors.dim(`${number} │`)} ${shorten(text)}`;
  });
  const length =
    diagnostic.endLine === diagnostic.line
      ? diagnostic.endColumn - diagnostic.column
      : last.text.length - diagnostic.column + 1;
  const marks = '^'.repeat(Math.max(1, Math.min(length, WIDTH - diagnostic.column + 1)));
  return [
    ...lines,
    `  ${' '.repeat(width)} ${colors.dim('│')} ${' '.repeat(Math.min(diagnostic.column - 1, WIDTH))}${colors.red(marks)}`,
  ];
}

function shorten(text: string): string {
  const plain = text.replaceAll('\t', ' ').replace(/\p{Cc}/gu, '�');
  return plain.length > WIDTH ? `${plain.slice(0, WIDTH - 1)}…` : plain;
}
