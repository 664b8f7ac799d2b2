import type { Service } from '../service.ts';
import { makeBackup, restoreBackup } from './backup.ts';
import { cancel } from './cancel.ts';
import type { CommandResult, OrganiserCommand } from './command.ts';
import { exportRows } from './export-rows.ts';
import { forgetEmail } from './forget-email.ts';
import { importAttendees } from './import-attendees.ts';
import { reviewPressRequest } from './review-press-request.ts';
import { statsOf } from './stats.ts';

/** Executes a command, completely or not at all. */
export async function runCommand(service: Service, command: OrganiserCommand): Promise<CommandResult> {
  switch (command.kind) {
    case 'import':
      return importAttendees(service, command);
    case 'export':
      return exportRows(service, command);
    case 'press':
      return reviewPressRequest(service, command);
    case 'cancel':
      return cancel(service, command);
    case 'forget':
      return forgetEmail(service, command.email);
    case 'stats':
      return statsOf(service, command);
    case 'backup':
      return makeBackup(service.db, service.now());
    case 'restore': {
      const result = await restoreBackup(service.db, command);
      service.onEmailsQueued();
      return result;
    }
  }
}
