import type { Command } from '../commander-door.ts';
import { atOption, type Run } from '../options.ts';

export function addRoutes(program: Command, run: Run): void {
  program
    .command('routes')
    .description('list every address of the site')
    .option('--json', 'print the list as JSON')
    .option('--dev-pages', 'with the pages for those who work on the looks')
    .addOption(atOption())
    .addHelpText('after', '\nExamples:\n  conf-site routes\n  conf-site routes --json --at 2026-05-08T12:00\n')
    .action(
      run(async (context, flags) =>
        (await import('../content/routes-command.ts')).routesCommand(context, flags as never),
      ),
    );
}
