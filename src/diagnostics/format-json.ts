import { type Completeness, type Diagnostic, type DiagnosticSummary, percentOf } from './diagnostic.ts';

/** What a report says besides the diagnostics. */
export interface JsonReport {
  readonly summary: DiagnosticSummary;
  readonly completeness: Completeness;
  /** What is right now and is not to be forgotten. */
  readonly reminders: readonly string[];
  readonly durationMs: number;
}

/** The report of `check --format json`: one document, with keys that stay. */
export function formatJson(diagnostics: readonly Diagnostic[], report: JsonReport): string {
  const { summary, completeness, reminders, durationMs } = report;
  return JSON.stringify(
    {
      version: 1,
      diagnostics: diagnostics.map(({ frame: _frame, ...diagnostic }) => ({
        ...diagnostic,
        hint: diagnostic.hint ?? null,
        docs: `conf-site explain ${diagnostic.code}`,
      })),
      summary: { ...summary, durationMs: Math.round(durationMs), completeness: inPercent(completeness) },
      reminders,
    },
    null,
    2,
  );
}

function inPercent(completeness: Completeness): object {
  return Object.fromEntries(
    Object.entries(completeness).map(([language, shares]) => [
      language,
      { percent: percentOf(Object.values(shares)), ...shares },
    ]),
  );
}
