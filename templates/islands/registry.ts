import { ScheduleFilter } from './ScheduleFilter.tsx';

/** The islands by name. A name is also that of the entry file in `client/islands/`. */
export const ISLANDS = {
  'schedule-filter': ScheduleFilter,
} as const;

export type IslandName = keyof typeof ISLANDS;
