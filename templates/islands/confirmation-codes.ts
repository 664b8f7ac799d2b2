/** A code in the link of an e-mail. */
export interface ConfirmationCode {
  /** The name in the request, and in the query string of the page. */
  readonly name: string;
  readonly parameter: string;
  readonly label: string;
  readonly pattern: string;
}

/** The codes in the query string of the page. Invalid codes are left out. */
export function codesOf(search: string, codes: readonly ConfirmationCode[]): Readonly<Record<string, string>> {
  const parameters = new URLSearchParams(search);
  return Object.fromEntries(
    codes.flatMap(({ name, parameter, pattern }) => {
      const value = parameters.get(parameter) ?? '';
      return fits(value, pattern) ? [[name, value]] : [];
    }),
  );
}

/** Whether a whole value matches a pattern. */
export function fits(value: string, pattern: string): boolean {
  return new RegExp(`^(?:${pattern})$`, 'v').test(value);
}
