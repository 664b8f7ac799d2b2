import type { Command } from '../commander-door.ts';
import { atOption, parseCount, type Run } from '../options.ts';

export function addNew(program: Command, run: Run): void {
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
    .addHelpText('after', EXAMPLES)
    .action((kind: string, name: string[], flags: object) =>
      run(async (context, given: object) =>
        (await import('../begin/new-command.ts')).newCommand(context, given as never),
      )({
        ...flags,
        kind,
        name: name.join(' '),
      }),
    );
}

const KINDS =
  'speaker, session, sponsor, faq, news, page, venue, testimonial, tickets, schedule, survey, asset, edition or event';

const EXAMPLES = `
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
