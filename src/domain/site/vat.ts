import { combine, constant, during, type Timeline } from '../time/timeline.ts';
import type { VatEntry } from './site.ts';

/**
 * The percentage of a type of VAT rate over time; null while there is none. Entries must be sorted by start. An entry
 * without an end lasts until the next one starts.
 */
export function vatTimeline(entries: readonly VatEntry[], type: string): Timeline<number | null> {
  return entries.reduce<Timeline<number | null>>((before, { from, until, percent }, index) => {
    const next = entries[index + 1];
    const inForce = during(from, until ?? next?.from ?? null);
    return combine(before, inForce, (rate, isInForce) => (isInForce ? (percent[type] ?? null) : rate));
  }, constant(null));
}
