import type { MediaFile } from '../content/document.ts';
import type { KeptBytes } from '../content/kept-bytes.ts';
import type { InterfaceTexts } from '../content/translate.ts';
import { compressedFiles } from '../emit/compressed-files.ts';
import type { Bundle } from '../model/bundle.ts';
import type { KeptNames } from '../model/kept-names.ts';
import { namesOf } from '../model/names-of.ts';
import type { NamedFile, OutputFile } from '../model/output.ts';
import type { Plan } from '../model/plan.ts';
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
  readonly told: ToldOfSite;
  /** Where compressed files are kept; absent: none are made. */
  readonly compressed?: KeptBytes;
}

export type Add = (files: readonly OutputFile[]) => Promise<void>;

/** Adds files, and after them their compressed neighbours where the build wants some; names them all in `named`. */
export function addingTo(options: EmitOptions, named: (readonly NamedFile[])[]): Add {
  return async (files) => {
    named.push(namesOf(files));
    await options.publication.add(files);
    named.push(await addCompressed(options, files));
  };
}

/** Adds the compressed neighbours of files that were added, where the build wants some, and gives their names. */
export async function addCompressed(
  { publication, compressed: kept, jobs }: EmitOptions,
  files: readonly NamedFile[],
): Promise<readonly NamedFile[]> {
  if (kept === undefined) return [];
  const neighbours = files.flatMap((of) => compressedFiles(of, { place: publication.placeOf(of.path), kept }));
  await inParallel(neighbours, jobs, (file) => publication.add([file]));
  return namesOf(neighbours);
}
