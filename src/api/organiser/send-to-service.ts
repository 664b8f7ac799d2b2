import { ApiError } from '../api-error.ts';
import type { DatabaseLocation } from '../database/open-database.ts';
import { lockHolder } from '../folder-lock.ts';
import type { CommandResult, OrganiserCommand } from './command.ts';
import { ENDPOINT_PATH } from './organiser-endpoint.ts';

/**
 * Sends a command to the service that has the data folder, and waits for a service that is starting. Returns undefined
 * if there is no such service. Throws `ApiError` if the service does not respond.
 */
export async function sendToRunningService(
  database: DatabaseLocation,
  command: OrganiserCommand,
): Promise<CommandResult | undefined> {
  const holder = database.kind === 'folder' ? await lockHolder(database.dir) : undefined;
  return holder === undefined ? undefined : send(holder as unknown as LockDetails, command);
}

/** The details that a running service adds to its lock. */
interface LockDetails {
  readonly pid: number;
  readonly port: number;
  readonly path: string;
  readonly token: string;
}

async function send({ pid, port, path, token }: LockDetails, command: OrganiserCommand): Promise<CommandResult> {
  const response = await fetch(`http://127.0.0.1:${port}${path}${ENDPOINT_PATH}`, {
    method: 'POST',
    redirect: 'error',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(command),
  }).catch(() => undefined);
  if (response?.ok === true) return (await response.json()) as CommandResult;
  throw new ApiError({
    message: `The service that has the data (process ${pid}, port ${port}) does not answer.`,
    hint: 'look at its output, or stop it and try again',
  });
}
