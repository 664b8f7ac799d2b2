/**
 * A date whose local fields are those of UTC, whatever the time zone of the machine is. For formatting without
 * calculating offsets. Dates that date-fns derives from it are of the same class.
 */
export class UtcDate extends Date {
  override getTimezoneOffset(): number {
    return 0;
  }
}

const FIELDS = ['Date', 'FullYear', 'Hours', 'Milliseconds', 'Minutes', 'Month', 'Seconds'] as const;

for (const field of FIELDS) {
  Object.defineProperty(UtcDate.prototype, `get${field}`, { value: Date.prototype[`getUTC${field}`] });
  Object.defineProperty(UtcDate.prototype, `set${field}`, { value: Date.prototype[`setUTC${field}`] });
}
Object.defineProperty(UtcDate.prototype, 'getDay', { value: Date.prototype.getUTCDay });
