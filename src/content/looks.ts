import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { DEFAULT_LOOK, LOOKS_FOLDER } from '../domain/page/look.ts';
import { attempt } from '../fs/attempt.ts';
import { allRecordsOf, type ContentIndex } from './content-index.ts';

/** The names of the looks in these folders, which are a package or a site: each once, sorted. */
export function looksIn(dirs: readonly string[]): readonly string[] {
  const names = dirs.flatMap((dir) => {
    const entries = attempt(() => readdirSync(join(dir, LOOKS_FOLDER), { withFileTypes: true })) ?? [];
    return entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  });
  return [...new Set(names)].sort();
}

/** The name of the look in the site's settings. Another kind of value counts as none; the schema reports it. */
export function lookOf(index: Pick<ContentIndex, 'records'>): string {
  const look = allRecordsOf(index, 'site')[0]?.data.look;
  return typeof look === 'string' ? look : DEFAULT_LOOK;
}
