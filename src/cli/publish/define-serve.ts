import {
  atOption,
  type Command,
  cacheOption,
  collectHost,
  collectUrl,
  listeningNearby,
  logFormatOption,
  type Run,
} from '../options.ts';

export function addServe(program: Command, run: Run): void {
  const serve = program
    .command('serve')
    .description('serve a built site as a static host would')
    .option('--out <dir>', 'the folder of the built site, relative to the root', 'dist');
  listeningNearby(serve, 4321)
    .option('--api', 'run the service for forms, ratings and surveys on the same host')
    .option('--data <dir>', 'its data folder (default: data below the root, or the server of DATABASE_URL)')
    .option(
      '--outbox <dir>',
      'the folder for its e-mails (default: outbox below the data folder, or the server of SMTP_URL)',
    )
    .option('--origin <url>', 'a further site whose forms are accepted; can be repeated', collectUrl)
    .option('--allow-host <name>', 'a further host name that requests may have; can be repeated', collectHost)
    .option('--behind-proxy', 'take IP addresses of clients from the last entry of X-Forwarded-For')
    .addOption(cacheOption())
    .addOption(logFormatOption())
    .addOption(atOption())
    .addHelpText(
      'after',
      '\nExamples:\n  conf-site serve\n  conf-site serve --host --port 8080\n  conf-site serve --api\n',
    )
    .action(run(async () => (await import('./serve-command.ts')).serveCommand));
}
