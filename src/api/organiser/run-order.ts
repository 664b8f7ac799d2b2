import type { Service } from '../service.ts';
import { makeBackup, restoreBackup } from './backup.ts';
import { cancel } from './cancel.ts';
import { decideOnPress } from './decide-on-press.ts';
import { exportRows } from './export-rows.ts';
import { forgetEmail } from './forget-email.ts';
import { importAttendees } from './import-attendees.ts';
import type { Order, OrderResult } from './order.ts';
import { statsOf } from './stats.ts';

/** Does what the organiser asks: all of it or nothing. */
export async function runOrder(service: Service, order: Order): Promise<OrderResult> {
  switch (order.kind) {
    case 'import':
      return importAttendees(service, order);
    case 'export':
      return exportRows(service, order);
    case 'press':
      return decideOnPress(service, order);
    case 'cancel':
      return cancel(service, order);
    case 'forget':
      return forgetEmail(service, order.email);
    case 'stats':
      return statsOf(service, order);
    case 'backup':
      return makeBackup(service.db, service.now());
    case 'restore': {
      const result = await restoreBackup(service.db, order);
      service.lettersWait();
      return result;
    }
  }
}
