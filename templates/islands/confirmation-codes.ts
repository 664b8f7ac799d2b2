/** A query parameter of the link in an e-mail. */
export interface ConfirmationCode {
  /** Its name in what is sent, and in the address of the page. */
  readonly name: string;
  readonly parameter: string;
  readonly label: string;
  readonly pattern: string;
}

/** What the address of the page carries; what is damaged counts as absent. */
export function codesOf(search: string, codes: readonly ConfirmationCode[]): Readonly<Record<string, string>> {
  const parameters = new URLSearchParams(search);
  return Object.fromEntries(
    codes.flatMap(({ name, parameter, pattern }) => {
      const value = parameters.get(parameter) ?? '';
      return fits(value, pattern) ? [[name, value]] : [];
    }),
  );
}

/** A value is all that a pattern wants. */
export function fits(value: string, pattern: string): boolean {
  return new RegExp(`^(?:${pattern})$`, 'v').test(value);
}
