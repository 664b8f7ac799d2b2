// Reads a site as a build does, in one thread or two, and prints what came of it, packed, in base64. It lies, bundled,
// beside the bundled worker. Arguments: the root of the site, the number of threads, and a file or folder in it for which this
// thread waits as soon as there is another one, until it is there or has so many entries.
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { serialize } from 'node:v8';
import { isMarkdownText, keptMarkdown } from '../../src/content/markdown.ts';
import { openReadingCrew } from '../../src/pipeline/reading-crew.ts';
import { openKeptFiles } from '../../src/read/kept-files.ts';
import { readContent } from '../../src/read/read-content.ts';

const [rootDir = '', jobs, awaited = '', count = '0'] = process.argv.slice(2);
const cacheDir = join(rootDir, 'cache');

/** Whether what this thread waits for has come about; files that are being written do not count. */
function hasCome() {
  const path = join(rootDir, awaited);
  if (!existsSync(path)) return false;
  return Number(count) === 0 || readdirSync(path).filter((name) => name.endsWith('.pack')).length >= Number(count);
}

const crew = openReadingCrew({ jobs: Number(jobs) });
const shared = { begun: false, shelves: 0 };
/** What is kept when this thread begins to read. */
let before = kept();
const known = openKeptFiles(cacheDir, Date.now, {
  crew: {
    begin(task) {
      const share = crew.begin(task);
      shared.begun = share !== undefined;
      shared.shelves = task.shelves.length;
      while (shared.begun && !hasCome());
      before = kept();
      return share;
    },
  },
});

/** @returns {ReadonlyMap<string, number>} */
function kept() {
  const folder = join(cacheDir, 'read');
  const names = existsSync(folder) ? readdirSync(folder) : [];
  return new Map(names.map((name) => [name, statSync(join(folder, name)).ino]));
}

let read = 0;
/** @type {typeof known} */
const counted = {
  ...known,
  read: (path, work) =>
    known.read(path, () => {
      read += 1;
      return work();
    }),
};
const told = await readContent({ rootDir, packageDir: rootDir }, counted).then(
  (content) => {
    known.save();
    const texts = content.documents.map(({ body }) => body).filter(isMarkdownText);
    return {
      content,
      markdown: texts.map((text) => keptMarkdown(text)),
      keptAgain: [...kept()].filter(([name, ino]) => before.has(name) && before.get(name) !== ino).length,
    };
  },
  ({ message, hint }) => ({ message, hint }),
);
process.stdout.write(serialize({ ...told, read, shared, kept: [...kept().keys()].sort() }).toString('base64'));
