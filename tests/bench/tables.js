/** Formats the results of the benchmark as text. */
import { medianRun } from './medians.js';

/** @import { GoalRow } from './goal-rows.js' */
/** @import { Build, Rounds } from './measure-builds.js' */
/** @import { Run } from './run-measured.js' */

const STAGES = ['read', 'check', 'model', 'plan', 'render', 'emit', 'publish'];
const COLUMNS = ['build', 'pages', 'ms/page', 'wall', 'cpu', ...STAGES, 'rendered', 'written', 'peak MB'];

/**
 * A row for each kind of run: the run with the median wall time, times in milliseconds. Columns without any value are left
 * out.
 * @param {Rounds} rounds
 */
export function buildTable(rounds) {
  const rows = [...rounds].map(([build, runs]) => row(build, medianRun(runs)));
  const columns = COLUMNS.flatMap((_, at) => (rows.some((cells) => cells[at] !== '') ? at : []));
  return table([COLUMNS, ...rows].map((cells) => columns.map((at) => cells[at] ?? '')));
}

/**
 * A row for each goal.
 * @param {readonly GoalRow[]} rows
 */
export function goalTable(rows) {
  const cells = rows.map((row) => [row.goal, row.at, row.measured, row.byCpu, row.bound, row.verdict]);
  return table([['row', 'at', 'measured', 'by cpu', 'goal', ''], ...cells]);
}

/**
 * Aligns columns. The first column, and a last one without a name, contain text; the others contain numbers.
 * @param {readonly (readonly string[])[]} rows the first row has the names
 */
function table(rows) {
  const widths = rows[0]?.map((_, at) => Math.max(...rows.map((cells) => cells[at]?.length ?? 0))) ?? [];
  const fit = (/** @type {string} */ cell, /** @type {number} */ at) =>
    at === 0 || rows[0]?.[at] === '' ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0);
  return rows.map((cells) => cells.map(fit).join('  ').trimEnd()).join('\n');
}

/**
 * @param {Build} build
 * @param {Run} run
 */
function row({ title }, { wallMs, cpuMs, peakMb, pages, report }) {
  return [
    title,
    ...(pages === undefined ? ['', ''] : [String(pages), (wallMs / pages).toFixed(2)]),
    wallMs.toFixed(0),
    cpuMs.toFixed(0),
    ...STAGES.map((stage) => report?.stages[stage]?.toFixed(0) ?? ''),
    String(report?.rendered ?? ''),
    String(report?.written ?? ''),
    peakMb?.toFixed(0) ?? '',
  ];
}
