import type { ChangeEffect } from '../../../src/domain/programme/change-effects.ts';
import type { AnnounceTexts } from './announce-texts.ts';

/** The Croatian texts of announced changes. */
export const croatianTexts: AnnounceTexts = {
  open: 'Najavi promjenu programa…',
  openShort: 'Najavi…',
  title: 'Promjena programa',
  kind: 'Što se događa?',
  kinds: {
    cancel: 'Otkazano je',
    delay: 'Počinje kasnije',
    shift: 'U dvorani sve počinje kasnije',
    move: 'Ima drugo vrijeme ili drugu dvoranu',
    replace: 'Umjesto toga je nešto drugo',
    full: 'Nema više mjesta',
    restore: 'Ipak se održava ili opet ima mjesta',
    notice: 'Nešto drugo što ljudi trebaju znati',
  },
  entry: 'Koje izlaganje ili stavka?',
  room: 'Koja dvorana?',
  rooms: 'Dvorane',
  about: 'Na koga ili na što se odnosi?',
  everybody: 'Na sve',
  choose: 'Odaberite',
  none: 'Nema ničega za odabir',
  tray: 'Izvan programa',
  minutes: 'Koliko minuta kasnije?',
  following: 'Kasnije počinje i sve što taj dan slijedi u istoj dvorani',
  newTime: 'Novo vrijeme',
  newRoom: 'Nova dvorana',
  roomStays: 'Kao i dosad',
  by: 'Što je umjesto toga?',
  day: 'Dan',
  time: 'Vrijeme',
  since: 'Od kada',
  sinceHelp: 'Ako je prazno, vrijedi od sada.',
  until: 'Do kada se prikazuje?',
  untilHelp: 'Bez vremena ostaje trajno.',
  text: 'Što još ljudi trebaju znati?',
  noticeText: 'Što ljudi trebaju znati?',
  urgent: 'Hitno: prikaži prije svega ostalog',
  preview: 'Što će biti',
  incomplete: 'Ovdje će pisati što će biti, čim je ispunjeno sve što treba.',
  checking: 'Provjerava se…',
  people: (names) => `Tiče se i ovih ljudi, pa im javite i sami: ${names}.`,
  consequences: 'Obratite pažnju:',
  errors: 'To se ne može objaviti jer bi u sadržaju bilo pogrešaka:',
  conflict:
    'Program je u međuvremenu promijenjen drugdje, pa ništa nije objavljeno. Provjerite što ste odabrali i pokušajte ponovno.',
  announce: 'Spremi promjenu',
  announced: 'Spremljeno. Ljudi će to vidjeti nakon objave.',
  list: 'Promjene programa',
  records: {
    cancelled: 'Otkazano',
    restored: 'Ipak se održava',
    full: 'Nema više mjesta',
    moved: 'Premješteno',
    delayed: 'Počinje kasnije',
    shift: 'Sve počinje kasnije',
    replaced: 'Zamijenjeno',
    notice: 'Obavijest',
  },
  effect,
};

const pluralRules = new Intl.PluralRules('hr');

function effect(of: ChangeEffect): string {
  switch (of.kind) {
    case 'cancelled':
      return `„${of.title}” se ne održava. U programu, na svojoj stranici i u kalendaru ostaje s tom oznakom.`;
    case 'restored':
      return `„${of.title}” se ipak održava.`;
    case 'full':
      return `Za „${of.title}” nema više mjesta.`;
    case 'replaced':
      return `„${of.title}” se ne održava; umjesto toga je nešto drugo.`;
    case 'notice':
      return `„${of.title}” sada ima obavijest.`;
    case 'noticeInRoom':
      return `„${of.room}” sada ima obavijest.`;
    case 'noticeForAll':
      return `${of.edition} sada ima obavijest za sve.`;
    case 'scheduleStays':
      return 'Raspored ostaje kakav jest jer to već kaže.';
    case 'pinned': {
      const form = pluralRules.select(of.count);
      const have = form === 'one' ? 'stavka sada ima' : form === 'few' ? 'stavke sada imaju' : 'stavki sada ima';
      return `Ništa se drugo ne pomiče: ${of.count} ${have} fiksan početak.`;
    }
    case 'moved':
      return moved(of);
  }
}

function moved({ title, from, to }: Extract<ChangeEffect, { kind: 'moved' }>): string {
  const time = from.time === to.time ? `u ${to.time}, kao i prije` : `u ${to.time} umjesto u ${from.time}`;
  if (from.room === to.room) return `„${title}” počinje ${time}${to.room === undefined ? '' : ` (${to.room})`}.`;
  return `„${title}” je sada ovdje: ${to.room}${from.room === undefined ? '' : ` (prije: ${from.room})`}, ${time}.`;
}
