import { readLockFile } from '../../content/lock-file.ts';
import { ApiError } from '../api-error.ts';
import type { DatabasePlace } from '../database/open-database.ts';
import { lockPath } from '../folder-lock.ts';
import { openService, type ServiceOptions } from '../open-service.ts';
import { DOOR_PATH } from './door.ts';
import type { Order, OrderResult } from './order.ts';
import { runOrder } from './run-order.ts';

/** Has an order carried out by the service that runs on the data; undefined where none does. */
export async function askRunning(place: DatabasePlace, order: Order): Promise<OrderResult | undefined> {
  const holder = place.kind === 'folder' ? readLockFile(lockPath(place.dir)) : undefined;
  return typeof holder?.['port'] === 'number' ? askService(holder as unknown as Holder, order) : undefined;
}

/** Carries an order out here, on data that no service has. */
export async function runAlone(options: ServiceOptions, order: Order): Promise<OrderResult> {
  const open = await openService(options);
  try {
    const result = await runOrder(open.service, order);
    await open.postman.carry();
    return result;
  } finally {
    await open.close();
  }
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
