import type { Instant } from '../../domain/timeline.ts';
import { ApiError } from '../api-error.ts';
import { eraseDeleted, remainders } from '../database/erase-deleted.ts';
import { type DatabasePlace, openDatabase } from '../database/open-database.ts';
import type { Database } from '../database/tables.ts';
import { folderHolder, takeFolder } from '../folder-lock.ts';
import { type MailPlace, removeFromOutbox } from '../mail/transport.ts';
import type { ServiceOptions } from '../open-service.ts';
import { secretOf } from '../secret.ts';
import type { Service } from '../service.ts';
import { makeBackup, readRestorable, restoreBackup } from './backup.ts';
import { DOOR_PATH } from './door.ts';
import type { BackupOrder, Order, OrderResult } from './order.ts';
import { runOrder } from './run-order.ts';

/**
 * Has an order carried out by the service that runs on the data, which may still be starting; undefined where none does. Throws
 * `ApiError` if the service does not answer.
 */
export async function askRunning(place: DatabasePlace, order: Order): Promise<OrderResult | undefined> {
  const holder = place.kind === 'folder' ? await folderHolder(place.dir) : undefined;
  return holder === undefined ? undefined : askService(holder as unknown as Holder, order);
}

/**
 * Carries an order out here, in a folder that no service has or on a server. E-mails are queued and not sent: only the service
 * knows for certain where they are to go, and the settings of this shell may be others.
 */
export async function runAlone(
  options: Omit<ServiceOptions, 'onFailure'>,
  order: Exclude<Order, BackupOrder>,
): Promise<OrderResult> {
  const { place, mail, site, now } = options;
  return withData(place, async (db) => {
    let isMailQueued = false;
    const service: Service = {
      ...{ db, site, now },
      secret: () => secretOf(db),
      lettersWait: () => {
        isMailQueued = true;
      },
      forgetLetters: (to) => removeFromOutbox(mail, to),
      async eraseDeleted() {
        await eraseDeleted(db, place);
        return remainders(db, place);
      },
    };
    const result = await runOrder(service, order);
    if (order.kind === 'forget') return withSentence(result, lookedAt(mail));
    return isMailQueued && result.kind === 'done' ? withSentence(result, WAITING[place.kind]) : result;
  });
}

/**
 * The same of an order that needs no content; e-mails that a backup brings are sent by the next service. A file that is no backup
 * is refused before a database is made.
 */
export async function runOnData(place: DatabasePlace, { order, now }: OnData): Promise<OrderResult> {
  const read = order.kind === 'restore' ? readRestorable(order) : undefined;
  if (read !== undefined && 'kind' in read) return read;
  return withData(place, (db) => (order.kind === 'backup' ? makeBackup(db, now) : restoreBackup(db, order)));
}

interface OnData {
  readonly order: BackupOrder;
  readonly now: Instant;
}

async function withData<T>(place: DatabasePlace, work: (db: Database) => Promise<T>): Promise<T> {
  const lock = place.kind === 'folder' ? await takeFolder(place.dir) : undefined;
  try {
    const db = await openDatabase(place);
    return await work(db).finally(() => db.destroy());
  } finally {
    lock?.release();
  }
}

const WAITING: Readonly<Record<DatabasePlace['kind'], string>> = {
  folder: 'The e-mail waits until the service runs again: conf-site api serve, or serve --api.',
  server: 'A service that runs on this database sends the e-mail within a minute; without one it waits.',
};

function lookedAt(mail: MailPlace): string {
  return mail.kind === 'folder'
    ? `Its e-mails were looked for in the outbox ${mail.dir} alone. If the service has another one, run this again with --outbox DIR.`
    : 'No outbox was looked at, since SMTP_URL names a mail server. If the service has one, run this again with --outbox DIR.';
}

function withSentence(result: OrderResult, sentence: string): OrderResult {
  if (result.kind === 'done') return { ...result, output: `${result.output}${sentence}\n` };
  return result.kind === 'refused' ? { ...result, message: `${result.message} ${sentence}` } : result;
}

interface Holder {
  readonly pid: number;
  readonly port: number;
  readonly path: string;
  readonly token: string;
}

async function askService({ pid, port, path, token }: Holder, order: Order): Promise<OrderResult> {
  const response = await fetch(`http://127.0.0.1:${port}${path}${DOOR_PATH}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(order),
  }).catch(() => undefined);
  if (response?.ok === true) return (await response.json()) as OrderResult;
  throw new ApiError({
    message: `The service that has the data (process ${pid}, port ${port}) does not answer.`,
    hint: 'see what it says, or stop it and try again',
  });
}
