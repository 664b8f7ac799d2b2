/** A count with what is counted, of which `(s)` marks the plural: `1 attendee` or `2 attendees` of `attendee(s)`. */
export function counted(count: number, what: string): string {
  return `${count} ${what.replace('(s)', count === 1 ? '' : 's')}`;
}
