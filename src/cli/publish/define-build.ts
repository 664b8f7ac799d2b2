import { atOption, type Command, parseBaseUrl, parseJobs, type Run } from '../options.ts';

export function addBuild(program: Command, run: Run): void {
  program
    .command('build')
    .description('build the site into a folder')
    .option('--out <dir>', 'the folder for the built site', 'dist')
    .option('--base-url <url>', 'the address where the site will stand', parseBaseUrl)
    .addOption(atOption())
    .option('--jobs <n>', 'how many pictures are made at once, at most', parseJobs)
    .option('--no-cache', 'render every page again')
    .option('--compress', 'put .br and .gz files beside text files, for hosts that send them')
    .option('--maintenance', 'let every page say that the site is under maintenance')
    .option('--dev-pages', 'with the pages for those who work on the looks: /dev/, /dev/grid-test/')
    .option('--against <dir>', 'publish only if every address of this earlier build goes on')
    .option('--json', 'print a report as JSON')
    .addHelpText('after', '\nExamples:\n  conf-site build\n  conf-site build --at 2026-03-01T12:00 --out site\n')
    .action(run(async () => (await import('./build-command.ts')).buildCommand));
}
