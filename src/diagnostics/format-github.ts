import type { Diagnostic } from './diagnostic.ts';

/** GitHub shows as many annotations of each kind for one step of a job; those beyond stand in its log only. */
const SHOWN = 10;

/**
 * Diagnostics as workflow commands of GitHub Actions, one a line: GitHub shows them beside the lines of a change.
 * `toPath` gives a file as seen from the root of the repository. Diagnostics beyond what GitHub shows are told once
 * more, in a group of the log, with their places.
 *
 * @see https://docs.github.com/actions/reference/workflow-commands-for-github-actions
 */
export function formatGithub(diagnostics: readonly Diagnostic[], toPath: (file: string) => string): string {
  const commands = diagnostics.map((diagnostic) => command(diagnostic, toPath(diagnostic.file)));
  const beyond = (['error', 'warning'] as const).flatMap((kind) =>
    diagnostics.filter(({ severity }) => severity === kind).slice(SHOWN),
  );
  if (beyond.length === 0) return commands.join('\n');
  const told = beyond.map(
    ({ file, line, column, severity, code, message }) =>
      `${toPath(file)}:${line}:${column}  ${severity}  ${code}  ${message}`,
  );
  const title = `GitHub shows ${SHOWN} annotations of each kind; the other ${beyond.length} are:`;
  return [...commands, `::group::${title}`, ...told, '::endgroup::'].join('\n');
}

function command(diagnostic: Diagnostic, path: string): string {
  const { severity, code, line, column, endLine, endColumn, message, hint } = diagnostic;
  const place = { file: path, line, ...(endLine === line ? { col: column, endColumn } : {}), endLine, title: code };
  const properties = Object.entries(place).map(([name, value]) => `${name}=${escapeProperty(String(value))}`);
  const text = hint === undefined ? message : `${message}\nhint: ${hint}`;
  return `::${severity} ${properties.join(',')}::${escapeData(text)}`;
}

function escapeData(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function escapeProperty(text: string): string {
  return escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
