import { ImportRefusal } from '../../content-edits/errors.ts';

/** A mistake in an export that somebody wrote by hand. */
export interface ImportMistake {
  readonly file: string;
  readonly line: number;
  /** A sentence. */
  readonly message: string;
}

const MAX_SHOWN = 20;

/** The refusal of an export with mistakes, each with its file and line, in the order of files and lines. */
export function refusedMistakes(mistakes: readonly ImportMistake[]): ImportRefusal {
  const files = [...new Set(mistakes.map(({ file }) => file))];
  const sorted = [...mistakes].sort((a, b) => files.indexOf(a.file) - files.indexOf(b.file) || a.line - b.line);
  const shown = sorted.slice(0, MAX_SHOWN).map(({ file, line, message }) => `  ${file}:${line}: ${message}`);
  const more = mistakes.length - shown.length;
  const count = mistakes.length === 1 ? 'There is a mistake' : `There are ${mistakes.length} mistakes`;
  return new ImportRefusal('mistakes', {
    message: [`${count} in the export:`, ...shown, ...(more > 0 ? [`  and ${more} more`] : [])].join('\n'),
    hint: 'correct the export, and import it again; nothing was written',
  });
}
