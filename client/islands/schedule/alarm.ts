import type { Switch } from '../../../templates/islands/schedule-board.ts';
import { createBell } from './bell.ts';
import type { BoardStore } from './board-state.ts';

/** Alerts the visitor by sound and vibration, if these are switched on. */
export interface Alarm {
  call(): void;
  /**
   * Call this when a switch was changed. Demonstrates a signal that was switched on. Clears `isSoundBlocked` if the
   * bell was switched off.
   */
  turned(which: Switch, isOn: boolean): void;
}

/** The vibration pattern in milliseconds: on, off, on. */
const BUZZ = [200, 100, 200];

/**
 * Creates the alarm. If the browser blocks sound, the state says so. A bell that was switched on in an earlier visit is
 * blocked until the visitor interacts with the page, so each click tries again.
 */
export function createAlarm({ state, set }: BoardStore, signal: AbortSignal): Alarm {
  const bell = createBell();
  const ring = async (): Promise<void> => set({ isSoundBlocked: !(await bell.ring()) });
  const wake = async (): Promise<void> => {
    const isAwake = await bell.wake();
    if (state().on.bell) set({ isSoundBlocked: !isAwake });
  };

  document.addEventListener('click', () => state().isSoundBlocked && void wake(), { signal });
  signal.addEventListener('abort', bell.close);
  if (state().on.bell) void wake();

  return {
    call() {
      if (state().on.vibration) navigator.vibrate?.(BUZZ);
      if (state().on.bell) void ring();
    },
    turned(which, isOn) {
      if (which === 'vibration' && isOn) navigator.vibrate?.(BUZZ);
      if (which !== 'bell') return;
      if (isOn) void ring();
      else set({ isSoundBlocked: false });
    },
  };
}
