/**
 * Loaded into a measured process: leaves what it used in the file that the bench names, as `{ peakMb, cpuMs }`. Time of
 * all its threads is counted; child processes are not.
 */
import { writeFileSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';

const file = process.env.CONF_SITE_BENCH_USAGE;
if (isMainThread && file !== undefined) {
  process.on('exit', () => {
    const { maxRSS, userCPUTime, systemCPUTime } = process.resourceUsage();
    writeFileSync(file, JSON.stringify({ peakMb: maxRSS / 1024, cpuMs: (userCPUTime + systemCPUTime) / 1000 }));
  });
}
