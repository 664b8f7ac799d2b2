import type { MediaFile } from '../content/document.ts';
import type { KeptBytes } from '../content/kept-bytes.ts';
import type { InterfaceTexts } from '../content/translate.ts';
import { compressedFiles } from '../emit/compressed-files.ts';
import type { Bundle } from '../model/bundle.ts';
import type { NamedFile, OutputFile } from '../model/output.ts';
import type { Plan } from '../model/plan.ts';
import { isOfShard, type Shard } from '../model/shard.ts';
import type { Pictures } from '../pictures/open-pictures.ts';
import type { Publication } from '../publish/open-publication.ts';
import type { OwnMemo } from '../render/own-memo.ts';
import { inParallel } from './in-parallel.ts';
import type { ToldOfSite } from './standing-build.ts';
import type { Stopwatch } from './stopwatch.ts';

export interface EmitOptions {
  readonly plan: Plan;
  readonly bundle: Bundle;
  readonly texts: InterfaceTexts;
  readonly media: ReadonlyMap<string, MediaFile>;
  readonly memo: OwnMemo;
  readonly publication: Publication;
  readonly watch: Stopwatch;
  readonly version: string;
  readonly pictures: Pictures;
  /** Version of what encodes pictures. */
  readonly encoder: string;
  readonly jobs?: number;
  readonly renderAll: boolean;
  /** Of all files only those of a shard are made; all are named. */
  readonly shard?: Shard;
  readonly told: ToldOfSite;
  /** Where compressed files are kept; absent: none are made. */
  readonly compressed?: KeptBytes;
}

export type Add = (files: readonly OutputFile[]) => Promise<void>;

/** Adds files, and after them their compressed neighbours where the build wants some. */
export function addingTo(options: EmitOptions, files: NamedFile[]): Add {
  return async (these) => {
    for (const file of these) {
      files.push({ path: file.path, hash: file.hash });
      if (!isOfShard(file.path, options.shard)) continue;
      await options.publication.add(file);
    }
    await addCompressed(options, { these, files });
  };
}

/** Names the compressed neighbours of files where the build wants some, and adds those of files that were added. */
export async function addCompressed(
  options: EmitOptions,
  { these, files }: { readonly these: readonly NamedFile[]; readonly files: NamedFile[] },
): Promise<void> {
  const { publication, compressed: kept, jobs } = options;
  if (kept === undefined) return;
  const neighbours = these.flatMap((of) =>
    compressedFiles(of, { place: publication.placeOf(of.path), kept }).map((file) => ({ of, file })),
  );
  await inParallel(neighbours, jobs, async ({ of, file }) => {
    files.push({ path: file.path, hash: file.hash });
    if (publication.has(of.path)) await publication.add(file);
  });
}
