/** What a schedule shows, as it stands in the query string of its address: `?track=interface&room=loom-hall&view=starred`. */

/** What a schedule can be filtered by. */
export const FILTERS = ['track', 'room', 'topics'] as const;

export type ChosenValues = Readonly<Partial<Record<(typeof FILTERS)[number], string>>>;

export interface ScheduleState {
  /** Without empty values. */
  readonly chosen: ChosenValues;
  readonly isStarredOnly: boolean;
}

/** The state in an address. */
export function scheduleStateIn(address: string): ScheduleState {
  const { searchParams } = new URL(address);
  const values = FILTERS.map((name) => [name, searchParams.get(name) ?? ''] as const);
  return {
    chosen: Object.fromEntries(values.filter(([, value]) => value !== '')),
    isStarredOnly: searchParams.get('view') === 'starred',
  };
}

/** The address with another state. What else is in its query string stays. */
export function withScheduleState(address: string, { chosen, isStarredOnly }: ScheduleState): string {
  const url = new URL(address);
  for (const name of FILTERS) setParam(url, name, chosen[name] ?? '');
  setParam(url, 'view', isStarredOnly ? 'starred' : '');
  return url.href;
}

function setParam({ searchParams }: URL, name: string, value: string): void {
  if (value === '') searchParams.delete(name);
  else searchParams.set(name, value);
}
