import type { ChosenValues } from '../../src/domain/programme/schedule-address.ts';
import { ScheduleFilter, type ScheduleFilterProps } from '../../templates/islands/ScheduleFilter.tsx';
import { hydrateIsland } from './hydrate-island.ts';

/** Hydrates the choices of a day. What was chosen before stays chosen. */
export function hydrate(root: Element, props: ScheduleFilterProps, prefix: string): () => void {
  const selects = [...root.querySelectorAll('select')].filter((select) => select.value !== '');
  const chosen: ChosenValues = Object.fromEntries(selects.map(({ name, value }) => [name, value]));
  const given = selects.length === 0 ? props : { ...props, chosen };
  return hydrateIsland(root, <ScheduleFilter {...given} />, prefix);
}
