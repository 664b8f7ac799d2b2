import { contentType } from './content-type.ts';
import { headersFor } from './headers-file.ts';
import type { ServedFolder } from './served-folder.ts';

/**
 * The headers of a file, names in lower case: its type, the caching that hosts give by default (keep it,
 * but ask each time), and over these what `_headers` says for the address asked for. `path` is the file
 * that answers.
 */
export function fileHeaders(
  folder: ServedFolder,
  { requested, path }: { readonly requested: string; readonly path: string },
): ReadonlyMap<string, string> {
  return new Map([
    ['content-type', contentType(path)],
    ['cache-control', 'public, max-age=0, must-revalidate'],
    ...headersFor(folder.headers, requested),
  ]);
}
