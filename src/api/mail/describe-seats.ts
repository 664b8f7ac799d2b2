import { phraseIn, plain } from '../../domain/language.ts';
import { takesPlace } from '../../domain/programme/entry-outcomes.ts';
import type { Edition, Site } from '../../domain/site/site.ts';
import { formatInstant } from '../../domain/time/dates.ts';

export interface SeatsToDescribe {
  /** Idents of the workshops. */
  readonly workshops: readonly string[];
  readonly language: string;
}

/**
 * Lists workshops for an e-mail, in the order of the programme: a line with the title, and a line with time and room.
 * Workshops that are no longer in the programme are left out, and the times at which one of several is not given.
 */
export function describeSeats(site: Site, edition: Edition, { workshops, language }: SeatsToDescribe): string {
  const { days, timeZone: zone } = edition;
  const { defaultLanguage } = site.settings;
  const settings = site.languages.find(({ option }) => option === language);
  if (settings === undefined) return '';
  const inLanguage = (text: Parameters<typeof phraseIn>[0]): string =>
    plain(phraseIn(text, language, [defaultLanguage]));
  const lines = days.flatMap(({ programme }) =>
    programme.flatMap(({ entry, startsAt, endsAt }) => {
      if (entry.kind !== 'session' || !workshops.includes(entry.session.ident)) return [];
      if (takesPlace(edition, entry.session) && !takesPlace(edition, entry)) return [];
      const start = formatInstant(startsAt, 'dateTime', { language: settings, zone });
      const time = `${start}–${formatInstant(endsAt, 'time', { language: settings, zone })}`;
      const room = entry.room?.name ?? entry.track?.title;
      return [`${inLanguage(entry.session.title)}\n${room === undefined ? time : `${time}, ${inLanguage(room)}`}`];
    }),
  );
  return lines.join('\n\n');
}
