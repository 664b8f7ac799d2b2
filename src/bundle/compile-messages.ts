import type { CodePlace } from '../diagnostics/code-place.ts';

/** What the compiler says of one place, or of the whole; its columns count from 0. */
export interface CompileMessage {
  readonly text: string;
  readonly location: {
    readonly file: string;
    readonly line: number;
    readonly column: number;
    readonly length: number;
  } | null;
}

/** What the compiler threw, message by message; empty where it was something else that threw. */
export function compileMessages(error: unknown): readonly CompileMessage[] {
  return (error as { readonly errors?: readonly CompileMessage[] }).errors ?? [];
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
