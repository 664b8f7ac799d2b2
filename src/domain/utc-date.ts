/**
 * A date whose own fields are those of UTC, whatever the machine's zone is: for formatting, without asking for offsets.
 * What date-fns calculates from one is one as well.
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
