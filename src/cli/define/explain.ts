import type { Command } from '../commander-door.ts';
import type { Run } from '../options.ts';

const EXAMPLES = `
Examples:
  conf-site explain                    all codes, by families
  conf-site explain speaker-unknown
`;

export function addExplain(program: Command, run: Run): void {
  program
    .command('explain')
    .description('say what a diagnostic means, with an example, and how to mend it')
    .argument('[code]', 'the code that check prints; all of them without it')
    .option('--json', 'print it as JSON')
    .addHelpText('after', EXAMPLES)
    .action((code: string | undefined, flags: object) =>
      run(async (context, given: object) =>
        (await import('../content/explain-command.ts')).explainCommand(context, given as never),
      )({ ...flags, code }),
    );
}
