import { atOption, type Command, cacheOption, Option, parseCount, type Run } from '../options.ts';
import { addChange } from './change/define-change.ts';
import { addWatch } from './watch/define-watch.ts';

/** The commands for people who look after content, in the order in which help lists them. */
export function addContentCommands(program: Command, run: Run): void {
  for (const add of [addCheck, addChange, addExplain, addWatch, addTimeline, addRoutes, addExport]) add(program, run);
}

function addCheck(program: Command, run: Run): void {
  program
    .command('check')
    .description('check the content and report what is wrong with it')
    .argument('[file...]', 'report only on these files and folders')
    .addOption(
      new Option('--format <format>', 'how to report')
        .choices(['pretty', 'json', 'github', 'gitlab', 'sarif'])
        .default('pretty'),
    )
    .option('--max-warnings <n>', 'fail if there are more warnings', parseCount)
    .option('--watch', 'check again whenever a file is saved')
    .addOption(cacheOption())
    .addOption(atOption())
    .addHelpText('after', CHECK_HELP)
    .action(run(async () => (await import('./check-command.ts')).checkCommand, 'files'));
}

const CHECK_HELP = `
All content is checked, even if only some files are reported. --quiet leaves warnings out.

Examples:
  conf-site check
  conf-site check content/events/my-conf/2027 --max-warnings 0
  conf-site check --watch
  conf-site check --format github     in a workflow: annotations next to the lines of a change
  conf-site check --format gitlab > gl-code-quality-report.json
  conf-site check --format sarif > conf-site.sarif
`;

function addExplain(program: Command, run: Run): void {
  program
    .command('explain')
    .description('explain a diagnostic, with an example and how to fix it')
    .argument('[code]', 'the code that check prints; without it, all codes')
    .option('--json', 'print it as JSON')
    .addHelpText('after', EXPLAIN_HELP)
    .action(run(async () => (await import('./explain-command.ts')).explainCommand, 'code'));
}

const EXPLAIN_HELP = `
Examples:
  conf-site explain                    all codes, by family
  conf-site explain speaker-unknown
`;

function addTimeline(program: Command, run: Run): void {
  program
    .command('timeline')
    .description('list what will change on the site, and when')
    .addOption(new Option('--format <format>', 'how to list').choices(['pretty', 'json', 'ics']).default('pretty'))
    .option('--next', 'only the next change')
    .option('--sessions', 'when each session begins and ends, instead of one line for all sessions of a day')
    .addOption(atOption())
    .addHelpText('after', TIMELINE_HELP)
    .action(run(async () => (await import('./timeline/timeline-command.ts')).timelineCommand));
}

const TIMELINE_HELP = `
live: pages change by themselves; rebuild: the site must be built again by then.
json: every change, those of each session included. ics: for the organisers' calendars, with an alarm when a build is
due. All may contain what is under embargo and must not be published.

Examples:
  conf-site timeline
  conf-site timeline --next --format json
  conf-site timeline --format ics --at 2026-03-01T12:00 > changes.ics
`;

function addRoutes(program: Command, run: Run): void {
  program
    .command('routes')
    .description('list every address of the site')
    .option('--json', 'print the list as JSON')
    .option('--dev-pages', 'include the pages for designers')
    .addOption(atOption())
    .addHelpText('after', '\nExamples:\n  conf-site routes\n  conf-site routes --json --at 2026-05-08T12:00\n')
    .action(run(async () => (await import('./routes-command.ts')).routesCommand));
}

/** `conf-site export …`: private content, for organisers. */
function addExport(program: Command, run: Run): void {
  const group = program
    .command('export')
    .description('print private content, for organisers')
    .addHelpText('after', `\nExamples:\n${CONTACTS}`);
  group
    .command('contacts')
    .description('print the contacts of speakers and sponsors as CSV, which no page shows')
    .option('--event <ident>', 'only those of one event')
    .option('--year <n>', 'only those of one year', parseCount)
    .option('--out <file>', 'write them to a file instead, which must not be in a published folder')
    .addHelpText('after', `${COLUMNS}\nExamples:\n${CONTACTS}`)
    // The flag names a file here, and the output folder of a build in other commands.
    .action(({ out: file, ...flags }: { readonly out?: string }) =>
      run(async () => (await import('./export-command.ts')).exportContactsCommand)({ ...flags, file }),
    );
}

const COLUMNS = `
Columns:
  kind    speaker or sponsor
  event   the event of the speaker or sponsor; empty for a sponsor that no edition names
  year    the year of its edition
  ident   the name of the file in content
  name    the person's name, or the sponsor's
  email   their address
  phone   a speaker's number; with an apostrophe before a +, so that spreadsheets take it as text
`;

const CONTACTS = `  conf-site export contacts --event my-conf --year 2027
  conf-site export contacts --out contacts.csv
`;
