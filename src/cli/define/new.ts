import type { Command } from '../commander-door.ts';
import { atOption, parseCount, type Run } from '../options.ts';

export function addNew(program: Command, run: Run): void {
  program
    .command('new')
    .description('write a new speaker, session, sponsor, faq, news, edition or event, ready to be filled in')
    .argument('<kind>', 'speaker, session, sponsor, faq, news, edition or event')
    .argument('<name...>', 'its name: of a person, a title, a question, a year')
    .option('--event <ident>', "the event it belongs to (the site's main one)")
    .option('--year <n>', "the year it belongs to (the event's current one)", parseCount)
    .option('--ident <ident>', 'the file name, where it is not to follow from the name')
    .option('--dry-run', 'print what would be written, and write nothing')
    .addOption(atOption())
    .addHelpText('after', EXAMPLES)
    .action((kind: string, name: string[], flags: object) =>
      run(async (context, given: object) => (await import('../new-command.ts')).newCommand(context, given as never))({
        ...flags,
        kind,
        name: name.join(' '),
      }),
    );
}

const EXAMPLES = `
Of a person the last word is the surname; "Horvat Kos, Ana" says it otherwise. What is new stays hidden until its
"visible: false" is taken away.

Examples:
  conf-site new speaker "Ana Horvat"
  conf-site new faq "Where can I park?" --event worklica --year 2026
  conf-site new edition 2027 --event devlica
  conf-site new event "Night of code" --dry-run
`;
