import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The subsets of the site's fonts in `templates/fonts/`. */
const FACES = [
  { family: 'Bricolage Grotesque', file: 'bricolage-grotesque-croatian', range: 'croatian' },
  { family: 'Bricolage Grotesque', file: 'bricolage-grotesque-latin', range: 'latin' },
  { family: 'JetBrains Mono', file: 'jetbrains-mono-croatian', range: 'croatian' },
  { family: 'JetBrains Mono', file: 'jetbrains-mono-latin', range: 'latin' },
] as const;

const RANGES = {
  croatian: 'U+0106-0107,U+010C-010D,U+0110-0111,U+0160-0161,U+017D-017E',
  latin: 'U+0000-00FF,U+0131,U+0152-0153,U+02C6,U+02DC,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212',
} as const;

/** Font faces with embedded fonts, so that the page needs no other file. */
export async function fontFaces(packageDir: string): Promise<string> {
  const faces = FACES.map(async ({ family, file, range }) => {
    const bytes = await readFile(join(packageDir, 'templates', 'fonts', `${file}.woff2`));
    const source = `url(data:font/woff2;base64,${bytes.toString('base64')}) format('woff2')`;
    return `@font-face{font-family:'${family}';font-weight:400 800;font-stretch:75% 100%;src:${source};unicode-range:${RANGES[range]}}`;
  });
  return (await Promise.all(faces)).join('\n');
}

