/** Identifies an edition. */
export interface EditionPlace {
  readonly event: string;
  readonly year: number;
}

/** The distinct editions among places, whether or not an edition has a file of its own. */
export function editionPlaces(places: readonly Partial<EditionPlace>[]): readonly EditionPlace[] {
  const found = new Map<string, Map<number, EditionPlace>>();
  for (const { event, year } of places) {
    if (event === undefined || year === undefined) continue;
    const years = found.get(event) ?? new Map<number, EditionPlace>();
    found.set(event, years);
    if (!years.has(year)) years.set(year, { event, year });
  }
  return [...found.values()].flatMap((years) => [...years.values()]);
}
