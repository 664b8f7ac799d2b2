import type { ComponentProps, ReactNode } from 'react';
import type { ISLANDS, IslandName } from '../islands/registry.ts';
import { useIslands } from '../render/environment.tsx';
import { type IslandTrigger, islandPlace } from '../render/island-use.ts';

export interface IslandProps<N extends IslandName> {
  readonly name: N;
  /** When the browser loads the island's code. */
  readonly on: IslandTrigger;
  /** Plain JSON: it goes to the browser with the markup. */
  readonly props: Omit<ComponentProps<(typeof ISLANDS)[N]>, 'slotHtml' | 'chosen' | 'board'>;
  /** Static markup inside the island. */
  readonly children?: ReactNode;
}

/**
 * A part of the page that becomes interactive in the browser. Only its place stands here; its markup is made after
 * the page's, by the renderer that leaves React's markers in.
 */
export function Island<N extends IslandName>({ name, on, props, children }: IslandProps<N>): ReactNode {
  const islands = useIslands();
  const ordinal = islands.filter((island) => island.name === name).length + 1;
  const prefix = `${name}-${ordinal}-`;
  islands.push({ name, prefix, props, slot: children });
  return (
    <div
      data-island={name}
      data-island-on={on}
      data-island-prefix={prefix}
      dangerouslySetInnerHTML={{ __html: islandPlace(prefix) }}
    />
  );
}
