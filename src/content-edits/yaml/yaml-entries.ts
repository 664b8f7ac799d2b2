import type { Splice } from './splices.ts';
import { afterLine, childrenOf, columnOf, isFlow, lineEnd, lineStart, type YamlPlace } from './yaml-places.ts';

/** Inserts and removes the keys of maps and the items of lists, which are whole lines or, in flow style, parts of one. */

/** A key with its value, or an item of a list, with the comments that belong to it. */
export interface Entry {
  /** Its text, which may have several lines. In block style, that of an item begins with the dash. */
  readonly text: string;
  /** The column in which `text` begins. */
  readonly column: number;
  /** The lines of comments above it. */
  readonly above: string;
  /** The comment after it with the space before, and comment lines below that are further to the right. */
  readonly beside: string;
}

/** A new entry, without comments. */
export function newEntry(text: string, column: number): Entry {
  return { text, column, above: '', beside: '' };
}

/** An entry and its place. What is undefined does not exist. */
interface PlacedEntry extends Entry {
  readonly start: number;
  readonly end: number;
  readonly afterComma: number | undefined;
  /** The offset after its comma and the comments beside it. */
  readonly stop: number;
  /** The start of its line, and that of the comments above, if nothing else is before it on its line. */
  readonly line: number | undefined;
  readonly top: number | undefined;
  /** The offset after its last line, if nothing else follows on that. */
  readonly below: number | undefined;
}

/** The entries of a map or list. A key in block style has no comments above it. */
export function entriesOf(text: string, place: YamlPlace): readonly PlacedEntry[] {
  const isInFlow = isFlow(place.node);
  const dashes = dashesOf(place);
  return childrenOf(text, place).map(({ start: own, end, key }, index) => {
    const start = dashes[index] ?? own;
    const column = columnOf(text, start);
    const comma = isInFlow ? /^[ \t]*,/.exec(text.slice(end)) : null;
    const afterComma = comma === null ? undefined : end + comma[0].length;
    const stop = withCommentsBelow(text, lineEnd(text, afterComma ?? end), column);
    const line = /\S/.test(text.slice(start - column, start)) ? undefined : start - column;
    const top = line === undefined || (key !== undefined && !isInFlow) ? line : withCommentsAbove(text, line, column);
    const below = /^\r?(?:\n|$)/.test(text.slice(stop)) ? afterLine(text, stop) : undefined;
    const [above, beside] = [text.slice(top ?? start, line ?? start), text.slice(afterComma ?? end, stop)];
    return { text: text.slice(start, end), column, above, beside, start, end, afterComma, stop, line, top, below };
  });
}

/** The offsets of the dashes of a list in block style. */
function dashesOf({ node }: YamlPlace): readonly number[] {
  const token = node?.srcToken;
  const tokens = token?.type === 'block-seq' ? token.items.flatMap(({ start }) => start) : [];
  return tokens.filter(({ type }) => type === 'seq-item-ind').map(({ offset }) => offset);
}

/** The start of the comment lines directly above a line that begin in a column; otherwise that of the line. */
function withCommentsAbove(text: string, line: number, column: number): number {
  const previous = lineStart(text, line - 1);
  const isComment = line > 0 && text.startsWith(`${' '.repeat(column)}#`, previous);
  return isComment ? withCommentsAbove(text, previous, column) : line;
}

/** The end of the comment lines directly below a line that begin to the right of a column; otherwise that of the line. */
export function withCommentsBelow(text: string, from: number, column: number): number {
  const comments = new RegExp(`^(?:\\r?\\n {${column + 1},}#[^\\r\\n]*)*`).exec(text.slice(from));
  return from + (comments?.[0].length ?? 0);
}

/** Removes entries with their comments, of which those above them may stay. */
export function withoutEntries(
  text: string,
  place: YamlPlace,
  { isGone, isKeeping }: { readonly isGone: (index: number) => boolean; readonly isKeeping?: boolean },
): readonly Splice[] {
  const entries = entriesOf(text, place);
  const kept = entries.filter((_, at) => !isGone(at));
  const isOpen = entries.at(-1)?.afterComma === undefined && kept.at(-1) !== entries.at(-1);
  const comma = isOpen ? kept.at(-1)?.afterComma : undefined;
  const cuts = entries.map(({ start, column, stop, line, top, below }, at) => {
    const from = isKeeping ? line : top;
    const own = from === undefined ? undefined : from + column;
    const next = kept.find((other) => other.start > start);
    if (from !== undefined && below !== undefined) return { start: from, end: below };
    if (next?.above === '') return { start: own ?? start, end: next.start };
    return { start: own ?? entries[at - 1]?.stop ?? start, end: stop };
  });
  return [...(comma === undefined ? [] : [{ start: comma - 1, end: comma }]), ...cuts.filter((_, at) => isGone(at))];
}

/** Inserts entries before the one at an index, or at the end. The map or list must not be empty. */
export function insertedEntries(
  text: string,
  place: YamlPlace,
  { index, entries }: { readonly index: number; readonly entries: readonly Entry[] },
): readonly Splice[] {
  if (entries.length === 0) return [];
  const old = entriesOf(text, place);
  const next = old[index];
  const previous = next === undefined ? old.at(-1) : old[index - 1];
  const { column, end, stop } = next ?? (previous as PlacedEntry);
  const comma = isFlow(place.node) ? ',' : '';
  const isOpen = next === undefined && previous?.afterComma === undefined;
  const commas = isOpen ? [{ start: end, by: comma }] : [];
  const lines = entries.map((entry, at) => linesOf(entry, column, isOpen && at === entries.length - 1 ? '' : comma));
  const at = previous?.below ?? next?.top;
  if (at !== undefined) return [...commas, lineSplice(text, at, lines.join(''))];
  const by = lines.map(withoutMargin).join(' ').replace(/^#/, ' #');
  const isBroken = comma === '' || entries.some(({ beside }) => beside !== '');
  const space = isBroken ? `\n${' '.repeat(column)}` : ' ';
  if (next !== undefined) return [{ start: next.start, by: by + space }];
  return [...commas, { start: stop, by: ` ${by}${isBroken ? space : ''}` }];
}

/** The lines of an entry in a column, with a comma if it needs one. */
export function linesOf({ text, column, above, beside }: Entry, wanted: number, comma = ''): string {
  return shifted(`${above}${' '.repeat(column)}${text}${comma}${beside}\n`, wanted - column);
}

/** Shifts lines to the right, or to the left as far as they are indented. */
export function shifted(lines: string, columns: number): string {
  return columns >= 0
    ? lines.replaceAll(/(?<=^|\n)(?=[^\r\n])/g, ' '.repeat(columns))
    : lines.replaceAll(new RegExp(`(?<=^|\\n) {1,${-columns}}`, 'g'), '');
}

/** Lines without the spaces before the first one and the line break after the last one. */
export function withoutMargin(lines: string): string {
  return lines.replace(/^ +/, '').replace(/\r?\n$/, '');
}

/** Inserts whole lines at the start of a line, or at the end of the text. */
export function lineSplice(text: string, start: number, lines: string): Splice {
  return { start, by: start > 0 && text[start - 1] !== '\n' ? `\n${lines}` : lines };
}
