import { atOption, type Command, Option, parseBaseUrl, parseCount, type Run } from '../../options.ts';

/** `conf-site change KIND …`: what changes on the day. */
export function addChange(program: Command, run: Run): void {
  program
    .command('change')
    .description('say that the programme changes, and change the schedule')
    .argument('<kind>', 'cancel, restore, move, delay, shift, replace, full or notice')
    .argument('[name]', 'the session, or the ident of a break or special entry; for shift also a room')
    .option('--to <time>', 'move: when it begins now, such as 14:30')
    .option('--room <room>', 'move: where it is now; shift and notice: the room')
    .option('--minutes <n>', 'delay and shift: by how many minutes', parseCount)
    .option('--following', 'delay: what follows in its room that day, too')
    .option('--by <entry>', 'replace: what takes its place')
    .option('--until <time>', 'notice: until when it is of use')
    .addOption(
      new Option('--text <text>', 'what else people need to know; hr="…" gives it in another language').argParser(
        collect,
      ),
    )
    .option('--urgent', "above all else on the home page, the event's page and the schedule, while the event is on")
    .option('--day <date>', 'the day, if several days have an entry of this name')
    .option('--start <time>', 'the start, if a session takes place several times')
    .option('--event <ident>', 'the event (the one that has the entry or room)')
    .option('--year <n>', "the year (the event's current one)", parseCount)
    .option('--from <time>', 'shift: since when the room is late (now); move with --keep-schedule: when it was')
    .option('--from-room <room>', 'move with --keep-schedule: where it was')
    .option('--keep-schedule', 'the schedule says it already: only write the change')
    .option('--publish', 'publish it, and wait until it is public')
    .option('--base-url <url>', 'with --publish: the address of the site, if not that in site.yaml', parseBaseUrl)
    .option('--dry-run', 'print what would be written, and write nothing')
    .addOption(atOption())
    .addHelpText('after', CHANGE_HELP)
    .action(run(async () => (await import('./change-command.ts')).changeCommand, 'kind', 'name'));
}

function collect(text: string, before: readonly string[] = []): readonly string[] {
  return [...before, text];
}

const CHANGE_HELP = `
Kinds:
  cancel ENTRY    it does not take place; its row, page and calendar stay and say so
  restore ENTRY   it takes place after all, or has seats again
  full ENTRY      it has no seats left
  move ENTRY      --to TIME, --room ROOM or both
  delay ENTRY     --minutes N; nothing else moves, unless --following is given
  shift ROOM      --minutes N: everything in the room, from now on or --from TIME to the end of the day
  replace ENTRY   --by ENTRY
  notice [ENTRY]  --text TEXT, with --room for a room, and with neither for everybody

ENTRY is the file name of a session, such as text-editor, or the "ident" that a break or special entry has in schedule.yaml.

It writes a file below changes/ of the edition, and edits schedule.yaml where the time or room is another one. Comments and
everything else there stay as they are. All files are written or, if the content would have errors, none.

Without --publish, changes gather, and all of them are told when the site is published next. With it, the command does
what Publish does in the editor: it commits content/ alone, takes over what others have pushed, and pushes; or it runs the script
"publish-site" of package.json, if there is one. It ends when the site's own address has the change: after 15 minutes at most,
and then with the status 1.

Examples:
  conf-site change cancel text-editor --text "Jo is ill." --text hr="Jo je bolestan."
  conf-site change delay text-editor --minutes 15
  conf-site change move text-editor --to 14:30 --room small-hall --urgent
  conf-site change shift main-hall --minutes 20 --from 14:00 --publish
  conf-site change notice --until 14:00 --text "The cloakroom has moved to the yard." --dry-run
`;
