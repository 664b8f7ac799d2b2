import type { Diagnostic } from '../../src/diagnostics/diagnostic.ts';
import { type ContentChange, checkedContent } from '../support/content-in-memory.ts';

/** The errors and warnings of the changed real content, in order: each as `code file pointer`, without a pointer if it is about the whole file. */
export async function reportsAfter(change: ContentChange): Promise<readonly string[]> {
  const found = await diagnosticsOf(change);
  return found.map(({ code, file, pointer }) => `${code} ${file} ${pointer}`.trim());
}

/** The full diagnostics of the changed real content. */
export async function diagnosticsOf(change: ContentChange): Promise<readonly Diagnostic[]> {
  return (await checkedContent(change)).diagnostics;
}
