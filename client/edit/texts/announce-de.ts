import type { ChangeEffect } from '../../../src/domain/programme/change-effects.ts';
import type { AnnounceTexts } from './announce-texts.ts';

/** The German texts of announced changes. */
export const germanTexts: AnnounceTexts = {
  open: 'Änderung bekannt geben…',
  openShort: 'Änderung…',
  title: 'Änderung bekannt geben',
  kind: 'Was passiert?',
  kinds: {
    cancel: 'Es fällt aus',
    delay: 'Es beginnt später',
    shift: 'In einem Raum beginnt alles später',
    move: 'Es hat eine andere Zeit oder einen anderen Raum',
    replace: 'Stattdessen gibt es etwas anderes',
    full: 'Es hat keine Plätze mehr',
    restore: 'Es findet doch statt oder hat wieder Plätze',
    notice: 'Etwas anderes, das alle wissen sollten',
  },
  entry: 'Welcher Beitrag oder Eintrag?',
  room: 'Welcher Raum?',
  rooms: 'Räume',
  about: 'Wen oder was betrifft es?',
  everybody: 'Alle',
  choose: 'Bitte wählen',
  none: 'Es gibt nichts zur Auswahl',
  tray: 'Nicht im Programm',
  minutes: 'Wie viele Minuten später?',
  following: 'Was an diesem Tag in diesem Raum folgt, beginnt auch später',
  newTime: 'Neue Zeit',
  newRoom: 'Neuer Raum',
  roomStays: 'Wie bisher',
  by: 'Was gibt es stattdessen?',
  day: 'Tag',
  time: 'Uhrzeit',
  since: 'Seit wann',
  sinceHelp: 'Leer heißt: ab jetzt.',
  until: 'Bis wann soll es angezeigt werden?',
  untilHelp: 'Ohne Uhrzeit bleibt es stehen.',
  text: 'Was sollten die Leute sonst noch wissen?',
  noticeText: 'Was sollten die Leute wissen?',
  urgent: 'Dringend: vor allem anderen anzeigen',
  preview: 'Was sich ändert',
  incomplete: 'Das steht hier, sobald alles Nötige ausgefüllt ist.',
  checking: 'Wird geprüft …',
  people: (names) => `Es betrifft ${names}: Bitte sagen Sie es ihnen auch selbst.`,
  consequences: 'Bitte beachten:',
  errors: 'Das lässt sich nicht bekannt geben, weil der Inhalt dann Fehler hätte:',
  conflict:
    'Das Programm wurde inzwischen anderswo geändert, deshalb wurde nichts bekannt gegeben. Bitte prüfen Sie Ihre Auswahl, und versuchen Sie es noch einmal.',
  announce: 'Bekannt geben',
  announced: 'Gespeichert. Zu sehen ist es nach dem Veröffentlichen.',
  list: 'Bekannt gegebene Änderungen',
  records: {
    cancelled: 'Fällt aus',
    restored: 'Findet doch statt',
    full: 'Keine Plätze mehr',
    moved: 'Verschoben',
    delayed: 'Beginnt später',
    shift: 'Alles beginnt später',
    replaced: 'Ersetzt',
    notice: 'Mitteilung',
  },
  effect,
};

function effect(of: ChangeEffect): string {
  switch (of.kind) {
    case 'cancelled':
      return `„${of.title}“ fällt aus. Im Programm, auf der eigenen Seite und im Kalender bleibt es mit diesem Hinweis stehen.`;
    case 'restored':
      return `„${of.title}“ findet doch statt.`;
    case 'full':
      return `„${of.title}“ hat keine Plätze mehr.`;
    case 'replaced':
      return `„${of.title}“ findet nicht statt; stattdessen gibt es etwas anderes.`;
    case 'notice':
      return `Zu „${of.title}“ gibt es jetzt eine Mitteilung.`;
    case 'noticeInRoom':
      return `Zum Raum „${of.room}“ gibt es jetzt eine Mitteilung.`;
    case 'noticeForAll':
      return `Zu ${of.edition} gibt es jetzt eine Mitteilung für alle.`;
    case 'scheduleStays':
      return 'Das Programm bleibt, wie es ist: Es sagt es schon.';
    case 'pinned':
      return of.count === 1
        ? 'Sonst verschiebt sich nichts: 1 Eintrag hat jetzt einen festen Beginn.'
        : `Sonst verschiebt sich nichts: ${of.count} Einträge haben jetzt einen festen Beginn.`;
    case 'moved':
      return moved(of);
  }
}

function moved({ title, from, to }: Extract<ChangeEffect, { kind: 'moved' }>): string {
  const time = from.time === to.time ? `um ${to.time} wie bisher` : `um ${to.time} statt um ${from.time}`;
  if (from.room === to.room) return `„${title}“ beginnt ${time}${to.room === undefined ? '' : ` (${to.room})`}.`;
  return `„${title}“ ist jetzt hier: ${to.room}${from.room === undefined ? '' : ` (vorher: ${from.room})`}, ${time}.`;
}
