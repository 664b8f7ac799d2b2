/** An entry of a schedule that is no session. */
type Entry =
  | { readonly special: string; readonly duration?: number | undefined }
  | { readonly break: string; readonly lunch?: boolean | undefined; readonly duration?: number | undefined };

/** The lengths that the site's settings give for entries without one. */
interface DefaultLengths {
  readonly durations: Readonly<Record<string, number | undefined>> | object;
  readonly sessionDuration?: number | undefined;
}

/** How many minutes an entry lasts that is no session: its own length, else that of its kind in the settings. */
export function entryMinutes(entry: Entry, defaults: DefaultLengths): number {
  if (entry.duration !== undefined) return entry.duration;
  const what = 'special' in entry ? entry.special : entry.lunch === true ? 'lunch' : entry.break;
  const durations = defaults.durations as Readonly<Record<string, number | undefined>>;
  return durations[what === 'pause' ? 'coffee' : what] ?? defaults.sessionDuration ?? 30;
}
