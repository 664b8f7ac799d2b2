import { type Command, InvalidArgumentError, Option } from '../commander-door.ts';
import type { Run } from '../options.ts';

export function addImport(program: Command, run: Run): void {
  program
    .command('import')
    .description('take the programme that another system exports into content, or bring it up to date')
    .argument('<format>', 'sessionize, frab, pentabarf or hoverboard')
    .argument('<file>', 'the export')
    .addOption(new Option('--event <event>', 'the event that it is the programme of').makeOptionMandatory())
    .addOption(new Option('--year <year>', 'the year of the edition').argParser(parseYear).makeOptionMandatory())
    .option('--dry-run', 'say what would be done, and write nothing')
    .addHelpText('after', HELP)
    .action((format: string, file: string, flags: object) =>
      run(async (context, given: object) =>
        (await import('../begin/import-command.ts')).importCommand(context, given as never),
      )({ ...flags, format, file }),
    );
}

function parseYear(text: string): number {
  if (!/^[12]\d{3}$/.test(text)) throw new InvalidArgumentError('It must be a year such as 2026.');
  return Number(text);
}

const HELP = `
Formats:
  sessionize   the JSON of the view All (sessionize.com/api/v2/…/view/All)
  frab         schedule.json of frab, pretalx and the like
  pentabarf    schedule.xml
  hoverboard   the JSON data of a Hoverboard site

Run it again with a newer export: what it made is brought up to date, and what you changed by hand stays.

Examples:
  conf-site import sessionize all.json --event my-conf --year 2027 --dry-run
  conf-site import frab schedule.json --event my-conf --year 2027
`;
