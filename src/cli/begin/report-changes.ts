import type { FileChange } from '../../exchange/content-files.ts';
import type { CommandContext } from '../console/command-context.ts';

interface ReportOptions {
  readonly dryRun: boolean;
  /** Whether to print the texts of new files too. */
  readonly withTexts?: boolean;
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
  { dryRun, withTexts = false }: ReportOptions,
): void {
  for (const change of changes) {
    const [done, planned] = VERBS[change.kind];
    const target = change.kind === 'move' ? ` to ${change.to}` : '';
    print(`${colors.green(dryRun ? planned : done)} ${change.path}${target}`);
    if (withTexts && change.kind === 'create' && !change.path.endsWith('.svg')) print(`\n${indented(change.text)}\n`);
  }
}

function indented(text: string): string {
  return text.trimEnd().replace(/^(?=.)/gm, '  ');
}
