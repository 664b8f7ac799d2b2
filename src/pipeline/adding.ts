import type { MediaFile } from '../content/document.ts';
import type { KeptBytes } from '../content/kept-bytes.ts';
import type { InterfaceTexts } from '../content/translate.ts';
import { compressedFiles } from '../emit/compressed-files.ts';
import type { Bundle } from '../model/bundle.ts';
import type { KeptNames } from '../model/kept-names.ts';
import { namesOf } from '../model/names-of.ts';
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
  /** By what they are made of: hashes of page data, and of programmes the names of their files. */
  readonly names: { readonly page: KeptNames<string>; readonly programme: KeptNames<readonly NamedFile[]> };
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

/** Files with whether this build makes them, and not another shard's. */
export interface ShardedFiles {
  readonly files: readonly NamedFile[];
  readonly isOurs: boolean;
}

/** Adds files, and after them their compressed neighbours where the build wants some; names them all in `named`. */
export function addingTo(options: EmitOptions, named: (readonly NamedFile[])[]): Add {
  return async (files) => {
    named.push(namesOf(files));
    const ours = options.shard === undefined ? files : files.filter(({ path }) => isOfShard(path, options.shard));
    await options.publication.add(ours);
    const others = options.shard === undefined ? [] : files.filter(({ path }) => !isOfShard(path, options.shard));
    const these = [
      { files: ours, isOurs: true },
      { files: others, isOurs: false },
    ];
    for (const names of await addCompressed(options, these)) named.push(names);
  };
}

/** Gives the names of the compressed neighbours of files where the build wants some, and adds those of files that were added. */
export async function addCompressed(
  { publication, compressed: kept, jobs }: EmitOptions,
  these: readonly ShardedFiles[],
): Promise<readonly (readonly NamedFile[])[]> {
  if (kept === undefined) return [];
  const neighbours = these.flatMap(({ files, isOurs }) =>
    files.map((of) => ({ files: compressedFiles(of, { place: publication.placeOf(of.path), kept }), isOurs })),
  );
  const ours = neighbours.filter(({ isOurs }) => isOurs).flatMap(({ files }) => files);
  await inParallel(ours, jobs, (file) => publication.add([file]));
  return neighbours.map(({ files }) => namesOf(files));
}
