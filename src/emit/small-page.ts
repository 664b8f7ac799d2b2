import { escapeMarkup } from '../domain/escape-markup.ts';
import { languageDirection } from '../domain/language-tag.ts';
import type { LinkNotice } from '../domain/page/plan.ts';

/** The parts of the layout that pages without header and footer use. */
export interface SmallLayout {
  readonly policy: string;
  /** The first one is that of all pages. */
  readonly stylesheets: readonly [{ readonly href: string; readonly integrity: string }, ...unknown[]];
}

/** The address that a small page links to, and further elements of its head. */
export interface SmallPage {
  readonly notice: LinkNotice;
  readonly to: string;
  readonly head?: string;
}

/** A document with a title and one link. Search engines do not index it. */
export function smallPage(
  { notice, to, head = '' }: SmallPage,
  { policy, stylesheets: [{ href, integrity }] }: SmallLayout,
): string {
  const [title, link, target] = [notice.title, notice.link, to].map(escapeMarkup);
  return `<!doctype html>
<html lang="${notice.language}" dir="${languageDirection(notice.language)}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
${head}<title>${title}</title>
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
