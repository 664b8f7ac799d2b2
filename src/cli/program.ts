import { join, resolve } from 'node:path';
import { repairPublication } from '../publish/repair-publication.ts';
import { addApi } from './api-program.ts';
import { type CommandContext, createContext, type GlobalFlags, type ToolInfo } from './command-context.ts';
import { Command, CommanderError, Option } from './commander-door.ts';
import { atOption, collectUrl, parseCount, parsePort, parseUrl, type Run } from './options.ts';
import { tellError } from './tell-error.ts';

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
  addBuild(program, run);
  addCheck(program, run);
  addWatch(program, run);
  addServe(program, run);
  addRoutes(program, run);
  addTimeline(program, run);
  addApi(program, run);
  for (const command of program.commands) command.exitOverride().showSuggestionAfterError();
  return program;
}

function addBuild(program: Command, run: Run): void {
  program
    .command('build')
    .description('build the site into a folder')
    .option('--out <dir>', 'the folder for the built site', 'dist')
    .option('--base-url <url>', 'the address where the site will stand', parseUrl)
    .addOption(atOption())
    .option('--jobs <n>', 'threads that render', parseCount)
    .option('--no-cache', 'render every page again')
    .option('--compress', 'put .br and .gz files beside text files, for hosts that send them')
    .option('--maintenance', 'let every page say that the site is under maintenance')
    .option('--dev-pages', 'with the pages for those who work on the looks: /dev/, /dev/grid-test/')
    .option('--json', 'print a report as JSON')
    .addHelpText('after', '\nExamples:\n  conf-site build\n  conf-site build --at 2026-03-01T12:00 --out site\n')
    .action(run(async (context, flags) => (await import('./build-command.ts')).buildCommand(context, flags as never)));
}

function addCheck(program: Command, run: Run): void {
  program
    .command('check')
    .description('check the content and say what is wrong with it')
    .argument('[file...]', 'report on these files only')
    .addOption(new Option('--format <format>', 'how to report').choices(['pretty', 'json']).default('pretty'))
    .option('--max-warnings <n>', 'fail when there are more warnings', parseCount)
    .addOption(atOption())
    .addHelpText('after', '\nExamples:\n  conf-site check\n  conf-site check content/site.yaml --format json\n')
    .action((files: string[], flags: object) =>
      run(async (context, given: object) => (await import('./check-command.ts')).checkCommand(context, given as never))(
        { ...flags, files },
      ),
    );
}

function addWatch(program: Command, run: Run): void {
  program
    .command('watch')
    .description('build, serve, and build again whenever something is saved')
    .option('--out <dir>', 'the folder for the built site', 'dist')
    .option('--port <n>', 'the port to listen on', parsePort, 4321)
    .option('--strict-port', 'fail if the port is taken')
    .option('--host [address]', 'listen on an address that others reach')
    .option('--open', 'open the site in the browser')
    .addOption(atOption())
    .action(run(async (context, flags) => (await import('./watch-command.ts')).watchCommand(context, flags as never)));
}

function addServe(program: Command, run: Run): void {
  program
    .command('serve')
    .description('serve a built site as a static host would')
    .option('--out <dir>', 'the folder of the built site', 'dist')
    .option('--port <n>', 'the port to listen on', parsePort, 4321)
    .option('--strict-port', 'fail if the port is taken')
    .option('--host [address]', 'listen on an address that others reach')
    .option('--api', 'let the service for forms, ratings and surveys answer on the same host')
    .option('--data <dir>', 'the folder of its data (.conf-site/api below the root)')
    .option('--outbox <dir>', 'the folder for its mail (outbox below the data), where SMTP_URL is not set')
    .option('--origin <url>', 'a further site whose forms it takes; may be given again', collectUrl)
    .addOption(atOption())
    .action(run(async (context, flags) => (await import('./serve-command.ts')).serveCommand(context, flags as never)));
}

function addRoutes(program: Command, run: Run): void {
  program
    .command('routes')
    .description('list every address of the site')
    .option('--json', 'print the list as JSON')
    .option('--dev-pages', 'with the pages for those who work on the looks')
    .addOption(atOption())
    .action(
      run(async (context, flags) => (await import('./routes-command.ts')).routesCommand(context, flags as never)),
    );
}

function addTimeline(program: Command, run: Run): void {
  program
    .command('timeline')
    .description('list what will change on the site, and when')
    .addOption(new Option('--format <format>', 'how to list').choices(['pretty', 'json']).default('pretty'))
    .option('--next', 'the next change only')
    .addOption(atOption())
    .addHelpText('after', '\nlive: pages change by themselves; rebuild: the site must be built again by then.\n')
    .action(
      run(async (context, flags) => (await import('./timeline-command.ts')).timelineCommand(context, flags as never)),
    );
}
