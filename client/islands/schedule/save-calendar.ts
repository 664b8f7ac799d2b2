import { type CalendarChoice, calendarOf } from '../../../src/domain/programme/starred-calendar.ts';

/** Downloads a calendar file with the starred sessions. Returns false if the programme's calendar cannot be loaded. */
export async function saveCalendar(address: string, choice: CalendarChoice): Promise<boolean> {
  const response = await fetch(address).catch(() => cachedAt(address));
  if (!response?.ok) return false;
  const text = calendarOf(await response.text(), choice);
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/calendar' }));
  link.download = `${choice.edition.replace('/', '-')}-stars.ics`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href));
  return true;
}

/** The response from the service worker's cache. Pages without HTTPS have no cache. */
async function cachedAt(address: string): Promise<Response | undefined> {
  return 'caches' in window ? caches.match(address) : undefined;
}
