import type { FailureCode } from '../../../src/domain/editor/edit-failures.ts';
import type { EditorLanguage } from '../language.ts';
import { germanPublication } from './publication-de.ts';
import { croatianPublication } from './publication-hr.ts';

type FailureTexts = Readonly<Record<FailureCode, string>>;

const croatian: FailureTexts = {
  ...croatianPublication.failures,
  'no-answer':
    'conf-site watch ne odgovara. Ponovno ga pokrenite naredbom „npx conf-site watch”, pa osvježite stranicu. Ono što ste upisali još je tu.',
  'no-session':
    'Ovaj preglednik još ne smije uređivati ili je conf-site watch u međuvremenu ponovno pokrenut. Otvorite adresu koju terminal pokazuje iza riječi „Edit”, pa ovdje pokušajte ponovno.',
  'edited-elsewhere':
    'Ovu stranicu već uređuje drugi conf-site watch. Uređujte ondje ili ga zaustavite i ponovno pokrenite ovaj; gdje radi, kaže točna poruka.',
  'other-origin':
    'Ovaj zahtjev ne dolazi sa stranice koju je otvorio conf-site watch. Otvorite uređivač na adresi koju je watch ispisao.',
  'sending-interrupted': 'Slanje je prekinuto. Pokušajte ponovno.',
  'too-large': 'To je preveliko da bi se poslalo odjednom. Smanjite sliku ili skratite tekst.',
  'request-malformed': 'conf-site watch nije razumio ovaj zahtjev. Osvježite stranicu i pokušajte ponovno.',
  bug: 'U programu conf-site dogodila se pogreška; vaš sadržaj nije kriv. Prijavite je, zajedno s točnom porukom.',

  'site-missing':
    'Mape sa sadržajem ili njezine datoteke site.yaml više nema. Vratite je na njezino mjesto i osvježite stranicu.',
  'disk-full': 'Na disku više nema mjesta. Oslobodite ga i pokušajte ponovno.',
  'not-permitted':
    'Datoteka ili mapa ne smije se čitati ili mijenjati. Provjerite čija je i što je u njoj dopušteno; koja je to, kaže točna poruka.',
  'path-blocked':
    'Ondje gdje bi trebala biti datoteka ili mapa nema ničega ili je nešto drugo, na primjer poveznica koja ne vodi nikamo. Koje je to mjesto, kaže točna poruka.',
  'name-too-long': 'Taj je naziv predug. Odaberite kraći.',
  'system-failed': 'Operacijski sustav to nije dopustio. Razlog je u točnoj poruci; pokušajte ponovno.',

  'record-gone': 'Toga više nema. Vratite se na „Sav sadržaj” i odaberite nešto drugo.',
  'record-unreadable':
    'Datoteka se ne može pročitati, pa se ovdje ne može ni uređivati. Ispravite je u uređivaču teksta i osvježite stranicu.',
  'file-changed':
    'Drugi je program istodobno promijenio datoteku. Ništa nije spremljeno; osvježite stranicu i pokušajte ponovno.',
  'file-gone': 'Datoteke više nema ili se ne može pročitati. Ništa nije spremljeno; ponovno otvorite „Sav sadržaj”.',
  'file-not-editable':
    'Datoteka je napisana tako da se ovdje ne može mijenjati. Ništa nije spremljeno; unesite tu promjenu u uređivaču teksta. Koja je to datoteka, kaže točna poruka.',
  'folder-impossible': 'Ovdje se ne može napraviti mapa. Ništa nije spremljeno; provjerite smijete li pisati u nju.',
  'kind-not-here': 'To se ovdje ne može dodati. Odaberite nešto drugo.',
  'not-creatable': 'Tako se to ne može dodati. Ništa nije spremljeno; razlog je u točnoj poruci.',
  'title-missing': 'Naslov ili ime nedostaje. Upišite ga.',
  'address-impossible':
    'Iz naslova ne može nastati adresa jer nema slova ni znamenki koje bi u njoj mogle biti. Upišite naziv u adresi latiničnim slovima, na primjer berg-mia.',
  'name-malformed': 'Naziv u adresi smije imati samo mala slova engleske abecede, znamenke i pojedinačne crtice.',
  'folder-linked': 'Mapa je poveznica koja vodi izvan sadržaja, pa ništa nije spremljeno. Zamijenite je pravom mapom.',
  'name-taken': 'Taj naziv već postoji. Ništa nije spremljeno; odaberite drugi.',
  'name-of-windows': 'Taj naziv Windows čuva za uređaje, pa se datoteka ne može tako zvati. Odaberite drugi.',
  'not-renamable': 'To se ne može preimenovati.',
  'named-after-session': 'Materijal se zove kao izlaganje. Preimenujte izlaganje.',
  'not-removable': 'To se ovdje ne može izbrisati.',
  'nothing-to-undo': 'Nema ničega što bi se moglo poništiti.',
  'nothing-to-redo': 'Nema ničega što bi se moglo ponoviti.',
  'not-a-picture': 'To nije slika kakvu preglednici prikazuju. Spremite je kao JPEG, PNG, WebP, AVIF ili SVG.',
  'not-a-picture-folder': 'U tu se mapu slike ne spremaju. Odaberite mapu unutar content/media, na primjer speakers.',
  'text-too-long': 'Tekst je predugačak. Podijelite ga na više stranica.',
  'comment-gone': 'Te napomene više nema. Osvježite stranicu i pogledajte ponovno.',

  'year-malformed': 'To nije godina. Upišite godinu s četiri znamenke, na primjer 2027.',
  'year-reached': 'Događanje već ima tu ili kasniju godinu. Upišite kasniju.',
  'edition-missing': 'Tog izdanja nema. Provjerite koja je godina u postavkama događanja navedena kao trenutačna.',
  'edition-not-over':
    'Sadašnje izdanje još nije završilo. Pričekajte da završi ili potvrdite da se arhivira prije kraja.',

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

  'announcement-impossible': 'Tako se promjena ne može najaviti. Ništa nije spremljeno; razlog je u točnoj poruci.',
  'fields-missing': 'Nešto nedostaje. Ispunite sva polja koja su za ovu promjenu potrebna.',
  'already-so': 'Već je tako, pa se nema što promijeniti.',
  'later-announcement':
    'Već je najavljena promjena s kasnijim vremenom. Pomaknite sat programa conf-site watch na kasnije vrijeme i pokušajte ponovno.',
  'other-day':
    'To vrijeme nije istog dana. Odaberite vrijeme istog dana, a za drugi dan premjestite stavku u rasporedu i dodajte obavijest o tome.',
  'day-without-programme': 'Za taj dan nema rasporeda. Odaberite dan programa.',
  'not-in-programme': 'To izlaganje nije u rasporedu. Najprije ga ondje smjestite.',
  'programme-has-errors': 'Vrijeme se ne zna jer su u sadržaju pogreške. Najprije ih ispravite.',
  'entry-without-room': 'Ta stavka nema dvorane. Odredite joj dvoranu u rasporedu.',
  'nothing-begins-later': 'U toj dvorani od tog vremena ništa ne počinje. Odaberite ranije vrijeme.',
  'replacement-impossible': 'Ta stavka ne može zamijeniti odabranu. Odaberite drugo izlaganje.',
  'duration-unknown': 'Trajanje izlaganja nije poznato. Upišite ga u izlaganje.',
};

