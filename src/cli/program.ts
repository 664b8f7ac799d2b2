import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import { HintedError } from '../diagnostics/hinted-error.ts';
import { isStateTracked } from '../fs/state-folder.ts';
import { repairPublication } from '../publish/repair-publication.ts';
import { addBeginCommands } from './begin/begin-commands.ts';
import { createContext, type GlobalFlags, type ToolInfo } from './console/command-context.ts';
import { reportError } from './console/report-error.ts';
import { addContentCommands } from './content/content-commands.ts';
import { folderOfRoot } from './folder-of-root.ts';
import {
  Command,
  CommanderError,
  Option,
  type Run,
  refuseUnknownCommand,
  suggestNearest,
  usageMessage,
} from './options.ts';
import { addBuild } from './publish/define-build.ts';
import { addServe } from './publish/define-serve.ts';
import { addApi } from './service/service-commands.ts';
import { settleUnfinishedWork } from './settle-unfinished-work.ts';
import { statePlace } from './state-place.ts';

type Add = (program: Command, run: Run) => void;

/** The groups of commands, in the order in which help lists them. */
const COMMANDS: Readonly<Record<string, readonly Add[]>> = {
  'Begin:': [addBeginCommands],
  'Look after the content:': [addContentCommands],
  'Publish:': [addBuild, addServe],
  'Work with what visitors send:': [addApi],
};

/** Runs the command of the arguments, and returns its exit status. */
export async function runProgram(argv: readonly string[], tool: ToolInfo): Promise<number> {
  let status = 0;
  const program = createProgram(tool.version, (load, ...names) => async (...values) => {
    const flags = values[names.length] as { readonly out?: string; readonly cache?: string | boolean };
    const named = Object.fromEntries(names.map((name, at) => [name, values[at]]));
    const global = program.opts<GlobalFlags>();
    const root = siteRoot(global.root);
    const outDir = folderOfRoot(root, '--out', flags.out ?? 'dist');
    const { ownTemporaryFolder = () => undefined } = tool;
    const state = statePlace({ root, outDir, cache: flags.cache, env: process.env, ownTemporaryFolder });
    const context = { ...createContext(tool, { ...global, root }), state };
    try {
      if (!isStateTracked(root)) {
        await repairPublication({ outDir, stateDir: state.stateDir });
        await settleUnfinishedWork(context);
      }
      const command = await load();
      status = await command(context, { ...flags, ...named } as never);
    } finally {
      state.remove();
    }
  });
  try {
    const wanted = asHelp(program, argv);
    refuseUnknownCommand(program, wanted);
    await program.parseAsync(wanted, { from: 'user' });
    return status;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
    return reportError(error, createContext(tool, program.opts<GlobalFlags>()));
  }
}

/** Converts `help build` to `build --help`, also after global options. */
function asHelp(program: Command, argv: readonly string[]): readonly string[] {
  const [first] = program.parseOptions([...argv]).operands;
  if (first !== 'help') return argv;
  const at = argv.indexOf('help');
  return [...argv.slice(0, at), ...argv.slice(at + 1), '--help'];
}

/** The absolute root of the site. Throws `HintedError` if it is not a folder. */
function siteRoot(dir: string): string {
  const root = resolve(dir);
  const found = statSync(root, { throwIfNoEntry: false });
  const hint = `look at how it is written: --root is relative to the current folder, ${process.cwd()}`;
  if (found === undefined) throw new HintedError(`There is no folder ${root}.`, hint);
  if (!found.isDirectory()) throw new HintedError(`${root} is a file, but the root of a site is a folder.`, hint);
  return root;
}

/** Defines all commands with their flags. The code of a command is loaded when it runs. */
export function createProgram(version: string, run: Run): Command {
  const program = new Command('conf-site')
    .description('builds the website of a conference organiser with several events from YAML and Markdown')
    .version(version, '-V, --version', 'print the version')
    .option('--root <dir>', 'the folder of the site', '.')
    .option('--quiet', 'print only results and errors')
    .option('--verbose', 'print the time of each stage; build also lists warnings, import every file and name')
    .addOption(new Option('--color <when>', 'colour the output').choices(['auto', 'always', 'never']).default('auto'))
    .addHelpText('after', EPILOGUE)
    .helpCommand(false)
    .exitOverride();
  for (const [group, adds] of Object.entries(COMMANDS)) {
    program.commandsGroup(group);
    for (const add of adds) add(program, run);
  }
  finish(program);
  return program;
}

const EPILOGUE = `
"conf-site help build" explains a command, with examples.

Results go to standard output, messages to standard error. The exit status is 0 for success, 1 if the content has errors,
and 2 if the command is wrong or fails.
`;

/** Configures the help and the error output of a command and its subcommands. */
function finish(command: Command): void {
  command
    .helpOption('-h, --help', 'print this help')
    .configureHelp({
      showGlobalOptions: true,
      commandDescription: (described) => sentence(described.description()),
      subcommandTerm: termOf,
    })
    .configureOutput({ outputError: (text, write) => write(usageMessage(text)) })
    .showHelpAfterError(`  ${fullName(command)} --help lists all commands and options`);
  for (const taker of [...command.options, ...command.registeredArguments]) suggestNearest(taker);
  if (command.parent !== null && command.commands.length > 0) {
    command.helpCommand('help [command]', 'print the help of a command');
  }
  for (const below of command.commands) finish(below);
}

/** The usage of a command in a list: `new <kind> <name...>`, without `[options]`. */
function termOf(command: Command): string {
  const terms = command.registeredArguments.map((argument) => {
    const name = `${argument.name()}${argument.variadic ? '...' : ''}`;
    return argument.required ? `<${name}>` : `[${name}]`;
  });
  return [command.name(), ...terms].join(' ');
}

function sentence(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}

function fullName(command: Command): string {
  return command.parent === null ? command.name() : `${fullName(command.parent)} ${command.name()}`;
}
