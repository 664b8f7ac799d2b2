// Makes 960 pages in two threads, in two lots, of which those that fall to the thread are as `fate` says; tells in JSON
// what became of each lot. It lies, bundled, beside the bundled worker. Arguments: the set-up as JSON, the fate, and of how
// many pages the site is said to be.
import { readdirSync } from 'node:fs';
import { openPageCrew } from '../../src/pipeline/page-crew.ts';
import { loadTemplates } from '../../src/render/renderer.ts';

const [setup, fate, pages] = [JSON.parse(process.argv[2] ?? '{}'), process.argv[3], Number(process.argv[4])];

/** @param {number} at */
function taskOf(at) {
  const head = { template: 'notice', path: `/${at}/`, language: 'en', theme: { default: 'light' } };
  const result = { data: { fate }, pageContext: head };
  const json = JSON.stringify({ path: head.path, result, slicesMap: {}, staticQueryHashes: [] });
  return { json, files: [{ kind: /** @type {const} */ ('own'), path: String(at) }] };
}

const written = () => readdirSync(setup.staging.files).length;
const crew = openPageCrew(await loadTemplates(setup.templatesFile), setup, { jobs: 2, pages });
const told = [];
for (const from of [0, 480]) {
  const tasks = Array.from({ length: 480 }, (_, at) => taskOf(from + at));
  const outcome = await crew.make(tasks).then(
    (pages) => ({ own: pages.map(({ own }) => /\d+/.exec(own ?? '')?.[0]) }),
    ({ message, hint }) => ({ message, hint }),
  );
  told.push({ ...outcome, written: written() });
}
await crew.close();
process.stdout.write(JSON.stringify({ told, written: written() }));
