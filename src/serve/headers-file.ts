import { type PathPattern, pathPattern } from './path-pattern.ts';

/** One block of `_headers`: the paths it is for and its headers, in order; names are lower case. */
export interface HeaderRule {
  readonly pattern: PathPattern;
  readonly headers: readonly (readonly [name: string, value: string])[];
}

/** Hosts set these themselves, and so do we: they describe the message, not the page. */
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
 * Reads a `_headers` file: lines of a path pattern, each with indented `Name: value` lines under it; `#`
 * starts a comment line. As on a host, a line that is none of these is ignored, and so is a header that
 * HTTP cannot carry or that only the server may set.
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

/**
 * The headers for a decoded path. A name that several lines give, in one rule or many, joins its values by
 * commas.
 */
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
