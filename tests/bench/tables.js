/** The bench's results as text. */

/** @import { Rounds, Run } from './measure-site.js' */

const STAGES = ['read', 'check', 'model', 'plan', 'render', 'emit', 'publish'];
const COLUMNS = ['build', 'pages', 'pages/s', 'wall', 'cpu', ...STAGES, 'rendered', 'written', 'peak MB'];
const TITLES = { cold: 'cold', bundled: 'cold, bundled', warm: 'warm', edit: 'one edited', floor: 'floor' };

/**
 * A row for each kind of build: its round with the median wall time, times in milliseconds.
 * @param {Rounds} rounds
 * @param {number} pages of the floor, which prints no report
 */
export function tableOf(rounds, pages) {
  const rows = Object.entries(rounds).map(([kind, runs]) => row(TITLES[kind], medianRun(runs), pages));
  const widths = COLUMNS.map((name, at) => Math.max(name.length, ...rows.map((cells) => cells[at].length)));
  const line = (cells) =>
    cells.map((cell, at) => (at === 0 ? cell.padEnd(widths[at]) : cell.padStart(widths[at]))).join('  ');
  return [COLUMNS, ...rows].map(line).join('\n');
}

/**
 * How the builds compare, by wall time and by processor time; the second is steadier where others use the machine.
 * @param {Rounds} rounds
 */
export function ratiosOf(rounds) {
  return /** @type {const} */ (['wallMs', 'cpuMs'])
    .map((what) => {
      const ratio = (a, b) => (medianRun(rounds[a])[what] / medianRun(rounds[b])[what]).toFixed(2);
      const against = (cold) => `warm ${ratio('warm', cold)}, edited ${ratio('edit', cold)}`;
      const floor = `cold ${ratio('cold', 'floor')}, cold bundled ${ratio('bundled', 'floor')}`;
      return `by ${what.slice(0, -2).padEnd(4)}  of cold: ${against('cold')};  of cold bundled: ${against('bundled')};  of the floor: ${floor}`;
    })
    .join('\n');
}

/**
 * The round whose wall time is the median; of an even number the faster of the two in the middle.
 * @param {readonly Run[]} runs
 */
function medianRun(runs) {
  return [...runs].sort((a, b) => a.wallMs - b.wallMs)[Math.floor((runs.length - 1) / 2)];
}

/**
 * @param {string} title
 * @param {Run} run
 * @param {number} pages
 */
function row(title, { wallMs, cpuMs, peakMb, report }, pages) {
  const routes = report?.routes ?? pages;
  const stages = STAGES.map((stage) => (report === undefined ? '' : report.stages[stage].toFixed(0)));
  return [
    title,
    String(routes),
    ((routes * 1000) / wallMs).toFixed(0),
    wallMs.toFixed(0),
    cpuMs.toFixed(0),
    ...stages,
    String(report?.rendered ?? ''),
    String(report?.written ?? ''),
    peakMb.toFixed(0),
  ];
}
