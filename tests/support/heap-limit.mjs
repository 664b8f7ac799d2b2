import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { isMainThread } from 'node:worker_threads';

/** Preloaded: a process with a heap of some hundred megabytes, which tells at its end how large V8 lets that become next. */

if (isMainThread) {
  globalThis.alive = Array.from({ length: 3000 }, () => new Array(10_000).fill(0.5));
  process.on('exit', () => {
    setFlagsFromString('--trace-gc-verbose');
    setFlagsFromString('--expose-gc');
    runInNewContext('gc')();
  });
}
