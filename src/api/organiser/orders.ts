import type { Service } from '../service.ts';
import { decideOnPress } from './decide-on-press.ts';
import { exportRows } from './export-rows.ts';
import { forgetEmail } from './forget-email.ts';
import { importAttendees } from './import-attendees.ts';
import { statsOf } from './stats.ts';

/** What an organiser can ask of the data, as plain JSON, so that it can be asked of a running service too. */
export type Order =
  | {
      readonly kind: 'import';
      readonly file: string;
      readonly text: string;
      readonly event: string;
      readonly year: number;
    }
  | { readonly kind: 'export'; readonly what: string; readonly format: 'csv' | 'json' }
  | { readonly kind: 'press'; readonly id: string; readonly isApproved: boolean }
  | { readonly kind: 'forget'; readonly email: string }
  | { readonly kind: 'stats'; readonly json: boolean };

/** What is printed (`output`), what is said besides, and the exit status of the command. */
export interface OrderResult {
  readonly status: 0 | 1 | 2;
  readonly output: string;
  readonly said: readonly string[];
}

/** Does what the organiser asks: all of it or nothing. */
export function runOrder(service: Service, order: Order): Promise<OrderResult> {
  switch (order.kind) {
    case 'import':
      return importAttendees(service, order);
    case 'export':
      return exportRows(service, order);
    case 'press':
      return decideOnPress(service, order);
    case 'forget':
      return forgetEmail(service, order.email);
    case 'stats':
      return statsOf(service, order);
  }
}
