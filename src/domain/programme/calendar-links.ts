/** Links that subscribe to the public files of a programme. They take the full address of a file. */

/** A link that opens the calendar app of the device, which subscribes to the calendar. */
export function webcalLink(calendar: string): string {
  return calendar.replace(/^https?:/, 'webcal:');
}

/**
 * A link that opens Google Calendar in the browser, which asks whether to subscribe. Google does not document it, and
 * refuses calendars whose address there does not begin with `webcal:`.
 */
export function googleCalendarLink(calendar: string): string {
  return `https://calendar.google.com/calendar/render?cid=${encodeURIComponent(webcalLink(calendar))}`;
}

/**
 * A link that opens a programme in Giggity, an app for Android; without the app, it leads to a page about it.
 * @see https://github.com/Wilm0r/giggity#deeplinking-into-giggity
 */
export function giggityLink(schedule: string): string {
  return `https://ggt.gaa.st/#url=${encodeURIComponent(schedule)}`;
}
