import type { FailureCode } from '../../../src/domain/edit-failures.ts';
import type { EditorLanguage } from '../language.ts';
import { germanPublication } from './publication-de.ts';
import { croatianPublication } from './publication-hr.ts';

type FailureTexts = Readonly<Record<FailureCode, string>>;

const croatian: FailureTexts = {
  ...croatianPublication.failures,
  'no-answer':
    'conf-site watch ne odgovara. Ponovno ga pokrenite naredbom „npx conf-site watch”, pa osvježite stranicu. Ono što ste upisali još je tu.',
  'watch-restarted': 'conf-site watch u međuvremenu je ponovno pokrenut. Osvježite stranicu.',
  'other-origin':
    'Ovaj zahtjev ne dolazi sa stranice koju je otvorio conf-site watch. Otvorite uređivač na adresi koju je watch ispisao.',
  'sending-interrupted': 'Slanje je prekinuto. Pokušajte ponovno.',
  'too-large': 'To je preveliko da bi se poslalo odjednom. Smanjite sliku ili skratite tekst.',
  bug: 'U programu conf-site dogodila se pogreška; vaš sadržaj nije kriv. Prijavite je, zajedno s točnom porukom.',

  'record-gone': 'Toga više nema. Vratite se na „Sav sadržaj” i odaberite nešto drugo.',
  'record-unreadable':
    'Datoteka se ne može pročitati, pa se ovdje ne može ni uređivati. Ispravite je u uređivaču teksta i osvježite stranicu.',
  'file-gone': 'Datoteke više nema ili se ne može pročitati. Ništa nije spremljeno; ponovno otvorite „Sav sadržaj”.',
  'kind-not-here': 'To se ovdje ne može dodati. Odaberite nešto drugo.',
  'title-missing': 'Naslov ili ime nedostaje. Upišite ga.',
  'address-impossible':
    'Iz naslova ne može nastati adresa jer nema slova ni znamenki koje bi u njoj mogle biti. Upišite naziv u adresi latiničnim slovima, na primjer berg-mia.',
  'name-malformed': 'Naziv u adresi smije imati samo mala slova engleske abecede, znamenke i pojedinačne crtice.',
  'name-taken': 'Taj naziv već postoji. Ništa nije spremljeno; odaberite drugi.',
  'not-renamable': 'To se ne može preimenovati.',
  'named-after-session': 'Materijal se zove kao izlaganje. Preimenujte izlaganje.',
  'not-removable': 'To se ovdje ne može izbrisati.',
  'nothing-to-undo': 'Nema ničega što bi se moglo poništiti.',
  'nothing-to-redo': 'Nema ničega što bi se moglo ponoviti.',
  'not-a-picture': 'To nije slika kakvu preglednici prikazuju. Spremite je kao JPEG, PNG, WebP, AVIF ili SVG.',

  'board-outdated': 'Program je u međuvremenu promijenjen. Ponovno ga učitajte.',
  'room-gone': 'Te dvorane nema. Odaberite dvoranu koju mjesto održavanja ima.',
  'no-lists-chosen': 'Odaberite dvorane ili paralelne programe u kojima se nešto održava u isto vrijeme.',
  'add-to-day-first': 'Nova se stavka najprije dodaje za sve. Dodajte je u dan, pa je premjestite.',
  'parallel-in-parallel':
    'Usporedne stavke ne mogu biti unutar drugih usporednih. Premjestite ih prije ili poslije njih.',
  'parallel-not-empty': 'U tome još ima stavki. Najprije ih premjestite drugamo ili izvan programa.',
  'parallel-fixed':
    'Usporedne stavke počinju kad završi prethodna i traju koliko najdulji popis u njima. Promijenite stavke u njima.',
  'time-malformed': 'To nije vrijeme. Upišite ga u obliku 14:30.',
  'length-impossible': 'Trajanje mora biti od 1 do 1440 minuta.',
  'move-makes-error': 'Nakon te promjene u programu bi bila pogreška. Odaberite drugo mjesto.',
};

