import type { FileChange } from '../../exchange/content-files.ts';
import type { CommandContext } from '../console/command-context.ts';

interface ReportOptions {
  readonly dryRun: boolean;
  /** With what the files would hold, for those who want to see before they write. */
  readonly withTexts?: boolean;
}

const WORDS = {
  create: ['created', 'would create'],
  replace: ['changed', 'would change'],
  remove: ['removed', 'would remove'],
  move: ['moved', 'would move'],
} as const;

/** Prints which files were changed, or would be, a line each. */
export function reportChanges(
  { print, colors }: CommandContext,
  changes: readonly FileChange[],
  { dryRun, withTexts = false }: ReportOptions,
): void {
  for (const change of changes) {
    const [done, planned] = WORDS[change.kind];
    const target = change.kind === 'move' ? ` to ${change.to}` : '';
    print(`${colors.green(dryRun ? planned : done)} ${change.path}${target}`);
    if (withTexts && change.kind === 'create' && !change.path.endsWith('.svg')) print(`\n${indented(change.text)}\n`);
  }
}

function indented(text: string): string {
  return text.trimEnd().replace(/^(?=.)/gm, '  ');
}
