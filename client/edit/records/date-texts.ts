/** `2026-05-09` as "Saturday, 9 May 2026". */
export function dayTitle(date: string, language: string): string {
  return formatted(date, language, { dateStyle: 'full' });
}

/** The wall-clock time `2026-05-09T18:00` as "9 May 2026 at 18:00". A date alone has no time. */
export function momentTitle(moment: string, language: string): string {
  return moment.includes('T')
    ? formatted(`${moment.slice(0, 16)}`, language, { dateStyle: 'long', timeStyle: 'short' })
    : formatted(moment, language, { dateStyle: 'long' });
}

/** What is no date stays as it is. Hours are from 0 to 23 in English, too. */
function formatted(moment: string, language: string, style: Intl.DateTimeFormatOptions): string {
  const date = new Date(moment.includes('T') ? `${moment}Z` : `${moment}T00:00Z`);
  if (Number.isNaN(date.getTime())) return moment;
  const locale = language === 'en' ? 'en-GB' : language;
  return new Intl.DateTimeFormat(locale, { ...style, timeZone: 'UTC' }).format(date);
}
