/** Loaded into a measured process: leaves its largest resident size, in kilobytes, in the file that the bench names. */
import { writeFileSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';

const file = process.env.CONF_SITE_BENCH_MEMORY;
if (isMainThread && file !== undefined) {
  process.on('exit', () => writeFileSync(file, String(process.resourceUsage().maxRSS)));
}
