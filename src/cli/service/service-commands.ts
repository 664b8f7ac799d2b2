import {
  atOption,
  type Command,
  collectHost,
  collectUrl,
  listening,
  logFormatOption,
  Option,
  parseCount,
  type Run,
} from '../options.ts';
import type { ToCommand } from './api-command.ts';

/** `conf-site api …`: runs the service alone, and works with its data. */
export function addApi(program: Command, run: Run): void {
  const api = program
    .command('api')
    .description('run the service for forms, ratings and surveys; work with its data')
    .addHelpText('after', examples('serve', 'export newsletter', 'stats'));
  listening(withMail(api.command('serve').description('run the service until it is stopped')), 4322)
    .option('--origin <url>', 'a further site whose forms are accepted; can be repeated', collectUrl)
    .option('--allow-host <name>', 'a further host name that requests may have; can be repeated', collectHost)
    .option('--behind-proxy', 'take IP addresses of clients from the last entry of X-Forwarded-For')
    .addOption(logFormatOption())
    .addHelpText('after', examples('serve', 'serve --port 8080 --behind-proxy --origin https://my-conf.example'))
    .action(run(async () => (await import('./api-command.ts')).apiServeCommand));
  const organiserAction = (toCommand: ToCommand, ...names: readonly string[]) =>
    run(async () => (await import('./api-command.ts')).organiserAction(toCommand), ...names);
  withData(api.command('import').description('import a table of attendees: pin, email, role, speaker, ticket'))
    .argument('<file>', 'a CSV file with column names on its first line')
    .requiredOption('--event <ident>', 'the event they attend')
    .requiredOption('--year <n>', 'its year', parseCount)
    .addHelpText('after', examples('import attendees.csv --event my-conf --year 2027'))
    .action(
      organiserAction(
        ({ file, event, year }, readFile) => ({ kind: 'import', file, text: readFile(file), event, year }),
        'file',
      ),
    );
  withData(
    api.command('export').description('print what visitors have sent; surveys without names, addresses and PINs'),
  )
    .argument('<kind>', `what to print: ${EXPORT_KINDS}`)
    .addOption(new Option('--format <format>', 'how to print it').choices(['csv', 'json']).default('csv'))
    .addHelpText('after', examples('export press', 'export newsletter --format json'))
    .action(organiserAction(({ what, format }) => ({ kind: 'export', what, format }), 'what'));
  for (const name of ['approve', 'reject'] as const) {
    withData(api.command(name).description(`${name} a request for a press pass; an e-mail says so`))
      .addArgument(program.createArgument('<kind>', 'what it is').choices(['press']))
      .argument('<id>', 'its id, as export prints it')
      .addHelpText('after', examples(`${name} press 01JT3W5K`))
      .action(organiserAction(({ id }) => ({ kind: 'press', id, isApproved: name === 'approve' }), 'what', 'id'));
  }
  withData(
    api.command('cancel').description('cancel an application, a team or a seat in a workshop; an e-mail says so'),
  )
    .addArgument(program.createArgument('<kind>', 'what it is').choices(CANCEL_KINDS))
    .argument('<id>', 'its id, as export prints it')
    .addHelpText('after', examples('cancel team 5f0c1a9e-7a52-4f0b-9d35-2b1f6c8e4d10', 'cancel workshops ID'))
    .action(organiserAction(({ what, id }) => ({ kind: 'cancel', what, id }), 'what', 'id'));
  withData(api.command('backup').description('write all data to a file, also while the service runs'))
    .argument('<file>', 'the file to write')
    .option('--force', 'replace an existing file')
    .addHelpText('after', examples('backup backup.jsonl', 'backup "backup-$(date +%F).jsonl"'))
    .action(run(async () => (await import('./api-command.ts')).backupCommand, 'file'));
  withData(api.command('restore').description('restore a backup, completely or not at all'))
    .argument('<file>', 'a file that "conf-site api backup" has written')
    .option('--replace', 'delete existing data')
    .addHelpText('after', examples('restore backup.jsonl', 'restore backup.jsonl --replace'))
    .action(
      organiserAction(
        ({ file, replace }, readFile) => ({ kind: 'restore', file, text: readFile(file), replace: replace === true }),
        'file',
      ),
    );
  withMail(api.command('forget').description('delete all data of an e-mail address'))
    .argument('<email>', 'the address')
    .addHelpText('after', examples('forget jo@example.org'))
    .action(organiserAction(({ email }) => ({ kind: 'forget', email }), 'email'));
  withData(api.command('stats').description('print how many entries there are of each kind'))
    .option('--json', 'print it as JSON')
    .addHelpText('after', examples('stats', 'stats --json'))
    .action(organiserAction(({ json }) => ({ kind: 'stats', json: json === true })));
}

const CANCEL_KINDS = ['sponsor', 'exhibitor', 'volunteer', 'press', 'team', 'workshops'];

/** The keys of `EXPORT_KINDS` in `src/api`, which is loaded only by the commands that need it. */
const EXPORT_KINDS =
  'newsletter, sponsor, exhibitor, volunteer, press, team, workshops, rating, survey, survey-contacts or attendees';

function examples(...commands: readonly string[]): string {
  return ['\nExamples:', ...commands.map((command) => `  conf-site api ${command}`), ''].join('\n');
}

function withData(command: Command): Command {
  return command
    .option('--data <dir>', 'the data folder (default: data below the root, or the server of DATABASE_URL)')
    .addOption(atOption());
}

/** Options of commands that send e-mails or delete them from the outbox. */
function withMail(command: Command): Command {
  return withData(command).option(
    '--outbox <dir>',
    'the folder for e-mails (default: outbox below the data folder, or the server of SMTP_URL)',
  );
}
