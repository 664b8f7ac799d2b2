/**
 * Preloaded with `--import`: on SIGUSR2 the computer's clock is set ahead by as many seconds as the file in CLOCK_FILE says, and
 * a minute passes for timers that are about that long.
 */
import { readFileSync } from 'node:fs';

const MINUTE_MS = 60_000;
const computer = Date.now;
const startTimer = globalThis.setTimeout;
let aheadMs = 0;
const waiting = new Map();

Date.now = () => computer() + aheadMs;
globalThis.setTimeout = Object.assign((run, ms = 0, ...args) => {
  const timer = startTimer(run, ms, ...args);
  if (ms >= MINUTE_MS / 2 && ms <= MINUTE_MS) waiting.set(timer, run);
  return timer;
}, startTimer);

process.on('SIGUSR2', () => {
  aheadMs = Number(readFileSync(process.env.CLOCK_FILE, 'utf8')) * 1000;
  const due = [...waiting].filter(([timer]) => !timer._destroyed);
  waiting.clear();
  for (const [timer, run] of due) {
    clearTimeout(timer);
    run();
  }
});
