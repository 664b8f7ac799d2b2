import { join, resolve } from 'node:path';
import { contains } from '../content/contains.ts';
import { buildMarker } from '../emit/build-marker.ts';
import type { PublishResult } from '../model/output.ts';
import { entryAt } from '../publish/entry-at.ts';
import { openPublication, type Publication } from '../publish/open-publication.ts';
import { realPathOf } from '../publish/output-folder.ts';
import { outputPlace } from './output-place.ts';
import { readShard, ShardError, type ShardFolder, wholeSetOf } from './shard-folder.ts';
import type { ToldOfSite } from './standing-build.ts';

export interface MergeOptions {
  readonly rootDir: string;
  readonly outDir: string;
  /** The folders of all shards, in any order. */
  readonly shardDirs: readonly string[];
  readonly version: string;
}

/** What a merge did, and what the shards had told. */
export interface MergedSite extends PublishResult, Omit<ToldOfSite, 'diagnostics'> {
  readonly shards: number;
}

/**
 * Puts the shards of a site together into the folder of the whole one, with the same bytes as a single build, all or
 * none. Content is not looked at. Throws `ShardError` where they are not all the shards of one site, and `PublishError`.
 */
export async function mergeShards(options: MergeOptions): Promise<MergedSite> {
  const { rootDir, outDir, version } = options;
  const shards = wholeSetOf(options.shardDirs.map((dir) => readShard(resolve(dir), version)));
  for (const shard of shards) refuseOutput(outDir, shard);
  const [first] = shards as readonly [ShardFolder];
  const publication = await openPublication({ ...outputPlace({ rootDir, outDir, version }), tool: first.facts.tool });
  try {
    const merged = new Set<string>();
    for (const shard of shards) await addShard(publication, shard, merged);
    const { shard: _, ...whole } = first.marker;
    await publication.add([buildMarker(whole)]);
    const published = await publication.finish();
    return { ...published, ...toldOf(shards), shards: shards.length };
  } catch (error) {
    await publication.abandon().catch(() => undefined);
    throw error;
  }
}

/** The output may replace no shard, be in none and hold none. */
function refuseOutput(outDir: string, { dir }: ShardFolder): void {
  const [out, shard] = [realPathOf(outDir), realPathOf(dir)];
  const isIn = contains(shard, out);
  if (!isIn && !contains(out, shard)) return;
  const what = out === shard ? 'is one of the shards' : `${isIn ? 'lies in' : 'holds'} the shard ${dir}`;
  throw new ShardError(`${outDir} ${what}.`, 'name another folder with --out DIR');
}

/** Adds what a shard has to `merged`, which are the paths that others had. */
async function addShard(publication: Publication, { dir, facts }: ShardFolder, merged: Set<string>): Promise<void> {
  for (const [path, hash, sizeBytes] of facts.files) {
    const copyOf = join(dir, path);
    const found = entryAt(copyOf);
    if (found?.isFile() !== true || found.size !== sizeBytes || merged.has(path)) {
      throw new ShardError(
        `${copyOf} is not as shard ${facts.index} of ${facts.count} left it.`,
        'take that folder over once more, or build that shard again',
      );
    }
    merged.add(path);
    await publication.add([{ path, hash, content: { copyOf } }]);
  }
}

function toldOf(shards: readonly ShardFolder[]): Omit<ToldOfSite, 'diagnostics'> {
  const [first] = shards as readonly [ShardFolder];
  const { errors, warnings, nextChange } = first.facts;
  return { routes: shards.reduce((sum, { facts }) => sum + facts.routes, 0), errors, warnings, nextChange };
}
