import { DIAGNOSTIC_CODES, entryOf, isDiagnosticCode } from './catalogue/catalogue.ts';
import type { Diagnostic, Finding } from './diagnostic.ts';
import type { IgnoreComment } from './ignore-comment.ts';
import { nearestName } from './nearest-name.ts';

/** A finding and its diagnostic. */
export interface Located {
  readonly finding: Finding;
  readonly diagnostic: Diagnostic;
}

/** The diagnostics that were not silenced, and the findings about the comments themselves. */
export interface Silenced {
  readonly remaining: readonly Diagnostic[];
  readonly findings: readonly Finding[];
}

/**
 * Removes the warnings that a comment above their line silences. Adds `ignore-code-unknown`, `ignore-not-allowed`,
 * `ignore-reason-missing` and `ignore-unused`, the last only if there is no error, since rules leave out what is broken.
 */
export function silence(
  located: readonly Located[],
  commentsByPath: ReadonlyMap<string, readonly IgnoreComment[]>,
): Silenced {
  const findings: Finding[] = [];
  const silenced = new Set<Diagnostic>();
  const isComplete = located.every(({ diagnostic }) => diagnostic.severity !== 'error');
  for (const [path, comments] of commentsByPath) {
    const here = located.filter(({ finding }) => finding.path === path);
    for (const comment of comments) {
      const matching = here.filter((one) => isSilenced(comment, one)).map(({ diagnostic }) => diagnostic);
      const rejection = rejectionOf(comment, matching.length > 0 || !isComplete);
      if (rejection === undefined) for (const diagnostic of matching) silenced.add(diagnostic);
      else findings.push(findingAt(path, comment, rejection));
    }
  }
  return { remaining: located.flatMap(({ diagnostic }) => (silenced.has(diagnostic) ? [] : [diagnostic])), findings };
}

/** Whether a comment silences a warning or note. A comment at the top of a file also silences those about the whole file. */
function isSilenced({ code, line, isAboveAll }: IgnoreComment, { finding, diagnostic }: Located): boolean {
  const isHere = finding.place.kind === 'file' ? isAboveAll : diagnostic.line === line;
  return isHere && diagnostic.code === code && diagnostic.severity !== 'error';
}

type Rejection = Pick<Finding, 'code' | 'message'> & { readonly hint: string };

function rejectionOf({ code, reason }: IgnoreComment, mayBeUsed: boolean): Rejection | undefined {
  if (!isDiagnosticCode(code)) return unknownCode(code);
  if (entryOf(code).severity === 'error') {
    const message = `"${code}" is an error, and errors cannot be silenced.`;
    return { code: 'ignore-not-allowed', message, hint: 'delete this comment, and fix the error if there is one' };
  }
  if (reason === '') {
    const hint = `write it as "conf-site-ignore ${code}: the reason"`;
    return { code: 'ignore-reason-missing', message: 'This comment gives no reason, so it silences nothing.', hint };
  }
  if (mayBeUsed) return undefined;
  const message = `There is no "${code}" on the next line, so this comment silences nothing.`;
  return { code: 'ignore-unused', message, hint: 'delete it, or put it on the line above the warning' };
}

function unknownCode(code: string): Rejection {
  const warnings = DIAGNOSTIC_CODES.filter((one) => entryOf(one).severity === 'warning');
  const near = nearestName(code, warnings) ?? nearestName(code, DIAGNOSTIC_CODES);
  return {
    code: 'ignore-code-unknown',
    message: code === '' ? 'This comment names no code to silence.' : `There is no diagnostic with the code "${code}".`,
    hint: near === undefined ? 'conf-site explain lists all codes' : `did you mean "${near}"?`,
  };
}

function findingAt(path: string, { start, end }: IgnoreComment, rejection: Rejection): Finding {
  return { severity: 'warning', path, place: { kind: 'text', start, end }, ...rejection };
}
