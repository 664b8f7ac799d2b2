import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { orNothing } from './or-nothing.ts';
import { ownName } from './process-files.ts';
import { sealBytes, unsealBytes } from './seal.ts';
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
    const pack = bytes && (deserialize(bytes) as Pack);
    return pack?.identity === identity ? pack.data : undefined;
  });
}

/** Packs data into a file; where that fails, what was there before stays. */
export function writePack(path: string, data: unknown): void {
  orNothing(() => {
    const staged = ownName(path);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(staged, sealBytes(serialize({ identity, data } satisfies Pack)));
    renameSync(staged, path);
  });
}
