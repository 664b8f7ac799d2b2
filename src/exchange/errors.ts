import { HintedError } from '../diagnostics/hinted-error.ts';
import { nameHint } from '../diagnostics/nearest-name.ts';

/** What was asked for cannot be done; nothing was written. */
export class OrderError extends HintedError {}

/** Throws `OrderError` if a name is none of those there are, with the nearest one as its hint. */
export function refuseUnknown(what: string, name: string, known: readonly string[]): void {
  if (known.includes(name)) return;
  const others = known.length === 0 ? 'there is none yet' : `there are ${known.join(', ')}`;
  throw new OrderError(`There is no ${what} "${name}".`, nameHint(name, known) ?? others);
}

/** An export that was not read: it is no programme that we read, it is of another format than named, or it is damaged. */
export class ImportRefusal extends HintedError {
  readonly code: 'unknown-format' | 'other-format' | 'damaged';

  constructor(code: ImportRefusal['code'], { message, hint }: { readonly message: string; readonly hint: string }) {
    super(message, hint);
    this.code = code;
  }
}
