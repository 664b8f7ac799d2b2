import { ImportRefusal } from '../../errors.ts';

/** JSON as a value, or an `ImportRefusal` that says the line and column at which it breaks off. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    const { offset, expected } = firstMistake(text);
    throw new ImportRefusal('damaged', {
      message: `The JSON is damaged at ${placeOf(text, offset)}: ${found(text, offset)}, where ${expected} belongs.`,
      hint: 'export the file again; downloads that break off end like this',
    });
  }
}

/** `line 3, column 5`, both counted from 1. */
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

interface Mistake {
  readonly offset: number;
  readonly expected: string;
}

/** What may come next: a value, the name of a property, its colon, or what follows a value. */
type Awaited = 'value' | 'value-or-end' | 'name' | 'name-or-end' | 'colon' | 'end';

const SPACE = /[ \t\n\r]*/y;
const NUMBER_OR_WORD = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y;
/** A text up to its closing quote, or to what no text may have in it. @see https://www.rfc-editor.org/rfc/rfc8259#section-7 */
const TEXT = /"(?:[ !#-[\]-\u{10ffff}]+|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*/uy;

const EXPECTED: Readonly<Record<Awaited, string>> = {
  value: 'a value',
  'value-or-end': 'a value or "]"',
  name: 'the name of a property in double quotes',
  'name-or-end': 'the name of a property in double quotes or "}"',
  colon: 'a colon',
  end: 'a comma or the closing bracket',
};

/** Versions of the engine name the place differently or not at all, so the text is read once more. */
function firstMistake(text: string): Mistake {
  const open: ('{' | '[')[] = [];
  let awaited: Awaited = 'value';
  let at = 0;
  for (;;) {
    at = endOf(SPACE, text, at) ?? at;
    const character = text[at];
    const here = { offset: at, expected: EXPECTED[awaited] };
    if (awaited === 'end' && open.length === 0) return { offset: at, expected: 'the end of the file' };
    if (closes(character, awaited, open)) {
      open.pop();
      awaited = 'end';
      at += 1;
    } else if (awaited === 'end') {
      if (character !== ',') return here;
      awaited = open.at(-1) === '{' ? 'name' : 'value';
      at += 1;
    } else if (awaited === 'colon') {
      if (character !== ':') return here;
      awaited = 'value';
      at += 1;
    } else if (awaited.startsWith('value') && (character === '{' || character === '[')) {
      open.push(character);
      awaited = character === '{' ? 'name-or-end' : 'value-or-end';
      at += 1;
    } else {
      const isName = awaited.startsWith('name');
      if (character !== '"' && isName) return here;
      const end = endOf(character === '"' ? TEXT : NUMBER_OR_WORD, text, at);
      if (end === undefined) return here;
      if (character === '"' && text[end] !== '"')
        return { offset: end, expected: 'the rest of a text and its closing quote' };
      awaited = isName ? 'colon' : 'end';
      at = character === '"' ? end + 1 : end;
    }
  }
}

function closes(character: string | undefined, awaited: Awaited, open: readonly ('{' | '[')[]): boolean {
  if (character === '}') return open.at(-1) === '{' && (awaited === 'end' || awaited === 'name-or-end');
  if (character === ']') return open.at(-1) === '[' && (awaited === 'end' || awaited === 'value-or-end');
  return false;
}

function endOf(pattern: RegExp, text: string, at: number): number | undefined {
  pattern.lastIndex = at;
  return pattern.test(text) ? pattern.lastIndex : undefined;
}
