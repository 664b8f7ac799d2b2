import type { Diagnostic, DiagnosticSummary } from './diagnostic.ts';

/** The report of `check --format json`: one document, with keys that stay. */
export function formatJson(diagnostics: readonly Diagnostic[], summary: DiagnosticSummary, durationMs: number): string {
  return JSON.stringify(
    {
      version: 1,
      diagnostics: diagnostics.map(({ frame: _frame, ...diagnostic }) => ({
        ...diagnostic,
        hint: diagnostic.hint ?? null,
        docs: `conf-site explain ${diagnostic.code}`,
      })),
      summary: { ...summary, durationMs: Math.round(durationMs) },
    },
    null,
    2,
  );
}
