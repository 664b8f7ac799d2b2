import { join } from 'node:path';
import type { Site } from '../domain/site/site.ts';
import type { Instant } from '../domain/time/timeline.ts';
import { eraseDeleted, remainingCopies } from './database/erase-deleted.ts';
import { type DatabaseLocation, openDatabase } from './database/open-database.ts';
import type { Database } from './database/tables.ts';
import { lockFolder } from './folder-lock.ts';
import { EXPIRED, type MailSender, startMailSender } from './mail/mail-sender.ts';
import { type MailDestination, openTransport } from './mail/transport.ts';
import { deleteExpired } from './operations/submissions.ts';
import { loadSecret } from './secret.ts';
import type { Service } from './service.ts';

/** Where the data is stored and where e-mails go. */
export interface ServiceStorage {
  readonly database: DatabaseLocation;
  readonly mail: MailDestination;
}

export interface ServiceOptions extends ServiceStorage {
  site(): Site;
  now(): Instant;
  /** Reports failures in the background, such as of sending e-mails. */
  onFailure(activity: string, error: unknown): void;
  /** Tells the operator something that is no failure. */
  onNotice?(message: string): void;
}

/** A service with an open database that sends its queued e-mails. */
export interface OpenService {
  readonly service: Service;
  readonly mailSender: MailSender;
  /**
   * Adds details to the lock of the data folder, for organiser's commands. Does nothing if the database is on a server.
   */
  addLockDetails(details: Readonly<Record<string, unknown>>): void;
  /** Waits two seconds at most for e-mails that are being sent, closes the database and releases the data folder. */
  close(): Promise<void>;
}

/**
 * Opens the database, which is created if there is none, and starts to send queued e-mails. Throws `ApiError` if
 * another service has locked the data folder, or if the database or the mail destination cannot be used.
 */
export async function openService(options: ServiceOptions): Promise<OpenService> {
  const { database, mail, site, now } = options;
  const lock = database.kind === 'folder' ? await lockFolder(database.dir) : undefined;
  try {
    const transport = await openTransport(mail);
    const db = await openDatabase(database);
    await loadSecret(db);
    const onFailure = (error: unknown): void => options.onFailure('mail', error);
    const onNotice = (message: string): void => options.onNotice?.(message);
    const mailSender = startMailSender(() => service, { transport, onFailure, onNotice });
    const service: Service = {
      db,
      site,
      now,
      secret: () => loadSecret(db),
      onEmailsQueued: () => mailSender.wake(),
      deleteFromOutbox: (to) => mailSender.deleteFromOutbox(to),
      async eraseDeleted() {
        await eraseDeleted(db, database);
        return remainingCopies(db, database);
      },
    };
    if (database.kind === 'folder') await expireClaims(db);
    await deleteExpired(db, now());
    mailSender.wake();
    return {
      service,
      mailSender,
      addLockDetails: (details) => lock?.addDetails(details),
      async close() {
        await mailSender.stop();
        await db.destroy();
        lock?.release();
      },
    };
  } catch (error) {
    lock?.release();
    throw error;
  }
}

/**
 * Expires the claims on e-mails. In a data folder only this process sends e-mails, so all claims are of a killed
 * process.
 */
async function expireClaims(db: Database): Promise<void> {
  await db.updateTable('letter').set({ claimedUntil: EXPIRED }).where('claimedUntil', 'is not', null).execute();
}

/** Where the data and e-mails go, by the flags, else the environment, else below `rootDir`. */
export function resolveStorage(rootDir: string, { data, outbox, environment }: StorageSettings): ServiceStorage {
  const dir = data ?? join(rootDir, 'data');
  const { DATABASE_URL: databaseUrl = '', SMTP_URL: smtpUrl = '' } = environment;
  return {
    database: databaseUrl === '' || data !== undefined ? { kind: 'folder', dir } : { kind: 'server', url: databaseUrl },
    mail:
      smtpUrl === '' || outbox !== undefined
        ? { kind: 'folder', dir: outbox ?? join(dir, 'outbox') }
        : { kind: 'server', url: smtpUrl },
  };
}

export interface StorageSettings {
  /** The folder of `--data`, absolute. */
  readonly data: string | undefined;
  /** The folder of `--outbox`, absolute. */
  readonly outbox: string | undefined;
  readonly environment: Readonly<Record<string, string | undefined>>;
}
