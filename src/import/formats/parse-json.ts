import { ImportRefusal } from '../../content-edits/errors.ts';

/** Parses JSON. Throws an `ImportRefusal` with the line and column of the first error. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    const { offset, expected } = firstError(text);
    throw new ImportRefusal('damaged', {
      message: `The JSON is damaged at ${placeOf(text, offset)}: ${found(text, offset)}, but ${expected} is expected.`,
      hint: 'export the file again; the download was probably incomplete',
    });
  }
}

/** `line 3, column 5`, both starting at 1. */
export function placeOf(text: string, offset: number): string {
  const before = text.slice(0, offset);
  const line = before.split('\n').length;
  return `line ${line}, column ${offset - (before.lastIndexOf('\n') + 1) + 1}`;
}

function found(text: string, offset: number): string {
  const character = text.codePointAt(offset);
  if (character === undefined) return 'the file ends';
  if (character < 0x20) return 'there is a line break or control character';
  return `there is ${JSON.stringify(String.fromCodePoint(character))}`;
}

interface SyntaxErrorPlace {
  readonly offset: number;
  readonly expected: string;
}

/** The next expected token. */
type Token = 'value' | 'value-or-end' | 'name' | 'name-or-end' | 'colon' | 'end';

const SPACE = /[ \t\n\r]*/y;
const NUMBER_OR_WORD = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y;
/**
 * A string up to its closing quote or to an invalid character. @see https://www.rfc-editor.org/rfc/rfc8259#section-7
 */
const STRING = /"(?:[ !#-[\]-\u{10ffff}]+|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*/uy;

const EXPECTED: Readonly<Record<Token, string>> = {
  value: 'a value',
  'value-or-end': 'a value or "]"',
  name: 'the name of a property in double quotes',
  'name-or-end': 'the name of a property in double quotes or "}"',
  colon: 'a colon',
  end: 'a comma or the closing bracket',
};

/**
 * Finds the first error. The message of `JSON.parse` has its place in different formats or not at all, depending on the
 * version of V8.
 */
function firstError(text: string): SyntaxErrorPlace {
  const open: ('{' | '[')[] = [];
  let expectedToken: Token = 'value';
  let at = 0;
  for (;;) {
    at = endOf(SPACE, text, at) ?? at;
    const character = text[at];
    const error = { offset: at, expected: EXPECTED[expectedToken] };
    if (expectedToken === 'end' && open.length === 0) return { offset: at, expected: 'the end of the file' };
    if (isClosing(character, expectedToken, open)) {
      open.pop();
      expectedToken = 'end';
      at += 1;
    } else if (expectedToken === 'end') {
      if (character !== ',') return error;
      expectedToken = open.at(-1) === '{' ? 'name' : 'value';
      at += 1;
    } else if (expectedToken === 'colon') {
      if (character !== ':') return error;
      expectedToken = 'value';
      at += 1;
    } else if (expectedToken.startsWith('value') && (character === '{' || character === '[')) {
      open.push(character);
      expectedToken = character === '{' ? 'name-or-end' : 'value-or-end';
      at += 1;
    } else {
      const isName = expectedToken.startsWith('name');
      if (character !== '"' && isName) return error;
      const end = endOf(character === '"' ? STRING : NUMBER_OR_WORD, text, at);
      if (end === undefined) return error;
      if (character === '"' && text[end] !== '"') return { offset: end, expected: 'the closing quote of a string' };
      expectedToken = isName ? 'colon' : 'end';
      at = character === '"' ? end + 1 : end;
    }
  }
}

function isClosing(character: string | undefined, expectedToken: Token, open: readonly ('{' | '[')[]): boolean {
  if (character === '}') return open.at(-1) === '{' && (expectedToken === 'end' || expectedToken === 'name-or-end');
  if (character === ']') return open.at(-1) === '[' && (expectedToken === 'end' || expectedToken === 'value-or-end');
  return false;
}

function endOf(pattern: RegExp, text: string, at: number): number | undefined {
  pattern.lastIndex = at;
  return pattern.test(text) ? pattern.lastIndex : undefined;
}
