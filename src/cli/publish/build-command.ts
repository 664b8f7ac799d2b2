import { resolve } from 'node:path';
import { count, countProblems, formatPretty } from '../../diagnostics/format-pretty.ts';
import { defined } from '../../domain/defined.ts';
import { MAX_REDIRECTS } from '../../domain/site/host-limits.ts';
import { buildIfChanged } from '../../pipeline/build-if-changed.ts';
import type { BuildReport } from '../../pipeline/build-report.ts';
import { requireSite } from '../../read/read-content.ts';
import { buildInstant } from '../build-instant.ts';
import { type CommandContext, reportState, rootsOf } from '../console/command-context.ts';
import { showProgress } from '../console/progress.ts';
import { folderOfRoot } from '../folder-of-root.ts';

export interface BuildFlags {
  readonly out: string;
  readonly baseUrl?: string;
  readonly at?: string;
  readonly jobs?: number;
  /** The folder of the cache; false if every page is rendered. */
  readonly cache?: string | boolean;
  readonly compress?: boolean;
  readonly maintenance?: boolean;
  readonly noindex?: boolean;
  readonly devPages?: boolean;
  readonly against?: string;
  readonly json?: boolean;
}

/** `conf-site build`. Throws `ContentMissingError` if the folder is not a site. */
export async function buildCommand(context: CommandContext, flags: BuildFlags): Promise<number> {
  const { root } = context.flags;
  requireSite(root);
  reportState(context);
  const progress = showProgress(context);
  const report = await buildIfChanged({
    ...rootsOf(context),
    version: context.tool.version,
    outDir: folderOfRoot(root, '--out', flags.out),
    at: buildInstant(flags.at, root),
    state: context.state,
    useCache: flags.cache !== false,
    compress: flags.compress === true,
    maintenance: flags.maintenance === true,
    noindex: flags.noindex === true,
    devPages: flags.devPages === true,
    onProgress: progress.report,
    ...pictureDirOf(process.env),
    ...reactOf(process.env),
    ...(flags.baseUrl === undefined ? {} : { baseUrl: flags.baseUrl }),
    ...defined({ jobs: flags.jobs }),
    ...(flags.against === undefined ? {} : { against: folderOfRoot(root, '--against', flags.against) }),
  }).finally(progress.end);
  if (flags.json === true) context.print(JSON.stringify(publicReport(report), null, 2));
  else await reportBuild(context, report, flags.out);
  return report.ok ? 0 : 1;
}

/** `CONF_SITE_PICTURES`: a cache folder for pictures that several sites share. */
export function pictureDirOf(env: NodeJS.ProcessEnv): { readonly pictureDir?: string } {
  const folder = env['CONF_SITE_PICTURES'];
  return folder === undefined || folder === '' ? {} : { pictureDir: resolve(folder) };
}

/** `CONF_SITE_REACT=development`: islands print hydration warnings in the console. */
export function reactOf(env: NodeJS.ProcessEnv): { readonly withDevelopmentReact: boolean } {
  return { withDevelopmentReact: env['CONF_SITE_REACT'] === 'development' };
}

/** Prints diagnostics and the outcome. */
export async function reportBuild(context: CommandContext, report: BuildReport, out: string): Promise<void> {
  const { stderrColors: colors } = context;
  for (const diagnostic of report.diagnostics) {
    if (diagnostic.severity === 'error' || context.flags.verbose === true)
      context.say(`${formatPretty(diagnostic, context.stderrFormat)}\n`);
  }
  if (report.against !== undefined) {
    const { reportComparison } = await import('./report-comparison.ts');
    reportComparison(context, report.against);
  }
  if (!report.ok) {
    context.say(`${report.errors === 0 ? '' : `${countProblems(report, colors)}. `}Nothing was published.`);
    return;
  }
  if (report.omittedRedirects > 0) context.say(omittedMessage(report.omittedRedirects, colors.yellow('warning')));
  const warnings = report.warnings === 0 ? '' : `, ${count(report.warnings, 'warning')} (conf-site check lists them)`;
  context.print(
    `Built ${count(report.routes, 'page')} into ${out} in ${(report.durationMs / 1000).toFixed(2)} s: ` +
      `${report.rendered} rendered, ${count(report.written, 'file')} written${warnings}.`,
  );
  if (context.flags.verbose === true)
    context.say(`Unchanged: ${count(report.reused, 'page')}, ${count(report.files - report.written, 'file')}.`);
}

function omittedMessage(omitted: number, warning: string): string {
  return (
    `${warning} _redirects names ${MAX_REDIRECTS} of ${MAX_REDIRECTS + omitted} former addresses, since Cloudflare Pages ` +
    `reads no more than ${MAX_REDIRECTS}. The others lead on by a page, and only former calendars have none.\n` +
    '  hint: delete "formerSlugs" that nobody links to any more\n'
  );
}

function publicReport({ diagnostics: _diagnostics, ...report }: BuildReport): object {
  const rounded = Object.fromEntries(
    Object.entries(report.stages).map(([stage, ms]) => [stage, Math.round(ms * 10) / 10]),
  );
  return {
    ...report,
    at: new Date(report.at * 1000).toISOString(),
    durationMs: Math.round(report.durationMs),
    stages: rounded,
  };
}
