import { hash } from 'node:crypto';
import { join, relative, resolve } from 'node:path';
import type { OutputFile } from '../domain/page/output.ts';
import { earlierAssets, saveAssets } from '../publish/earlier-assets.ts';
import type { BuildOptions } from './build-options.ts';

/**
 * The scripts and styles of the build before, which stay in the output folder for the sake of pages that are cached elsewhere.
 * The build before is the one that is named as published (`--against`), else the one in the output folder, else the last
 * one that was there, whose code is in the cache.
 */
export interface EarlierCode {
  /** The files of the earlier build that are not among these paths. */
  without(paths: ReadonlySet<string>): readonly OutputFile[];
  /** Saves the code of the build in the output folder in the cache. Call after each publication. */
  save(): void;
}

/** Undefined in a process that builds repeatedly: it tells open pages of each build, and nothing else has its pages. */
export function openEarlierCode({ against, outDir, cache }: BuildOptions, cacheDir: string): EarlierCode | undefined {
  if (cache !== undefined) return undefined;
  const saved = join(cacheDir, `code-${hash('sha256', relative(cacheDir, resolve(outDir))).slice(0, 12)}`);
  const folders = [...(against === undefined ? [] : [against]), outDir, saved];
  return {
    without: (paths) => earlierAssets(folders, paths),
    save: () => saveAssets(outDir, saved),
  };
}
