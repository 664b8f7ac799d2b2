import { join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { packed, writePacked } from '../content/pack.ts';
import { readShelf } from '../read/shelf.ts';
import { begin, type ReadShelf, type ThreadTask } from './reading-crew.ts';

/** A thread that reads content: shelves from the last one on that nobody has begun with, until there is none. */
const { rootDir, shelves, keepIn, begun } = workerData as ThreadTask;

/**
 * So large a piece of memory is the system's again as soon as nobody needs it. Smaller ones, of which a large site would have
 * hundreds of megabytes, stay with the thread's allocator until the process ends.
 */
const ROOM_BYTES = 40 * 2 ** 20;

/** What is free of the last room. */
let room: Uint8Array = new Uint8Array();

for (let at = shelves.length - 1; at >= 0; at -= 1) {
  const shelf = shelves[at];
  if (shelf === undefined || !begin(begun, at)) continue;
  const bytes = packed(await readShelf(shelf, { rootDir, clock: Date.now }));
  if (keepIn !== undefined) writePacked(join(keepIn, shelf.name), bytes);
  parentPort?.postMessage({ at, bytes: inRoom(bytes) } satisfies ReadShelf);
}

/** The same bytes in a room that is shared with who asks for them. */
function inRoom(bytes: Uint8Array): Uint8Array {
  if (bytes.length > room.length) room = new Uint8Array(new SharedArrayBuffer(Math.max(ROOM_BYTES, bytes.length)));
  const own = room.subarray(0, bytes.length);
  own.set(bytes);
  room = room.subarray(bytes.length);
  return own;
}
