import { atOption, type Command, cacheOption, parseBaseUrl, parseJobs, type Run } from '../options.ts';

export function addBuild(program: Command, run: Run): void {
  program
    .command('build')
    .description('build the site into a folder')
    .option('--out <dir>', 'the folder for the built site, relative to the root', 'dist')
    .option('--base-url <url>', 'the address of the site', parseBaseUrl)
    .addOption(atOption())
    .option('--jobs <n>', 'the maximum number of pictures that are encoded at once', parseJobs)
    .addOption(cacheOption())
    .option('--no-cache', 'render every page again')
    .option('--compress', 'put .br and .gz files beside text files, for hosts that send them')
    .option('--maintenance', 'make every page say that the site is under maintenance')
    .option('--noindex', 'keep search engines out: for a preview, or another copy of the site')
    .option('--dev-pages', 'include the pages for designers: /dev/, /dev/grid-test/')
    .option(
      '--against <dir>',
      'publish only if every address of this earlier build, relative to the root, still exists',
    )
    .option('--json', 'print a report as JSON')
    .addHelpText('after', '\nExamples:\n  conf-site build\n  conf-site build --at 2026-03-01T12:00 --out site\n')
    .action(run(async () => (await import('./build-command.ts')).buildCommand));
}