/** The style sheet of the timeline page: the colours, fonts and 8 px grid of the site. */
export const PAGE_STYLE = `
:root {
  color-scheme: light dark;
  --linen: light-dark(#f8f4ea, #14131a);
  --cloth: light-dark(#ede5d4, #211f2a);
  --ink: light-dark(#1b1813, #f4eee1);
  --quiet: light-dark(#5a5347, #b8af9f);
  --weave: light-dark(#cfc4ae, #3d3a48);
  --on-thread: light-dark(#fffdf8, #14131a);
  --thread: #a3262a;
  --sans: 'Bricolage Grotesque', 'Helvetica Neue', Arial, sans-serif;
  --mono: 'JetBrains Mono', ui-monospace, monospace;
  --edge: clamp(16px, 4vw, 64px);
  --label: clamp(144px, 22vw, 296px);
}
:root, [data-event] {
  --strong: light-dark(oklch(from var(--thread) min(l, 0.47) c h), oklch(from var(--thread) max(l, 0.72) c h));
  --soft: color-mix(in oklab, var(--strong) 22%, var(--linen));
  --crosses:
    linear-gradient(45deg, #0000 43%, var(--strong) 43% 57%, #0000 57%) 0 0 / 8px 8px repeat-x,
    linear-gradient(-45deg, #0000 43%, var(--strong) 43% 57%, #0000 57%) 0 0 / 8px 8px repeat-x;
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--linen); color: var(--ink); font: 400 16px/1.5 var(--sans); }
h1, h2, h3, p, ol, ul, dl, dd { margin: 0; padding: 0; }
ol, ul { list-style: none; }
h1 { font-size: clamp(48px, 9vw, 112px); font-weight: 800; font-stretch: 75%; line-height: .9; letter-spacing: -.02em; }
h2 { font-size: 32px; font-weight: 800; font-stretch: 75%; line-height: 1; }
a { color: inherit; text-underline-offset: 3px; }
:focus-visible { outline: 3px solid var(--strong); outline-offset: 2px; }
time, .kind, .scale { font-family: var(--mono); font-variant-ligatures: none; }
.skip:not(:focus) { position: absolute; clip-path: inset(50%); width: 1px; height: 1px; overflow: hidden; white-space: nowrap; }
.unseen { position: absolute; clip-path: inset(50%); width: 1px; height: 1px; overflow: hidden; white-space: nowrap; }
header, main > section, footer { padding-inline: var(--edge); }
header { padding-block-start: 32px; }
header::after { content: ''; display: block; height: 8px; margin: 40px calc(-1 * var(--edge)) 0; background: var(--crosses); }
header p { max-width: 64ch; }
header .of { font-weight: 600; margin-block-end: 16px; }
.private { display: inline-block; margin-block-end: 24px; padding: 0 8px; border: 2px solid var(--strong); color: var(--strong); font-weight: 700; }
.facts { display: flex; flex-wrap: wrap; gap: 16px 48px; margin-block-start: 32px; }
.facts dt { color: var(--quiet); font-size: 14px; }
.facts dd { font-size: 20px; font-weight: 600; line-height: 1.2; }
.facts dd small { display: block; font-size: 14px; font-weight: 400; color: var(--quiet); }
main > section { padding-block: 48px 0; }
.kind { display: inline-block; padding: 0 6px; border: 2px solid; font-size: 12px; font-weight: 700; line-height: 18px; vertical-align: 2px; }
.kind.live { background: var(--ink); border-color: var(--ink); color: var(--linen); }
.legend { display: flex; flex-wrap: wrap; gap: 8px 32px; margin-block: 16px 24px; font-size: 14px; }
.legend li { display: flex; gap: 8px; align-items: center; }
.legend .bar { flex: none; width: 48px; min-height: 0; border: 0; height: 16px; padding: 0; }
.scroll { container-type: inline-size; margin-inline-end: calc(-1 * var(--edge)); overflow-x: auto; overscroll-behavior-x: contain; scroll-padding-inline-start: calc(var(--label) + 64px); }
.chart { position: relative; width: max-content; padding-inline-end: var(--edge); --unit: max(8px, calc((100cqi - var(--label) - var(--edge)) / var(--units))); }
table { border-collapse: separate; border-spacing: 0; table-layout: fixed; }
caption { text-align: start; }
col.label { width: var(--label); }
th, td { padding: 0; text-align: start; vertical-align: top; font-weight: 400; }
tbody th[scope=row], thead th:first-child { position: sticky; inset-inline-start: 0; z-index: 3; background: var(--linen); }
.head { padding: 0 0 8px 6px; border-inline-start: 1px solid var(--weave); font-size: 12px; line-height: 16px; vertical-align: bottom; }
.head:nth-child(2) { border-inline-start-color: #0000; }
@media screen { th.now { scroll-initial-target: nearest; } }
.head.now, .head.next { border-inline-start: 3px solid var(--strong); font-weight: 700; color: var(--strong); }
.event > * { padding-block-start: 32px; border-block-end: 3px solid var(--ink); }
tbody:first-of-type .event > * { padding-block-start: 8px; }
.event th { position: sticky; inset-inline-start: 0; z-index: 3; padding: 32px 16px 8px 0; background: var(--linen); font-size: 24px; font-weight: 800; font-stretch: 75%; line-height: 1; color: var(--strong); vertical-align: bottom; }
tbody th[scope=row] { padding: 3px 16px 3px 0; border-block-start: 1px solid var(--weave); border-inline-end: 3px solid var(--ink); font-size: 14px; line-height: 18px; overflow-wrap: anywhere; }
tbody th[scope=row] small { display: block; color: var(--quiet); font-size: 12px; line-height: 16px; }
tbody td { height: 32px; padding: 3px 0; border-block-start: 1px solid var(--weave); }
.bar { position: relative; display: flex; align-items: center; height: 100%; min-height: 24px; padding: 0 8px; border-inline-end: 2px solid var(--linen); overflow: hidden; font-size: 13px; line-height: 16px; }
.bar > :first-child { overflow: hidden; white-space: nowrap; text-overflow: ellipsis; }
.bar.on { background: var(--strong); color: var(--on-thread); font-weight: 600; }
.bar.off { background: var(--cloth); color: var(--quiet); box-shadow: inset 0 0 0 1px var(--weave); }
.bar.rebuild { background: repeating-linear-gradient(45deg, var(--soft) 0 4px, var(--linen) 4px 8px); color: var(--ink); box-shadow: inset 0 0 0 2px var(--strong); font-weight: 600; }
.bar.rebuild > :first-child { padding: 0 4px; margin-inline: -4px; background: var(--linen); }
.bar.past { background: var(--soft); color: var(--ink); font-weight: 400; }
.bar.off.past { background: none; }
.bar.rebuild.past { background: none; box-shadow: inset 0 0 0 2px var(--soft); }
.present { position: absolute; inset-block: 0; z-index: 2; width: 3px; background: var(--strong); pointer-events: none; }
.moments > li { display: grid; grid-template-columns: minmax(0, 20rem) minmax(0, 1fr); gap: 8px 32px; padding-block: 16px; border-block-start: 3px solid var(--ink); }
.moments h3 { font-size: 16px; font-weight: 700; line-height: 1.3; }
.moments small { color: var(--quiet); font-size: 14px; }
.moments li li { display: grid; grid-template-columns: 24px minmax(0, 1fr); overflow-wrap: anywhere; }
.moments .mark { font: 800 16px/1.5 var(--mono); }
.moments { margin-block-start: 24px; }
.appears .mark { color: var(--strong); }
.goes .mark { color: var(--quiet); }
.moments .places { color: var(--quiet); font-size: 14px; }
footer { padding-block: 48px 64px; color: var(--quiet); font-size: 14px; }
@media (max-width: 48rem) {
  .moments > li { grid-template-columns: minmax(0, 1fr); }
  h2 { font-size: 24px; }
  tbody th[scope=row] { font-size: 13px; padding-inline-end: 8px; }
}
@media print {
  @page { size: A3 landscape; margin: 12mm; }
  :root { color-scheme: light; --linen: #fff; --label: 200px; --edge: 0px; }
  * { print-color-adjust: exact; }
  .scroll { overflow: visible; }
  tbody th, thead th { position: static !important; }
  .chart { --unit: calc((100cqi - var(--label)) / var(--units)); }
  .bar, .head { font-size: 9px; line-height: 14px; padding-inline: 3px; }
  .bar, tbody td { min-height: 14px; height: 14px; }
  tbody th[scope=row] { font-size: 10px; line-height: 12px; }
  tbody th[scope=row] small { font-size: 8px; line-height: 10px; }
  tr, .moments > li { break-inside: avoid; }
  h1 { font-size: 64px; }
}
`;
