import { atOption, type Command, cacheOption, collectHost, listeningNearby, type Run } from '../../options.ts';

export function addWatch(program: Command, run: Run): void {
  const watch = program
    .command('watch')
    .description('build, serve, and build again whenever something is saved')
    .option('--out <dir>', 'the folder for the built site, relative to the root', 'dist');
  listeningNearby(watch, 4321)
    .option('--open', 'open the site in the browser')
    .option('--allow-host <name>', 'a further host name that requests may have; can be repeated', collectHost)
    .addOption(cacheOption())
    .addOption(atOption())
    .addHelpText(
      'after',
      '\nThe clock starts at --at; the toolbar of the pages can set it. Places in files open in VS Code. For another editor,\n' +
        'set CONF_SITE_EDITOR to its kind of link: "idea://open?file={file}&line={line}"; if it is empty, there are no links.\n' +
        'If the system reports no changes, as in some containers, set CONF_SITE_POLL=1: files are then polled twice a second.\n' +
        '\nExamples:\n  conf-site watch --open\n  conf-site watch --at 2026-05-08T09:59\n',
    )
    .action(run(async () => (await import('./watch-command.ts')).watchCommand));
}
