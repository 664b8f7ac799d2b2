import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { HintedError } from '../diagnostics/hinted-error.ts';
import type { BuildMarker } from '../emit/build-marker.ts';
import { MARKER } from '../model/output.ts';
import type { ShardFacts, ShardFile } from '../model/shard.ts';
import { isOutputPath } from '../publish/output-folder.ts';

/** What was given to be merged is not all the shards of one site. */
export class ShardError extends HintedError {}

/** A folder that `build --shard` left. */
export interface ShardFolder {
  readonly dir: string;
  readonly marker: BuildMarker;
  readonly facts: ShardFacts;
}

/** Reads what a shard's folder says of itself. Throws `ShardError` where it is none, or another version's. */
export function readShard(dir: string, version: string): ShardFolder {
  const marker = markerIn(dir);
  const facts = marker?.shard;
  if (marker === undefined || !isFacts(facts)) {
    const hint = 'name the folders that conf-site build --shard 1/2 --out DIR and so on have made';
    throw new ShardError(`${dir} holds no shard of a site.`, hint);
  }
  if (marker.version !== version) {
    throw new ShardError(
      `${dir} was built by conf-site ${marker.version}; this is ${version}.`,
      'build and merge the shards with one version',
    );
  }
  return { dir, marker, facts };
}

/**
 * The shards in their order. Throws `ShardError` where one is missing or there twice, or where they are parts of
 * different sites.
 */
export function wholeSetOf(shards: readonly ShardFolder[]): readonly ShardFolder[] {
  const sorted = [...shards].sort((a, b) => a.facts.index - b.facts.index);
  const [first] = sorted;
  if (first === undefined) throw new ShardError('There are no shards to merge.', 'name their folders after --merge');
  for (const one of sorted) refuseOther(one, first);
  const { count } = first.facts;
  for (let index = 1; index <= count; index += 1) {
    const [found, twin] = sorted.filter(({ facts }) => facts.index === index);
    if (found === undefined) {
      throw new ShardError(`Shard ${index} of ${count} is missing.`, `build it with --shard ${index}/${count}`);
    }
    if (twin !== undefined) {
      throw new ShardError(
        `${found.dir} and ${twin.dir} are the same shard, ${index} of ${count}.`,
        'name one of them',
      );
    }
  }
  return sorted;
}

/** The digest is of all files of the whole site, so it is the same in all shards of one. */
function refuseOther(one: ShardFolder, first: ShardFolder): void {
  if (one.facts.tool !== first.facts.tool) {
    throw new ShardError(
      `${one.dir} and ${first.dir} were not built by the same conf-site.`,
      'build all shards with the same version of the tool, down to its sources',
    );
  }
  if (one.marker.digest === first.marker.digest && one.facts.count === first.facts.count) return;
  throw new ShardError(
    `${one.dir} and ${first.dir} are not parts of the same site.`,
    'build all shards of the same content with the same options, as of the same instant: give each the same --at',
  );
}

function markerIn(dir: string): BuildMarker | undefined {
  try {
    return JSON.parse(readFileSync(join(dir, MARKER), 'utf8')) as BuildMarker;
  } catch (error) {
    if (error instanceof SyntaxError || ['ENOENT', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? ''))
      return undefined;
    throw error;
  }
}

/** Whoever carries folders from machine to machine may have damaged them. */
function isFacts(facts: unknown): facts is ShardFacts {
  const { index, count, tool, files, routes, errors, warnings, nextChange } = (facts ?? {}) as Partial<ShardFacts>;
  const isPlace = isCount(index) && isCount(count) && index >= 1 && index <= count;
  const isTold = [routes, errors, warnings].every(isCount) && [nextChange?.live, nextChange?.rebuild].every(isMoment);
  return isPlace && isTold && typeof tool === 'string' && Array.isArray(files) && files.every(isShardFile);
}

function isCount(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) >= 0;
}

function isMoment(value: unknown): boolean {
  return value === null || Number.isInteger(value);
}

function isShardFile(file: unknown): file is ShardFile {
  if (!Array.isArray(file)) return false;
  const [path, hash, sizeBytes] = file as readonly unknown[];
  const isPath = typeof path === 'string' && isOutputPath(path) && path !== MARKER;
  return isPath && typeof hash === 'string' && typeof sizeBytes === 'number';
}
