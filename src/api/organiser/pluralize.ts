/**
 * Formats a count and its noun, in which `(s)` marks the plural: `attendee(s)` gives `1 attendee` and `2 attendees`.
 */
export function pluralize(count: number, noun: string): string {
  return `${count} ${noun.replace('(s)', count === 1 ? '' : 's')}`;
}
