import { escapeMarkup } from '../domain/escape-markup.ts';
import { languageDirection } from '../domain/language-tag.ts';
import type { OutputFile } from '../domain/output.ts';
import type { PlannedSite, Redirect, RedirectNotice } from '../domain/plan.ts';
import { textFile } from './emit-files.ts';

/** The parts of the layout that redirect pages use. */
export interface RedirectPageLayout {
  readonly policy: string;
  /** The first one is that of all pages. */
  readonly stylesheets: readonly [{ readonly href: string; readonly integrity: string }, ...unknown[]];
}

/**
 * A page at each redirected address, for hosts that ignore `_redirects`. Browsers follow it automatically, and search
 * engines index only its target.
 */
export function redirectPages(
  { origin, basePath }: Pick<PlannedSite, 'origin' | 'basePath'>,
  redirects: readonly Redirect[],
  layout: RedirectPageLayout,
): readonly OutputFile[] {
  return redirects.flatMap(({ from, to, notice }) => {
    if (notice === undefined) return [];
    const path = `${from.slice(basePath.length)}index.html`;
    return [textFile(path, redirectPage({ to, origin, notice }, layout))];
  });
}

function redirectPage(
  { to, origin, notice }: { readonly to: string; readonly origin: string; readonly notice: RedirectNotice },
  { policy, stylesheets: [{ href, integrity }] }: RedirectPageLayout,
): string {
  const [title, link, target] = [notice.title, notice.link, to].map(escapeMarkup);
  return `<!doctype html>
<html lang="${notice.language}" dir="${languageDirection(notice.language)}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta http-equiv="refresh" content="0; url=${target}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<link rel="canonical" href="${escapeMarkup(origin + to)}">
<link rel="stylesheet" href="${href}" integrity="${integrity}">
</head>
<body>
<main>
<section class="section">
<h1>${title}</h1>
<p><a href="${target}">${link}</a></p>
</section>
</main>
</body>
</html>
`;
}
