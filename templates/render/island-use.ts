import type { ReactNode } from 'react';
import type { IslandName } from '../islands/registry.ts';

/**
 * When the browser loads an island's code: when it becomes visible, when the browser is idle, or on interaction by
 * pointer, focus or key. `query`: on interaction too, and at once if the address of the page has a query.
 */
export type IslandTrigger = 'visible' | 'idle' | 'interaction' | 'query';

/** An island that a template placed on a page. */
export interface IslandUse {
  readonly name: IslandName;
  /** Plain JSON. */
  readonly props: Readonly<Record<string, unknown>>;
  /** Static markup inside the island, which hydration leaves unchanged. */
  readonly slot: ReactNode;
  /** The prefix of the island's ids: `schedule-filter-1-`. */
  readonly prefix: string;
}

/** The placeholder for an island's markup. Sanitized content cannot contain comments. */
export function islandPlaceholder(prefix: string): string {
  return `<!--island:${prefix}-->`;
}
