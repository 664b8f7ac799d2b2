import type { ToolInfo } from './console/command-context.ts';

/**
 * Runs the command line and returns the exit status: 0 for success, 1 if the content has errors or too many warnings, 2 for
 * wrong usage or another failure. Never throws.
 */
export async function main(argv: readonly string[], tool: ToolInfo): Promise<number> {
  if (argv.length === 1 && (argv[0] === '--version' || argv[0] === '-V')) {
    process.stdout.write(`${tool.version}\n`);
    return 0;
  }
  process.stdout.on('error', exitOnClosedPipe);
  const { runProgram } = await import('./program.ts');
  return runProgram(argv, tool);
}

/** Exits when the reader of the output has closed it, as in `conf-site check | head`. */
function exitOnClosedPipe(error: NodeJS.ErrnoException): void {
  if (error.code === 'EPIPE') process.exit(2);
  throw error;
}
