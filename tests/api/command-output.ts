import type { OrganiserCommand } from '../../src/api/organiser/command.ts';
import { runCommand } from '../../src/api/organiser/run-command.ts';
import type { Service } from '../../src/api/service.ts';

/** Runs an organiser's command and returns its output. Throws if the command fails. */
export async function commandOutput(service: Service, command: OrganiserCommand): Promise<string> {
  const result = await runCommand(service, command);
  if (result.kind !== 'done') throw new Error(JSON.stringify(result));
  return result.output;
}
