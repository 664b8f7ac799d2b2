import { readFileSync } from 'node:fs';
import { join } from 'node:path';
// esbuild keeps the working folder in which it is loaded: it must not be that of a command, which is removed later.
import 'esbuild';
import { runProgram } from '../../src/cli/program.ts';
import { packageDir, type ToolRun } from './run-tool.ts';

const { version } = JSON.parse(readFileSync(join(packageDir, 'package.json'), 'utf8')) as { version: string };

/**
 * Runs a command in this process, in another working folder, and returns what it printed: much faster than `runTool`. Not for
 * commands that run until they are stopped.
 */
export async function runHere(args: readonly string[], cwd: string = packageDir): Promise<ToolRun> {
  const printed = { stdout: '', stderr: '' };
  const before = process.cwd();
  const restore = (['stdout', 'stderr'] as const).map((name) => {
    const { write } = process[name];
    process[name].write = ((text: string) => {
      printed[name] += text;
      return true;
    }) as never;
    return () => {
      process[name].write = write;
    };
  });
  process.chdir(cwd);
  try {
    const status = await runProgram(args, { packageDir, version });
    return { status, ...printed };
  } finally {
    process.chdir(before);
    for (const undo of restore) undo();
  }
}
