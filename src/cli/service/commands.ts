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
import type { ToOrder } from './api-command.ts';

/** `conf-site api …`: the service alone, and what an organiser does with its data. */
export function addApi(program: Command, run: Run): void {
  const api = program
    .command('api')
    .description('run the service for forms, ratings and surveys; work with its data')
    .addHelpText('after', examples('serve', 'export newsletter', 'stats'));
  listening(withMail(api.command('serve').description('let the service answer, until it is stopped')), 4322)
    .option('--origin <url>', 'a further site whose forms it accepts; can be repeated', collectUrl)
    .option('--allow-host <name>', 'a further host that requests may name; can be repeated', collectHost)
    .option('--behind-proxy', 'identify visitors by the last entry of X-Forwarded-For')
    .addOption(logFormatOption())
    .addHelpText('after', examples('serve', 'serve --port 8080 --behind-proxy --origin https://my-conf.example'))
    .action(run(async () => (await import('./api-command.ts')).apiServeCommand));
  const ordering = (toOrder: ToOrder, ...names: readonly string[]) =>
    run(async () => (await import('./api-command.ts')).orderCommand(toOrder), ...names);
  withData(api.command('import').description('take over a table of attendees: pin, email, role, speaker, ticket'))
    .argument('<file>', 'a CSV file with the names of its columns on the first line')
    .requiredOption('--event <ident>', 'the event they attend')
    .requiredOption('--year <n>', 'its year', parseCount)
    .addHelpText('after', examples('import attendees.csv --event my-conf --year 2027'))
    .action(
      ordering(({ file, event, year }, text) => ({ kind: 'import', file, text: text(file), event, year }), 'file'),
    );
  withData(
    api.command('export').description('print what was sent; answers of surveys without names, addresses and PINs'),
  )
    .argument('<kind>', `what to print: ${EXPORTED}`)
    .addOption(new Option('--format <format>', 'how to print it').choices(['csv', 'json']).default('csv'))
    .addHelpText('after', examples('export press', 'export newsletter --format json'))
    .action(ordering(({ what, format }) => ({ kind: 'export', what, format }), 'what'));
  for (const name of ['approve', 'reject'] as const) {
    withData(api.command(name).description(`${name} a request for a press pass; the answer goes by e-mail`))
      .addArgument(program.createArgument('<kind>', 'what it is').choices(['press']))
      .argument('<id>', 'the request, as export tells it')
      .addHelpText('after', examples(`${name} press 01JT3W5K`))
      .action(ordering(({ id }) => ({ kind: 'press', id, isApproved: name === 'approve' }), 'what', 'id'));
  }
  withData(
    api.command('cancel').description('cancel an application, a team or a seat in a workshop; an e-mail says so'),
  )
    .addArgument(program.createArgument('<kind>', 'what it is').choices(CANCELLED))
    .argument('<id>', 'which one, as export prints it')
    .addHelpText('after', examples('cancel team 5f0c1a9e-7a52-4f0b-9d35-2b1f6c8e4d10', 'cancel workshops ID'))
    .action(ordering(({ what, id }) => ({ kind: 'cancel', what, id }), 'what', 'id'));
  withData(api.command('backup').description('write all data into a file, also while the service runs'))
    .argument('<file>', 'the file to write')
    .option('--force', 'replace a file that is there')
    .addHelpText('after', examples('backup backup.jsonl', 'backup "backup-$(date +%F).jsonl"'))
    .action(run(async () => (await import('./api-command.ts')).backupCommand, 'file'));
  withData(api.command('restore').description('bring back the data of a backup: all of it, or nothing is changed'))
    .argument('<file>', 'a file that "conf-site api backup" has written')
    .option('--replace', 'delete the data that is there')
    .addHelpText('after', examples('restore backup.jsonl', 'restore backup.jsonl --replace'))
    .action(
      ordering(
        ({ file, replace }, text) => ({ kind: 'restore', file, text: text(file), replace: replace === true }),
        'file',
      ),
    );
  withMail(api.command('forget').description('remove all that is known of an e-mail address'))
    .argument('<email>', 'the address')
    .addHelpText('after', examples('forget jo@example.org'))
    .action(ordering(({ email }) => ({ kind: 'forget', email }), 'email'));
  withData(api.command('stats').description('print how much of everything there is'))
    .option('--json', 'print it as JSON')
    .addHelpText('after', examples('stats', 'stats --json'))
    .action(ordering(({ json }) => ({ kind: 'stats', json: json === true })));
}

const CANCELLED = ['sponsor', 'exhibitor', 'volunteer', 'press', 'team', 'workshops'];

/** The kinds of what `export` prints. Written out, since their tables are loaded only by commands that need them. */
const EXPORTED =
  'newsletter, sponsor, exhibitor, volunteer, press, team, workshops, rating, survey, survey-contacts or attendees';

function examples(...commands: readonly string[]): string {
  return ['\nExamples:', ...commands.map((words) => `  conf-site api ${words}`), ''].join('\n');
}

function withData(command: Command): Command {
  return command
    .option('--data <dir>', 'the folder of the data (data below the root, or the server of DATABASE_URL)')
    .addOption(atOption());
}

/** For commands that send e-mails, or delete those that were sent into a folder. */
function withMail(command: Command): Command {
  return withData(command).option(
    '--outbox <dir>',
    'the folder for e-mails (outbox below the data, or the server of SMTP_URL)',
  );
}
