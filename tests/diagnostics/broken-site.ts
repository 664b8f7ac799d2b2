import type { Diagnostic } from '../../src/diagnostics/diagnostic.ts';
import { type ContentChange, checkedContent } from '../support/content-in-memory.ts';

/** A diagnostic as tests compare it: `code file pointer`, or `code file` for one about the text or the whole file. */
export type Told = string;

/** What check says of the real content once it is broken, errors and warnings, in order. */
export async function toldOf(breaking: ContentChange): Promise<readonly Told[]> {
  const found = await diagnosticsOf(breaking);
  return found.map(({ code, file, pointer }) => `${code} ${file} ${pointer}`.trim());
}

/** The whole diagnostics of the real content once it is broken. */
export async function diagnosticsOf(breaking: ContentChange): Promise<readonly Diagnostic[]> {
  return (await checkedContent(breaking)).diagnostics;
}
