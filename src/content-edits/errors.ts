import { HintedError } from '../diagnostics/hinted-error.ts';
import { nameHint } from '../diagnostics/nearest-name.ts';

/** A request that cannot be fulfilled. Nothing was written. */
export class RequestError extends HintedError {}

/**
 * Throws `RequestError` if a name is not one of the existing ones. The hint suggests the nearest name, or lists them
 * all.
 */
export function refuseUnknown(kind: string, name: string, existing: readonly string[]): void {
  if (existing.includes(name)) return;
  const others = existing.length === 0 ? 'there is none yet' : `there are ${existing.join(', ')}`;
  throw new RequestError(`There is no ${kind} "${name}".`, nameHint(name, existing) ?? others);
}

/** An export that cannot be read: its format is unknown, it is not the format that was named, it is damaged, or it has mistakes. */
export class ImportRefusal extends HintedError {
  readonly code: 'unknown-format' | 'other-format' | 'damaged' | 'mistakes';

  constructor(code: ImportRefusal['code'], { message, hint }: { readonly message: string; readonly hint: string }) {
    super(message, hint);
    this.code = code;
  }
}
