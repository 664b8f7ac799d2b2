import { timingSafeEqual } from 'node:crypto';
import type { Service } from '../service.ts';
import type { Order } from './order.ts';
import { runOrder } from './run-order.ts';

/** The way in for the organiser's commands while a service has the data: requests from this computer with a secret. */
export interface Organiser {
  /** Below the path of the service. */
  readonly path: string;
  answer(request: Request, address: string): Promise<Response>;
}

const LOOPBACK = /^(?:127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/;

export const DOOR_PATH = '/organiser';

/** Who comes from elsewhere, or has not the secret, learns only that there is nothing here. */
export function organiserDoor(service: Service, token: string): Organiser {
  return {
    path: DOOR_PATH,
    async answer(request, address) {
      const given = request.headers.get('authorization')?.replace(/^Bearer /, '') ?? '';
      if (!LOOPBACK.test(address) || !isEqual(given, token)) return new Response(null, { status: 404 });
      const result = await runOrder(service, (await request.json()) as Order);
      return Response.json(result);
    },
  };
}

function isEqual(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}
