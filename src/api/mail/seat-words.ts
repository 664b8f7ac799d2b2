import { formatInstant } from '../../domain/dates.ts';
import { phraseIn, plain } from '../../domain/language.ts';
import type { Edition, Site } from '../../domain/site.ts';

export interface SeatsOf {
  /** Idents of the workshops. */
  readonly workshops: readonly string[];
  readonly language: string;
}

/**
 * Workshops of an edition for a letter, in the order of the programme: a line with the title, and one with time and room. What is no
 * longer in the programme is left out.
 */
export function seatWords(site: Site, { days }: Edition, { workshops, language }: SeatsOf): string {
  const { defaultLanguage, timeZone: zone } = site.settings;
  const settings = site.languages.find(({ option }) => option === language);
  if (settings === undefined) return '';
  const inWords = (text: Parameters<typeof phraseIn>[0]): string => plain(phraseIn(text, language, [defaultLanguage]));
  const lines = days.flatMap(({ programme }) =>
    programme.flatMap(({ entry, startsAt, endsAt }) => {
      if (entry.kind !== 'session' || !workshops.includes(entry.session.ident)) return [];
      const start = formatInstant(startsAt, 'dateTime', { language: settings, zone });
      const time = `${start}–${formatInstant(endsAt, 'time', { language: settings, zone })}`;
      const room = entry.room?.name ?? entry.track?.title;
      return [`${inWords(entry.session.title)}\n${room === undefined ? time : `${time}, ${inWords(room)}`}`];
    }),
  );
  return lines.join('\n\n');
}
