import type { Translated } from '../language.ts';

/** The texts of what can be created, and of the comments that ask for a review. */
export interface CreateTexts {
  /** What becomes of a new event. */
  readonly eventHelp: string;
  readonly day: string;
  /** In place of a day. */
  readonly allDays: string;
  readonly session: string;
  readonly year: string;
  /** The question of the two answers below it. */
  readonly begin: string;
  /** `current` is the year of the current edition. */
  readonly next: (current: number) => string;
  readonly apart: (current: number) => string;
  readonly files: (created: number, changed: number) => string;
  readonly archives: (year: number) => string;
  readonly prepared: (year: number) => string;
  readonly reviews: (count: number) => string;
  readonly mentions: (year: number, titles: string) => string;
  readonly notOver: (year: number, end: string) => string;
  readonly confirm: (year: number) => string;
  /** The button that removes a comment which asks for a review. */
  readonly reviewed: string;
}

const croatian = new Intl.PluralRules('hr');

/** 1 datoteka, 2 datoteke, 5 datoteka */
function counted(count: number, one: string, few: string, many: string): string {
  const form = croatian.select(count);
  return `${count} ${form === 'one' ? one : form === 'few' ? few : many}`;
}

export const createTexts: Translated<CreateTexts> = {
  en: {
    eventHelp: 'Visitors do not see the event yet. Complete it, then tick “Pages are public” in its form.',
    day: 'Day',
    allDays: 'All days',
    session: 'Session',
    year: 'Year',
    begin: 'How does it begin?',
    next: (current) => `From ${current}, which is archived: tickets, survey and questions are taken over`,
    apart: (current) => `Only prepared: ${current} stays the current edition`,
    files: (created, changed) =>
      `This writes ${created === 1 ? '1 new file' : `${created} new files`} and changes ${changed === 1 ? '1 file' : `${changed} files`}.`,
    archives: (year) =>
      `${year} becomes an archived edition and keeps its speakers, sessions and news. Dates move to the same day of the week; prices stay, but no ticket is shown before you have looked at it.`,
    prepared: (year) => `The edition ${year} is there already. It becomes the current one as it is.`,
    reviews: (count) =>
      count === 1
        ? 'One place then needs a look. A warning shows you which.'
        : `${count} places then need a look. Warnings show you which.`,
    mentions: (year, titles) => `These also name ${year} and are not changed: ${titles}.`,
    notOver: (year, end) => `${year} is not over: it lasts until ${end}.`,
    confirm: (year) => `Archive ${year} before it is over`,
    reviewed: 'Reviewed',
  },
  hr: {
    eventHelp:
      'Posjetitelji još ne vide događanje. Kad ga dovršite, u njegovu obrascu označite „Stranice su objavljene”.',
    day: 'Dan',
    allDays: 'Svi dani',
    session: 'Izlaganje',
    year: 'Godina',
    begin: 'Kako počinje?',
    next: (current) => `Od izdanja ${current}., koje se arhivira: preuzimaju se ulaznice, anketa i pitanja`,
    apart: (current) => `Samo se priprema: tekuće izdanje ostaje ${current}.`,
    files: (created, changed) => `Broj novih datoteka: ${created}. Broj promijenjenih datoteka: ${changed}.`,
    archives: (year) =>
      `Izdanje ${year}. postaje arhivsko i zadržava svoje predavače, izlaganja i vijesti. Datumi se pomiču na isti dan u tjednu; cijene ostaju, ali se ulaznice ne prikazuju dok ih ne pregledate.`,
    prepared: (year) => `Izdanje ${year}. već postoji i postaje tekuće takvo kakvo jest.`,
    reviews: (count) =>
      `Zatim treba pregledati ${counted(count, 'mjesto', 'mjesta', 'mjesta')}. Na to će vas podsjetiti upozorenja.`,
    mentions: (year, titles) => `I ovdje se spominje ${year}., a ne mijenja se: ${titles}.`,
    notOver: (year, end) => `Izdanje ${year}. još nije završilo: traje do ${end.replace(/\.?$/, '.')}`,
    confirm: (year) => `Arhiviraj ${year}. prije završetka`,
    reviewed: 'Pregledano',
  },
  de: {
    eventHelp:
      'Besucher sehen die Veranstaltung noch nicht. Ergänzen Sie alles Nötige und kreuzen Sie dann in ihrem Formular „Seiten sind öffentlich“ an.',
    day: 'Tag',
    allDays: 'Alle Tage',
    session: 'Beitrag',
    year: 'Jahr',
    begin: 'Wie soll sie beginnen?',
    next: (current) => `Mit ${current} als Vorlage, das archiviert wird: Tickets, Umfrage und Fragen werden übernommen`,
    apart: (current) => `Nur vorbereiten: ${current} bleibt die aktuelle Ausgabe`,
    files: (created, changed) =>
      `Dabei ${created === 1 ? 'entsteht 1 neue Datei' : `entstehen ${created} neue Dateien`}, und ${changed === 1 ? '1 Datei wird' : `${changed} Dateien werden`} geändert.`,
    archives: (year) =>
      `${year} wird zur archivierten Ausgabe und behält Vortragende, Beiträge und Meldungen. Termine rücken auf denselben Wochentag; Preise bleiben, aber kein Ticket wird gezeigt, bevor Sie es geprüft haben.`,
    prepared: (year) => `Die Ausgabe ${year} gibt es schon. Sie wird so, wie sie ist, zur aktuellen.`,
    reviews: (count) =>
      count === 1
        ? 'Eine Stelle müssen Sie danach prüfen. Eine Warnung zeigt sie Ihnen.'
        : `${count} Stellen müssen Sie danach prüfen. Warnungen zeigen sie Ihnen.`,
    mentions: (year, titles) => `Auch hier steht ${year}, ohne dass es geändert wird: ${titles}.`,
    notOver: (year, end) => `${year} ist noch nicht vorbei: Das Ende ist am ${end}.`,
    confirm: (year) => `${year} archivieren, bevor es vorbei ist`,
    reviewed: 'Geprüft',
  },
};
