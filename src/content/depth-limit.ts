/** Reads a part of a text into a list, and on its way the parts of that part. */
type ReadParts<T> = (text: string, into?: T[], isLastClipped?: boolean) => T[];

/**
 * Puts one limit to functions that call each other for the parts of a text, and would go on until the stack ends. A part
 * that stands deeper is not read: it becomes what `instead` makes of it.
 */
export function depthLimit<T>(most: number, instead: (text: string) => T): (read: ReadParts<T>) => ReadParts<T> {
  let depth = 0;
  return (read) =>
    (text, into = [], isLastClipped) => {
      if (depth >= most) {
        into.push(instead(text));
        return into;
      }
      depth += 1;
      const parts = read(text, into, isLastClipped);
      depth -= 1;
      return parts;
    };
}
