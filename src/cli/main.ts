import { installedZones } from '../content/zone-data.ts';
import type { HintedError } from '../diagnostics/hinted-error.ts';
import { systemRefusal } from '../diagnostics/system-refusal.ts';
import { setTimeZones } from '../domain/time/zone.ts';
import type { ToolInfo } from './console/command-context.ts';

/**
 * Runs the command line and returns the exit status: 0 for success, 1 if the content has errors or too many warnings, 2 for
 * wrong usage or another failure. Never throws.
 */
export async function main(argv: readonly string[], tool: ToolInfo): Promise<number> {
  process.stdout.on('error', exitWithoutOutput);
  // A message that nobody can read is no reason to end: a service goes on while the disk of its log is full.
  process.stderr.on('error', () => undefined);
  if (argv.length === 1 && (argv[0] === '--version' || argv[0] === '-V')) {
    process.stdout.write(`${tool.version}\n`);
    return 0;
  }
  setTimeZones(installedZones(tool.packageDir));
  const { runProgram } = await import('./program.ts');
  return runProgram(argv, tool);
}

/** Results that cannot be written are a failure. It needs no message if their reader has closed them, as in `conf-site check | head`. */
function exitWithoutOutput(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EPIPE') {
    const { message, hint = 'write it somewhere else' }: Partial<HintedError> = systemRefusal(error) ?? error;
    process.stderr.write(`error The output cannot be written. ${message}\n  hint: ${hint}\n`);
  }
  process.exit(2);
}
