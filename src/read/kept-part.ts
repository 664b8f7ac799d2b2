import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { orNothing } from '../content/or-nothing.ts';
import { ownName } from '../content/process-files.ts';
import { sealBytes, unsealBytes } from '../content/seal.ts';
import { toolIdentity } from '../content/tool-identity.ts';

/** A part of what a process leaves to the next one, in a file of its own: plain data, and by whom. */
interface KeptPart {
  readonly identity: string;
  readonly data: unknown;
}

const identity = `${toolIdentity} ${process.version}`;

/** The data of a part; undefined where it is not there, not whole, or by another tool. */
export function readPart(path: string): unknown {
  return orNothing(() => {
    const plain = unsealBytes(readFileSync(path));
    const part = plain && (deserialize(plain) as KeptPart);
    return part?.identity === identity ? part.data : undefined;
  });
}

/** Keeps a part, which appears whole; where the disk refuses, it is made again the next time. */
export function writePart(path: string, data: unknown): void {
  orNothing(() => {
    const staged = ownName(path);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(staged, sealBytes(serialize({ identity, data } satisfies KeptPart)));
    renameSync(staged, path);
  });
}
