import { readLockFile } from '../../content/lock-file.ts';
import { ApiError } from '../api-error.ts';
import { lockPath } from '../folder-lock.ts';
import { openService, type ServiceOptions } from '../open-service.ts';
import { DOOR_PATH } from './door.ts';
import { type Order, type OrderResult, runOrder } from './orders.ts';

/** Has an order carried out: by the service that runs on the data, or, where none does, here. */
export async function placeOrder(options: ServiceOptions, order: Order): Promise<OrderResult> {
  const { place } = options;
  const holder = place.kind === 'folder' ? readLockFile(lockPath(place.dir)) : undefined;
  if (typeof holder?.['port'] === 'number') return askService(holder as unknown as Holder, order);
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
