import type { Command } from '../commander-door.ts';
import { atOption, parseCount, type Run } from '../options.ts';

export function addRollover(program: Command, run: Run): void {
  program
    .command('rollover')
    .description('archive the current year of an event, and open the next')
    .argument('<event>', 'the ident of the event')
    .argument('<year>', 'the year to open', parseCount)
    .option('--dry-run', 'print which files would be written, and write none')
    .option('--force', 'also if the current year is not over')
    .addOption(atOption())
    .addHelpText('after', EXAMPLES)
    .action((event: string, year: number, flags: object) =>
      run(async (context, given: object) =>
        (await import('../begin/rollover-command.ts')).rolloverCommand(context, given as never),
      )({ ...flags, event, year }),
    );
}

const EXAMPLES = `
Dates move to the same day of the week, prices stay but are not listed, links to other platforms are closed, and each of
them is marked with a comment "# review: …" until somebody has looked at it; check tells where.

Examples:
  conf-site rollover my-conf 2028 --dry-run
  conf-site rollover my-conf 2028
  conf-site build --out next --against dist
`;
