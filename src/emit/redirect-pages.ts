import { escapeMarkup } from '../domain/escape-markup.ts';
import type { OutputFile } from '../domain/page/output.ts';
import type { PlannedSite, Redirect } from '../domain/page/plan.ts';
import { textFile } from './emit-files.ts';
import { type SmallLayout, smallPage } from './small-page.ts';

/**
 * A page at each redirected address, for hosts that ignore `_redirects` and for addresses that are not in it. Browsers
 * follow it automatically, and search engines index only its target.
 */
export function redirectPages(
  { origin, basePath }: Pick<PlannedSite, 'origin' | 'basePath'>,
  redirects: readonly Redirect[],
  layout: SmallLayout,
): readonly OutputFile[] {
  return redirects.flatMap(({ from, to, notice }) => {
    if (notice === undefined) return [];
    const path = `${from.slice(basePath.length)}index.html`;
    return [textFile(path, smallPage({ notice, to, head: leadingTo(origin, to) }, layout))];
  });
}

function leadingTo(origin: string, to: string): string {
  return `<meta http-equiv="refresh" content="0; url=${escapeMarkup(to)}">
<link rel="canonical" href="${escapeMarkup(origin + to)}">
`;
}
