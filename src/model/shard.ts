import type { Instant } from './timeline.ts';

/** One of several builds that share the making of a site: number `index`, from 1, of `count`. */
export interface Shard {
  readonly index: number;
  readonly count: number;
}

/** A file as a publication lists it: `hash` names its content. */
export type ShardFile = readonly [path: string, hash: string, sizeBytes: number];

/** What the marker of a shard's folder says besides what the whole site's says. */
export interface ShardFacts extends Shard {
  /** The code that made it. */
  readonly tool: string;
  /** All that lies in the folder besides the marker. */
  readonly files: readonly ShardFile[];
  /** Pages that this shard made. */
  readonly routes: number;
  readonly errors: number;
  readonly warnings: number;
  readonly nextChange: { readonly live: Instant | null; readonly rebuild: Instant | null };
}

/**
 * Whether a shard makes a file, which is known from the file's path alone: so each shard knows of itself what it makes,
 * and all of them together make everything once. Without a shard, everything is made.
 */
export function isOfShard(path: string, shard: Shard | undefined): boolean {
  return shard === undefined || spread(path) % shard.count === shard.index - 1;
}

/** A number that is anybody's guess, and the same on every machine: FNV-1a over the path's code units. */
function spread(path: string): number {
  let sum = 0x811c9dc5;
  for (let at = 0; at < path.length; at += 1) sum = Math.imul(sum ^ path.charCodeAt(at), 0x01000193) >>> 0;
  return sum;
}
