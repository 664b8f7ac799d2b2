import type { Document } from '../content/document.ts';
import { hashOf } from '../content/short-hash.ts';
import type { Finding, Place } from '../diagnostics/diagnostic.ts';
import { commentMarks, mayHaveMarks } from './comment-marks.ts';
import { readFast } from './fast-yaml.ts';
import { fileType } from './file-type.ts';
import { ignoreComments, mayHaveIgnores } from './ignore-comments.ts';
import { mergeConflicts } from './merge-conflicts.ts';
import type { YamlProblem } from './positioned-yaml.ts';
import { mayHaveQuotedValues, quotedValues } from './quoted-values.ts';
import { type FrontMatter, splitFrontMatter } from './split-front-matter.ts';

/** The result of parsing a file. There is no document if it cannot be parsed. */
export interface Parsed {
  readonly document?: Document;
  readonly findings: readonly Finding[];
}

const MAX_BYTES = 1_048_576;
const decoder = new TextDecoder('utf-8', { fatal: true });

/**
 * Parses the bytes of a content file. Adds `file-too-large`, `file-not-utf8`, `file-not-text`, `file-empty`,
 * `merge-conflict`, `front-matter-unopened`, `front-matter-unclosed`, `front-matter-language` and the `yaml-*` codes.
 */
export async function parseDocument(path: string, bytes: Uint8Array): Promise<Parsed> {
  const parsed = await parseBytes(path, bytes);
  const { document } = parsed;
  const [hasIgnores, hasMarks, hasQuotes] = [mayHaveIgnores(bytes), mayHaveMarks(bytes), mayHaveQuotedValues(bytes)];
  if (document === undefined || !(hasIgnores || hasMarks || hasQuotes)) return parsed;
  const text = decode(bytes) as string;
  const ignores = hasIgnores ? await ignoreComments(path, text) : [];
  const { reviews, cuts } = hasMarks ? await commentMarks(path, text) : { reviews: [], cuts: [] };
  const quoted = hasQuotes ? await quotedValues(path, text, document.data) : [];
  return { ...parsed, document: { ...document, ...withoutEmptyLists({ ignores, reviews, cuts, quoted }) } };
}

/** Leaves out empty lists. */
function withoutEmptyLists<T extends Readonly<Record<string, readonly unknown[]>>>(lists: T): Partial<T> {
  return Object.fromEntries(Object.entries(lists).filter(([, list]) => list.length > 0)) as Partial<T>;
}

async function parseBytes(path: string, bytes: Uint8Array): Promise<Parsed> {
  if (bytes.length > MAX_BYTES) {
    return problem(
      path,
      'file-too-large',
      { kind: 'file' },
      `This file has ${(bytes.length / 1_000_000).toFixed(1)} MB; a content file may have at most 1 MB.`,
      'pictures and other large files belong in content/media',
    );
  }
  const text = decode(bytes);
  if (text === undefined || text.includes('\0')) return notText(path, bytes);
  if (text.trim() === '') {
    return problem(path, 'file-empty', { kind: 'file' }, 'This file is empty.', 'write its fields, or delete it');
  }
  const conflicts = mergeConflicts(path, text);
  if (conflicts.length > 0) return { findings: conflicts };
  const hash = hashOf(bytes);
  if (!/\.(?:yaml|md)$/.test(path)) return { document: { path, data: undefined, body: '', hash }, findings: [] };
  if (!path.endsWith('.md')) return parseData(path, { yaml: text, yamlStart: 0, body: '' }, hash);
  const split = splitFrontMatter(text);
  if (split.kind === 'yaml') return parseData(path, split, hash);
  if (split.kind === 'none') return { document: { path, data: undefined, body: text, hash }, findings: [] };
  if (split.kind === 'unopened') return unopened(path, split);
  if (split.kind === 'unclosed') {
    return problem(
      path,
      'front-matter-unclosed',
      { kind: 'text', start: 0, end: 3 },
      'The front matter begins with --- but does not end.',
      'put a line with --- below the last field',
    );
  }
  return problem(
    path,
    'front-matter-language',
    { kind: 'text', start: 0, end: split.end },
    `Front matter must be YAML, not "${split.language}".`,
    'begin it with --- alone and write its fields as YAML',
  );
}

