import { ScheduleFilter, type ScheduleFilterProps } from '../../templates/islands/ScheduleFilter.tsx';
import { hydrateIsland } from './hydrate-island.ts';

/** Hydrates the track filter of a day. A track that was selected before hydration stays selected. */
export function hydrate(root: Element, props: ScheduleFilterProps, prefix: string): () => void {
  const input = root.querySelector<HTMLInputElement>('input[type="radio"]:checked');
  const given = input === null || input.defaultChecked ? props : { ...props, chosen: input.value };
  return hydrateIsland(root, <ScheduleFilter {...given} />, prefix);
}