const german: FailureTexts = {
  ...germanPublication.failures,
  'no-answer':
    'conf-site watch antwortet nicht. Starten Sie es mit „npx conf-site watch“ neu und laden Sie diese Seite noch einmal. Ihre Eingaben sind noch da.',
  'no-session':
    'Dieser Browser darf noch nicht bearbeiten, oder conf-site watch wurde inzwischen neu gestartet. Öffnen Sie die Adresse, die das Terminal nach „Edit“ zeigt, und versuchen Sie es hier noch einmal.',
  'edited-elsewhere':
    'Diese Website wird schon von einem anderen conf-site watch bearbeitet. Bearbeiten Sie sie dort, oder beenden Sie jenes und starten Sie dieses neu; wo es läuft, sagt die genaue Meldung.',
  'other-origin':
    'Diese Anfrage kommt nicht von einer Seite von conf-site watch. Öffnen Sie den Editor unter der Adresse, die watch ausgegeben hat.',
  'sending-interrupted': 'Das Senden wurde unterbrochen. Versuchen Sie es noch einmal.',
  'too-large': 'Das ist zu groß, um es auf einmal zu senden. Verkleinern Sie das Bild oder kürzen Sie den Text.',
  'request-malformed':
    'conf-site watch hat diese Anfrage nicht verstanden. Laden Sie diese Seite noch einmal und versuchen Sie es erneut.',
  bug: 'In conf-site ist ein Fehler aufgetreten; an Ihren Inhalten liegt es nicht. Bitte melden Sie ihn mit der genauen Meldung.',

  'site-missing':
    'Den Ordner mit den Inhalten oder die Datei site.yaml darin gibt es nicht mehr. Stellen Sie ihn wieder her und laden Sie diese Seite noch einmal.',
  'disk-full': 'Auf dem Datenträger ist kein Platz mehr. Schaffen Sie Platz und versuchen Sie es noch einmal.',
  'not-permitted':
    'Eine Datei oder ein Ordner darf nicht gelesen oder geändert werden. Prüfen Sie, wem sie gehören und was erlaubt ist; welche es sind, sagt die genaue Meldung.',
  'path-blocked':
    'Wo eine Datei oder ein Ordner sein müsste, ist nichts oder etwas anderes, zum Beispiel eine Verknüpfung, die nirgendwohin führt. Welche Stelle es ist, sagt die genaue Meldung.',
  'name-too-long': 'Dieser Name ist zu lang. Wählen Sie einen kürzeren.',
  'system-failed':
    'Das Betriebssystem hat das nicht zugelassen. Den Grund nennt die genaue Meldung; versuchen Sie es noch einmal.',

  'record-gone': 'Das gibt es nicht mehr. Gehen Sie zurück zu „Alle Inhalte“ und wählen Sie etwas anderes.',
  'record-unreadable':
    'Die Datei lässt sich nicht lesen und deshalb hier nicht bearbeiten. Korrigieren Sie sie in einem Texteditor und laden Sie diese Seite noch einmal.',
  'file-changed':
    'Ein anderes Programm hat die Datei zur selben Zeit geändert. Es wurde nichts gespeichert; laden Sie diese Seite neu und versuchen Sie es noch einmal.',
  'file-gone':
    'Die Datei gibt es nicht mehr, oder sie lässt sich nicht lesen. Es wurde nichts gespeichert; öffnen Sie noch einmal „Alle Inhalte“.',
  'file-not-editable':
    'Die Datei ist so geschrieben, dass sie sich hier nicht ändern lässt. Es wurde nichts gespeichert; machen Sie diese Änderung in einem Texteditor. Welche Datei es ist, sagt die genaue Meldung.',
  'folder-impossible':
    'Ein Ordner lässt sich nicht anlegen. Es wurde nichts gespeichert; prüfen Sie, ob Sie dort schreiben dürfen.',
  'kind-not-here': 'Das lässt sich hier nicht anlegen. Wählen Sie etwas anderes.',
  'not-creatable': 'So lässt sich das nicht anlegen. Es wurde nichts gespeichert; den Grund nennt die genaue Meldung.',
  'title-missing': 'Der Titel oder Name fehlt. Tragen Sie ihn ein.',
  'address-impossible':
    'Aus dem Titel lässt sich keine Adresse bilden, weil ihm passende Buchstaben und Ziffern fehlen. Tragen Sie den Namen in der Adresse in lateinischen Buchstaben ein, zum Beispiel berg-mia.',
  'name-malformed':
    'Der Name in der Adresse darf nur Kleinbuchstaben ohne Umlaute, Ziffern und einzelne Bindestriche enthalten.',
  'folder-linked':
    'Der Ordner ist eine Verknüpfung, die aus den Inhalten hinausführt; es wurde nichts gespeichert. Ersetzen Sie ihn durch einen richtigen Ordner.',
  'name-taken': 'Diesen Namen gibt es schon. Es wurde nichts gespeichert; wählen Sie einen anderen.',
  'name-of-windows': 'Diesen Namen hält Windows für Geräte frei, so kann keine Datei heißen. Wählen Sie einen anderen.',
  'not-renamable': 'Das lässt sich nicht umbenennen.',
  'named-after-session': 'Das Material heißt wie sein Beitrag. Benennen Sie den Beitrag um.',
  'not-removable': 'Das lässt sich hier nicht löschen.',
  'nothing-to-undo': 'Es gibt nichts, was sich rückgängig machen lässt.',
  'nothing-to-redo': 'Es gibt nichts, was sich wiederholen lässt.',
  'not-a-picture': 'Das ist kein Bild, das Browser anzeigen. Speichern Sie es als JPEG, PNG, WebP, AVIF oder SVG.',
  'not-a-picture-folder':
    'In diesem Ordner werden keine Bilder gespeichert. Wählen Sie einen in content/media, zum Beispiel speakers.',
  'text-too-long': 'Der Text ist zu lang. Teilen Sie ihn auf mehrere Seiten auf.',
  'comment-gone': 'Diese Anmerkung gibt es nicht mehr. Laden Sie diese Seite neu und sehen Sie noch einmal nach.',

  'year-malformed': 'Das ist kein Jahr. Schreiben Sie es mit vier Ziffern, zum Beispiel 2027.',
  'year-reached': 'Die Veranstaltung hat dieses Jahr oder ein späteres schon erreicht. Geben Sie ein späteres an.',
  'edition-missing':
    'Diese Ausgabe gibt es nicht. Prüfen Sie, welches Jahr in den Einstellungen der Veranstaltung als das aktuelle angegeben ist.',
  'edition-not-over':
    'Die aktuelle Ausgabe ist noch nicht vorbei. Warten Sie so lange, oder bestätigen Sie, dass sie vorher archiviert wird.',

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

  'announcement-impossible':
    'So lässt sich die Änderung nicht bekannt geben. Es wurde nichts gespeichert; den Grund nennt die genaue Meldung.',
  'fields-missing': 'Es fehlt noch etwas. Füllen Sie alle Felder aus, die für diese Änderung nötig sind.',
  'already-so': 'Das ist schon so, es gibt also nichts zu ändern.',
  'later-announcement':
    'Für einen späteren Zeitpunkt wurde schon eine Änderung bekannt gegeben. Stellen Sie die Uhr von conf-site watch auf eine spätere Zeit und versuchen Sie es noch einmal.',
  'other-day':
    'Diese Zeit liegt nicht am selben Tag. Wählen Sie eine am selben Tag; auf einen anderen Tag verschieben Sie den Eintrag im Programm und geben dazu einen Hinweis.',
  'day-without-programme': 'Für diesen Tag gibt es kein Programm. Wählen Sie einen Tag des Programms.',
  'not-in-programme': 'Dieser Beitrag steht nicht im Programm. Geben Sie ihm dort zuerst einen Platz.',
  'programme-has-errors': 'Die Zeit steht nicht fest, weil in den Inhalten Fehler sind. Beheben Sie sie zuerst.',
  'entry-without-room': 'Dieser Eintrag hat keinen Raum. Geben Sie ihm im Programm einen.',
  'nothing-begins-later': 'In diesem Raum beginnt von dieser Zeit an nichts. Wählen Sie eine frühere Zeit.',
  'replacement-impossible': 'Dieser Eintrag kann den gewählten nicht ersetzen. Wählen Sie einen anderen Beitrag.',
  'duration-unknown': 'Die Dauer des Beitrags ist nicht bekannt. Tragen Sie sie beim Beitrag ein.',
};

const TEXTS: Readonly<Record<EditorLanguage, Partial<FailureTexts>>> = { en: {}, hr: croatian, de: german };

/** What happened, and what to do, in a language of the editor. Undefined if there is only the message in English. */
export function failureText(language: EditorLanguage, code: FailureCode | undefined): string | undefined {
  return code === undefined ? undefined : TEXTS[language][code];
}
