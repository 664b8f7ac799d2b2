import type { Command } from '../commander-door.ts';
import { parseCount, type Run } from '../options.ts';

/** `conf-site export …`: what content holds for organisers alone. */
export function addExport(program: Command, run: Run): void {
  const group = program
    .command('export')
    .description('print what content holds for organisers alone')
    .addHelpText('after', `\nExamples:\n${CONTACTS}`);
  group
    .command('contacts')
    .description('print the contacts of speakers and sponsors as CSV, which no page shows')
    .option('--event <ident>', 'only those of one event')
    .option('--year <n>', 'only those of one year', parseCount)
    .option('--out <file>', 'write them into a file instead; never into a folder that is published')
    .addHelpText('after', `${COLUMNS}\nExamples:\n${CONTACTS}`)
    // The flag names a file here, and the output folder of a build in other commands.
    .action(({ out, ...flags }: { readonly out?: string }) =>
      run(async (context, given: object) =>
        (await import('../content/export-command.ts')).exportContactsCommand(context, given),
      )({ ...flags, ...(out === undefined ? {} : { file: out }) }),
    );
}

const COLUMNS = `
Columns:
  kind    speaker or sponsor
  event   whose speaker or sponsor it is; empty for a sponsor that no edition names
  year    of which year
  ident   the name of the file in content
  name    the person's name, or the sponsor's
  email   their address
  phone   a speaker's number; with an apostrophe before a +, so that spreadsheets take it as text
`;

const CONTACTS = `  conf-site export contacts --event my-conf --year 2027
  conf-site export contacts --out contacts.csv
`;
