import type { Diagnostic } from '../../src/diagnostics/diagnostic.ts';
import { nearestName } from '../../src/diagnostics/nearest-name.ts';

/** Follows the hints of diagnostics that propose a value, a name or a place of a file, as an author would. */

/** The files of a site that a hint changes. Paths are relative to the root; `read` throws if there is no file. */
export interface SiteFiles {
  read(path: string): string;
  write(path: string, text: string): void;
  move(from: string, to: string): void;
}

/** Follows all hints that propose something. Returns their diagnostics. The last of a file comes first, so that positions stay true. */
export function followHints(diagnostics: readonly Diagnostic[], files: SiteFiles): readonly Diagnostic[] {
  const lastFirst = [...diagnostics].sort((a, b) => b.line - a.line || b.column - a.column);
  return lastFirst.filter((diagnostic) => follow(diagnostic, files));
}

/** Paths that the hint of a diagnostic says to fill, such as `content/media/speakers/x.jpg`. */
export function pathsToFill({ hint = '' }: Diagnostic): readonly string[] {
  return [/^(?:write|put the file at) (content\/[^\s,]+)/.exec(hint)?.[1] ?? []].flat();
}

function follow(diagnostic: Diagnostic, files: SiteFiles): boolean {
  const { hint = '', file } = diagnostic;
  const renamed = /^rename (content\/media\/.+) to (content\/media\/\S+), and write (\S+) here$/.exec(hint);
  if (renamed !== null) {
    files.move(renamed[1] as string, renamed[2] as string);
    return replaceValue(diagnostic, renamed[3] as string, files);
  }
  const name = /^(?:re)?name it (?:to )?"?([\w.-]+?\.\w+)"?(?:[,;]|$)/.exec(hint)?.[1];
  if (name !== undefined) return moved(file, file.replace(/[^/]+$/, name), files);
  const value = valueIn(hint, diagnostic);
  if (value === undefined) return false;
  const isAboutFile = diagnostic.endColumn === 1 && diagnostic.pointer === '';
  return isAboutFile ? moved(file, withName(file, value), files) : replaceValue(diagnostic, value, files);
}

function moved(from: string, to: string, files: SiteFiles): boolean {
  files.move(from, to);
  return true;
}

/** The path with the name in place of the part that resembles it. */
function withName(path: string, name: string): string {
  const parts = path.split('/');
  const stems = parts.map((part) => part.replace(/\.\w+$/, ''));
  const at = stems.indexOf(nearestName(name, stems) ?? '');
  return parts.map((part, index) => (index === at ? part.replace(stems[at] as string, name) : part)).join('/');
}

/** The value that a hint proposes, as it is to be written. Undefined if it proposes none. */
function valueIn(hint: string, { code }: Diagnostic): string | undefined {
  const meant =
    /^did you mean "(.*)"\?$/.exec(hint)?.[1] ??
    /^did you mean (\S+)\?$/.exec(hint)?.[1] ??
    /^it is called "(.*)" now$/.exec(hint)?.[1] ??
    /^there is: ([^,]+)/.exec(hint)?.[1];
  if (meant !== undefined) return meant;
  const written =
    /^write one text, without brackets: (.+)$/.exec(hint)?.[1] ??
    /^write (.+?)(?:, in quotes|, or .*|; .*)?$/.exec(hint)?.[1];
  if (written === undefined || /^(?:it|content\/.*)$/.test(written)) return undefined;
  const isOne = /^(?:\S+|'.*'|\[.*\])$/.test(written) || code === 'quotes-typographic';
  return isOne ? written : undefined;
}

function replaceValue(diagnostic: Diagnostic, value: string, files: SiteFiles): boolean {
  const { file } = diagnostic;
  const text = files.read(file);
  const { start, end } = rangeOf(diagnostic, text);
  const right = rightText(text.slice(start, end), value, diagnostic);
  files.write(file, text.slice(0, start) + right + text.slice(end));
  return true;
}

/** Diagnostics of a text that can be longer than the wrong name in it. */
const IN_TEXTS = /^(?:placeholder|ignore|interface-variable|link|anchor)-/;

/** The right text of the place: the value alone, in the quotes that are there, or in place of the wrong name that the message quotes. */
function rightText(wrong: string, value: string, { code, message }: Diagnostic): string {
  if (/^['"[]/.test(value)) return value;
  const quote = /^(['"]).*\1$/s.exec(wrong)?.[1] ?? '';
  const inner = wrong.slice(quote.length, wrong.length - quote.length);
  const quoted = Array.from(message.matchAll(/"([^"]+)"/g), ([, one = '']) => one.replace(/^\{\{(\w+)\}\}$/, '$1'));
  const name = quoted.find((one) => inner !== `#${one}` && inner.includes(one));
  const isPart = IN_TEXTS.test(code) && name !== undefined;
  return quote + (isPart ? inner.replace(name, () => value) : value) + quote;
}

/** The offsets of a diagnostic in the text of its file. */
export function rangeOf(diagnostic: Diagnostic, text: string): { readonly start: number; readonly end: number } {
  const { line, column, endLine, endColumn, code } = diagnostic;
  const starts = [0, ...Array.from(text.matchAll(/\n/g), ({ index }) => index + 1)];
  const start = (starts[line - 1] as number) + column - 1;
  const end = (starts[endLine - 1] as number) + endColumn - 1;
  // The value that a comment cuts begins before the comment.
  if (code !== 'value-cut') return { start, end };
  return { start: text.lastIndexOf(': ', start) + 2, end: text.indexOf('\n', start) };
}
