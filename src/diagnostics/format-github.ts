import type { Diagnostic } from './diagnostic.ts';

/** The maximum number of annotations of each kind that GitHub shows for a step. Further ones are only in its log. */
const MAX_SHOWN = 10;

/**
 * Formats diagnostics as workflow commands of GitHub Actions, one per line. GitHub shows them beside the lines of a
 * change. `toPath` returns a path relative to the root of the repository. Diagnostics beyond the limit of GitHub are
 * listed again in a group of the log.
 *
 * @see https://docs.github.com/actions/reference/workflow-commands-for-github-actions
 */
export function formatGithub(diagnostics: readonly Diagnostic[], toPath: (file: string) => string): string {
  const commands = diagnostics.map((diagnostic) => command(diagnostic, toPath(diagnostic.file)));
  const beyond = (['error', 'warning', 'note'] as const).flatMap((kind) =>
    diagnostics.filter(({ severity }) => severity === kind).slice(MAX_SHOWN),
  );
  if (beyond.length === 0) return commands.join('\n');
  const lines = beyond.map(
    ({ file, line, column, severity, code, message }) =>
      `${toPath(file)}:${line}:${column}  ${severity}  ${code}  ${message}`,
  );
  const title = `GitHub shows ${MAX_SHOWN} annotations of each kind; the other ${beyond.length} are:`;
  return [...commands, `::group::${title}`, ...lines, '::endgroup::'].join('\n');
}

function command(diagnostic: Diagnostic, path: string): string {
  const { severity, code, line, column, endLine, endColumn, message, hint } = diagnostic;
  const place = { file: path, line, ...(endLine === line ? { col: column, endColumn } : {}), endLine, title: code };
  const properties = Object.entries(place).map(([name, value]) => `${name}=${escapeProperty(String(value))}`);
  const text = hint === undefined ? message : `${message}\nhint: ${hint}`;
  return `::${severity === 'note' ? 'notice' : severity} ${properties.join(',')}::${escapeData(text)}`;
}

function escapeData(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function escapeProperty(text: string): string {
  return escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
