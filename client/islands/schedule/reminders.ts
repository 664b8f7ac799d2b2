import type { Occurrence } from '../../../src/domain/programme/now-and-next.ts';
import { nextReminder, soonAmong } from '../../../src/domain/programme/starred.ts';
import { sleepMs } from '../../inline/clock.ts';

export interface Reminders<T> {
  /** Returns the entries to remind of. */
  readonly entries: () => readonly T[];
  /** Called once for each entry, shortly before it starts. */
  readonly remind: (entry: T) => void;
}

/** Reminds of entries that start soon. Call the returned function after the entries have changed. */
export function startReminders<T extends Occurrence & { readonly ident?: string }>(
  { entries, remind }: Reminders<T>,
  signal: AbortSignal,
): () => void {
  const reminded = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const look = (): void => {
    clearTimeout(timer);
    const [all, now] = [entries(), window.confSite.now()];
    for (const entry of soonAmong(all, now)) {
      const name = `${entry.ident} ${entry.startsAt}`;
      if (!reminded.has(name)) remind(entry);
      reminded.add(name);
    }
    const next = nextReminder(all, now);
    if (next !== null) timer = setTimeout(look, sleepMs(next, Date.now()));
  };

  document.addEventListener('visibilitychange', look, { signal });
  signal.addEventListener('abort', () => clearTimeout(timer), { once: true });
  return look;
}
