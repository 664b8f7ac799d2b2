import { pauseMs } from './live-pause.ts';

/** A new page has more urgent things to load, in milliseconds. */
const FIRST_MS = 2000;

let failures = 0;
let dueAt = Date.now() + FIRST_MS;

function setDue(): void {
  dueAt = Date.now() + pauseMs({ failures, saveData: saveData(), random: Math.random() });
}

/** Events after which the answer may have changed for long. */
const AT_ONCE = [
  [document, 'visibilitychange'],
  [window, 'pageshow'],
  [window, 'online'],
] as const;

/**
 * Calls `ask` when it is due, as long as the page is visible; at once when it becomes visible or the connection is back.
 * `ask` returns whether there was an answer. The pause goes on if the visitor goes to another page.
 */
export function askRegularly(ask: () => Promise<boolean>, leaving: AbortSignal): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isAsking = false;

  const schedule = (): void => {
    clearTimeout(timer);
    if (!leaving.aborted && document.visibilityState === 'visible')
      timer = setTimeout(run, Math.max(dueAt - Date.now(), 0));
  };
  const run = async (): Promise<void> => {
    if (isAsking) return;
    isAsking = true;
    // Before asking, since the answer may replace the page, which then waits as long.
    setDue();
    const isAnswered = await ask();
    isAsking = false;
    if (leaving.aborted) return;
    failures = isAnswered ? 0 : failures + 1;
    setDue();
    schedule();
  };
  const atOnce = (): void => {
    dueAt = 0;
    schedule();
  };
  for (const [target, event] of AT_ONCE) target.addEventListener(event, atOnce, { signal: leaving });
  leaving.addEventListener('abort', () => clearTimeout(timer), { once: true });
  schedule();
}

function saveData(): boolean {
  return (navigator as { readonly connection?: { readonly saveData?: boolean } }).connection?.saveData === true;
}
