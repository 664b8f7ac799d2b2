import { escapeMarkup } from '../../../domain/escape-markup.ts';
import type { Text } from '../../../domain/language.ts';
import type { Site, SiteEvent } from '../../../domain/site/site.ts';
import type { ChangeMoment, SiteWindow } from '../../../domain/site/site-changes.ts';
import { formatInstant } from '../../../domain/time/dates.ts';
import type { Instant } from '../../../domain/time/timeline.ts';
import { zonedIso } from '../../../domain/time/zone.ts';
import { describeName, instantFormatter, placesOf, readable, siteLanguage } from './describe-change.ts';
import type { Chart, ChartCell, ChartColumn, ChartRow } from './timeline-chart.ts';

export interface ChartFrame {
  readonly site: Site;
  readonly at: Instant;
  readonly moments: readonly ChangeMoment[];
}

/** A chart as a table whose cells are the bars, so that screen readers read what others see. */
export function chartTable(chart: Chart, page: ChartFrame): string {
  const groups = [undefined, ...page.site.events].filter((event) => rowsOf(chart, event, page.site).length > 0);
  return `<div class="scroll" role="region" aria-label="Windows over time" tabindex="0">
<div class="chart">
<div class="present" aria-hidden="true"></div>
<table>
<colgroup><col class="label">${chart.columns.map(({ units }) => `<col class="w${units}">`).join('')}</colgroup>
<thead><tr><th scope="col"><span class="unseen">What</span></th>${headsOf(page, chart, 'th')}</tr></thead>
${groups.map((event, index) => groupOf(chart, event, { page, isFirst: index === 0 })).join('\n')}
</table>
</div>
</div>`;
}

/** The header of each column. It is repeated above each event, where it is hidden from screen readers. */
function headsOf(page: ChartFrame, { columns }: Chart, tag: 'th' | 'td'): string {
  const next = page.moments[0]?.at;
  return columns
    .map((column, index) => {
      const { mark, markup } = columnHead(column, { page, next, before: columns[index - 1]?.from ?? null });
      const marked = mark === '' ? '' : ` ${mark}`;
      return `<${tag} ${tag === 'th' ? 'scope="col"' : 'aria-hidden="true"'} class="head${marked}">${markup}</${tag}>`;
    })
    .join('');
}

interface Head {
  readonly page: ChartFrame;
  readonly next: Instant | undefined;
  /** The beginning of the previous column. */
  readonly before: Instant | null;
}

function columnHead(
  { from }: ChartColumn,
  { page: { site, at }, next, before }: Head,
): { mark: string; markup: string } {
  if (from === null) return { mark: '', markup: 'before' };
  const place = { language: siteLanguage(site), zone: site.settings.timeZone };
  const iso = zonedIso(from, place.zone);
  const year = iso.slice(0, 4);
  const mark = from === at ? 'now' : from === next ? 'next' : '';
  const isNewYear = before === null || zonedIso(before, place.zone).slice(0, 4) !== year;
  const lines = [
    isNewYear ? `<b>${year}</b>` : '',
    mark === '' ? '' : `<b>${mark}</b>`,
    escapeMarkup(formatInstant(from, 'dayMonth', place)),
    escapeMarkup(formatInstant(from, 'time', place)),
  ];
  return { mark, markup: `<time datetime="${iso}">${lines.filter(Boolean).join('<br>')}</time>` };
}

function groupOf(
  chart: Chart,
  event: SiteEvent | undefined,
  { page, isFirst }: { readonly page: ChartFrame; readonly isFirst: boolean },
): string {
  const title = event === undefined ? 'Whole site' : textOf(event.title, page.site);
  const order = { live: 0, rebuild: 1 };
  const rows = [...rowsOf(chart, event, page.site)].sort((a, b) => order[a.window.kind] - order[b.window.kind]);
  const heads = isFirst ? `<td colspan="${chart.columns.length}"></td>` : headsOf(page, chart, 'td');
  return `<tbody${event === undefined ? '' : ` data-event="${event.ident}"`}>
<tr class="event"><th scope="rowgroup">${escapeMarkup(title)}</th>${heads}</tr>
${rows.map((row) => rowOf(row, page.site)).join('\n')}
</tbody>`;
}

function rowsOf({ rows }: Chart, event: SiteEvent | undefined, site: Site): readonly ChartRow[] {
  return rows.filter(({ window }) => (event === undefined ? isOfSite(window, site) : window.event === event.ident));
}

const isOfSite = ({ event }: SiteWindow, { events }: Site): boolean => !events.some(({ ident }) => ident === event);

function textOf(text: Text, site: Site): string {
  return text[site.settings.defaultLanguage] ?? text['*'] ?? Object.values(text)[0] ?? '';
}

function rowOf({ window, cells }: ChartRow, site: Site): string {
  const places = placesOf(window);
  const head = `${escapeMarkup(describeName(window))}${places === '' ? '' : `<small>${escapeMarkup(places)}</small>`}`;
  return `<tr><th scope="row">${head}</th>${cells
    .map((cell, index) =>
      cellOf(cell, { kind: window.kind, site, isContinued: cells[index + 1]?.stretch === cell.stretch }),
    )
    .join('')}</tr>`;
}

/** Values of things that are not available yet, or no longer. */
const QUIET = ['before', 'after', 'later', 'over', 'closed', 'not-started'];

interface CellOptions {
  readonly kind: SiteWindow['kind'];
  readonly site: Site;
  /** Whether the next cell is the rest of the same stretch, and has the label instead. */
  readonly isContinued: boolean;
}

function cellOf({ columns, isPast, stretch }: ChartCell, { kind, site, isContinued }: CellOptions): string {
  const span = columns === 1 ? '' : ` colspan="${columns}"`;
  if (stretch === undefined) return `<td${span}></td>`;
  const { value, from, until } = stretch;
  const format = instantFormatter(site);
  const when = [from === null ? '' : `from ${format(from)}`, until === null ? '' : `until ${format(until)}`].filter(
    Boolean,
  );
  const style = kind === 'rebuild' ? 'rebuild' : value !== undefined && QUIET.includes(value) ? 'off' : 'on';
  const label = value === undefined ? (when.at(-1) ?? '') : readable(value);
  const description = [...(value === undefined ? [] : [readable(value)]), ...when].join(', ');
  const content = isContinued
    ? ''
    : `<span aria-hidden="true">${escapeMarkup(label)}</span><span class="unseen">${escapeMarkup(description)}</span>`;
  return `<td${span}><span class="bar ${style}${isPast ? ' past' : ''}" title="${escapeMarkup(description)}">${content}</span></td>`;
}
