import type { ToolInfo } from './console/command-context.ts';

/**
 * The command line. Gives the exit status: 0 done; 1 the content has errors, or more warnings than allowed; 2 wrong
 * usage, or the tool could not work. Never throws.
 */
export async function main(argv: readonly string[], tool: ToolInfo): Promise<number> {
  if (argv.length === 1 && (argv[0] === '--version' || argv[0] === '-V')) {
    process.stdout.write(`${tool.version}\n`);
    return 0;
  }
  process.stdout.on('error', stopWithReader);
  const { runProgram } = await import('./program.ts');
  return runProgram(argv, tool);
}

/** Whoever read the output has seen enough, as in `conf-site check | head`: there is nobody left to write for. */
function stopWithReader(error: NodeJS.ErrnoException): void {
  if (error.code === 'EPIPE') process.exit(2);
  throw error;
}
