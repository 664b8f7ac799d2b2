import { type Command, Option } from '../commander-door.ts';
import { atOption, type Run } from '../options.ts';

export function addTimeline(program: Command, run: Run): void {
  program
    .command('timeline')
    .description('list what will change on the site, and when')
    .addOption(
      new Option('--format <format>', 'how to list').choices(['pretty', 'json', 'ics', 'html']).default('pretty'),
    )
    .option('--next', 'the next change only')
    .addOption(atOption())
    .addHelpText('after', EXAMPLES)
    .action(
      run(async (context, flags) =>
        (await import('../content/timeline/timeline-command.ts')).timelineCommand(context, flags as never),
      ),
    );
}

const EXAMPLES = `
live: pages change by themselves; rebuild: the site must be built again by then.
ics: for the organisers' calendars, with an alarm where a build is due. html: one page that draws every window as a
bar over time. Both may tell of what is under embargo: they are not for publication.

Examples:
  conf-site timeline
  conf-site timeline --next --format json
  conf-site timeline --format html > timeline.html
  conf-site timeline --format ics --at 2026-03-01T12:00 > changes.ics
`;
