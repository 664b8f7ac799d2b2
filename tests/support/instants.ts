/** The three instants at which every check of pages runs, in the zone of the site. */
export const INSTANTS = {
  before: '2026-03-01T12:00',
  during: '2026-05-08T12:00',
  after: '2026-06-01T12:00',
} as const;

export type InstantName = keyof typeof INSTANTS;

export const INSTANT_NAMES = Object.keys(INSTANTS) as readonly InstantName[];
