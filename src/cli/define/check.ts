import { type Command, Option } from '../commander-door.ts';
import { atOption, parseCount, type Run } from '../options.ts';

export function addCheck(program: Command, run: Run): void {
  program
    .command('check')
    .description('check the content and say what is wrong with it')
    .argument('[file...]', 'report on these files only')
    .addOption(new Option('--format <format>', 'how to report').choices(['pretty', 'json']).default('pretty'))
    .option('--max-warnings <n>', 'fail when there are more warnings', parseCount)
    .addOption(atOption())
    .addHelpText('after', '\nExamples:\n  conf-site check\n  conf-site check content/site.yaml --format json\n')
    .action((files: string[], flags: object) =>
      run(async (context, given: object) =>
        (await import('../check-command.ts')).checkCommand(context, given as never),
      )({ ...flags, files }),
    );
}
