/** Parses a text into a list of parts, and calls itself for nested parts. */
type ParseParts<T> = (text: string, into?: T[], isLastClipped?: boolean) => T[];

/**
 * Limits the depth of functions that call each other recursively, which would otherwise overflow the stack. Text that is
 * nested more than `maxDepth` levels deep is passed to `replace` instead.
 */
export function depthLimit<T>(maxDepth: number, replace: (text: string) => T): (parse: ParseParts<T>) => ParseParts<T> {
  let depth = 0;
  return (parse) =>
    (text, into = [], isLastClipped) => {
      if (depth >= maxDepth) {
        into.push(replace(text));
        return into;
      }
      depth += 1;
      const parts = parse(text, into, isLastClipped);
      depth -= 1;
      return parts;
    };
}
