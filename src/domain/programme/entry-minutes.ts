/** A schedule entry other than a session. */
type Entry =
  | { readonly special: string; readonly duration?: number | undefined }
  | { readonly break: string; readonly lunch?: boolean | undefined; readonly duration?: number | undefined };

/** The site's default durations, in minutes. */
interface DefaultLengths {
  readonly durations: Readonly<Record<string, number | undefined>> | object;
  readonly sessionDuration?: number | undefined;
}

/** The duration of an entry other than a session, in minutes: its own, else the default of its kind. */
export function entryMinutes(entry: Entry, defaults: DefaultLengths): number {
  if (entry.duration !== undefined) return entry.duration;
  const what = 'special' in entry ? entry.special : entry.lunch === true ? 'lunch' : entry.break;
  const durations = defaults.durations as Readonly<Record<string, number | undefined>>;
  return durations[what === 'pause' ? 'coffee' : what] ?? defaults.sessionDuration ?? 30;
}
