import type { FileChange } from '../../content-edits/content-files.ts';
import type { CommandContext } from '../console/command-context.ts';

interface ReportOptions {
  readonly dryRun: boolean;
  /** Whether to print the texts of new files too. */
  readonly withTexts?: boolean;
  /** The present text of a file. If given, the changed lines of files are printed with the texts. */
  readonly textOf?: (path: string) => string;
}

const VERBS = {
  create: ['created', 'would create'],
  add: ['added', 'would add'],
  replace: ['changed', 'would change'],
  remove: ['removed', 'would remove'],
  move: ['moved', 'would move'],
} as const;

/** Prints the files that were changed or would be changed, one per line. */
export function reportChanges(
  { print, colors }: CommandContext,
  changes: readonly FileChange[],
  { dryRun, withTexts = false, textOf }: ReportOptions,
): void {
  for (const change of changes) {
    const [done, planned] = VERBS[change.kind];
    const target = change.kind === 'move' ? ` to ${change.to}` : '';
    print(`${colors.green(dryRun ? planned : done)} ${change.path}${target}`);
    if (withTexts && change.kind === 'create' && !change.path.endsWith('.svg')) print(`\n${indented(change.text)}\n`);
    if (withTexts && change.kind === 'replace' && textOf !== undefined)
      print(`\n${indented(changedLines(textOf(change.path), change.text))}\n`);
  }
}

/** The lines that differ, `- ` before old and `+ ` before new ones, each with its number in the new text. */
function changedLines(before: string, after: string): string {
  const [old, now] = [before, after].map((text) => text.split(/\r?\n/)) as [string[], string[]];
  const lines: string[] = [];
  let at = 0;
  for (const [row, line] of now.entries()) {
    if (line === old[at]) {
      at += 1;
      continue;
    }
    // A line that comes soon afterwards was not replaced: new lines stand before it.
    const isReplaced = !now.slice(row + 1, row + 4).includes(old[at] ?? '');
    if (isReplaced) lines.push(`- ${old[at]}`);
    if (isReplaced) at += 1;
    lines.push(`+ ${line}  (line ${row + 1})`);
  }
  return lines.join('\n');
}

function indented(text: string): string {
  return text.trimEnd().replace(/^(?=.)/gm, '  ');
}
