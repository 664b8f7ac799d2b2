import { CORE_SCHEMA, constructFromEvents, EVENT_ID, type Event, parseEvents } from 'js-yaml';

/**
 * The fast reading of YAML, without positions. It handles the plain texts that nearly all content is made of and
 * hands the rest over: what uses anchors, aliases, tags or directives, and whatever it cannot parse, is decided by
 * the positioned reading, so that the two can never disagree about an error.
 */

/**
 * What the two libraries read differently, or one of them wrongly: keys that are no text (`? x`, `~:`, `: x`), merge
 * keys and prototypes, document markers, numbers that are too large, tabs, line ends of old, byte order marks, list
 * items that go on behind a quote, block texts that count their indentation, lines that end in a backslash. No pattern
 * may begin with spaces of any number: a text of spaces would be searched from each of them.
 */
const ODD = new RegExp(
  [
    String.raw`(?:^|[\s[{,-])\?(?:\s|$)`,
    String.raw`(?:^|[\s[{,-])(?:(?:null|Null|NULL|~)\s*)?:(?:[\s,}\]]|$)`,
    String.raw`^(?:---|\.\.\.|%)`,
    '<<',
    '__proto__',
    String.raw`\d[eE]\+?\d{3}`,
    String.raw`\t`,
    String.raw`\r(?!\n)`,
    String.raw`^ *(?:- +)+["'[{].*["'\]}] *[^\s,\]}#]`,
    String.raw`[{,]\s*(?:null|Null|NULL|~)\s*[,}]`,
    String.raw`[|>](?:[+-]?\d|\+)`,
    String.raw`\uFEFF|\\\r?$`,
    String.raw`\d{300}`,
  ].join('|'),
  'm',
);

/** The value of a plain text, or `{ plain: false }` where the positioned reading must decide. */
export function readFast(text: string): { readonly plain: true; readonly value: unknown } | { readonly plain: false } {
  if (ODD.test(text)) return { plain: false };
  try {
    const events = parseEvents(text, {});
    if (!events.every(isPlain) || events.filter(({ type }) => type === EVENT_ID.DOCUMENT).length > 1)
      return { plain: false };
    const [value] = constructFromEvents(events, { source: text, schema: CORE_SCHEMA });
    return { plain: true, value: value ?? undefined };
  } catch {
    return { plain: false };
  }
}

function isPlain(event: Event): boolean {
  switch (event.type) {
    case EVENT_ID.DOCUMENT:
      return !event.explicitStart && !event.explicitEnd && event.directives.length === 0;
    case EVENT_ID.ALIAS:
      return false;
    case EVENT_ID.POP:
      return true;
    default:
      return event.anchorStart === -1 && event.tagStart === -1;
  }
}
