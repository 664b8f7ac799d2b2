import type { FileChange } from '../content-files.ts';
import { refuseUnknown } from '../order-error.ts';
import { newEdition } from './new-edition.ts';
import { newEvent } from './new-event.ts';
import { newRecord, RECORD_KINDS, type RecordKind } from './new-records.ts';
import type { EditionPlace, NewScope } from './new-scope.ts';

/** Everything that `conf-site new` makes, in the order in which help lists it. */
export const NEW_KINDS = [...RECORD_KINDS, 'edition', 'event'] as const;

export interface NewOrder extends Partial<EditionPlace> {
  readonly kind: string;
  readonly name: string;
  readonly ident?: string;
}

/** The files to create or change for a new record, its own first. Throws `OrderError`; writes nothing. */
export function newFiles(scope: NewScope, order: NewOrder): readonly FileChange[] {
  refuseUnknown('kind', order.kind, NEW_KINDS);
  if (order.kind === 'event') return newEvent(scope, order);
  if (order.kind === 'edition') return newEdition(scope, order);
  return newRecord(scope, { ...order, kind: order.kind as RecordKind });
}
