import { type Diagnostic, type Finding, jsonPointer } from '../diagnostics/diagnostic.ts';
import { lineNumberAt, lineStartsOf } from './line-numbers.ts';
import { decode } from './parse-document.ts';
import type { PositionedYaml } from './positioned-yaml.ts';
import { splitFrontMatter } from './split-front-matter.ts';

/** The text of a document. Positions of its data are parsed once, when the first finding needs them. */
interface Source {
  readonly text: string;
  readonly lineStarts: readonly number[];
  readonly yamlStart: number;
  readonly bodyStart: number;
  readonly yaml: () => PositionedYaml;
}

/**
 * Adds lines and columns to findings. `readBytes` returns the bytes of a document, or undefined if it no longer exists; its
 * findings are located at 1:1.
 */
export async function locateFindings(
  findings: readonly Finding[],
  readBytes: (path: string) => Promise<Uint8Array | undefined>,
): Promise<readonly Diagnostic[]> {
  if (findings.length === 0) return [];
  const { readPositioned } = await import('./positioned-yaml.ts');
  const sources = new Map<string, Source | undefined>();
  for (const path of new Set(findings.filter(needsText).map((finding) => finding.path))) {
    const bytes = await readBytes(path);
    sources.set(path, bytes === undefined ? undefined : sourceOf(path, bytes, readPositioned));
  }
  return findings.map((finding) => locate(finding, sources.get(finding.path)));
}

function needsText(finding: Finding): boolean {
  return finding.place.kind !== 'file';
}

function sourceOf(path: string, bytes: Uint8Array, readPositioned: (text: string) => PositionedYaml): Source {
  const text = decode(bytes) ?? new TextDecoder('utf-8').decode(bytes);
  const split = path.endsWith('.md') ? splitFrontMatter(text) : undefined;
  const yaml = split?.kind === 'yaml' ? split.yaml : text;
  let positioned: PositionedYaml | undefined;
  return {
    text,
    lineStarts: lineStartsOf(text),
    yamlStart: split?.kind === 'yaml' ? split.yamlStart : 0,
    bodyStart: split?.kind === 'yaml' ? split.bodyStart : 0,
    yaml: () => (positioned ??= readPositioned(yaml)),
  };
}

function locate(finding: Finding, source: Source | undefined): Diagnostic {
  const { code, severity, path: file, message, hint, place } = finding;
  const range = source === undefined ? { start: 0, end: 0 } : rangeOf(finding, source);
  const start = position(range.start, source);
  const end = position(Math.max(range.end, range.start), source);
  return {
    code,
    severity,
    file,
    line: start.line,
    column: start.column,
    endLine: end.line,
    endColumn: end.column,
    pointer: place.kind === 'pointer' ? jsonPointer(place.pointer) : '',
    message: shortened(message),
    ...(hint === undefined ? {} : { hint: shortened(hint) }),
    frame: source === undefined ? [] : frameOf(start.line, source),
  };
}

/** Messages quote invalid values, which may be as long as a file. */
const LONGEST_MESSAGE = 1000;

function shortened(words: string): string {
  if (words.length <= LONGEST_MESSAGE) return words;
  const half = LONGEST_MESSAGE / 2;
  return `${words.slice(0, half)}…${words.slice(-half)}`;
}

function rangeOf({ place }: Finding, source: Source): { readonly start: number; readonly end: number } {
  if (place.kind === 'file') return { start: 0, end: 0 };
  if (place.kind === 'text') return place;
  if (place.kind === 'fields') return firstField(source);
  if (place.kind === 'body') return bodyRange(place, source);
  const found = source.yaml().find(place.pointer, place.on);
  const end = source.yamlStart + found.end;
  const start = source.yamlStart + found.start;
  const trimmed = source.text.slice(start, end).trimEnd();
  return { start, end: start + Math.max(1, trimmed.length) };
}

/** The range of the first key, after blank lines and comments. */
function firstField({ text, yamlStart }: Source): { readonly start: number; readonly end: number } {
  const start = yamlStart + (/^(?:[ \t]*(?:#.*)?\r?\n)*/.exec(text.slice(yamlStart))?.[0].length ?? 0);
  const key = /^[^\s:#]*/.exec(text.slice(start))?.[0] ?? '';
  return { start, end: start + Math.max(1, key.length) };
}

/** The range in the body, without leading blank lines and comments. */
function bodyRange({ start, end }: { readonly start: number; readonly end: number }, { text, bodyStart }: Source) {
  const blank = /^(?:\s|<!--[\s\S]*?-->)*/.exec(text.slice(bodyStart + start))?.[0].length ?? 0;
  return { start: bodyStart + start + blank, end: bodyStart + Math.max(end, start + blank + 1) };
}

function position(offset: number, source: Source | undefined): { readonly line: number; readonly column: number } {
  if (source === undefined) return { line: 1, column: 1 };
  const { lineStarts } = source;
  const line = lineNumberAt(lineStarts, offset);
  return { line, column: offset - (lineStarts[line - 1] as number) + 1 };
}

/** Longer lines are not shown. Their column says where the problem is. */
const LONGEST_LINE = 5000;

function frameOf(line: number, source: Source): readonly { readonly line: number; readonly text: string }[] {
  const shown = [line - 1, line].flatMap((number) => {
    const text = shownLine(number, source);
    return text === undefined ? [] : [{ line: number, text }];
  });
  return shown.at(-1)?.line === line ? shown : [];
}

/** A line without its line end. Undefined if there is no such line or it is too long. */
function shownLine(line: number, { text, lineStarts }: Source): string | undefined {
  const start = lineStarts[line - 1];
  if (start === undefined) return undefined;
  const end = lineStarts[line] ?? text.length;
  return end - start > LONGEST_LINE ? undefined : text.slice(start, end).replace(/\r?\n$/, '');
}
