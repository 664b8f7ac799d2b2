import {
  isAlias,
  isCollection,
  isMap,
  isScalar,
  isSeq,
  Lexer,
  type Node,
  type Pair,
  parseDocument,
  visit,
  type YAMLMap,
  type YamlDocument,
} from '../content/yaml-adapter.ts';
import { syntaxMessage } from './yaml-syntax-messages.ts';

/**
 * A YAML parser with positions. It takes three times as long as the fast one, so it is used only if the fast one
 * fails or a diagnostic needs a position. All syntax errors are reported by this one.
 */

export interface YamlProblem {
  readonly code: 'yaml-syntax' | 'yaml-tab' | 'yaml-duplicate-key' | 'yaml-alias' | 'yaml-tag' | 'yaml-too-deep';
  /** With a hint, a sentence for editors. Without one, the message of the parser. */
  readonly message: string;
  readonly hint?: string;
  readonly start: number;
  readonly end: number;
}

export interface Range {
  readonly start: number;
  readonly end: number;
}

export interface PositionedYaml {
  readonly value: unknown;
  readonly problems: readonly YamlProblem[];
  /** The range of the value at a path, or of its key. If the path does not exist, the range of its nearest parent. */
  find(path: readonly string[], on: 'key' | 'value'): Range;
}

/** Parses a text with positions. Offsets count from the start of `text`. Does not throw on invalid text. */
export function readPositioned(text: string): PositionedYaml {
  const document = parseDocument(text, {
    version: '1.2',
    schema: 'core',
    prettyErrors: false,
    logLevel: 'error',
    uniqueKeys: false,
  });
  // After its first error the parser guesses.
  const errors = document.errors.slice(0, 1).map((error) => problemOf(error, { document, text }));
  const problems = [...unsupportedParts(document, text), ...errors];
  return {
    value: problems.length > 0 ? undefined : (document.toJS() ?? undefined),
    problems,
    find: (path, on) => rangeOf(document, path, on),
  };
}

/** The ranges of the comments, from `#` to the end of the line. */
export function yamlComments(text: string): readonly Range[] {
  const found: Range[] = [];
  let at = 0;
  let before = '';
  for (const token of new Lexer().lex(text)) {
    if (token.startsWith('#') && before !== SCALAR) found.push({ start: at, end: at + token.length });
    if (!MARKS.includes(token)) at += token.length;
    before = token;
  }
  return found;
}

/** The control character that the lexer puts before a plain or block text, and all those that it adds. */
const SCALAR = '\u001f';
const MARKS: readonly string[] = ['\u0002', '\u0018', SCALAR];

/** The tags of the YAML core schema. All others are rejected. */
const CORE_TAG = /^(?:!|tag:yaml\.org,2002:(?:str|int|float|bool|null|map|seq))$/;

/** The maximum nesting of maps and lists. The fast parser leaves deeper texts to this one. */
const MAX_DEPTH = 100;

/** Reports what content may not use although it is valid YAML: anchors, aliases, foreign tags, deep nesting and duplicate keys. */
function unsupportedParts(document: YamlDocument, text: string): readonly YamlProblem[] {
  const found: YamlProblem[] = [];
  const refuse = (
    node: Node,
    { code, message, sign }: { code: YamlProblem['code']; message: string; sign: string },
  ): void => {
    const range = nodeRange(node) ?? { start: 0, end: 1 };
    const start = Math.max(0, text.lastIndexOf(sign, range.start));
    found.push({ code, message, start, end: range.end });
  };
  visit(document, {
    Alias: (_key, node) => refuse(node, { code: 'yaml-alias', message: `*${node.source} is an alias`, sign: '*' }),
    Node: (_key, node, ancestors) => {
      if (isAlias(node)) return undefined;
      if (node.anchor !== undefined) {
        refuse(node, { code: 'yaml-alias', message: `&${node.anchor} is an anchor`, sign: '&' });
      } else if (node.tag !== undefined && !CORE_TAG.test(node.tag)) {
        refuse(node, { code: 'yaml-tag', message: `${node.tag} is a tag`, sign: '!' });
      }
      if (isMap(node)) for (const one of duplicates(node, text)) found.push(one);
      if (ancestors.length <= MAX_DEPTH || ancestors.filter(isCollection).length < MAX_DEPTH) return undefined;
      const { start } = nodeRange(node) ?? { start: 0 };
      found.push({ code: 'yaml-too-deep', ...TOO_DEEP, start, end: start + 1 });
      return visit.SKIP;
    },
  });
  return found;
}

