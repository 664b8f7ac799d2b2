import type { Instant } from '../../domain/time/timeline.ts';
import { eraseDeleted, remainingCopies } from '../database/erase-deleted.ts';
import { type DatabaseLocation, openDatabase } from '../database/open-database.ts';
import type { Database } from '../database/tables.ts';
import { lockFolder } from '../folder-lock.ts';
import { deleteFromOutbox, type MailDestination } from '../mail/transport.ts';
import type { ServiceOptions } from '../open-service.ts';
import { loadSecret } from '../secret.ts';
import type { Service } from '../service.ts';
import { makeBackup, readRestorable, restoreBackup } from './backup.ts';
import type { BackupCommand, CommandResult, OrganiserCommand } from './command.ts';
import { runCommand } from './run-command.ts';

/**
 * Executes a command in this process, on a data folder that no service has or on a database server. E-mails are queued
 * and not sent: the mail settings of this shell may not be those of the service.
 */
export async function runLocally(
  options: Omit<ServiceOptions, 'onFailure'>,
  command: Exclude<OrganiserCommand, BackupCommand>,
): Promise<CommandResult> {
  const { database, mail, site, now } = options;
  return withDatabase(database, async (db) => {
    let isMailQueued = false;
    const service: Service = {
      ...{ db, site, now },
      secret: () => loadSecret(db),
      onEmailsQueued: () => {
        isMailQueued = true;
      },
      deleteFromOutbox: (to) => deleteFromOutbox(mail, to),
      async eraseDeleted() {
        await eraseDeleted(db, database);
        return remainingCopies(db, database);
      },
    };
    const result = await runCommand(service, command);
    if (command.kind === 'forget') return withSentence(result, searchedOutbox(mail));
    return isMailQueued && result.kind === 'done' ? withSentence(result, MAIL_QUEUED[database.kind]) : result;
  });
}

/**
 * Executes a command that does not need the content. A malformed backup is refused before a database is created for it.
 */
export async function runBackupLocally(
  database: DatabaseLocation,
  { command, now }: { readonly command: BackupCommand; readonly now: Instant },
): Promise<CommandResult> {
  const read = command.kind === 'restore' ? readRestorable(command) : undefined;
  if (read !== undefined && 'kind' in read) return read;
  return withDatabase(database, (db) => (command.kind === 'backup' ? makeBackup(db, now) : restoreBackup(db, command)));
}

async function withDatabase<T>(database: DatabaseLocation, work: (db: Database) => Promise<T>): Promise<T> {
  const lock = database.kind === 'folder' ? await lockFolder(database.dir) : undefined;
  try {
    const db = await openDatabase(database);
    return await work(db).finally(() => db.destroy());
  } finally {
    lock?.release();
  }
}

const MAIL_QUEUED: Readonly<Record<DatabaseLocation['kind'], string>> = {
  folder: 'The e-mail waits until the service runs again: conf-site api serve, or serve --api.',
  server: 'A service that runs on this database sends the e-mail within a minute; without one it waits.',
};

function searchedOutbox(mail: MailDestination): string {
  return mail.kind === 'folder'
    ? `Only the outbox ${mail.dir} was searched for its e-mails. If the service has another one, run this again with --outbox DIR.`
    : 'No outbox was searched, since SMTP_URL names a mail server. If the service has one, run this again with --outbox DIR.';
}

function withSentence(result: CommandResult, sentence: string): CommandResult {
  if (result.kind === 'done') return { ...result, output: `${result.output}${sentence}\n` };
  return result.kind === 'refused' ? { ...result, message: `${result.message} ${sentence}` } : result;
}
