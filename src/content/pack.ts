import { closeSync, openSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { makeFolder } from './make-folder.ts';
import { orNothing } from './or-nothing.ts';
import { ownName } from './process-files.ts';
import { sealOf, unsealBytes } from './seal.ts';
import { toolIdentity } from './tool-identity.ts';

/** Plain data that a process leaves to the next one in a file: sealed, all or none, and of use to the same code alone. */

const identity = `${toolIdentity} ${process.version}`;

interface Pack {
  readonly identity: string;
  readonly data: unknown;
}

/** What was packed into a file; undefined where there is none, it was packed by another tool, or it is not whole. */
export function readPack(path: string): unknown {
  return orNothing(() => {
    const bytes = unsealBytes(readFileSync(path));
    return bytes && unpacked(bytes);
  });
}

/** Packs data into a file; where that fails, what was there before stays. */
export function writePack(path: string, data: unknown): void {
  orNothing(() => writePacked(path, packed(data)));
}

/** Data in bytes of their own, without a seal. */
export function packed(data: unknown): Uint8Array {
  return serialize({ identity, data } satisfies Pack);
}

/** Undefined of what another tool packed. */
export function unpacked(bytes: Uint8Array): unknown {
  const pack = deserialize(bytes) as Pack;
  return pack.identity === identity ? pack.data : undefined;
}

/** Seals packed data in a file; where that fails, what was there before stays. */
export function writePacked(path: string, bytes: Uint8Array): void {
  orNothing(() => {
    const staged = ownName(path);
    makeFolder(dirname(path));
    writeSealed(staged, bytes);
    renameSync(staged, path);
  });
}

/** One after the other: packs are large, and to put both together takes as long as to write them. */
function writeSealed(path: string, bytes: Uint8Array): void {
  const file = openSync(path, 'w');
  try {
    for (const part of [sealOf(bytes), bytes]) writeFileSync(file, part);
  } finally {
    closeSync(file);
  }
}
