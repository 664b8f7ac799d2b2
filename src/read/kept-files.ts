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

/** What was concluded from them, which knows its files by their bytes. */
interface ConclusionsPack {
  readonly identity: string;
  readonly concluded: unknown;
}

/**
 * Known files that are kept in a cache folder between processes, sealed and all or none; where that fails, files are
 * read. `clock` gives milliseconds since 1970.
 */
export function openKeptFiles(cacheDir: string, clock: () => number): KnownFiles {
  const [files, conclusions] = [join(cacheDir, 'read.pack'), join(cacheDir, 'check.pack')];
  return createKnownFiles(clock, {
    load: () => orNothing(() => knownIn(unpacked(readFileSync(files)))) ?? new Map<string, KnownFile>(),
    recall: () => orNothing(() => (unpacked(readFileSync(conclusions)) as ConclusionsPack | undefined)?.concluded),
    save(known, concluded) {
      if (known.size > MOST_FILES) return;
      orNothing(() => write(files, packed({ identity, files: filesOf(known) } satisfies Pack)));
      if (concluded !== undefined)
        orNothing(() => write(conclusions, packed({ identity, concluded } satisfies ConclusionsPack)));
    },
  });
}

const identity = `${toolIdentity} ${process.version}`;

function packed(pack: unknown): Uint8Array {
  return sealBytes(serialize(pack));
}

/** Undefined where it was made by another tool, or is not whole. */
function unpacked(bytes: Uint8Array): unknown {
  const plain = unsealBytes(bytes);
  const pack = plain && (deserialize(plain) as { readonly identity: string });
  return pack?.identity === identity ? pack : undefined;
}

function knownIn(read: unknown): Map<string, KnownFile> | undefined {
  const pack = read as Pack | undefined;
  if (pack === undefined) return undefined;
  for (const [, { file }, markdown] of pack.files) {
    if (markdown !== undefined && file.document !== undefined) keepMarkdown(file.document.body, markdown);
  }
  return new Map(pack.files.map(([path, known]) => [path, known]));
}

function filesOf(known: ReadonlyMap<string, KnownFile>): Pack['files'] {
  return [...known].map(([path, one]) => [path, one, keptMarkdown(one.file.document?.body ?? '')]);
}

function write(path: string, bytes: Uint8Array): void {
  const staged = ownName(path);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(staged, bytes);
  renameSync(staged, path);
}