const UNOPENED = {
  late: [
    'The front matter does not begin in the first line.',
    'delete the blank lines and spaces above and before ---',
  ],
  other: [
    'The line above these fields is not ---.',
    'write --- instead, three hyphens and nothing else, here and below the last field',
  ],
  none: ['These fields have a line of --- below them, but none above.', 'put a line with --- above the first field'],
} as const;

function unopened(path: string, { by, start, end }: Extract<FrontMatter, { readonly kind: 'unopened' }>): Parsed {
  const [message, hint] = UNOPENED[by];
  return problem(path, 'front-matter-unopened', { kind: 'text', start, end }, message, hint);
}

/** The text of a file's bytes without its byte order mark; undefined if they are not UTF-8. */
export function decode(bytes: Uint8Array): string | undefined {
  try {
    return decoder.decode(bytes);
  } catch {
    return undefined;
  }
}

async function parseData(
  path: string,
  source: { readonly yaml: string; readonly yamlStart: number; readonly body: string },
  hash: string,
): Promise<Parsed> {
  const fast = readFast(source.yaml);
  if (fast.plain) return { document: { path, data: fast.value, body: source.body, hash }, findings: [] };
  const { readPositioned } = await import('./positioned-yaml.ts');
  const { value, problems } = readPositioned(source.yaml);
  if (problems.length === 0) return { document: { path, data: value, body: source.body, hash }, findings: [] };
  const findings = problems.map(
    (found): Finding => ({
      code: found.code,
      severity: 'error',
      path,
      place: { kind: 'text', start: source.yamlStart + found.start, end: source.yamlStart + found.end },
      ...yamlMessage(found),
    }),
  );
  return { findings: withoutConsequences(findings) };
}

/** After the first syntax error the parser guesses, so further ones are left out. Duplicate keys are always reported. */
function withoutConsequences(findings: readonly Finding[]): readonly Finding[] {
  const first = findings.find((finding) => finding.code !== 'yaml-duplicate-key');
  return findings.filter((finding) => finding === first || finding.code === 'yaml-duplicate-key');
}

function yamlMessage({ code, message, hint }: YamlProblem): { readonly message: string; readonly hint: string } {
  if (hint !== undefined) return { message, hint };
  if (code === 'yaml-tab') {
    return { message: 'YAML is indented with spaces, not with tabs.', hint: 'indent with two spaces' };
  }
  if (code === 'yaml-alias' || code === 'yaml-tag') {
    return {
      message: `Anchors, aliases and tags are not allowed: ${message}.`,
      hint: 'write the value itself; put text that begins with &, * or ! in quotes',
    };
  }
  return {
    message: `This is not valid YAML: ${message.replace(/\s+/g, ' ').replace(/\.?$/, '.')}`,
    hint: 'check the indentation here and above; put text in quotes if it contains ": " or begins with a quote, # or @',
  };
}

function notText(path: string, bytes: Uint8Array): Parsed {
  const type = fileType(bytes);
  return type.kind === 'text'
    ? notUtf8(path, bytes, type.name)
    : problem(
        path,
        'file-not-text',
        { kind: 'file' },
        `This file is ${type.name}; content files are text.`,
        'pictures and other media belong in content/media',
      );
}

function notUtf8(path: string, bytes: Uint8Array, name: string | undefined): Parsed {
  const offset = readablePrefix(bytes).length;
  return problem(
    path,
    'file-not-utf8',
    { kind: 'text', start: offset, end: offset + 1 },
    name === undefined ? 'This file is not UTF-8 text.' : `This file is ${name}, not UTF-8.`,
    'save it with the encoding UTF-8',
  );
}

/** The text before the first invalid byte, found by binary search. Up to 3 bytes of an incomplete character are cut off. */
function readablePrefix(bytes: Uint8Array): string {
  let low = 0;
  let high = bytes.length;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (isUtf8(bytes.subarray(0, middle))) low = middle;
    else high = middle - 1;
  }
  for (let cut = 0; cut < 4; cut += 1) {
    const text = decode(bytes.subarray(0, low - cut));
    if (text !== undefined) return text;
  }
  return '';
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true });
    return true;
  } catch {
    return false;
  }
}

function problem(path: string, code: Finding['code'], place: Place, message: string, hint: string): Parsed {
  return { findings: [{ code, severity: 'error', path, place, message, hint }] };
}
