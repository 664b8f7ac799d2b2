import type { Instant } from '../../model/timeline.ts';
import { ApiError } from '../api-error.ts';
import { type DatabasePlace, openDatabase } from '../database/open-database.ts';
import { folderHolder, takeFolder } from '../folder-lock.ts';
import { openService, type ServiceOptions } from '../open-service.ts';
import { makeBackup, restoreBackup } from './backup.ts';
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

/** Carries an order out here, on data that no service has. */
export async function runAlone(options: ServiceOptions, order: Exclude<Order, BackupOrder>): Promise<OrderResult> {
  const open = await openService(options);
  try {
    const result = await runOrder(open.service, order);
    await open.postman.carry();
    return result;
  } finally {
    await open.close();
  }
}

/** The same of an order that needs no content; letters that a backup brings are sent by the next service. */
export async function runOnData(place: DatabasePlace, { order, now }: OnData): Promise<OrderResult> {
  const lock = place.kind === 'folder' ? await takeFolder(place.dir) : undefined;
  try {
    const db = await openDatabase(place);
    const work = order.kind === 'backup' ? makeBackup(db, now) : restoreBackup(db, order);
    return await work.finally(() => db.destroy());
  } finally {
    lock?.release();
  }
}

interface OnData {
  readonly order: BackupOrder;
  readonly now: Instant;
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
