import { resolve } from 'node:path';
import { refuseUnknown } from '../../exchange/errors.ts';
import { importFile } from '../../exchange/import/import-file.ts';
import { FORMAT_NAMES, IMPORT_FORMATS, type ImportFormat } from '../../exchange/import/recognise-format.ts';
import { type CommandContext, rootsOf } from '../console/command-context.ts';
import { formatImport } from './format-import.ts';

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
  const { verbose = false } = context.flags;
  context.print(
    formatImport(result, {
      source: FORMAT_NAMES[known],
      edition: `${event} ${year}`,
      dryRun,
      verbose,
      colors: context.colors,
    }),
  );
  context.say(
    dryRun ? 'Nothing was written.' : result.changed.length === 0 ? 'Nothing has changed.' : 'Now run conf-site check.',
  );
  return 0;
}
