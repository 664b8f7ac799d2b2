/**
 * Plans a site and makes its search indexes, as a build does in its own process.
 *
 * Bundled by `measure-search.js`. Usage: node time-index.js PACKAGE_DIR ROOT_DIR INSTANT. Prints `{ ms }`, for the indexes alone.
 */
import { installedZones } from '../../src/content/zone-data.ts';
import { setTimeZones } from '../../src/domain/time/zone.ts';
import { planSite } from '../../src/pipeline/plan-site.ts';
import { searchFiles } from '../../src/pipeline/search-files.ts';

const [packageDir = '', rootDir = '', at = ''] = process.argv.slice(2);
setTimeZones(installedZones(packageDir));
const { plan } = await planSite({ packageDir, rootDir, at: Date.parse(at) / 1000 });
if (plan === undefined) throw new Error('The content has errors.');
const from = performance.now();
searchFiles(plan);
console.log(JSON.stringify({ ms: performance.now() - from }));
