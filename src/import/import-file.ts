import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { allRecordsOf, type ContentIndex, indexContent } from '../content/content-index.ts';
import type { Roots } from '../content/roots.ts';
import { siteZone } from '../content/time-zone.ts';
import { changeFiles, type FileChange } from '../content-edits/content-files.ts';
import { RequestError } from '../content-edits/errors.ts';
import { schemaLine } from '../content-edits/site-schemas.ts';
import { nameHint } from '../diagnostics/nearest-name.ts';
import { zoneHint } from '../diagnostics/zone-hint.ts';
import { isZone } from '../domain/time/zone.ts';
import { readContent, requireSite } from '../read/read-content.ts';
import { type EditionContent, importSettings } from './edition-content.ts';
import { exportFiles } from './export-files.ts';
import type { ImportFormat } from './formats/export-formats.ts';
import { readExport } from './formats/read-export.ts';
import type { ImportedProgramme } from './imported-programme.ts';
import { type ImportStates, parseStates, statePath } from './merge/import-state.ts';
import { type ImportPlan, planImport } from './plan-import.ts';
import { importPortraits, type PortraitOptions } from './portraits/import-portraits.ts';
import { portraitFolder } from './portraits/portrait-source.ts';
import { programmeSlots } from './programme-slots.ts';
import { refuseOtherYear } from './validate-target.ts';

export interface ImportOptions {
  readonly format: ImportFormat;
  /** The absolute paths of the files of the export, or of a folder with them. */
  readonly paths: readonly string[];
  readonly event: string;
  readonly year: number;
  /** The IANA zone of the export's times, if the export names none. By default that of the edition. */
  readonly zone?: string | undefined;
  /** Whether to report the changes without writing them. */
  readonly dryRun: boolean;
  /** Whether and how to fetch the portraits that are missing. */
  readonly pictures?: PictureOptions | undefined;
}

export type PictureOptions = Pick<PortraitOptions, 'allowsPrivate' | 'onProgress'>;

export interface ImportResult extends Omit<ImportPlan, 'files' | 'portraits'> {
  /** The changed files, without the import state. */
  readonly changed: readonly FileChange[];
  readonly zone: ImportZone;
}

/** The IANA zone in which the times of an export were read, and where its name is from. */
export interface ImportZone {
  readonly name: string;
  readonly source: 'export' | 'option' | 'edition' | 'site';
}

/**
 * Imports an export into the content of an edition, completely or not at all. Throws `ImportRefusal` if the files are
 * not such an export, and `RequestError` if it cannot be imported into this edition.
 */
export async function importFile(
  roots: Roots,
  { format, paths, event, year, zone: givenZone, dryRun, pictures }: ImportOptions,
): Promise<ImportResult> {
  if (givenZone !== undefined && !isZone(givenZone))
    throw new RequestError(`There is no time zone "${givenZone}".`, zoneHint(givenZone));
  const exported = await exportFiles(paths, format);
  const index = await indexedContent(roots, { event, year });
  const settings = importSettings(index, { event, year });
  const timeZone = givenZone ?? settings.zone;
  const found = readExport(exported, { format, timeZone });
  const zone = zoneOfTimes(found, { givenZone, settings, index });
  const programme = { ...found, timeZone: zone.name };
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
  const { files, portraits, ...plan } = planImport(content, {
    ...{ format, programme, slots, states: readStates(content) },
    fetchesPortraits: pictures !== undefined,
  });
  const changed = await changeFiles(roots.rootDir, files, { dryRun });
  const fetched = await importPortraits(roots.rootDir, pictures === undefined ? [] : portraits, {
    ...{ folder: portraitFolder(content), allowsPrivate: false, dryRun },
    ...pictures,
  });
  return {
    ...plan,
    zone,
    items: [...plan.items, ...fetched.items],
    changed: [...changed, ...fetched.changed].filter(({ path }) => path !== statePath(content)),
  };
}

interface ZoneInputs extends Pick<EditionContent, 'settings' | 'index'> {
  readonly givenZone: string | undefined;
}

/** The zone that the export names counts first. */
function zoneOfTimes({ timeZone }: ImportedProgramme, { givenZone, settings, index }: ZoneInputs): ImportZone {
  if (timeZone !== undefined) return { name: timeZone, source: 'export' };
  if (givenZone !== undefined) return { name: givenZone, source: 'option' };
  return { name: settings.zone, source: settings.zone === siteZone(index) ? 'site' : 'edition' };
}

/**
 * Reads the content. Throws `RequestError` if a file that the import reads or changes is damaged; other errors do not
 * matter here.
 */
async function indexedContent(
  roots: Roots,
  { event, year }: { readonly event: string; readonly year: number },
): Promise<ContentIndex> {
  requireSite(roots.rootDir);
  const content = await readContent(roots);
  const unreadable = content.findings.map(({ path }) => path);
  const index = indexContent(content, unreadable);
  const events = allRecordsOf(index, 'event').map(({ place }) => String(place.event));
  if (!events.includes(event)) {
    throw new RequestError(
      `There is no event "${event}".`,
      `${nameHint(event, events) ?? 'name one of the folders in content/events'}; conf-site new event creates one`,
    );
  }
  const damaged = unreadable.find(
    (path) => path === 'content/site.yaml' || path.startsWith(`content/events/${event}/${year}/`),
  );
  if (damaged === undefined) return index;
  throw new RequestError(
    `${damaged} cannot be read, so the export cannot be compared with it.`,
    'conf-site check lists what is wrong with it; nothing was written',
  );
}

function readStates(content: EditionContent): ImportStates {
  const path = statePath(content);
  const states = parseStates(content.textOf(path) || undefined);
  if (states !== undefined) return states;
  throw new RequestError(
    `${path} is damaged: without it, imported values and edited ones cannot be distinguished.`,
    'restore it from your last commit',
  );
}

function textAt(path: string): string {
  return existsSync(path) ? readFileSync(path, 'utf8') : '';
}
