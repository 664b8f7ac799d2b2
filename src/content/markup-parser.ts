import { createRequire } from 'node:module';
import type * as HtmlParser from 'htmlparser2';

/** The adapter of htmlparser2. The library is loaded with the first text, since most commands parse none. */

export type MarkupParser = HtmlParser.Parser;
export type MarkupHandler = Partial<HtmlParser.Handler>;

let library: typeof HtmlParser | undefined;

/**
 * Creates a parser that calls `handler`. Entities are decoded, except those that the document declares itself. Offsets
 * (`startIndex`, `endIndex`) count UTF-16 units.
 */
export function createMarkupParser(kind: 'html' | 'xml', handler: MarkupHandler): MarkupParser {
  library ??= createRequire(import.meta.url)('htmlparser2') as typeof HtmlParser;
  return new library.Parser(handler, { xmlMode: kind === 'xml', decodeEntities: true });
}
