import { lineAt, quoteHint, restAt, valueStart, type YamlSpot } from './yaml-spot.ts';

/** A syntax error in words that need no knowledge of YAML, and the range where an editor would look for it. */
export interface SyntaxWords {
  readonly message: string;
  readonly hint: string;
  readonly start: number;
  readonly end: number;
}

/** Explains an error code of the parser. Undefined if it is not one of the usual mistakes. */
type Explain = (spot: YamlSpot) => SyntaxWords | undefined;

const EXPLANATIONS: Readonly<Record<string, Explain>> = {
  BAD_DQ_ESCAPE: badEscape,
  BAD_INDENT: (spot) => (spot.message.startsWith('Flow') ? leftOpen(spot) : misplaced(spot)),
  BAD_SCALAR_START: ({ text, start }) =>
    wordsAt(start, restAt(text, start), {
      message: `A text that begins with ${text.charAt(start)} has to stand in quotes.`,
      hint: quoteHint(restAt(text, start)),
    }),
  BLOCK_AS_IMPLICIT_KEY: (spot) =>
    spot.message.includes('sequence') ? misplaced(spot) : (secondColon(spot) ?? tooDeep(spot)),
  BLOCK_IN_FLOW: ({ text, start }) =>
    wordsAt(start, restAt(text, start), {
      message: 'There is a second ": " before the next comma.',
      hint: 'put a comma before the name of the next field, or the text in quotes',
    }),
  MISSING_CHAR: missing,
  MULTILINE_IMPLICIT_KEY: noField,
  MULTIPLE_DOCS: ({ text, start }) =>
    wordsAt(start, restAt(text, start), {
      message: 'This line ends what can be read: a file has one set of fields.',
      hint: 'delete the line, or put its text in quotes',
    }),
  UNEXPECTED_TOKEN: unexpected,
};

/** The words for a syntax error. Undefined if the message of the parser should be used. */
export function syntaxWords(reason: string, spot: YamlSpot): SyntaxWords | undefined {
  return EXPLANATIONS[reason]?.(spot);
}

function wordsAt(
  start: number,
  where: string,
  words: { readonly message: string; readonly hint: string },
): SyntaxWords {
  return { ...words, start, end: start + Math.max(1, where.length) };
}

function badEscape({ text, start }: YamlSpot): SyntaxWords {
  const written = text.slice(start, start + 2);
  const message = `${written} means nothing in a text between double quotes.`;
  return wordsAt(start, written, { message, hint: 'put the text in single quotes, or write \\\\ for each \\' });
}

/** A bracket or quoted text that is not closed before the next field or the end of the file. */
function leftOpen({ text, opensAt }: YamlSpot): SyntaxWords | undefined {
  if (opensAt === undefined) return undefined;
  const opening = text.charAt(opensAt);
  const closing = { '[': ']', '{': '}' }[opening] ?? opening;
  return wordsAt(opensAt, opening, {
    message:
      closing === opening
        ? `The text that begins with ${opening} here is not closed.`
        : `The ${opening} here has no ${closing} before the next field.`,
    hint: `put ${closing} at its end; if it goes on in another line, indent that line further than its field`,
  });
}

/** `title: Forms: what to ask` */
function secondColon({ text, start }: YamlSpot): SyntaxWords | undefined {
  const value = restAt(text, start);
  if (!/:(?:\s|$)/.test(value)) return undefined;
  return wordsAt(start, value, { message: 'A text with ": " in it has to stand in quotes.', hint: quoteHint(value) });
}

