import type { ComponentProps, ReactNode } from 'react';
import type { ISLANDS, IslandName } from '../islands/registry.ts';
import { useIslands } from '../render/environment.tsx';
import { type IslandTrigger, islandPlaceholder } from '../render/island-use.ts';

export interface IslandProps<N extends IslandName> {
  readonly name: N;
  /** When the browser loads the island's code. */
  readonly on: IslandTrigger;
  /** Plain JSON, which is part of the page's markup. */
  readonly props: Omit<ComponentProps<(typeof ISLANDS)[N]>, 'slotHtml' | 'chosen' | 'board'>;
  /** Static markup inside the island. */
  readonly children?: ReactNode;
}

/**
 * A part of the page that becomes interactive in the browser. It renders a placeholder. The island itself is rendered
 * afterwards, with React's markers for hydration.
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
      dangerouslySetInnerHTML={{ __html: islandPlaceholder(prefix) }}
    />
  );
}
