import type { Timeline } from '../../src/domain/time/timeline.ts';
import { readOffsets, wallDate } from '../../src/domain/time/wall-date.ts';
import type { LiveContext } from './live-context.ts';

/** An answer that is older makes the schedule say how old it is, in milliseconds. */
const OLD_MS = 5 * 60_000;
const HALF_A_DAY_MS = 12 * 60 * 60_000;

/** Says in the schedule when the last answer came, if that was long ago. */
export interface Age {
  /** Call after each question. */
  asked(isAnswered: boolean): void;
}

export function showAge(
  { live, stored, store }: Pick<LiveContext, 'live' | 'stored' | 'store'>,
  leaving: AbortSignal,
): Age {
  const key = `conf-site-live:${live.editions[0]?.edition}`;
  const note = document.querySelector<HTMLElement>('[data-as-of]');
  let timer: ReturnType<typeof setTimeout> | undefined;
  let answeredAt = Number(stored(key) ?? Date.now());

  const show = (): void => {
    clearTimeout(timer);
    if (note === null || leaving.aborted) return;
    const oldInMs = answeredAt + OLD_MS - Date.now();
    if (oldInMs > 0) timer = setTimeout(show, oldInMs);
    const offsets = oldInMs > 0 ? undefined : readOffsets(note.dataset['asOf']);
    note.hidden = offsets === undefined;
    if (offsets !== undefined) (note.lastElementChild as HTMLElement).textContent = clock(answeredAt, offsets);
  };
  leaving.addEventListener('abort', () => clearTimeout(timer), { once: true });
  return {
    asked(isAnswered) {
      if (isAnswered) {
        answeredAt = Date.now();
        store(key, String(answeredAt));
      }
      show();
    },
  };
}

/** `11:42` in the zone with these offsets, with the day of the week if that may not be today. */
function clock(ms: number, offsets: Timeline<number>): string {
  const isLongAgo = Date.now() - ms > HALF_A_DAY_MS;
  return new Intl.DateTimeFormat(document.documentElement.lang, {
    ...{ hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone: 'UTC' },
    ...(isLongAgo ? { weekday: 'long' } : {}),
  }).format(wallDate(Math.floor(ms / 1000), offsets));
}
