import { timingSafeEqual } from 'node:crypto';
import type { Service } from '../service.ts';
import type { OrganiserCommand } from './command.ts';
import { runCommand } from './run-command.ts';

/** The endpoint by which the organiser's commands work through a running service. */
export interface OrganiserEndpoint {
  /** Relative to the path of the service. */
  readonly path: string;
  /** `address` is the IP address of the client. */
  handle(request: Request, address: string): Promise<Response>;
}

const LOOPBACK = /^(?:127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/;

export const ENDPOINT_PATH = '/organiser';

/** Requests from another computer or without the token get 404, as if there was no such endpoint. */
export function organiserEndpoint(service: Service, token: string): OrganiserEndpoint {
  return {
    path: ENDPOINT_PATH,
    async handle(request, address) {
      const given = request.headers.get('authorization')?.replace(/^Bearer /, '') ?? '';
      if (!LOOPBACK.test(address) || !isEqual(given, token)) return new Response(null, { status: 404 });
      const result = await runCommand(service, (await request.json()) as OrganiserCommand);
      return Response.json(result);
    },
  };
}

function isEqual(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}
