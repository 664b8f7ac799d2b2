import type { Translated } from '../language.ts';

/** The texts of the programme. */
export interface BoardTexts {
  readonly loading: string;
  readonly days: string;
  readonly noDays: string;
  readonly empty: string;
  readonly tray: string;
  readonly trayEmpty: string;
  readonly forAll: string;
  readonly from: string;
  readonly minutes: (count: number) => string;
  readonly pinned: string;
  readonly clash: string;
  readonly otherProblems: string;
  readonly moveTo: string;
  readonly time: string;
  /** The name of a button, with the entry that it is about. */
  readonly about: (action: string, title: string) => string;
  readonly moveTitle: (title: string) => string;
  readonly timeTitle: (title: string) => string;
  readonly day: string;
  readonly toTray: string;
  readonly remove: string;
  readonly list: string;
  readonly position: string;
  readonly first: string;
  readonly after: (title: string, startsAt: string) => string;
  readonly room: string;
  readonly roomStays: string;
  readonly pin: string;
  readonly pinHint: string;
  readonly startsAt: string;
  readonly setStart: string;
  readonly removePin: string;
  readonly length: string;
  readonly inMinutes: string;
  readonly sessionLength: string;
  readonly setLength: string;
  readonly preview: string;
  readonly previewEmpty: string;
  readonly previewClashes: string;
  readonly move: string;
  readonly cancel: string;
  readonly moved: string;
  /** How many entries begin at another time besides the first one. */
  readonly others: (count: number) => string;
  readonly conflict: string;
  readonly undo: (what: string) => string;
  readonly undone: string;
  readonly again: string;
}

