import type { Diagnostic } from './diagnostic.ts';
import { fingerprintsOf } from './fingerprints.ts';
import type { Severity } from './severity.ts';

/** What a report for GitLab needs apart from the diagnostics. */
export interface GitlabOptions {
  /** Returns a path relative to the root of the repository. */
  readonly toPath: (file: string) => string;
  /** A short hash of a text, for fingerprints. */
  readonly hash: (text: string) => string;
}

const SEVERITIES: Readonly<Record<Severity, string>> = { error: 'major', warning: 'minor', note: 'info' };

/**
 * The report as a code quality report of GitLab, which shows it in merge requests and compares it with that of the target branch.
 *
 * @see https://docs.gitlab.com/ci/testing/code_quality/#code-quality-report-format
 */
export function formatGitlab(diagnostics: readonly Diagnostic[], { toPath, hash }: GitlabOptions): string {
  const fingerprints = fingerprintsOf(diagnostics, hash);
  const issues = diagnostics.map(({ code, severity, file, line, message, hint }, at) => ({
    description: hint === undefined ? message : `${message} Hint: ${hint}`,
    check_name: code,
    fingerprint: fingerprints[at],
    severity: SEVERITIES[severity],
    location: { path: toPath(file), lines: { begin: line } },
  }));
  return JSON.stringify(issues, null, 2);
}
