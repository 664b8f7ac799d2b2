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

setFlagsFromString('--allow-natives-syntax');
const sameShape = runInNewContext('(one, other) => %HaveSameMap(one, other)') as (
  one: object,
  other: object,
) => boolean;

/** Whether V8 holds two objects as of one shape, with what that says held once. */
export function haveSameShape(one: object, other: object): boolean {
  return sameShape(one, other);
}

const optimise = runInNewContext(`(read, argument) => {
  %PrepareFunctionForOptimization(read);
  read(argument);
  read(argument);
  %OptimizeFunctionOnNextCall(read);
  read(argument);
}`) as (read: unknown, argument: object) => void;

let codes = 0;

/** Has V8 compile code that knows the shape of an object. */
export function compileFor(object: object, key: string): void {
  codes += 1;
  optimise(runInNewContext(`(object) => object.${key} ?? ${codes}`), object);
}
