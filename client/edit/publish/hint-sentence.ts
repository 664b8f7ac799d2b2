/** A hint of the tool as a sentence of its own: `try again` → `Try again.` */
export function sentence(hint: string): string {
  return `${hint.charAt(0).toUpperCase()}${hint.slice(1)}${/[.?!]$/.test(hint) ? '' : '.'}`;
}
