import { presentAmong } from '../../../src/domain/starred.ts';
import type { Entry } from './entries.ts';

/**
 * Keeps what is on now in view: scrolls there when another entry has begun since the last call. The function that is
 * given back is called whenever there may be something to do; `isOn` false only notes what is on.
 */
export function autoScroll(entries: readonly Entry[]): (isOn: boolean) => void {
  let seen: Element | undefined;
  return (isOn) => {
    const present = presentAmong(entries, window.confSite.now()).filter(({ row }) => row.checkVisibility());
    const row = present.at(0)?.row;
    if (isOn && row !== undefined && row !== seen) row.scrollIntoView({ block: 'center' });
    seen = isOn ? row : undefined;
  };
}
