/**
 * The number of columns that leaves at most one place of a grid's last row empty, else the fewest. On wide screens the
 * stylesheet takes it from `data-columns`; narrower ones have as many columns as fit.
 *
 * @param counts Places that the cards take; several if that changes by time.
 * @param choices Numbers of columns, the preferred one first; at least one.
 */
export function evenColumns(counts: number | readonly number[], choices: readonly number[]): number {
  const emptyOf = (count: number, columns: number): number => (columns - (count % columns)) % columns;
  const empty = (columns: number): number => Math.max(...[counts].flat().map((count) => emptyOf(count, columns)));
  const fewest = Math.min(...choices.map(empty));
  return choices.find((columns) => empty(columns) <= Math.max(1, fewest)) ?? 1;
}

/** The columns of a grid of speakers, in which a keynote takes two places side by side. */
export function speakerColumns(speakers: readonly { readonly keynote: boolean }[]): number {
  const keynotes = speakers.filter(({ keynote }) => keynote).length;
  const count = speakers.length + keynotes;
  const isWhole = (columns: number): boolean => columns % 2 === 0 || keynotes * 2 <= columns;
  return evenColumns(count, (count > 6 ? [5, 4] : [5, 4, 3]).filter(isWhole));
}

/** The columns of a level of sponsors: logos of a higher level are wider. A row is never wider than its logos. */
export function sponsorColumns(level: number, count: number): number {
  const most = [5, 5, 5, 4, 3, 2][level] ?? 5;
  const choices = [5, 4, 3, 2, 1].filter((columns) => columns <= most && columns <= count);
  return evenColumns(count, choices.length > 0 ? choices : [1]);
}
