import { atOption, type Command, InvalidArgumentError, Option, parseCount, type Run } from '../options.ts';

/** The commands by which a site and its records come about, in the order in which help lists them. */
export function addBeginCommands(program: Command, run: Run): void {
  for (const add of [addInit, addNew, addImport, addRollover]) add(program, run);
}

function addInit(program: Command, run: Run): void {
  program
    .command('init')
    .description('make a small complete site to begin with')
    .argument('<dir>', 'a folder that is not there yet, or an empty one')
    .option('--event <name>', 'what the event is called')
    .addOption(atOption())
    .addHelpText('after', '\nExamples:\n  conf-site init my-conf\n  conf-site init . --event "Kernel Fair"\n')
    .action(run(async () => (await import('./init-command.ts')).initCommand, 'dir'));
}

function addNew(program: Command, run: Run): void {
  program
    .command('new')
    .description('write a new record of content: every field is explained, and readers do not see it yet')
    .argument('<kind>', KINDS)
    .argument('[name...]', 'its name: of a person, a title, a question, a year, a session')
    .option('--event <ident>', "the event it belongs to (the site's main one)")
    .option('--year <n>', "the year it belongs to (the event's current one)", parseCount)
    .option('--day <date>', 'the day of the edition it belongs to, such as 2027-05-08 (the whole edition)')
    .option('--ident <ident>', 'the file name, where it is not to follow from the name')
    .option('--dry-run', 'print what would be written, and write nothing')
    .addOption(atOption())
    .addHelpText('after', NEW_HELP)
    .action(run(async () => (await import('./new-command.ts')).newCommand, 'kind', 'words'));
}

const KINDS =
  'speaker, session, sponsor, faq, news, page, venue, testimonial, tickets, schedule, survey, asset, edition or event';

const NEW_HELP = `
Tickets, schedule and survey are one file of an edition and take no name. An asset is the material of a session and is
named by that session. A page, sponsor or venue belongs to the whole site; with --event, a page belongs to an event.

The file name follows from the name: "Jürgen Đurić" becomes duric-jurgen. Of a person the last word is the surname;
"Bloggs Smith, Jo" says it otherwise. A name in another script than Latin, Cyrillic or Greek needs --ident.

Examples:
  conf-site new speaker "Jo Bloggs"
  conf-site new faq "Where can I park?" --event my-conf --year 2027
  conf-site new page "Code of conduct"
  conf-site new schedule --day 2027-05-08
  conf-site new asset small-pages-for-slow-networks
  conf-site new edition 2028 --event my-conf
  conf-site new event "Night of code" --dry-run
`;

function addImport(program: Command, run: Run): void {
  program
    .command('import')
    .description('take the programme that another system exports into content, or bring it up to date')
    .argument('<format>', 'sessionize, frab, pentabarf or hoverboard')
    .argument('<file>', 'the export')
    .addOption(new Option('--event <event>', 'the event that it is the programme of').makeOptionMandatory())
    .addOption(new Option('--year <year>', 'the year of the edition').argParser(parseYear).makeOptionMandatory())
    .option('--dry-run', 'say what would be done, and write nothing')
    .addHelpText('after', IMPORT_HELP)
    .action(run(async () => (await import('./import-command.ts')).importCommand, 'format', 'file'));
}

function parseYear(text: string): number {
  if (!/^[12]\d{3}$/.test(text)) throw new InvalidArgumentError('It must be a year such as 2026.');
  return Number(text);
}

const IMPORT_HELP = `
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

function addRollover(program: Command, run: Run): void {
  program
    .command('rollover')
    .description('archive the current year of an event, and open the next')
    .argument('<event>', 'the ident of the event')
    .argument('<year>', 'the year to open', parseCount)
    .option('--dry-run', 'print which files would be written, and write none')
    .option('--force', 'also if the current year is not over')
    .addOption(atOption())
    .addHelpText('after', ROLLOVER_HELP)
    .action(run(async () => (await import('./rollover-command.ts')).rolloverCommand, 'event', 'year'));
}

const ROLLOVER_HELP = `
Dates move to the same day of the week, prices stay but are not listed, links to other platforms are closed, and each of
them is marked with a comment "# review: …" until somebody has looked at it; check tells where.

Examples:
  conf-site rollover my-conf 2028 --dry-run
  conf-site rollover my-conf 2028
  conf-site build --out next --against dist
`;
