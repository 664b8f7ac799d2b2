import { closeSync, openSync, readSync, rmSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';
import { makeFolder } from './make-folder.ts';
import { orNothing } from './or-nothing.ts';
import { ownName } from './process-files.ts';
import { textBytes } from './text-bytes.ts';

/** Plain data that is too much for memory: it lies in a file until it is asked for. */
export interface SetAside {
  /** Gives what gives an equal value, which nobody else has; where the disk refuses, the very same. */
  put<T>(value: T): () => T;
  /** What was put can no longer be asked for. */
  close(): void;
}

/** The file is begun beside a path, and has lost its name by then, so that none is left by a process that is killed. */
export function openSetAside(path: string): SetAside {
  let file: number | undefined;
  let sizeBytes = 0;
  /** Whoever asks for one part of a value mostly asks for another next. */
  let last: { readonly offset: number; readonly value: unknown } | undefined;
  const append = (text: string): readonly [offset: number, length: number] => {
    file ??= openNameless(path);
    const bytes = textBytes(text);
    const offset = sizeBytes;
    for (let at = 0; at < bytes.length; ) at += writeSync(file, bytes, at, bytes.length - at, offset + at);
    sizeBytes += bytes.length;
    return [offset, bytes.length];
  };
  const read = (offset: number, length: number): unknown => {
    if (last?.offset === offset) return last.value;
    const bytes = Buffer.alloc(length);
    for (let at = 0; at < length; ) {
      const count = readSync(file as number, bytes, at, length - at, offset + at);
      if (count === 0) throw new Error(`${path} is shorter than what was written to it`);
      at += count;
    }
    const value: unknown = JSON.parse(bytes.toString());
    last = { offset, value };
    return value;
  };
  const readAt =
    <T>(place: readonly [offset: number, length: number]): (() => T) =>
    () =>
      read(...place) as T;
  return {
    put<T>(value: T): () => T {
      const place = orNothing(() => append(JSON.stringify(value)));
      return place === undefined ? held(value) : readAt(place);
    },
    close() {
      if (file !== undefined) closeSync(file);
      [file, last] = [undefined, undefined];
    },
  };
}

/** By itself: a function keeps alive what any other one beside it speaks of. */
function held<T>(value: T): () => T {
  return () => value;
}

function openNameless(path: string): number {
  makeFolder(dirname(path));
  const own = ownName(path);
  const file = openSync(own, 'wx+');
  rmSync(own);
  return file;
}
