import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type ContentIndex, indexContent, recordsOf } from '../../content/content-index.ts';
import type { Roots } from '../../content/roots.ts';
import { nameHint } from '../../diagnostics/nearest-name.ts';
import { readContent, requireSite } from '../../read/read-content.ts';
import { changeFiles, type FileChange } from '../content-files.ts';
import { RequestError } from '../errors.ts';
import { schemaLine } from '../site-schemas.ts';
import { type EditionContent, importSettings } from './edition-content.ts';
import { type Ledgers, ledgerPath, readLedgers } from './merge/ledger.ts';
import { type ImportPlan, planImport } from './plan-import.ts';
import { programmeSlots } from './programme-slots.ts';
import { readExport } from './read/read-export.ts';
import type { ImportFormat } from './read/recognise-format.ts';
import { refuseOtherYear } from './wrong-programme.ts';

export interface ImportOrder {
  readonly format: ImportFormat;
  /** The export, absolute. */
  readonly file: string;
  readonly event: string;
  readonly year: number;
  /** Everything is looked at and reported, and nothing is written. */
  readonly dryRun: boolean;
}

export interface ImportResult extends Omit<ImportPlan, 'files'> {
  /** The files that changed, the hidden record of the import left out. */
  readonly changed: readonly FileChange[];
}

/**
 * Takes an export into the content of an edition, whole or not at all. Throws `ImportRefusal` for a file that is no
 * such export, `RequestError` where the site cannot take it.
 */
export async function importFile(
  roots: Roots,
  { format, file, event, year, dryRun }: ImportOrder,
): Promise<ImportResult> {
  const bytes = await bytesOf(file);
  const index = await indexedContent(roots, { event, year });
  const settings = importSettings(index);
  const programme = readExport(bytes, { format, timeZone: settings.zone });
  const content: EditionContent = {
    event,
    year,
    index,
    settings,
    textOf: (path) => textAt(join(roots.rootDir, path)),
    schemaLineOf: (path, kind) => schemaLine(roots.rootDir, { path, kind }),
  };
  const slots = programmeSlots(programme, settings.zone);
  if (!dryRun) refuseOtherYear(content, slots.days);
  const { files, ...plan } = planImport(content, { format, programme, slots, ledgers: ledgersOf(content) });
  const changed = await changeFiles(roots.rootDir, files, { dryRun });
  return { ...plan, changed: changed.filter(({ path }) => path !== ledgerPath(content)) };
}

async function bytesOf(file: string): Promise<Uint8Array> {
  try {
    return await readFile(file);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT')
      throw new RequestError(`There is no file ${file}.`, 'name the export as it stands in the folder you are in');
    if (code === 'EISDIR') throw new RequestError(`${file} is a folder.`, 'name the file of the export in it');
    throw error;
  }
}

/** Content that can be read where the import looks and writes; what is wrong elsewhere is for check to report. */
async function indexedContent(
  roots: Roots,
  { event, year }: { readonly event: string; readonly year: number },
): Promise<ContentIndex> {
  requireSite(roots.rootDir);
  const content = await readContent(roots);
  const unreadable = content.findings.map(({ path }) => path);
  const index = indexContent(content, unreadable);
  const events = recordsOf(index, 'event').map(({ place }) => String(place.event));
  if (!events.includes(event)) {
    throw new RequestError(
      `There is no event "${event}".`,
      `${nameHint(event, events) ?? 'name one of the folders in content/events'}; conf-site new event makes one`,
    );
  }
  const broken = unreadable.find(
    (path) => path === 'content/site.yaml' || path.startsWith(`content/events/${event}/${year}/`),
  );
  if (broken === undefined) return index;
  throw new RequestError(
    `${broken} cannot be read, so nothing can be compared with it.`,
    'conf-site check tells what is wrong with it; nothing was written',
  );
}

function ledgersOf(content: EditionContent): Ledgers {
  const path = ledgerPath(content);
  const ledgers = readLedgers(content.textOf(path) || undefined);
  if (ledgers !== undefined) return ledgers;
  throw new RequestError(
    `${path} is damaged: what the last import made cannot be told from what was edited.`,
    'take it from the version that you committed last',
  );
}

function textAt(path: string): string {
  return existsSync(path) ? readFileSync(path, 'utf8') : '';
}
