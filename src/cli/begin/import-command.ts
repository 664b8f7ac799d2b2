import { resolve } from 'node:path';
import type { Colors } from 'picocolors/types.js';
import { refuseUnknown } from '../../content-edits/errors.ts';
import { count } from '../../diagnostics/format-pretty.ts';
import { grouped } from '../../domain/grouped.ts';
import { FORMAT_NAMES, IMPORT_FORMATS, type ImportFormat } from '../../import/formats/export-formats.ts';
import { type ImportResult, type ImportZone, importFile } from '../../import/import-file.ts';
import { itemSentence, type ReportItem, type ReportKind } from '../../import/import-report.ts';
import { type CommandContext, rootsOf } from '../console/command-context.ts';
import { updateSiteSchemas } from '../update-site-schemas.ts';

export interface ImportFlags {
  /** The format of the export. */
  readonly exportFormat: string;
  /** Files or folders. */
  readonly files: readonly string[];
  readonly event: string;
  readonly year: number;
  readonly zone?: string;
  readonly dryRun?: boolean;
  /** Whether to fetch portraits. */
  readonly pictures?: boolean;
  readonly privateNetwork?: boolean;
  /** The format of the report. */
  readonly format: 'pretty' | 'json';
}

/** `conf-site import`: converts an export of another system to content, or updates the content of an earlier import. */
export async function importCommand(
  context: CommandContext,
  {
    exportFormat,
    files,
    event,
    year,
    zone,
    dryRun = false,
    pictures = false,
    privateNetwork = false,
    format,
  }: ImportFlags,
): Promise<number> {
  refuseUnknown('format', exportFormat, IMPORT_FORMATS);
  const importFormat = exportFormat as ImportFormat;
  // The files begin with lines that lead to them.
  if (!dryRun) updateSiteSchemas(context);
  const result = await importFile(rootsOf(context), {
    ...{ format: importFormat, paths: files.map((file) => resolve(file)) },
    ...{ event, year, zone, dryRun },
    pictures: pictures
      ? {
          allowsPrivate: privateNetwork,
          onProgress: (done, all) => context.status.show(`Portraits: ${done} of ${count(all, 'picture')}`),
        }
      : undefined,
  });
  if (format === 'json') {
    context.print(JSON.stringify(reportOf(result, { event, year, format: importFormat, dryRun }), null, 2));
    return 0;
  }
  const title = `From ${FORMAT_NAMES[importFormat]} for ${event} ${year}`;
  const { verbose = false } = context.flags;
  context.print(formatImport(result, { title, dryRun, verbose, colors: context.colors }));
  context.say(
    dryRun ? 'Nothing was written.' : result.changed.length === 0 ? 'Nothing has changed.' : 'Now run conf-site check.',
  );
  return 0;
}

/** The report as JSON. `changed` has the paths of all files that were written or, in a dry run, would be. */
function reportOf({ counts, zone, items, changed }: ImportResult, request: object): object {
  return { ...request, zone, counts, items, changed: changed.map(({ kind, path }) => ({ kind, path })) };
}

interface ImportFormatting {
  /** The format, the event and the year. */
  readonly title: string;
  readonly dryRun: boolean;
  /** Whether every created file has its own line, and lists of names are whole. */
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

/** Formats the report of an import: the assumed zone, the counts, then the items of each kind below a heading. */
function formatImport({ counts, items, zone }: ImportResult, options: ImportFormatting): string {
  const { title, dryRun, verbose, colors } = options;
  const { speakers, sessions, entries, rooms, tracks, days } = counts;
  const read = [
    count(speakers, 'speaker'),
    count(sessions, 'session'),
    `${count(entries, 'slot')} on ${count(days, 'day')}`,
    ...(rooms === 0 ? [] : [count(rooms, 'room')]),
    ...(tracks === 0 ? [] : [count(tracks, 'track')]),
  ];
  const blocks = HEADINGS.flatMap(([kind, heading, dryHeading = heading]) => {
    const own = items.filter((item) => item.kind === kind);
    if (own.length === 0) return [];
    const line = (item: ReportItem): string => lineOf(item, { isWhole: verbose });
    const lines = kind === 'made' && !verbose ? folders(own) : own.map(line);
    return [
      `${colors.bold(`${dryRun ? dryHeading : heading} (${own.length})`)}\n${lines.map((text) => `  ${text}`).join('\n')}`,
    ];
  });
  const head = [...ZONE_LINES[zone.source](zone.name), `${title}: ${read.join(', ')}.`];
  return [head.join('\n'), ...blocks].join('\n\n');
}

const ZONE_LINES: Readonly<Record<ImportZone['source'], (zone: string) => readonly string[]>> = {
  export: () => [],
  option: (zone) => [`The export names no time zone. Its times were read as those of ${zone}, as --zone says.`],
  edition: (zone) => [
    `The export names no time zone. Its times were read as those of ${zone}, the zone of the edition; --zone sets another.`,
  ],
  site: (zone) => [
    `The export names no time zone. Its times were read as those of ${zone}, the zone of the site; --zone sets another.`,
  ],
};

function lineOf(item: ReportItem, length: { readonly isWhole: boolean }): string {
  return [item.path, itemSentence(item, length)].filter((part) => part !== undefined && part !== '').join(': ');
}

/** Created files: one line for a folder with more than two of them, otherwise one line for each file. */
function folders(items: readonly ReportItem[]): readonly string[] {
  const byFolder = grouped(items, ({ path = '' }) => path.replace(/[^/]*$/, ''));
  return [...byFolder].flatMap(([folder, own]) =>
    own.length > 2 ? [`${folder} (${count(own.length, 'file')})`] : own.map((item) => lineOf(item, { isWhole: false })),
  );
}
