import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { Command } from '../../../src/cli/options.ts';
import { allBelow, helpOf, pathOf, programOf } from '../../support/command-line.ts';
import { packageDir } from '../../support/run-tool.ts';

/** `docs/commands.md` is what the commands print for `--help`. `npm run generate` writes it anew. */

const BEGINNING = `# Commands

What each command prints for \`--help\`. All commands have the options of \`conf-site\` itself, which this page lists once.
\`npm run generate\` in a clone of conf-site writes the page anew.
`;

/** A section of the page. The options of all commands are in the first one alone. */
function sectionOf(command: Command): string {
  const help = helpOf(command).replace(/\nGlobal Options:\n(?: .*\n)+/, '');
  return `## ${['conf-site', ...pathOf(command)].join(' ')}\n\n\`\`\`text\n${help.trim()}\n\`\`\`\n`;
}

it('docs/commands.md says what each command prints for --help', async () => {
  const program = programOf();
  const page = [BEGINNING, ...[program, ...allBelow(program)].map(sectionOf)].join('\n');
  await expect(page, 'The page is out of date; run `npm run generate`').toMatchFileSnapshot(
    join(packageDir, 'docs/commands.md'),
  );
});
