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

/** `conf-site import`: converts an export of another system to content, or updates the content of an earlier import. */
export async function importCommand(
  context: CommandContext,
  { format, file, event, year, dryRun = false }: ImportFlags,
): Promise<number> {
  refuseUnknown('format', format, IMPORT_FORMATS);
  const importFormat = format as ImportFormat;
  const result = await importFile(rootsOf(context), { format: importFormat, file: resolve(file), event, year, dryRun });
  const title = `From ${FORMAT_NAMES[importFormat]} for ${event} ${year}`;
  const { verbose = false } = context.flags;
  context.print(formatImport(result, { title, dryRun, verbose, colors: context.colors }));
  context.say(
    dryRun ? 'Nothing was written.' : result.changed.length === 0 ? 'Nothing has changed.' : 'Now run conf-site check.',
  );
  return 0;
}

interface ImportFormatting {
  /** The format, the event and the year. */
  readonly title: string;
  readonly dryRun: boolean;
  /** Whether every created file has its own line. */
  readonly verbose: boolean;
  readonly colors: Colors;
}

const HEADINGS: readonly (readonly [kind: ReportKind, heading: string, dryHeading?: string])[] = [
  ['made', 'made', 'would make'],
  ['updated', 'updated', 'would update'],
  ['moved', 'moved', 'would move'],
  ['removed', 'removed', 'would remove'],
  ['kept', 'kept as edited by hand'],
  ['stays-deleted', 'not made again'],
  ['defaulted', 'assumed'],
  ['guessed', 'guessed'],
  ['left-out', 'left out'],
  ['doubtful', 'to review'],
];

/** Formats the report of an import: the counts, then the items of each kind below a heading. */
function formatImport({ counts, items }: ImportResult, options: ImportFormatting): string {
  const { title, dryRun, verbose, colors } = options;
  const { speakers, sessions, entries, tracks, days } = counts;
  const read = [
    count(speakers, 'speaker'),
    count(sessions, 'session'),
    `${count(entries, 'slot')} on ${count(days, 'day')}`,
    ...(tracks === 0 ? [] : [count(tracks, 'track')]),
  ];
  const blocks = HEADINGS.flatMap(([kind, heading, dryHeading = heading]) => {
    const own = items.filter((item) => item.kind === kind);
    if (own.length === 0) return [];
    const lines = kind === 'made' && !verbose ? folders(own) : own.map(line);
    return [
      `${colors.bold(`${dryRun ? dryHeading : heading} (${own.length})`)}\n${lines.map((text) => `  ${text}`).join('\n')}`,
    ];
  });
  return [`${title}: ${read.join(', ')}.`, ...blocks].join('\n\n');
}

function line({ path, message }: ReportItem): string {
  return [path, message].filter((part) => part !== undefined && part !== '').join(': ');
}

/** Created files: one line for a folder with more than two of them, otherwise one line for each file. */
function folders(items: readonly ReportItem[]): readonly string[] {
  const byFolder = grouped(items, ({ path = '' }) => path.replace(/[^/]*$/, ''));
  return [...byFolder].flatMap(([folder, own]) =>
    own.length > 2 ? [`${folder} (${count(own.length, 'file')})`] : own.map(line),
  );
}
