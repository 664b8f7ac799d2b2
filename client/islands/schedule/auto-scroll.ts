import { onAt } from '../../../src/domain/programme/now-and-next.ts';
import type { Entry } from './schedule-rows.ts';

/**
 * Keeps the running entry in view. Returns a function to be called regularly: it scrolls if another entry has started
 * since the last call. If `isOn` is false, it does not scroll.
 */
export function autoScroll(entries: readonly Entry[]): (isOn: boolean) => void {
  let lastRow: Element | undefined;
  return (isOn) => {
    const running = onAt(entries, window.confSite.now()).filter(({ isOff }) => !isOff);
    const present = running.filter(({ row }) => row.checkVisibility());
    const row = present.at(0)?.row;
    if (isOn && row !== undefined && row !== lastRow) row.scrollIntoView({ block: 'center' });
    lastRow = isOn ? row : undefined;
  };
}
