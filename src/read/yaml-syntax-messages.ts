import { lineAt, quoteHint, restAt, valueStart, type YamlSpot } from './yaml-spot.ts';

/** A message about a syntax error that needs no knowledge of YAML, and the range where an author would look for it. */
export interface SyntaxMessage {
  readonly message: string;
  readonly hint: string;
  readonly start: number;
  readonly end: number;
}

/** Explains an error code of the parser. Undefined if it is not one of the usual mistakes. */
type Explain = (spot: YamlSpot) => SyntaxMessage | undefined;

const EXPLANATIONS: Readonly<Record<string, Explain>> = {
  BAD_DQ_ESCAPE: badEscape,
  BAD_INDENT: (spot) => (spot.message.startsWith('Flow') ? leftOpen(spot) : misplaced(spot)),
  BAD_SCALAR_START: ({ text, start }) =>
    messageAt(start, restAt(text, start), {
      message: `A text that begins with ${text.charAt(start)} has to be in quotes.`,
      hint: quoteHint(restAt(text, start)),
    }),
  BLOCK_AS_IMPLICIT_KEY: (spot) =>
    spot.message.includes('sequence') ? misplaced(spot) : (secondColon(spot) ?? tooDeep(spot)),
  BLOCK_IN_FLOW: ({ text, start }) =>
    messageAt(start, restAt(text, start), {
      message: 'There is a second ": " before the next comma.',
      hint: 'put a comma before the name of the next field, or put the text in quotes',
    }),
  MISSING_CHAR: missing,
  MULTILINE_IMPLICIT_KEY: noField,
  MULTIPLE_DOCS: ({ text, start }) =>
    messageAt(start, restAt(text, start), {
      message: 'This line ends the fields: a file has one set of fields.',
      hint: 'delete the line, or put its text in quotes',
    }),
  UNEXPECTED_TOKEN: unexpected,
};

/** The message for a syntax error. Undefined if that of the parser should be used. */
export function syntaxMessage(reason: string, spot: YamlSpot): SyntaxMessage | undefined {
  return EXPLANATIONS[reason]?.(spot);
}

function messageAt(
  start: number,
  source: string,
  texts: { readonly message: string; readonly hint: string },
): SyntaxMessage {
  return { ...texts, start, end: start + Math.max(1, source.length) };
}

function badEscape({ text, start }: YamlSpot): SyntaxMessage {
  const written = text.slice(start, start + 2);
  const message = `${written} has no meaning in a text in double quotes.`;
  return messageAt(start, written, { message, hint: 'put the text in single quotes, or write \\\\ for each \\' });
}

/** A bracket or quoted text that is not closed before the next field or the end of the file. */
function leftOpen({ text, opensAt }: YamlSpot): SyntaxMessage | undefined {
  if (opensAt === undefined) return undefined;
  const opening = text.charAt(opensAt);
  const closing = { '[': ']', '{': '}' }[opening] ?? opening;
  return messageAt(opensAt, opening, {
    message:
      closing === opening
        ? `The text that begins with ${opening} here is not closed.`
        : `The ${opening} here has no ${closing} before the next field.`,
    hint: `put ${closing} at its end; if it continues in another line, indent that line further than its field`,
  });
}

/** `title: Forms: what to ask` */
function secondColon({ text, start }: YamlSpot): SyntaxMessage | undefined {
  const value = restAt(text, start);
  if (!/:(?:\s|$)/.test(value)) return undefined;
  return messageAt(start, value, { message: 'A text with ": " in it has to be in quotes.', hint: quoteHint(value) });
}

