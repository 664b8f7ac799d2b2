import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { type KeptMarkdown, keepMarkdown, keptMarkdown } from '../content/markdown.ts';
import { orNothing } from '../content/or-nothing.ts';
import { ownName } from '../content/process-files.ts';
import { sealBytes, unsealBytes } from '../content/seal.ts';
import { toolIdentity } from '../content/tool-identity.ts';
import { createKnownFiles, type KnownFile, type KnownFiles } from './known-files.ts';

/** More are read anew each time: what is kept has to fit into memory twice. */
const MOST_FILES = 40_000;

/** All that was read, by the tool that read it: texts with what their Markdown came to. */
interface Pack {
  readonly identity: string;
  readonly files: readonly (readonly [path: string, known: KnownFile, markdown: KeptMarkdown | undefined])[];
}

/**
 * Known files that are kept in a cache folder between processes, sealed and all or none; where that fails, files are
 * read. `clock` gives milliseconds since 1970.
 */
export function openKeptFiles(cacheDir: string, clock: () => number): KnownFiles {
  const path = join(cacheDir, 'read.pack');
  const identity = `${toolIdentity} ${process.version}`;
  return createKnownFiles(clock, {
    load: () => orNothing(() => unpacked(readFileSync(path), identity)) ?? new Map<string, KnownFile>(),
    save: (known) => void orNothing(() => write(path, packed(known, identity))),
  });
}

function unpacked(bytes: Uint8Array, identity: string): Map<string, KnownFile> | undefined {
  const plain = unsealBytes(bytes);
  const pack = plain && (deserialize(plain) as Pack);
  if (pack?.identity !== identity) return undefined;
  for (const [, { file }, markdown] of pack.files) {
    if (markdown !== undefined && file.document !== undefined) keepMarkdown(file.document.body, markdown);
  }
  return new Map(pack.files.map(([path, known]) => [path, known]));
}

function packed(known: ReadonlyMap<string, KnownFile>, identity: string): Uint8Array | undefined {
  if (known.size > MOST_FILES) return undefined;
  const files = [...known].map(([path, one]) => [path, one, keptMarkdown(one.file.document?.body ?? '')] as const);
  return sealBytes(serialize({ identity, files } satisfies Pack));
}

function write(path: string, bytes: Uint8Array | undefined): void {
  if (bytes === undefined) return;
  const staged = ownName(path);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(staged, bytes);
  renameSync(staged, path);
}
