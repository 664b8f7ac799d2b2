import { type Command, Option } from '../commander-door.ts';
import { atOption, parseCount, type Run } from '../options.ts';

const EXAMPLES = `
A file is reported on alone, and what it refers to is looked for in all of them. --quiet leaves warnings out.

Examples:
  conf-site check
  conf-site check content/events/my-conf/2027 --max-warnings 0
  conf-site check --watch
  conf-site check --format github     in a workflow: annotations beside the lines of a change
  conf-site check --format sarif > conf-site.sarif
`;

export function addCheck(program: Command, run: Run): void {
  program
    .command('check')
    .description('check the content and say what is wrong with it')
    .argument('[file...]', 'report on these files and folders only')
    .addOption(
      new Option('--format <format>', 'how to report').choices(['pretty', 'json', 'github', 'sarif']).default('pretty'),
    )
    .option('--max-warnings <n>', 'fail when there are more warnings', parseCount)
    .option('--watch', 'check again whenever a file is saved')
    .addOption(atOption())
    .addHelpText('after', EXAMPLES)
    .action((files: string[], flags: object) =>
      run(async (context, given: object) =>
        (await import('../content/check-command.ts')).checkCommand(context, given as never),
      )({ ...flags, files }),
    );
}
