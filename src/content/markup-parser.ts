import { type Handler, Parser } from 'htmlparser2';

/** The adapter of htmlparser2. */

export type MarkupParser = Parser;
export type MarkupHandler = Partial<Handler>;

/**
 * Creates a parser that calls `handler`. Entities are decoded, except those that the document declares itself. Offsets
 * (`startIndex`, `endIndex`) count UTF-16 units.
 */
export function createMarkupParser(kind: 'html' | 'xml', handler: MarkupHandler): MarkupParser {
  return new Parser(handler, { xmlMode: kind === 'xml', decodeEntities: true });
}
