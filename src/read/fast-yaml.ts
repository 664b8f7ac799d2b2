import {
  CORE_SCHEMA,
  constructFromEvents,
  EVENT_ID,
  type Event,
  getScalarValue,
  parseEvents,
  SCALAR_STYLE,
  type ScalarEvent,
} from 'js-yaml';

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
    return { plain: true, value: constructed(events, text) ?? undefined };
  } catch {
    return { plain: false };
  }
}

/** Plain words that are no text, or may be none. */
const OTHER = /^(?:$|[~\d.+-]|(?:null|Null|NULL|true|True|TRUE|false|False|FALSE)$)/;

/**
 * What plain events come to: js-yaml's own constructor is made for all that YAML has, and takes several times as long. Throws
 * where a key is no scalar, or is there twice, or is one that objects have a meaning for.
 */
function constructed(events: readonly Event[], source: string): unknown {
  // The first of them opens the document.
  let at = 1;
  const next = (): unknown => {
    const event = events[at++] as Event;
    if (event.type === EVENT_ID.SCALAR) return scalarOf(event, source);
    if (event.type === EVENT_ID.SEQUENCE) return listOf();
    if (event.type === EVENT_ID.MAPPING) return objectOf();
    throw new Error('There is nothing.');
  };
  const isOver = (): boolean => events[at]?.type === EVENT_ID.POP;
  const listOf = (): unknown[] => {
    const list: unknown[] = [];
    while (!isOver()) list.push(next());
    at += 1;
    return list;
  };
  const objectOf = (): Record<string, unknown> => {
    const object: Record<string, unknown> = {};
    while (!isOver()) {
      const key = next();
      const name = String(key);
      if ((typeof key === 'object' && key !== null) || name === '__proto__' || Object.hasOwn(object, name))
        throw new Error('This key is odd.');
      object[name] = next();
    }
    at += 1;
    return object;
  };
  return events.length === 0 || isOver() ? undefined : next();
}

function scalarOf(event: ScalarEvent, source: string): unknown {
  const text = getScalarValue(source, event);
  if (event.style !== SCALAR_STYLE.PLAIN || !OTHER.test(text)) return text;
  return constructFromEvents([DOCUMENT, event, POP], { source, schema: CORE_SCHEMA })[0];
}

const DOCUMENT: Event = { type: EVENT_ID.DOCUMENT, explicitStart: false, explicitEnd: false, directives: [] };
const POP: Event = { type: EVENT_ID.POP };

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
