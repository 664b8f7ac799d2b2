import type { CodePlace } from '../diagnostics/code-place.ts';

/** What the compiler says of one place, or of the whole; its columns count from 0. */
export interface CompileMessage {
  /** Its kind, where the compiler has a name for that. */
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

/** What the compiler threw, message by message; empty where it was something else that threw. */
export function compileMessages(error: unknown): readonly CompileMessage[] {
  return (error as { readonly errors?: readonly CompileMessage[] }).errors ?? [];
}

/**
 * Warnings after which what was written is lost: a rule of a stylesheet that is not closed takes with it all that follows.
 * It is told where it opens.
 */
export function lostRules(warnings: readonly CompileMessage[]): readonly CompileMessage[] {
  return warnings
    .filter(({ id }) => id === 'css-syntax-error')
    .map((message) => {
      const opening = message.notes?.find(({ text }) => text.startsWith('The unbalanced'))?.location;
      return opening === undefined ? message : { ...message, location: opening };
    });
}

/** What is taken from a file that does not have it is lacking there, not where it is taken. */
export function atExporter(message: CompileMessage): CompileMessage {
  const [, file, name] = /^No matching export in "(.+)" for import "(.+)"$/.exec(message.text) ?? [];
  if (file === undefined || message.location === null) return message;
  const text = `Nothing here is exported as "${name}", which ${message.location.file} imports.`;
  return { ...message, text, location: { file, line: 1, column: 0, length: 0 } };
}

/** Where a message is about; undefined where it names no place. `nameOf`: what to call the compiler's file. */
export function placeOfMessage(
  { text, location }: CompileMessage,
  nameOf: (file: string) => string,
): CodePlace | undefined {
  if (location === null) return undefined;
  const column = location.column + 1;
  const endColumn = column + Math.max(location.length, 1);
  return { file: nameOf(location.file), line: location.line, column, endColumn, text };
}
