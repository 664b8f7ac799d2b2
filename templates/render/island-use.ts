import type { ReactNode } from 'react';
import type { IslandName } from '../islands/registry.ts';

/** When the browser loads an island's code: seen, idle, or touched by pointer, focus or key. */
export type IslandTrigger = 'visible' | 'idle' | 'interaction';

/** One island on a page, as its template placed it. */
export interface IslandUse {
  readonly name: IslandName;
  /** Plain JSON. */
  readonly props: Readonly<Record<string, unknown>>;
  /** Static markup that stands inside the island and that hydration leaves as it is. */
  readonly slot: ReactNode;
  /** Names its ids: `schedule-filter-1-`. */
  readonly prefix: string;
}

/** What holds an island's place until its markup is made; sanitised content can hold no comment. */
export function islandPlace(prefix: string): string {
  return `<!--island:${prefix}-->`;
}
