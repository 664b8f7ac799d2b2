import type { Switch } from '../../../templates/islands/schedule-board.ts';
import { store, stored } from '../../runtime/storage.ts';

const KEY = 'conf-site-schedule';
const SWITCHES: readonly Switch[] = ['bell', 'vibration', 'autoScroll'];

/** The switches as they were stored in an earlier visit. */
export function storedSwitches(): Readonly<Record<Switch, boolean>> {
  const on = (stored(KEY) ?? '').split(' ');
  return { bell: on.includes('bell'), vibration: on.includes('vibration'), autoScroll: on.includes('autoScroll') };
}

/** Stores the switches. */
export function storeSwitches(on: Readonly<Record<Switch, boolean>>): void {
  const stored = SWITCHES.filter((which) => on[which]);
  store(KEY, stored.length === 0 ? null : stored.join(' '));
}
