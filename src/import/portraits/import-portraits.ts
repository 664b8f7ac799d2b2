import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { changeFiles, type FileChange } from '../../content-edits/content-files.ts';
import { editYaml } from '../../content-edits/yaml/open-yaml.ts';
import { openRecord } from '../../content-edits/yaml/record-text.ts';
import type { ReportItem } from '../import-report.ts';
import { type FetchedPicture, fetchPicture } from './fetch-picture.ts';
import type { PortraitSource } from './portrait-source.ts';

/**
 * Fetches the portraits of imported speakers into `content/media`, once: a speaker whose record has a picture is left
 * alone, whoever set it.
 */

export interface PortraitOptions {
  /** The folder for the pictures, relative to `content/media`. */
  readonly folder: string;
  readonly allowsPrivate: boolean;
  readonly dryRun: boolean;
  /** Called with the numbers of pictures that are done, and of all. */
  readonly onProgress?: ((done: number, all: number) => void) | undefined;
}

export interface ImportedPortraits {
  readonly changed: readonly FileChange[];
  readonly items: readonly ReportItem[];
}

const MEDIA = 'content/media';
const AT_ONCE = 4;
const TIMEOUT_MS = 20_000;
const MAX_BYTES = 10_000_000;

/** Fetches the portraits, and sets the field `image` of the records. A portrait that fails changes nothing. */
export async function importPortraits(
  rootDir: string,
  sources: readonly PortraitSource[],
  options: PortraitOptions,
): Promise<ImportedPortraits> {
  if (options.dryRun) {
    const items = sources.map(({ ident, address }) => plannedItem(`${MEDIA}/${options.folder}/${ident}`, address));
    return { changed: [], items };
  }
  const fetched = await inTurn(sources, options);
  const changes = fetched.flatMap(({ source, picture }) => changesOf(rootDir, { source, picture, options }));
  const changed = await changeFiles(rootDir, changes);
  return { changed, items: fetched.map(({ source, picture }) => itemOf(source, picture, options)) };
}

interface FetchedPortrait {
  readonly source: PortraitSource;
  readonly picture: FetchedPicture;
}

/** Fetches some pictures at once. The results have the order of the sources. */
async function inTurn(
  sources: readonly PortraitSource[],
  { allowsPrivate, onProgress }: PortraitOptions,
): Promise<readonly FetchedPortrait[]> {
  const results: FetchedPortrait[] = [];
  const waiting = [...sources.entries()];
  let done = 0;
  const work = async (): Promise<void> => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const [at, source] = next;
      const picture = await fetchPicture(source.address, {
        timeoutMs: TIMEOUT_MS,
        maxBytes: MAX_BYTES,
        allowsPrivate,
      });
      results[at] = { source, picture };
      done += 1;
      onProgress?.(done, sources.length);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return results;
}

function changesOf(
  rootDir: string,
  { source, picture, options }: FetchedPortrait & { readonly options: PortraitOptions },
): readonly FileChange[] {
  if (picture.kind === 'failed') return [];
  const image = `${options.folder}/${source.ident}.${picture.extension}`;
  const path = `${MEDIA}/${image}`;
  const before = readFileSync(join(rootDir, source.path), 'utf8');
  const text = withImage(source.path, before, image);
  return [
    ...(existsSync(join(rootDir, path)) ? [] : [{ kind: 'add', path, bytes: picture.bytes } as const]),
    { kind: 'replace', path: source.path, text, before },
  ];
}

/** The comment that an import without portraits leaves in a record. */
const COMMENT = /^# Portrait: .*\r?\n/m;

function withImage(path: string, text: string, image: string): string {
  const record = openRecord(path, text);
  const order = ['visible', 'placeholder', 'keynote', 'image'];
  const edited = editYaml(record.yaml, (yaml) => yaml.set(['image'], { value: image, order }));
  return record.with({ yaml: edited.replace(COMMENT, '') });
}

function plannedItem(path: string, address: string): ReportItem {
  return { kind: 'made', path: `${path}.*`, message: `the portrait at ${address}` };
}

function itemOf({ name, path, ident, address }: PortraitSource, picture: FetchedPicture, { folder }: PortraitOptions) {
  return picture.kind === 'picture'
    ? { kind: 'made' as const, path: `${MEDIA}/${folder}/${ident}.${picture.extension}`, message: '' }
    : {
        kind: 'left-out' as const,
        path,
        message: `the portrait of ${name} was not fetched: ${address} ${picture.reason}`,
      };
}
