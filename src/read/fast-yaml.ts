import { CORE_SCHEMA, constructFromEvents, EVENT_ID, type Event, parseEvents } from 'js-yaml';

/**
 * A fast YAML parser without positions, the adapter of js-yaml. It handles the simple texts that nearly all content
 * consists of. Texts with anchors, aliases, tags or directives, and texts that it cannot parse, are left to the
 * positioned parser, so that only that one reports errors.
 */

/**
 * What the two libraries parse differently: keys that are not texts (`? x`, `~:`, `: x`), merge keys and prototypes,
 * document markers, very large numbers, tabs, old line ends, byte order marks, list items that continue after a quote,
 * block texts with an indentation indicator, lines that end in a backslash. No pattern may begin with an unlimited
 * number of spaces, since the time on a text of spaces would be quadratic.
 */
const AMBIGUOUS = new RegExp(
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

/** Parses a simple text. Returns `{ plain: false }` if the positioned parser must be used. */
export function readFast(text: string): { readonly plain: true; readonly value: unknown } | { readonly plain: false } {
  if (AMBIGUOUS.test(text)) return { plain: false };
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
