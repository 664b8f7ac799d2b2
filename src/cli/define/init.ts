import type { Command } from '../commander-door.ts';
import { atOption, type Run } from '../options.ts';

export function addInit(program: Command, run: Run): void {
  program
    .command('init')
    .description('make a small complete site to begin with')
    .argument('<dir>', 'a folder that is not there yet, or an empty one')
    .option('--event <name>', 'what the event is called')
    .addOption(atOption())
    .addHelpText('after', '\nExamples:\n  conf-site init my-conf\n  conf-site init . --event "Kernel Fair"\n')
    .action((dir: string, flags: object) =>
      run(async (context, given: object) =>
        (await import('../begin/init-command.ts')).initCommand(context, given as never),
      )({
        ...flags,
        dir,
      }),
    );
}