const german: FailureTexts = {
  ...germanPublication.failures,
  'no-answer':
    'conf-site watch antwortet nicht. Starten Sie es mit „npx conf-site watch“ neu und laden Sie diese Seite noch einmal. Ihre Eingaben sind noch da.',
  'watch-restarted': 'conf-site watch wurde inzwischen neu gestartet. Laden Sie diese Seite noch einmal.',
  'other-origin':
    'Diese Anfrage kommt nicht von einer Seite von conf-site watch. Öffnen Sie den Editor unter der Adresse, die watch ausgegeben hat.',
  'sending-interrupted': 'Das Senden wurde unterbrochen. Versuchen Sie es noch einmal.',
  'too-large': 'Das ist zu groß, um es auf einmal zu senden. Verkleinern Sie das Bild oder kürzen Sie den Text.',
  bug: 'In conf-site ist ein Fehler aufgetreten; an Ihren Inhalten liegt es nicht. Bitte melden Sie ihn mit der genauen Meldung.',

  'record-gone': 'Das gibt es nicht mehr. Gehen Sie zurück zu „Alle Inhalte“ und wählen Sie etwas anderes.',
  'record-unreadable':
    'Die Datei lässt sich nicht lesen und deshalb hier nicht bearbeiten. Korrigieren Sie sie in einem Texteditor und laden Sie diese Seite noch einmal.',
  'file-gone':
    'Die Datei gibt es nicht mehr, oder sie lässt sich nicht lesen. Es wurde nichts gespeichert; öffnen Sie noch einmal „Alle Inhalte“.',
  'kind-not-here': 'Das lässt sich hier nicht anlegen. Wählen Sie etwas anderes.',
  'title-missing': 'Der Titel oder Name fehlt. Tragen Sie ihn ein.',
  'address-impossible':
    'Aus dem Titel lässt sich keine Adresse bilden, weil ihm passende Buchstaben und Ziffern fehlen. Tragen Sie den Namen in der Adresse in lateinischen Buchstaben ein, zum Beispiel berg-mia.',
  'name-malformed':
    'Der Name in der Adresse darf nur Kleinbuchstaben ohne Umlaute, Ziffern und einzelne Bindestriche enthalten.',
  'name-taken': 'Diesen Namen gibt es schon. Es wurde nichts gespeichert; wählen Sie einen anderen.',
  'not-renamable': 'Das lässt sich nicht umbenennen.',
  'named-after-session': 'Das Material heißt wie sein Beitrag. Benennen Sie den Beitrag um.',
  'not-removable': 'Das lässt sich hier nicht löschen.',
  'nothing-to-undo': 'Es gibt nichts, was sich rückgängig machen lässt.',
  'nothing-to-redo': 'Es gibt nichts, was sich wiederholen lässt.',
  'not-a-picture': 'Das ist kein Bild, das Browser anzeigen. Speichern Sie es als JPEG, PNG, WebP, AVIF oder SVG.',

  'board-outdated': 'Das Programm wurde inzwischen geändert. Laden Sie es neu.',
  'room-gone': 'Diesen Raum gibt es nicht. Wählen Sie einen Raum des Veranstaltungsorts.',
  'no-lists-chosen': 'Wählen Sie die Räume oder Tracks aus, in denen gleichzeitig etwas stattfindet.',
  'add-to-day-first':
    'Ein neuer Eintrag wird zuerst für alle hinzugefügt. Fügen Sie ihn dem Tag hinzu und verschieben Sie ihn dann.',
  'parallel-in-parallel':
    'Parallele Einträge können nicht in anderen parallelen stehen. Verschieben Sie sie davor oder dahinter.',
  'parallel-not-empty':
    'Darin sind noch Einträge. Verschieben Sie sie zuerst an eine andere Stelle oder aus dem Programm.',
  'parallel-fixed':
    'Parallele Einträge beginnen, wenn der vorige endet, und dauern so lange wie die längste Liste darin. Ändern Sie die Einträge darin.',
  'time-malformed': 'Das ist keine Uhrzeit. Schreiben Sie sie in der Form 14:30.',
  'length-impossible': 'Die Dauer muss zwischen 1 und 1440 Minuten liegen.',
  'move-makes-error': 'Nach dieser Änderung hätte das Programm einen Fehler. Wählen Sie eine andere Stelle.',
};

const TEXTS: Readonly<Record<EditorLanguage, Partial<FailureTexts>>> = { en: {}, hr: croatian, de: german };

/** What happened, and what to do, in a language of the editor. Undefined if there is only the message in English. */
export function failureText(language: EditorLanguage, code: FailureCode | undefined): string | undefined {
  return code === undefined ? undefined : TEXTS[language][code];
}
