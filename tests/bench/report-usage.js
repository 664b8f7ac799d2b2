/**
 * Preloaded into a measured process. At its exit, writes what it used to the file that the benchmark names, as
 * `{ peakMb, cpuMs }`. All threads are counted, child processes are not.
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
