import type { Colors } from 'picocolors/types.js';
import type { ImportResult } from '../../exchange/import/import-file.ts';
import type { ReportItem, ReportKind } from '../../exchange/import/import-report.ts';

export interface ImportFormatting {
  /** What the export is, in words. */
  readonly source: string;
  readonly edition: string;
  readonly dryRun: boolean;
  /** Every file on a line of its own. */
  readonly verbose: boolean;
  readonly colors: Colors;
}

const HEADS: readonly (readonly [kind: ReportKind, head: string, dryHead?: string])[] = [
  ['made', 'made', 'would make'],
  ['updated', 'updated', 'would update'],
  ['moved', 'moved', 'would move'],
  ['removed', 'removed', 'would remove'],
  ['kept', 'kept as edited by hand'],
  ['stays-deleted', 'not made again'],
  ['defaulted', 'assumed'],
  ['guessed', 'guessed'],
  ['left-out', 'left out'],
  ['doubtful', 'to look at'],
];

/** The report of an import: what was read, and below a head for each sort of news what is to be known. */
export function formatImport({ counts, items }: ImportResult, options: ImportFormatting): string {
  const { source, edition, colors } = options;
  const { speakers, sessions, entries, tracks, days } = counts;
  const read = [
    counted(speakers, 'speaker'),
    counted(sessions, 'session'),
    `${counted(entries, 'slot')} on ${counted(days, 'day')}`,
    ...(tracks === 0 ? [] : [counted(tracks, 'track')]),
  ];
  const blocks = HEADS.flatMap(([kind, head, dryHead = head]) => {
    const own = items.filter((item) => item.kind === kind);
    if (own.length === 0) return [];
    const lines = kind === 'made' && !options.verbose ? folders(own) : own.map(line);
    return [
      `${colors.bold(`${options.dryRun ? dryHead : head} (${own.length})`)}\n${lines.map((text) => `  ${text}`).join('\n')}`,
    ];
  });
  return [`From ${source} for ${edition}: ${read.join(', ')}.`, ...blocks].join('\n\n');
}

function line({ path, message }: ReportItem): string {
  return [path, message].filter((part) => part !== undefined && part !== '').join(': ');
}

/** Of a folder with several files one line. */
function folders(items: readonly ReportItem[]): readonly string[] {
  const byFolder = new Map<string, ReportItem[]>();
  for (const item of items) {
    const folder = (item.path ?? '').replace(/[^/]*$/, '');
    byFolder.set(folder, [...(byFolder.get(folder) ?? []), item]);
  }
  return [...byFolder].flatMap(([folder, own]) =>
    own.length > 2 ? [`${folder} (${counted(own.length, 'file')})`] : own.map(line),
  );
}

function counted(count: number, what: string): string {
  return `${count} ${what}${count === 1 ? '' : 's'}`;
}
