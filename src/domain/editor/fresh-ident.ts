/** A name that is not taken: the wanted one, or else the first free one of `NAME-2`, `NAME-3` and so on. */
export function freshIdent(wanted: string, taken: ReadonlySet<string>): string {
  for (let number = 1; ; number += 1) {
    const name = number === 1 ? wanted : `${wanted}-${number}`;
    if (!taken.has(name)) return name;
  }
}
