import type { ImportFormat } from '../../import/formats/export-formats.ts';
import { atOption, type Command, InvalidArgumentError, Option, parseCount, type Run } from '../options.ts';

/** The commands that create a site and its records, in the order in which help lists them. */
export function addBeginCommands(program: Command, run: Run): void {
  for (const add of [addInit, addNew, addImport, addRollover]) add(program, run);
}

function addInit(program: Command, run: Run): void {
  program
    .command('init')
    .description('create a small complete site to start from')
    .argument('<dir>', 'a folder that does not exist yet, or an empty one')
    .option('--event <name>', 'the name of the event')
    .option(
      '--language <tag>',
      'a language of the site, such as de or pt-BR; repeat it for more, the default one first (en)',
      (tag: string, others: readonly string[] = []) => [...others, tag],
    )
    .addOption(atOption())
    .option('--look <name>', 'how the site looks: plain or stitch', 'plain')
    .option('--look-copy <name>', 'begin a look of your own with this name, based on that look')
    .addHelpText('after', INIT_HELP)
    .action(run(async () => (await import('./init-command.ts')).initCommand, 'dir'));
}

const INIT_HELP = `
conf-site has its own words in English, Croatian and German. For any other language the site gets the English ones, to be
translated in content/i18n/; check counts what is missing.

Examples:
  conf-site init my-conf
  conf-site init . --event "Kernel Fair"
  conf-site init ma-conf --language fr --language en
  conf-site init my-conf --look-copy harbour
`;

function addNew(program: Command, run: Run): void {
  program
    .command('new')
    .description('write a new content record, with every field explained and hidden from readers')
    .argument('<kind>', KINDS)
    .argument('[name...]', 'its name: of a person, a title, a question, a year, a session')
    .option('--event <ident>', "the event it belongs to (the site's main one)")
    .option('--year <n>', "the year it belongs to (the event's current one)", parseCount)
    .option('--day <date>', 'the day of the edition it belongs to, such as 2027-05-08 (the whole edition)')
    .option('--ident <ident>', 'the file name, instead of one that follows from the name')
    .option('--dry-run', 'print what would be written, and write nothing')
    .addOption(atOption())
    .addHelpText('after', NEW_HELP)
    .action(run(async () => (await import('./new-command.ts')).newCommand, 'kind', 'nameParts'));
}

const KINDS =
  'speaker, session, sponsor, faq, news, page, venue, testimonial, tickets, schedule, survey, asset, edition or event';

const NEW_HELP = `
Tickets, schedule and survey are one file of an edition and have no name. An asset is the material of a session and has
the name of that session. A page, sponsor or venue belongs to the whole site; with --event, a page belongs to an event.

The file name follows from the name: "Jürgen Đurić" becomes duric-jurgen. The last word of a person's name is the surname,
unless it is written as in "Bloggs Smith, Jo". A name in a script other than Latin, Cyrillic, Greek or Arabic needs
--ident.

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
    .description('import the programme that another system exports, or update an imported one')
    .argument(
      '<format>',
      Object.keys(FORMAT_HELP)
        .join(', ')
        .replace(/, (?=\w+$)/, ' or '),
    )
    .argument('<file...>', 'the export: a file, several files, or a folder with them')
    .addOption(new Option('--event <event>', 'the event that the programme belongs to').makeOptionMandatory())
    .addOption(new Option('--year <year>', 'the year of the edition').argParser(parseYear).makeOptionMandatory())
    .option(
      '--zone <zone>',
      'the zone of the times if the export names none, such as Europe/London; by default that of the edition',
    )
    .option('--pictures', 'fetch the portraits of speakers who have none yet into content/media')
    .option('--private-network', 'with --pictures: also from this computer and from private networks')
    .option('--dry-run', 'print what would be done, and write nothing')
    .addOption(new Option('--format <format>', 'how to report').choices(['pretty', 'json']).default('pretty'))
    .addHelpText('after', IMPORT_HELP)
    .action(run(async () => (await import('./import-command.ts')).importCommand, 'exportFormat', 'files'));
}

function parseYear(text: string): number {
  if (!/^[12]\d{3}$/.test(text)) throw new InvalidArgumentError('It must be a year such as 2026.');
  return Number(text);
}

/** What of each format is imported. */
const FORMAT_HELP: Readonly<Record<ImportFormat, string>> = {
  sessionize: 'the JSON of the view All (sessionize.com/api/v2/…/view/All)',
  pretalx: 'answers of its REST API: submissions (or talks), and with them speakers, rooms, slots, tracks, tags …',
  frab: 'schedule.json of frab, pretalx and the like',
  pentabarf: 'schedule.xml',
  openplanner: 'the public JSON of OpenPlanner',
  indico: '/export/event/ID.json?detail=sessions, and for breaks /export/timetable/ID.json',
  hoverboard: 'the JSON data of a Hoverboard site',
  csv: 'tables of speakers, sessions and the schedule, from Google Sheets, Excel or LibreOffice',
  json: 'a programme that you write yourself; schemas/import.schema.json describes it',
};

const IMPORT_HELP = `
Formats:
${Object.entries(FORMAT_HELP)
  .map(([name, does]) => `  ${name.padEnd(13)}${does}\n`)
  .join('')}
pretalx, indico and csv take several files, or a folder with them; the others take one file. The columns of tables are
found by their names: title, description, speakers, date, start, end, room … and name, company, biography, picture …;
docs/tables.md lists them. A table whose mistakes would be guesses is refused, with the file and the line of each.

--pictures fetches each portrait once, by HTTP or HTTPS: JPEG, PNG, GIF, WebP or AVIF of at most 10 MB, within 20 seconds and
with at most 5 redirects, and not from private networks. It lists those that failed; run it again to try them again.

Run it again with a newer export: imported values are updated, and what you changed by hand stays.

Examples:
  conf-site import sessionize all.json --event my-conf --year 2027 --dry-run
  conf-site import csv speakers.csv sessions.csv schedule.csv --event my-conf --year 2027
  conf-site import pretalx answers/ --event my-conf --year 2027 --zone Europe/London
`;

function addRollover(program: Command, run: Run): void {
  program
    .command('rollover')
    .description('archive the current year of an event, and write the next')
    .argument('<event>', 'the ident of the event')
    .argument('<year>', 'the next year', parseCount)
    .option('--dry-run', 'print the files that would be written, and write none')
    .option('--force', 'even if the current year is not over')
    .addOption(atOption())
    .addHelpText('after', ROLLOVER_HELP)
    .action(run(async () => (await import('./rollover-command.ts')).rolloverCommand, 'event', 'year'));
}

const ROLLOVER_HELP = `
Dates move to the same day of the week, prices stay but are not listed, and links to other platforms are closed. Each of
them gets a comment "# review: …", which somebody has to review and delete; check lists them.

Examples:
  conf-site rollover my-conf 2028 --dry-run
  conf-site rollover my-conf 2028
  conf-site build --out next --against dist
`;
