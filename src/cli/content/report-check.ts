import { hash as sha } from 'node:crypto';
import { join, relative, sep } from 'node:path';
import type { Completeness, Diagnostic, DiagnosticSummary } from '../../diagnostics/diagnostic.ts';
import { formatCompleteness, formatPretty, formatSummary } from '../../diagnostics/format-pretty.ts';
import { formatReviews } from '../../diagnostics/format-reviews.ts';
import { realPath, realPlace } from '../../fs/real-path.ts';
import { repositoryOf } from '../../fs/repository.ts';
import type { CommandContext } from '../console/command-context.ts';

/** The variables in which hosts of repositories name the folder that they have cloned to: GitHub and Forgejo, and GitLab. */
const CLONE_VARIABLES = ['GITHUB_WORKSPACE', 'CI_PROJECT_DIR'] as const;

export type CheckFormat = 'pretty' | 'json' | 'github' | 'gitlab' | 'sarif';

/** The result of a check. */
export interface CheckReport {
  readonly diagnostics: readonly Diagnostic[];
  readonly summary: DiagnosticSummary;
  readonly completeness: Completeness;
  /** Notes about what is correct now but must be changed later. They are neither errors nor warnings. */
  readonly reminders: readonly string[];
  readonly durationMs: number;
  /** Whether it covers all files. */
  readonly isWhole: boolean;
}

interface ReportOptions {
  readonly format: CheckFormat;
  readonly maxWarnings?: number | undefined;
  readonly root: string;
  /** Whether an editor parses the output: then each diagnostic has its own lines. */
  readonly isForEditor: boolean;
}

/** Prints a report. With `--quiet`, the formats for people leave out warnings, but still count them. */
export async function reportCheck(context: CommandContext, report: CheckReport, options: ReportOptions): Promise<void> {
  const { diagnostics } = report;
  const toPath = (file: string): string => repositoryPath(file, options.root);
  switch (options.format) {
    case 'json': {
      const { formatJson } = await import('../../diagnostics/format-json.ts');
      return context.print(formatJson(diagnostics, report));
    }
    case 'sarif': {
      const { formatSarif } = await import('../../diagnostics/format-sarif.ts');
      return context.print(formatSarif(diagnostics, { version: context.tool.version, toPath, hash }));
    }
    case 'gitlab': {
      const { formatGitlab } = await import('../../diagnostics/format-gitlab.ts');
      return context.print(formatGitlab(diagnostics, { toPath, hash }));
    }
    case 'github': {
      const { formatGithub } = await import('../../diagnostics/format-github.ts');
      const commands = formatGithub(shown(context, diagnostics), toPath);
      if (commands !== '') context.print(commands);
      return printSummary(context, report, options);
    }
    case 'pretty':
      printPretty(context, shown(context, diagnostics), options);
      return printSummary(context, report, options);
  }
}

/** Pending reviews come last, as one block. */
function printPretty(context: CommandContext, all: readonly Diagnostic[], { isForEditor }: ReportOptions): void {
  const reviews = isForEditor ? [] : all.filter(({ code }) => code === 'review-pending');
  for (const diagnostic of all)
    if (!reviews.includes(diagnostic)) context.print(`${formatPretty(diagnostic, context.stdoutFormat)}\n`);
  if (reviews.length > 0) context.print(`${formatReviews(reviews, context.stdoutFormat)}\n`);
}

function shown({ flags }: CommandContext, diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  return flags.quiet === true ? diagnostics.filter(({ severity }) => severity === 'error') : diagnostics;
}

function printSummary(
  context: CommandContext,
  { diagnostics, summary, completeness, reminders, isWhole }: CheckReport,
  { maxWarnings }: ReportOptions,
): void {
  context.print(formatSummary(summary, context.colors));
  if (isWhole && summary.files > 0) context.print(context.colors.dim(formatCompleteness(completeness)));
  if (isWhole && context.flags.quiet !== true) for (const reminder of reminders) context.print(reminder);
  if (maxWarnings !== undefined && summary.warnings > maxWarnings)
    context.print(
      `Too many warnings: at most ${maxWarnings} ${maxWarnings === 1 ? 'is' : 'are'} allowed (--max-warnings).`,
    );
  const first = diagnostics[0];
  if (first !== undefined && process.stderr.isTTY === true)
    context.say(context.stderrColors.dim(`What a code means: conf-site explain ${first.code}`));
}

function hash(text: string): string {
  return sha('sha256', text).slice(0, 16);
}

/**
 * The path of a file of the site, relative to the root of the repository that a job or a person works in. If `content` is a link,
 * that is the path of the file itself. Outside of the repository, it is the path relative to the root of the site.
 */
function repositoryPath(file: string, root: string): string {
  const cwd = process.cwd();
  const clone = CLONE_VARIABLES.map((name) => process.env[name]).find((path) => path !== undefined && path !== '');
  const repository = realPath(clone ?? repositoryOf(cwd)?.top ?? cwd);
  const places = [realPlace(join(root, file)), join(realPath(root), file)];
  const paths = places.map((place) => relative(repository, place).split(sep).join('/'));
  return paths.find((path) => !path.startsWith('../')) ?? file;
}
