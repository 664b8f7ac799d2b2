import { HintedError } from '../diagnostics/hinted-error.ts';
import { nameHint } from '../diagnostics/nearest-name.ts';

/** What was asked for cannot be done; nothing was written. */
export class OrderError extends HintedError {}

/** Throws where a name is none of those there are, with the nearest one. */
export function refuseUnknown(what: string, name: string, known: readonly string[]): void {
  if (known.includes(name)) return;
  const others = known.length === 0 ? 'there is none yet' : `there are ${known.join(', ')}`;
  throw new OrderError(`There is no ${what} "${name}".`, nameHint(name, known) ?? others);
}
