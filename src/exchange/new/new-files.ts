import type { FileChange } from '../content-files.ts';
import { OrderError, refuseUnknown } from '../order-error.ts';
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
  for (const { kind, option, because } of USELESS) {
    if (kind !== order.kind || order[option] === undefined) continue;
    throw new OrderError(`${because}, so it takes no --${option}.`, `leave --${option} out; nothing was written`);
  }
  if (order.kind === 'event') return newEvent(scope, order);
  if (order.kind === 'edition') return newEdition(scope, order);
  return newRecord(scope, { ...order, kind: order.kind as RecordKind });
}

/** Options that mean nothing for a kind: whoever gives one has something else in mind. */
const USELESS: readonly {
  readonly kind: (typeof NEW_KINDS)[number];
  readonly option: 'event' | 'year' | 'ident';
  readonly because: string;
}[] = [
  { kind: 'edition', option: 'year', because: 'An edition is named by its year' },
  { kind: 'edition', option: 'ident', because: 'An edition is named by its year' },
  { kind: 'sponsor', option: 'event', because: 'A sponsor belongs to the whole site, and editions name it' },
  { kind: 'sponsor', option: 'year', because: 'A sponsor belongs to the whole site, and editions name it' },
  { kind: 'event', option: 'event', because: 'An event is named by its own name, or by --ident' },
];
