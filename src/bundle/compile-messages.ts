import type { CodePlace } from '../diagnostics/code-place.ts';

/** A compiler message, with or without a place. Columns count from 0. */
export interface CompileMessage {
  /** The compiler's name for the kind of message, if it has one. */
  readonly id: string;
  readonly text: string;
  readonly location: CompilePlace | null;
  readonly notes?: readonly { readonly text: string; readonly location: CompilePlace | null }[];
}

interface CompilePlace {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly length: number;
}

/** The messages of an error that the compiler threw; empty for any other error. */
export function compileMessages(error: unknown): readonly CompileMessage[] {
  return (error as { readonly errors?: readonly CompileMessage[] }).errors ?? [];
}

/**
 * Warnings that mean a loss of code: everything after an unclosed stylesheet rule is dropped. They are reported at the
 * start of the rule.
 */
export function lostRules(warnings: readonly CompileMessage[]): readonly CompileMessage[] {
  return warnings
    .filter(({ id }) => id === 'css-syntax-error')
    .map((message) => {
      const opening = message.notes?.find(({ text }) => text.startsWith('The unbalanced'))?.location;
      return opening === undefined ? message : { ...message, location: opening };
    });
}

/** Reports a missing export in the file that lacks it instead of the file that imports it. */
export function atExporter(message: CompileMessage): CompileMessage {
  const [, file, name] = /^No matching export in "(.+)" for import "(.+)"$/.exec(message.text) ?? [];
  if (file === undefined || message.location === null) return message;
  const text = `Nothing here is exported as "${name}", which ${message.location.file} imports.`;
  return { ...message, text, location: { file, line: 1, column: 0, length: 0 } };
}

/** The place of a message; undefined if it has none. `nameOf` converts the compiler's file name. */
export function placeOfMessage(
  { text, location }: CompileMessage,
  nameOf: (file: string) => string,
): CodePlace | undefined {
  if (location === null) return undefined;
  const column = location.column + 1;
  const endColumn = column + Math.max(location.length, 1);
  return { file: nameOf(location.file), line: location.line, column, endColumn, text };
}
