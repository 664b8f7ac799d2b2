import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

/** What is alive once everything is gone that nobody holds, in bytes. */
export function liveBytes(): number {
  collect();
  collect();
  return process.memoryUsage().heapUsed;
}

/** Whether something is still held by somebody; to be asked in a later turn than the one that let go of it. */
export async function isHeld(reference: WeakRef<object>): Promise<boolean> {
  await new Promise((resolve) => setImmediate(resolve));
  collect();
  return reference.deref() !== undefined;
}
