import { escapeMarkup } from '../../../domain/escape-markup.ts';
import type { Site } from '../../../domain/site/site.ts';
import type { ChangeMoment, SiteWindow } from '../../../domain/site/site-changes.ts';
import type { Instant } from '../../../domain/time/timeline.ts';
import { zonedIso } from '../../../domain/time/zone.ts';
import { chartTable } from './chart-table.ts';
import { describeChange, instantFormatter } from './describe-change.ts';
import { PAGE_STYLE } from './page-style.ts';
import { type Chart, type ChartColumn, chartOf } from './timeline-chart.ts';

export interface TimelinePage {
  readonly site: Site;
  readonly at: Instant;
  readonly moments: readonly ChangeMoment[];
  readonly windows: readonly SiteWindow[];
  /** The font faces, as style rules. */
  readonly fonts: string;
}

/** Windows that ended longer ago are not drawn. */
const PAST_DAYS = 60;

/**
 * The timeline as a page for the organisers: every window as a bar over time, by event, and a list of the future changes.
 * It needs no other file and no script. It may show what is under embargo, so it must not be published.
 */
export function timelinePage(page: TimelinePage): string {
  const { site, at, windows, fonts } = page;
  const chart = chartOf(windows, { at, since: at - PAST_DAYS * 86_400 });
  const name = `Timeline of ${new URL(site.settings.baseUrl).host}`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; font-src data:">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeMarkup(name)}</title>
<style>
${fonts}
${PAGE_STYLE}
${styleOf(site, chart, at)}
</style>
</head>
<body>
<a class="skip" href="#moments">Skip to the list of changes</a>
${headerOf(page)}
<main>
<section aria-labelledby="windows-title">
<h2 id="windows-title">Windows</h2>
${LEGEND}
${chart.rows.length === 0 ? '<p>Nothing on this site changes with time any more.</p>' : chartTable(chart, page)}
</section>
<section id="moments" aria-labelledby="moments-title">
<h2 id="moments-title">Future changes</h2>
${momentsOf(page)}
</section>
</main>
<footer><p>Columns are stretches of time between two changes, and not to scale.${leftOutOf(chart)}</p></footer>
</body>
</html>`;
}

function leftOutOf({ leftOut }: Chart): string {
  return leftOut === 0 ? '' : ` Windows that ended more than ${PAST_DAYS} days before are left out: ${leftOut} in all.`;
}

const LEGEND = `<ul class="legend">
<li><span class="bar on"></span> shows, or is open: pages change by themselves (live)</li>
<li><span class="bar off"></span> not yet, or no longer</li>
<li><span class="bar rebuild"></span> needs a build at its ends (rebuild)</li>
<li><span class="bar on past"></span> the part that is over</li>
</ul>`;

/** Style rules that depend on the content: colours of events, widths of columns, the position of the present. */
function styleOf(site: Site, { columns }: Chart, at: Instant): string {
  const widths = [...new Set(columns.map(({ units }) => units))];
  const sum = (all: readonly ChartColumn[]): number => all.reduce((total, { units }) => total + units, 0);
  const past = columns.filter(({ until }) => until !== null && until <= at);
  return [
    ...site.events.map(({ ident, baseColor }) => `[data-event="${ident}"]{--thread:${baseColor}}`),
    `.chart{--units:${sum(columns)}}`,
    ...widths.map((units) => `col.w${units}{width:calc(var(--unit)*${units})}`),
    `table{width:calc(var(--label) + var(--unit)*${sum(columns)})}`,
    `.present{inset-inline-start:calc(var(--label) + var(--unit)*${sum(past)})}`,
  ].join('\n');
}

function headerOf({ site, at, moments }: TimelinePage): string {
  const fact = (kind: ChangeMoment['kind']): string => {
    const next = moments.find((moment) => moment.kind === kind);
    return next === undefined ? 'none' : `${timeOf(next.at, site)}<small>${distance(next.at - at)}</small>`;
  };
  return `<header>
<p class="private">Not for publication</p>
<p class="of">${escapeMarkup(site.company.name)}, ${escapeMarkup(new URL(site.settings.baseUrl).host)}</p>
<h1>Timeline</h1>
<dl class="facts">
<div><dt>As of</dt><dd>${timeOf(at, site)}</dd></div>
<div><dt>Next change by itself</dt><dd>${fact('live')}</dd></div>
<div><dt>Next change that needs a build</dt><dd>${fact('rebuild')}</dd></div>
</dl>
</header>`;
}

function momentsOf({ site, at, moments }: TimelinePage): string {
  if (moments.length === 0) return '<p>Nothing changes any more.</p>';
  const items = moments.map(
    ({ at: instant, kind, changes }) => `<li><div><h3>${timeOf(instant, site)}</h3>
<span class="kind ${kind}">${kind}</span> <small>${distance(instant - at)}</small></div>
<ul>${changes.map(changeItem).join('')}</ul></li>`,
  );
  return `<ol class="moments">${items.join('\n')}</ol>`;
}

function changeItem(change: ChangeMoment['changes'][number]): string {
  const { mark, name, values, places } = describeChange(change);
  const verb = { '+': 'appears', '-': 'goes', '~': 'changes' }[mark];
  const sign = { '+': '+', '-': '−', '~': '~' }[mark];
  return `<li class="${verb}"><span class="mark" aria-hidden="true">${sign}</span><span><span class="unseen">${verb}: </span>${escapeMarkup(name)}${values === '' ? '' : `: ${escapeMarkup(values)}`}${places === '' ? '' : ` <span class="places">${escapeMarkup(places)}</span>`}</span></li>`;
}

function timeOf(at: Instant, site: Site): string {
  return `<time datetime="${zonedIso(at, site.settings.timeZone)}">${escapeMarkup(instantFormatter(site)(at))}</time>`;
}

/** The approximate time until an instant: `in 9 days`. */
function distance(seconds: number): string {
  const [count, unit] = [
    [Math.round(seconds / 86_400), 'day'] as const,
    [Math.round(seconds / 3600), 'hour'] as const,
    [Math.max(1, Math.round(seconds / 60)), 'minute'] as const,
  ].find(([number]) => number >= 2) ?? [Math.max(1, Math.round(seconds / 60)), 'minute'];
  return `in ${count} ${unit}${count === 1 ? '' : 's'}`;
}
