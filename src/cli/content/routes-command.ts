import { greatest } from '../../domain/extremes.ts';
import { planSite } from '../../pipeline/plan-site.ts';
import { buildInstant } from '../build-instant.ts';
import { type CommandContext, rootsOf } from '../console/command-context.ts';
import { reportContentErrors } from '../console/report-error.ts';

/** `conf-site routes`: lists every address with its template and title, sorted. */
export async function routesCommand(
  context: CommandContext,
  flags: { readonly json?: boolean; readonly at?: string; readonly devPages?: boolean },
): Promise<number> {
  const { root } = context.flags;
  const planned = await planSite({
    ...rootsOf(context),
    at: buildInstant(flags.at, root),
    devPages: flags.devPages === true,
  });
  if (planned.plan === undefined) {
    reportContentErrors(context, planned.checked, 'The routes can be listed when they are fixed.');
    return 1;
  }
  const routes = planned.plan.routes.map(({ path, file, template, head }) => ({
    path,
    file,
    template,
    language: head.language,
    title: head.title,
    indexed: head.indexed,
  }));
  if (flags.json === true) {
    context.print(JSON.stringify(routes, null, 2));
  } else {
    const width = greatest(routes.map(({ path }) => path.length));
    for (const { path, template, title } of routes) {
      context.print(`${path.padEnd(width)}  ${context.colors.dim(template.padEnd(23))}  ${title}`);
    }
  }
  return 0;
}