const TOO_DEEP = {
  message: `More than ${MAX_DEPTH} maps and lists are nested here.`,
  hint: 'if it is a text, put it in quotes; no field has that many levels',
};

/** Duplicate keys of a map, each at its second place. The check of the parser itself takes quadratic time. */
function duplicates(map: YAMLMap, text: string): readonly YamlProblem[] {
  const names = new Set<string>();
  return map.items.flatMap(({ key }): readonly YamlProblem[] => {
    if (!isScalar(key)) return [];
    const { start } = nodeRange(key) ?? { start: 0 };
    const isSecond = names.has(String(key.value));
    names.add(String(key.value));
    return isSecond ? [{ code: 'yaml-duplicate-key', start, ...twice(text, start) }] : [];
  });
}

function problemOf(
  { code: reason, message, pos }: YamlDocument['errors'][number],
  { document, text }: { readonly document: YamlDocument; readonly text: string },
): YamlProblem {
  const [start, end] = [pos[0], Math.max(pos[1], pos[0] + 1)];
  const code = codeOf(reason, message);
  if (code !== 'yaml-syntax') return { code, message, start, end };
  const opensAt = openAt(document, start);
  const spot = { text, start, end, message, ...(opensAt === undefined ? {} : { opensAt }) };
  return { code, message, start, end, ...syntaxMessage(reason, spot) };
}

/** The message for a duplicate key. */
function twice(text: string, start: number): Pick<YamlProblem, 'message' | 'hint' | 'end'> {
  const written = /^(["']?)(.+?)\1(?=\s*:)/.exec(text.slice(start));
  const name = written?.[2] ?? text.charAt(start);
  const message = `"${name}" is given twice.`;
  return { message, hint: 'keep one of the two', end: start + (written?.[0].length ?? 1) };
}

/** The start of the innermost bracket or quoted text that is open at an offset. */
function openAt(document: YamlDocument, offset: number): number | undefined {
  let found: number | undefined;
  visit(document, {
    Node: (_key, node) => {
      const isDelimited = isScalar(node) ? node.type?.startsWith('QUOTE') : isCollection(node) && node.flow;
      const [start, , end] = node.range ?? [0, 0, 0];
      if (isDelimited && start < offset && end >= offset) found = start;
    },
  });
  return found;
}

function codeOf(code: string, message: string): YamlProblem['code'] {
  if (code === 'TAB_AS_INDENT' || /\btabs?\b/i.test(message)) return 'yaml-tab';
  return 'yaml-syntax';
}

function rangeOf(document: YamlDocument, path: readonly string[], on: 'key' | 'value'): Range {
  let node: unknown = document.contents;
  let range = nodeRange(node) ?? { start: 0, end: 0 };
  for (const [index, part] of path.entries()) {
    const last = index === path.length - 1;
    if (isMap(node)) {
      const pair = pairsOf(node).get(part);
      if (pair === undefined) break;
      range = (last && on === 'value' ? nodeRange(pair.value) : undefined) ?? nodeRange(pair.key) ?? range;
      node = pair.value;
    } else if (isSeq(node)) {
      node = node.items[Number(part)];
      range = nodeRange(node) ?? range;
    } else {
      break;
    }
  }
  return range;
}

const pairsByName = new WeakMap<YAMLMap, ReadonlyMap<string, Pair>>();

/** The first pair of each key. They are memoized, since a map with many fields may have a finding in each. */
function pairsOf(map: YAMLMap): ReadonlyMap<string, Pair> {
  const cached = pairsByName.get(map);
  if (cached !== undefined) return cached;
  const made = new Map([...map.items].reverse().map((pair) => [keyText(pair), pair] as const));
  pairsByName.set(map, made);
  return made;
}

function keyText(pair: Pair): string {
  return isScalar(pair.key) ? String(pair.key.value) : '';
}

function nodeRange(node: unknown): Range | undefined {
  const range = (node as Node | null | undefined)?.range;
  if (range === null || range === undefined) return undefined;
  return { start: range[0], end: Math.max(range[1], range[0] + 1) };
}
