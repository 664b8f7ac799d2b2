import { join, resolve } from 'node:path';
import { repairPublication } from '../publish/repair-publication.ts';
import { type CommandContext, createContext, type GlobalFlags, type ToolInfo } from './command-context.ts';
import { Command, CommanderError, Option } from './commander-door.ts';
import { addApi } from './define/api.ts';
import { addBuild } from './define/build.ts';
import { addCheck } from './define/check.ts';
import { addImport } from './define/import.ts';
import { addInit } from './define/init.ts';
import { addNew } from './define/new.ts';
import { addRollover } from './define/rollover.ts';
import { addRoutes } from './define/routes.ts';
import { addServe } from './define/serve.ts';
import { addTimeline } from './define/timeline.ts';
import { addWatch } from './define/watch.ts';
import type { Run } from './options.ts';
import { tellError } from './tell-error.ts';

/** In the order in which help lists them. */
const COMMANDS: readonly ((program: Command, run: Run) => void)[] = [
  addBuild,
  addCheck,
  addWatch,
  addServe,
  addRoutes,
  addTimeline,
  addNew,
  addRollover,
  addInit,
  addApi,
];

/** All commands with their flags. Each loads its own code when it runs. */
export async function runProgram(argv: readonly string[], tool: ToolInfo): Promise<number> {
  let status = 0;
  const program = createProgram(tool, (code) => {
    status = code;
  });
  try {
    await program.parseAsync([...argv], { from: 'user' });
    return status;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
    return tellError(error, createContext(tool, program.opts<GlobalFlags>()));
  }
}

function createProgram(tool: ToolInfo, done: (status: number) => void): Command {
  const program = new Command('conf-site')
    .description('Builds the website of a conference organiser with several events from YAML and Markdown.')
    .version(tool.version, '-V, --version', 'print the version')
    .option('--root <dir>', 'the folder of the site', '.')
    .option('--quiet', 'say nothing but results and errors')
    .option('--verbose', 'say more about what is done')
    .addOption(new Option('--color <when>', 'colour the output').choices(['auto', 'always', 'never']).default('auto'))
    .showSuggestionAfterError()
    .showHelpAfterError('(conf-site --help lists all commands)')
    .exitOverride();
  const run =
    <F>(command: (context: CommandContext, flags: F) => Promise<number>) =>
    async (flags: F): Promise<void> => {
      const global = program.opts<GlobalFlags>();
      const root = resolve(global.root);
      const out = (flags as { readonly out?: string }).out ?? 'dist';
      await repairPublication({ outDir: resolve(root, out), stateDir: join(root, '.conf-site') });
      done(await command(createContext(tool, { ...global, root }), flags));
    };
  for (const add of COMMANDS) add(program, run);
  for (const command of program.commands) command.exitOverride().showSuggestionAfterError();
  return program;
}
