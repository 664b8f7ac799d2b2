import { setFlagsFromString } from 'node:v8';

/**
 * From now on memory is collected each time that it has grown by a fifth, and the shapes of objects go with the objects. V8 else lets
 * a large heap grow to several times of what is alive, and holds shapes for two collections more, with all that their accessors
 * speak of: of a very large site that is the most of what a build takes.
 */
export function growSlowly(): void {
  setFlagsFromString('--heap-growing-percent=20');
  setFlagsFromString('--retain-maps-for-n-gc=0');
}
