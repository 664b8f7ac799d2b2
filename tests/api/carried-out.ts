import type { Order } from '../../src/api/organiser/order.ts';
import { runOrder } from '../../src/api/organiser/run-order.ts';
import type { Service } from '../../src/api/service.ts';

/** What an order prints. Throws where it was not carried out. */
export async function carriedOut(service: Service, order: Order): Promise<string> {
  const result = await runOrder(service, order);
  if (result.kind !== 'done') throw new Error(JSON.stringify(result));
  return result.output;
}