/** A field that is indented below a field that already has a value. */
function tooDeep({ text, start }: YamlSpot): SyntaxMessage | undefined {
  const below = /\n[ ]*([^\s#].*)/g;
  below.lastIndex = start;
  const found = below.exec(text);
  const name = /([\w.-]+): *$/.exec(text.slice(lineAt(text, start).start, start))?.[1];
  if (found?.[1] === undefined || name === undefined) return undefined;
  const line = lineAt(text, found.index + 1);
  return messageAt(line.textStart, line.text, {
    message: `This line is indented further than "${name}" above, which already has a value.`,
    hint: `begin it in the same column as "${name}"; if it continues the text of "${name}", put the whole text in quotes`,
  });
}

function misplaced({ text, start }: YamlSpot): SyntaxMessage {
  const line = lineAt(text, start);
  if (/^-[^\s-]/.test(line.text)) {
    const hint = `write "- ${line.text.slice(1)}"`;
    return messageAt(line.textStart, line.text, { message: 'There is no space after the hyphen.', hint });
  }
  if (isAmongItems(text, line.textStart) && !line.text.startsWith('-')) {
    return messageAt(line.textStart, line.text, {
      message: 'This line is among the items of a list, but has no "- ".',
      hint: `put "- " before it; if it belongs to the item above, indent it by two more columns`,
    });
  }
  return messageAt(line.textStart, line.text, {
    message: 'This line is not indented like the lines that it belongs to.',
    hint: 'begin it in the same column as the name, or the "- ", of the other lines',
  });
}

/** Whether the nearest line above with the same or less indentation is a list item in the same column. */
function isAmongItems(text: string, textStart: number): boolean {
  const { start } = lineAt(text, textStart);
  const column = textStart - start;
  const above = text
    .slice(0, start)
    .split('\n')
    .findLast((line) => line.trim() !== '' && line.length - line.trimStart().length <= column);
  return (
    above !== undefined && above.length - above.trimStart().length === column && above.trimStart().startsWith('- ')
  );
}

function missing(spot: YamlSpot): SyntaxMessage | undefined {
  const { start, message } = spot;
  if (message.includes('quote')) return leftOpen(spot);
  if (message.startsWith('Sequence item without')) return misplaced(spot);
  if (message.startsWith('Implicit map keys')) return noField(spot);
  if (!message.startsWith('Comments')) return undefined;
  return messageAt(start, '#', {
    message: 'There is no space before the #, which begins a comment.',
    hint: 'put a space before it, or put the whole text in quotes',
  });
}

/** A line without `name: `. */
function noField(spot: YamlSpot): SyntaxMessage | undefined {
  const { text, textStart } = lineAt(spot.text, spot.start);
  if (text.startsWith('-')) return misplaced(spot);
  const [, name, glued, rest = ''] = /^([A-Za-z]\w*)(:(?!\/\/)| *= *| )?(.*)$/.exec(text) ?? [];
  if (name !== undefined && glued === ':' && rest !== '') {
    const hint = `write "${name}: ${rest}"`;
    return messageAt(textStart, text, { message: 'There is no space after the colon.', hint });
  }
  const isShort = name !== undefined && text.split(/\s+/).length <= 3;
  return messageAt(textStart, text, {
    message: 'This line has no "name: ", so it is not a field.',
    hint: isShort
      ? `write "${`${name}: ${rest}`.trimEnd()}"; a text that continues is indented further than its field`
      : 'a text that continues in another line is indented further than its field',
  });
}

function unexpected(spot: YamlSpot): SyntaxMessage | undefined {
  const { text, start, message } = spot;
  if (message.includes('block-seq-ind')) {
    return messageAt(start, restAt(text, start), {
      message: 'A list begins in the line below its name.',
      hint: 'put each "- " in its own line below the name, or write the items as [one, another]',
    });
  }
  if (message.includes('at node end')) return goesOn(spot);
  if (message.includes('token in YAML stream')) {
    const sign = text.charAt(start);
    return messageAt(start, sign, {
      message: `This ${sign} closes nothing.`,
      hint: 'delete it, or put the text in quotes',
    });
  }
  if (message.startsWith('Unexpected ,')) {
    return messageAt(start, ',', { message: 'There is nothing before this comma.', hint: 'delete it' });
  }
  return blockHeader(spot);
}

/** Text after a closing quote or bracket. */
function goesOn(spot: YamlSpot): SyntaxMessage {
  const { text, start } = spot;
  const line = lineAt(text, start);
  const ending = text.slice(line.start, start).trimEnd().at(-1) ?? '';
  if (!`'"]}`.includes(ending) || ending === '') return misplaced(spot);
  const from = valueStart(line);
  const value = restAt(text, from);
  const message = /['"]/.test(ending)
    ? `The text continues after the closing ${ending}.`
    : `A text that begins with ${text.charAt(from)} has to be in quotes.`;
  return messageAt(start, restAt(text, start), { message, hint: quoteHint(value) });
}

/** `text: > words`: a block text begins in the line after `|` or `>`. */
function blockHeader({ text, start }: YamlSpot): SyntaxMessage | undefined {
  const sign = /[|>]/.exec(text.slice(lineAt(text, start).start, start))?.[0];
  if (sign === undefined) return undefined;
  return messageAt(start, restAt(text, start), {
    message: `The text of ${sign} begins in the next line, indented.`,
    hint: `put it there; if it is meant to begin with ${sign}, put it in quotes`,
  });
}