/** A field that is indented below a field that already has a value. */
function tooDeep({ text, start }: YamlSpot): SyntaxWords | undefined {
  const below = /\n[ ]*([^\s#].*)/g;
  below.lastIndex = start;
  const found = below.exec(text);
  const name = /([\w.-]+): *$/.exec(text.slice(lineAt(text, start).start, start))?.[1];
  if (found?.[1] === undefined || name === undefined) return undefined;
  const line = lineAt(text, found.index + 1);
  return wordsAt(line.wordsStart, line.words, {
    message: `This line is indented further than "${name}" above, which has its value already.`,
    hint: `begin it in the same column as "${name}"; if it goes on with the text of "${name}", put all of that in quotes`,
  });
}

function misplaced({ text, start }: YamlSpot): SyntaxWords {
  const { words, wordsStart } = lineAt(text, start);
  if (/^-[^\s-]/.test(words)) {
    const hint = `write "- ${words.slice(1)}"`;
    return wordsAt(wordsStart, words, { message: 'There is no space behind the hyphen.', hint });
  }
  if (isAmongItems(text, wordsStart) && !words.startsWith('-')) {
    return wordsAt(wordsStart, words, {
      message: 'This line stands among the items of a list, and has no "- ".',
      hint: `put "- " before it; if it belongs to the item above, begin it two columns further in`,
    });
  }
  return wordsAt(wordsStart, words, {
    message: 'This line is not indented like the lines that it belongs to.',
    hint: 'begin it in the same column as the name, or as the "- ", of the lines that it stands with',
  });
}

/** Whether the nearest line above with the same or less indentation is a list item in the same column. */
function isAmongItems(text: string, wordsStart: number): boolean {
  const { start } = lineAt(text, wordsStart);
  const column = wordsStart - start;
  const above = text
    .slice(0, start)
    .split('\n')
    .findLast((line) => line.trim() !== '' && line.length - line.trimStart().length <= column);
  return (
    above !== undefined && above.length - above.trimStart().length === column && above.trimStart().startsWith('- ')
  );
}

function missing(spot: YamlSpot): SyntaxWords | undefined {
  const { start, message } = spot;
  if (message.includes('quote')) return leftOpen(spot);
  if (message.startsWith('Sequence item without')) return misplaced(spot);
  if (message.startsWith('Implicit map keys')) return noField(spot);
  if (!message.startsWith('Comments')) return undefined;
  return wordsAt(start, '#', {
    message: 'There is no space before the #, which begins a comment.',
    hint: 'put a space before it, or all of the text in quotes',
  });
}

/** A line without `name: `. */
function noField(spot: YamlSpot): SyntaxWords | undefined {
  const { words, wordsStart } = lineAt(spot.text, spot.start);
  if (words.startsWith('-')) return misplaced(spot);
  const [, name, glued, rest = ''] = /^([A-Za-z]\w*)(:(?!\/\/)| *= *| )?(.*)$/.exec(words) ?? [];
  if (name !== undefined && glued === ':' && rest !== '') {
    const hint = `write "${name}: ${rest}"`;
    return wordsAt(wordsStart, words, { message: 'There is no space behind the colon.', hint });
  }
  const isShort = name !== undefined && words.split(/\s+/).length <= 3;
  return wordsAt(wordsStart, words, {
    message: 'This line has no "name: " and so is no field.',
    hint: isShort
      ? `write "${`${name}: ${rest}`.trimEnd()}"; a text that goes on is indented further than its field`
      : 'a text that goes on in another line is indented further than its field',
  });
}

function unexpected(spot: YamlSpot): SyntaxWords | undefined {
  const { text, start, message } = spot;
  if (message.includes('block-seq-ind')) {
    return wordsAt(start, restAt(text, start), {
      message: 'A list begins in the line below its name, not beside it.',
      hint: 'put each "- " in a line of its own below the name, or write the items as [one, another]',
    });
  }
  if (message.includes('at node end')) return goesOn(spot);
  if (message.includes('token in YAML stream')) {
    const sign = text.charAt(start);
    return wordsAt(start, sign, {
      message: `This ${sign} closes nothing.`,
      hint: 'delete it, or put the text in quotes',
    });
  }
  if (message.startsWith('Unexpected ,')) {
    return wordsAt(start, ',', { message: 'Nothing stands before this comma.', hint: 'delete it' });
  }
  return blockHeader(spot);
}

/** Text after a closing quote or bracket. */
function goesOn(spot: YamlSpot): SyntaxWords {
  const { text, start } = spot;
  const line = lineAt(text, start);
  const ending = text.slice(line.start, start).trimEnd().at(-1) ?? '';
  if (!`'"]}`.includes(ending) || ending === '') return misplaced(spot);
  const from = valueStart(line);
  const value = restAt(text, from);
  const message = /['"]/.test(ending)
    ? `The text goes on behind the ${ending} that closes it.`
    : `A text that begins with ${text.charAt(from)} has to stand in quotes.`;
  return wordsAt(start, restAt(text, start), { message, hint: quoteHint(value) });
}

/** `text: > words`: a block text begins in the line after `|` or `>`. */
function blockHeader({ text, start }: YamlSpot): SyntaxWords | undefined {
  const sign = /[|>]/.exec(text.slice(lineAt(text, start).start, start))?.[0];
  if (sign === undefined) return undefined;
  return wordsAt(start, restAt(text, start), {
    message: `The text of ${sign} begins in the next line, indented.`,
    hint: `put it there; if it is meant to begin with ${sign}, put it in quotes`,
  });
}
