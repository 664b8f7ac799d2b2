import { resolve } from 'node:path';
import type { Colors } from 'picocolors/types.js';
import { count } from '../../diagnostics/format-pretty.ts';
import { grouped } from '../../domain/grouped.ts';
import { refuseUnknown } from '../../exchange/errors.ts';
import { type ImportResult, importFile } from '../../exchange/import/import-file.ts';
import type { ReportItem, ReportKind } from '../../exchange/import/import-report.ts';
import { FORMAT_NAMES, IMPORT_FORMATS, type ImportFormat } from '../../exchange/import/read/recognise-format.ts';
import { type CommandContext, rootsOf } from '../console/command-context.ts';

export interface ImportFlags {
  readonly format: string;
  readonly file: string;
  readonly event: string;
  readonly year: number;
  readonly dryRun?: boolean;
}

/** `conf-site import`: an export of another system becomes content, or what it became is brought up to date. */
export async function importCommand(
  context: CommandContext,
  { format, file, event, year, dryRun = false }: ImportFlags,
): Promise<number> {
  refuseUnknown('format', format, IMPORT_FORMATS);
  const known = format as ImportFormat;
  const result = await importFile(rootsOf(context), { format: known, file: resolve(file), event, year, dryRun });
  const title = `From ${FORMAT_NAMES[known]} for ${event} ${year}`;
  const { verbose = false } = context.flags;
  context.print(formatImport(result, { title, dryRun, verbose, colors: context.colors }));
  context.say(
    dryRun ? 'Nothing was written.' : result.changed.length === 0 ? 'Nothing has changed.' : 'Now run conf-site check.',
  );
  return 0;
}

interface ImportFormatting {
  /** What is imported, and into what. */
  readonly title: string;
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
function formatImport({ counts, items }: ImportResult, options: ImportFormatting): string {
  const { title, dryRun, verbose, colors } = options;
  const { speakers, sessions, entries, tracks, days } = counts;
  const read = [
    count(speakers, 'speaker'),
    count(sessions, 'session'),
    `${count(entries, 'slot')} on ${count(days, 'day')}`,
    ...(tracks === 0 ? [] : [count(tracks, 'track')]),
  ];
  const blocks = HEADS.flatMap(([kind, head, dryHead = head]) => {
    const own = items.filter((item) => item.kind === kind);
    if (own.length === 0) return [];
    const lines = kind === 'made' && !verbose ? folders(own) : own.map(line);
    return [
      `${colors.bold(`${dryRun ? dryHead : head} (${own.length})`)}\n${lines.map((text) => `  ${text}`).join('\n')}`,
    ];
  });
  return [`${title}: ${read.join(', ')}.`, ...blocks].join('\n\n');
}

function line({ path, message }: ReportItem): string {
  return [path, message].filter((part) => part !== undefined && part !== '').join(': ');
}

/** Of a folder with several files one line. */
function folders(items: readonly ReportItem[]): readonly string[] {
  const byFolder = grouped(items, ({ path = '' }) => path.replace(/[^/]*$/, ''));
  return [...byFolder].flatMap(([folder, own]) =>
    own.length > 2 ? [`${folder} (${count(own.length, 'file')})`] : own.map(line),
  );
}
