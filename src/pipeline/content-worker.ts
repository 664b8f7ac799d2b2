import { join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { packed, writePacked } from '../content/pack.ts';
import { readShelf } from '../read/shelf.ts';
import { begin, type ReadShelf, type ThreadTask } from './reading-crew.ts';

/** A thread that reads content: shelves from the last one on that nobody has begun with, until there is none. */
const { rootDir, shelves, keepIn, begun } = workerData as ThreadTask;

for (let at = shelves.length - 1; at >= 0; at -= 1) {
  const shelf = shelves[at];
  if (shelf === undefined || !begin(begun, at)) continue;
  const bytes = packed(await readShelf(shelf, { rootDir, clock: Date.now }));
  if (keepIn !== undefined) writePacked(join(keepIn, shelf.name), bytes);
  parentPort?.postMessage({ at, bytes } satisfies ReadShelf, [bytes.buffer as ArrayBuffer]);
}
