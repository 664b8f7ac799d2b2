import { lookup } from 'mrmime';

/** Types that mrmime lacks, or that static hosts name differently. */
const hostTypes: ReadonlyMap<string, string> = new Map([
  ['ico', 'image/x-icon'],
  ['xml', 'application/xml'],
]);

/** The Content-Type of a file by its name. Text is UTF-8. It is `application/octet-stream` if the extension is unknown. */
export function contentType(path: string): string {
  const ending = /\.(\w+)$/.exec(path)?.[1]?.toLowerCase() ?? '';
  // `lookup` reads a plain object, so `constructor` gives a function.
  const type: unknown = hostTypes.get(ending) ?? lookup(ending);
  if (typeof type !== 'string') return 'application/octet-stream';
  return type.startsWith('text/') || type === 'application/xml' ? `${type}; charset=utf-8` : type;
}

/** Whether a file is a page. The maintenance status and live reload apply only to pages. */
export function isPage(path: string): boolean {
  return contentType(path).startsWith('text/html');
}
