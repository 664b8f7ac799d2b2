import { type PathPattern, pathPattern } from './path-pattern.ts';

/** One block of `_headers`: its paths, and its headers in order, with names in lower case. */
export interface HeaderRule {
  readonly pattern: PathPattern;
  readonly headers: readonly (readonly [name: string, value: string])[];
}

/** Headers that hosts set themselves, as this server does: they describe the message, not the page. */
const reserved = new Set([
  'accept-ranges',
  'age',
  'allow',
  'connection',
  'content-encoding',
  'content-length',
  'content-range',
  'date',
  'keep-alive',
  'location',
  'server',
  'trailer',
  'transfer-encoding',
  'upgrade',
]);

/**
 * Parses a `_headers` file: path patterns, each followed by indented `Name: value` lines. `#` starts a comment line. As on a
 * host, other lines are ignored, and so are headers that are invalid in HTTP or that only the server may set.
 *
 * @see https://docs.netlify.com/manage/routing/headers/
 */
export function parseHeadersFile(text: string): readonly HeaderRule[] {
  const rules: { pattern: PathPattern; headers: (readonly [string, string])[] }[] = [];
  for (const line of text.split(/\r?\n/)) {
    if (line.startsWith('/')) rules.push({ pattern: pathPattern(line.trim()), headers: [] });
    const header = readHeader(line);
    if (header) rules.at(-1)?.headers.push(header);
  }
  return rules;
}

/** The headers for a decoded path. If several lines have the same name, their values are joined by commas. */
export function headersFor(rules: readonly HeaderRule[], path: string): ReadonlyMap<string, string> {
  const headers = new Map<string, string>();
  for (const rule of rules) {
    if (rule.pattern(path) === undefined) continue;
    for (const [name, value] of rule.headers) {
      const before = headers.get(name);
      headers.set(name, before === undefined ? value : `${before}, ${value}`);
    }
  }
  return headers;
}

function readHeader(line: string): readonly [string, string] | undefined {
  const parts = /^\s+([!#$%&'*+.^`|~\w-]+):\s*([\t\x20-\x7e\x80-\xff]+)$/.exec(line.trimEnd());
  const name = parts?.[1]?.toLowerCase();
  const value = parts?.[2];
  if (name === undefined || value === undefined || reserved.has(name)) return undefined;
  return [name, value];
}
