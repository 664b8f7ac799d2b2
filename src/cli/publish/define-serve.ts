import {
  atOption,
  type Command,
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
    .option('--out <dir>', 'the folder of the built site', 'dist');
  listeningNearby(serve, 4321)
    .option('--api', 'run the service for forms, ratings and surveys on the same host')
    .option('--data <dir>', 'the folder of its data (data below the root, or the server of DATABASE_URL)')
    .option('--outbox <dir>', 'the folder for its e-mails (outbox below the data, or the server of SMTP_URL)')
    .option('--origin <url>', 'a further site whose forms it accepts; can be repeated', collectUrl)
    .option('--allow-host <name>', 'a further host that requests may name; can be repeated', collectHost)
    .option('--behind-proxy', 'identify visitors by the last entry of X-Forwarded-For')
    .addOption(logFormatOption())
    .addOption(atOption())
    .addHelpText(
      'after',
      '\nExamples:\n  conf-site serve\n  conf-site serve --host --port 8080\n  conf-site serve --api\n',
    )
    .action(run(async () => (await import('./serve-command.ts')).serveCommand));
}
