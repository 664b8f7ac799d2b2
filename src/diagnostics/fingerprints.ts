import type { Diagnostic } from './diagnostic.ts';

/**
 * For each diagnostic a text that tells it from all others and stays the same when lines move, for hosts that compare reports.
 * Equal diagnostics of a file are numbered. `hash` returns a short hash of a text.
 */
export function fingerprintsOf(diagnostics: readonly Diagnostic[], hash: (text: string) => string): readonly string[] {
  const seen = new Map<string, number>();
  return diagnostics.map(({ code, file, pointer, message }) => {
    const key = JSON.stringify([code, file, pointer, message]);
    const nth = (seen.get(key) ?? 0) + 1;
    seen.set(key, nth);
    return `${hash(key)}:${nth}`;
  });
}