export const boardTexts: Translated<BoardTexts> = {
  en: {
    loading: 'The programme is loading.',
    days: 'Days',
    noDays: 'This edition has no days yet. Add them to the edition first.',
    empty: 'Nothing is planned here yet.',
    tray: 'Not in the programme',
    trayEmpty: 'Every session has its place in the programme.',
    forAll: 'For everybody',
    from: 'from',
    minutes: (count) => `${count} min`,
    pinned: 'Fixed start',
    clash: 'Clash:',
    otherProblems: 'Other problems of the programme',
    moveTo: 'Move to…',
    time: 'Time…',
    about: (action, title) => `${action} ${title}`,
    moveTitle: (title) => `Move “${title}”`,
    timeTitle: (title) => `Time of “${title}”`,
    day: 'Day',
    toTray: 'Not in the programme',
    remove: 'Nowhere: remove it from the programme',
    list: 'Room or track',
    position: 'Position',
    first: 'At the beginning',
    after: (title, startsAt) => `After “${title}”${startsAt && ` (${startsAt})`}`,
    room: 'Room',
    roomStays: 'As it is now',
    pin: 'Start',
    pinHint: 'An entry begins when the one before it ends, unless its start is fixed.',
    startsAt: 'Fixed start',
    setStart: 'Fix the start',
    removePin: 'Start after the entry before it',
    length: 'Length',
    inMinutes: 'Minutes',
    sessionLength: 'This is the length of the session, so it changes in the session itself.',
    setLength: 'Change the length',
    preview: 'What changes',
    previewEmpty: 'Nothing begins at another time.',
    previewClashes: 'Clashes after that',
    move: 'Move',
    cancel: 'Cancel',
    others: (count) => (count === 1 ? 'One more change of time' : `${count} more changes of time`),
    moved: 'Saved. Nothing begins at another time.',
    conflict:
      'The programme was changed elsewhere in the meantime, so nothing was moved. Here it is as it is now: please try again.',
    undo: (what) => `Undo: ${what}`,
    undone: 'The last change is undone.',
    again: 'Try again',
  },
  hr: {
    loading: 'Program se učitava.',
    days: 'Dani',
    noDays: 'Ovo izdanje još nema dana. Najprije ih dodajte u izdanje.',
    empty: 'Ovdje još ništa nije predviđeno.',
    tray: 'Izvan programa',
    trayEmpty: 'Svako predavanje ima svoje mjesto u programu.',
    forAll: 'Za sve',
    from: 'od',
    minutes: (count) => `${count} min`,
    pinned: 'Zadan početak',
    clash: 'Sukob:',
    otherProblems: 'Ostali problemi u programu',
    moveTo: 'Premjesti…',
    time: 'Vrijeme…',
    about: (action, title) => `${action} ${title}`,
    moveTitle: (title) => `Premještanje: „${title}”`,
    timeTitle: (title) => `Vrijeme: „${title}”`,
    day: 'Dan',
    toTray: 'Izvan programa',
    remove: 'Nikamo: ukloni iz programa',
    list: 'Dvorana ili staza',
    position: 'Mjesto',
    first: 'Na početak',
    after: (title, startsAt) => `Nakon „${title}”${startsAt && ` (${startsAt})`}`,
    room: 'Dvorana',
    roomStays: 'Kao i dosad',
    pin: 'Početak',
    pinHint: 'Stavka počinje kad završi prethodna, osim ako joj je početak zadan.',
    startsAt: 'Zadan početak',
    setStart: 'Zadaj početak',
    removePin: 'Neka počne nakon prethodne',
    length: 'Trajanje',
    inMinutes: 'U minutama',
    sessionLength: 'To je trajanje samog predavanja, pa se mijenja u njemu.',
    setLength: 'Promijeni trajanje',
    preview: 'Što se mijenja',
    previewEmpty: 'Svi počeci ostaju isti.',
    previewClashes: 'Sukobi nakon toga',
    move: 'Premjesti',
    cancel: 'Odustani',
    others: (count) => {
      const form = new Intl.PluralRules('hr').select(count);
      return `Još ${count} ${form === 'one' ? 'pomaknut početak' : form === 'few' ? 'pomaknuta početka' : 'pomaknutih početaka'}`;
    },
    moved: 'Spremljeno. Svi počeci ostaju isti.',
    conflict:
      'Program je u međuvremenu promijenjen drugdje, pa ništa nije premješteno. Prikazan je onakav kakav je sada: pokušajte ponovno.',
    undo: (what) => `Poništi: ${what}`,
    undone: 'Posljednja je promjena poništena.',
    again: 'Pokušaj ponovno',
  },
  de: {
    loading: 'Das Programm wird geladen.',
    days: 'Tage',
    noDays: 'Diese Ausgabe hat noch keine Tage. Tragen Sie sie zuerst in der Ausgabe ein.',
    empty: 'Hier ist noch nichts geplant.',
    tray: 'Nicht im Programm',
    trayEmpty: 'Alle Vorträge haben ihren Platz im Programm.',
    forAll: 'Für alle',
    from: 'ab',
    minutes: (count) => `${count} Min.`,
    pinned: 'Fester Beginn',
    clash: 'Konflikt:',
    otherProblems: 'Weitere Probleme im Programm',
    moveTo: 'Verschieben…',
    time: 'Zeit…',
    about: (action, title) => `${action} ${title}`,
    moveTitle: (title) => `„${title}“ verschieben`,
    timeTitle: (title) => `Zeit von „${title}“`,
    day: 'Tag',
    toTray: 'Nicht im Programm',
    remove: 'Nirgendwohin: aus dem Programm nehmen',
    list: 'Raum oder Track',
    position: 'Position',
    first: 'Ganz am Anfang',
    after: (title, startsAt) => `Nach „${title}“${startsAt && ` (${startsAt})`}`,
    room: 'Raum',
    roomStays: 'Wie bisher',
    pin: 'Beginn',
    pinHint: 'Ein Eintrag beginnt, wenn der vorige endet, außer wenn sein Beginn fest ist.',
    startsAt: 'Fester Beginn',
    setStart: 'Beginn festlegen',
    removePin: 'Nach dem vorigen Eintrag beginnen',
    length: 'Dauer',
    inMinutes: 'In Minuten',
    sessionLength: 'Das ist die Dauer des Vortrags selbst und wird dort geändert.',
    setLength: 'Dauer ändern',
    preview: 'Was sich ändert',
    previewEmpty: 'Alles beginnt zur selben Zeit wie bisher.',
    previewClashes: 'Konflikte danach',
    move: 'Verschieben',
    cancel: 'Abbrechen',
    others: (count) => (count === 1 ? 'Noch eine Zeit ändert sich' : `Noch ${count} Zeiten ändern sich`),
    moved: 'Gespeichert. Alles beginnt zur selben Zeit wie bisher.',
    conflict:
      'Das Programm wurde inzwischen anderswo geändert, deshalb wurde nichts verschoben. Hier ist der jetzige Stand: Bitte versuchen Sie es noch einmal.',
    undo: (what) => `Rückgängig: ${what}`,
    undone: 'Die letzte Änderung ist rückgängig gemacht.',
    again: 'Noch einmal versuchen',
  },
};
