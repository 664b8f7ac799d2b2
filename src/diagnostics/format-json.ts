import { type Completeness, type Diagnostic, type DiagnosticSummary, percentOf } from './diagnostic.ts';

/** The parts of a report other than the diagnostics. */
export interface JsonReport {
  readonly summary: DiagnosticSummary;
  readonly completeness: Completeness;
  /** Notes about what is correct now but must be changed later. */
  readonly reminders: readonly string[];
  readonly durationMs: number;
}

/** The report of `check --format json` as one JSON document. Its keys are stable. */
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
