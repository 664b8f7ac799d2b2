// Makes 960 pages in two threads, in two goes, of which those that fall to the thread are as `fate` says; tells in JSON
// what became of each. It lies, bundled, beside the bundled worker. Arguments: the set-up as JSON, the fate, and of how
// many pages the site is said to be.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { letOthersWork } from '../../src/pipeline/let-others-work.ts';
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

/** @param {number} from */
function* lotsFrom(from) {
  for (let at = from; at < from + 480; at += 32) {
    yield Array.from({ length: 32 }, (_, index) => ({ at: at + index, task: taskOf(at + index) }));
  }
}

/** What this thread has to do while the other one makes pages: it fails as soon as one of these is being made. */
async function besides() {
  if (fate !== 'fails besides') return;
  while (!existsSync(join(setup.staging.root, 'mark'))) await letOthersWork();
  throw new Error('no words for a calendar');
}

const written = () => readdirSync(setup.staging.files).length;
const crew = openPageCrew(await loadTemplates(setup.templatesFile), setup, { jobs: 2, pages });
const told = [];
for (const from of [0, 480]) {
  /** @type {Record<number, string | undefined>} */
  const own = {};
  const outcome = await crew
    .make({
      besides,
      lots: lotsFrom(from),
      made({ at }, page) {
        own[at] = /\d+/.exec(page.own ?? '')?.[0];
      },
    })
    .then(
      () => ({ own }),
      ({ message, hint }) => ({ message, hint }),
    );
  told.push({ ...outcome, written: written() });
}
await crew.close();
process.stdout.write(JSON.stringify({ told, written: written() }));
