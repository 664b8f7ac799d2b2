import type { FileProblem } from './problem-codes.ts';

/** What is wrong with a file, its YAML or its comments, in German. */
export const germanFileProblems: Readonly<Record<FileProblem, string>> = {
  'file-unknown':
    'Die Datei liegt an einer Stelle, an der sie nicht gelesen wird. Verschieben Sie sie in den richtigen Ordner oder löschen Sie sie.',
  'file-missing': 'Eine Datei fehlt, ohne die sich die Website nicht erstellen lässt. Legen Sie sie an.',
  'file-empty': 'Die Datei ist leer. Füllen Sie sie aus oder löschen Sie sie.',
  'file-too-large':
    'Die Textdatei ist größer als 1 MB, vermutlich weil etwas hineinkopiert wurde. Löschen Sie es; Bilder werden einzeln hinzugefügt.',
  'file-not-utf8':
    'Die Datei ist nicht als UTF-8 gespeichert, Buchstaben wie ä und ß wären auf den Seiten entstellt. Speichern Sie sie mit der Kodierung UTF-8.',
  'file-not-text': 'Hier gehört eine Textdatei hin, diese enthält aber ein Bild oder andere Daten.',
  'file-unreadable': 'Die Datei lässt sich nicht öffnen. Prüfen Sie ihren Namen und wer sie lesen darf.',
  'journal-in-content':
    'Die Datei weist conf-site an, Dateien zu verschieben und zu löschen; das geschieht nicht. Löschen Sie sie und fragen Sie, wer sie hinzugefügt hat.',
  'link-broken':
    'Die symbolische Verknüpfung führt ins Leere. Ersetzen Sie sie durch die Datei selbst oder löschen Sie sie.',
  'link-outside':
    'Die symbolische Verknüpfung führt aus ihrem Ordner hinaus oder zu einem Ordner. Ersetzen Sie sie durch die Datei oder den Ordner selbst.',
  'state-tracked':
    'Dateien in .conf-site sind in git und können von anderen stammen. Führen Sie git rm -r --force .conf-site aus und committen Sie das.',
  'record-twice':
    'Derselbe Inhalt steht in zwei Dateien. Löschen Sie eine davon oder benennen Sie sie um, wenn sie etwas anderes enthält.',
  'translation-alone':
    'Das ist die Übersetzung von etwas, das es nicht gibt. Legen Sie das Original an oder benennen Sie die Datei um.',
  'name-malformed':
    'Der Name der Datei oder des Ordners kann nicht Teil einer Adresse sein. Erlaubt sind Kleinbuchstaben ohne Umlaute, Ziffern und einzelne Bindestriche.',
  'ident-differs':
    'Die Kennung weicht vom Namen der Datei ab, und dieser gilt. Leeren Sie das Feld oder benennen Sie den Inhalt um.',
  'edition-missing':
    'Für das aktuelle Jahr der Veranstaltung gibt es keine Ausgabe. Legen Sie sie an oder wählen Sie ein Jahr, das eine hat.',
  'merge-conflict':
    'Zwei Personen haben dieselben Zeilen geändert, deshalb stehen beide Fassungen in der Datei. Behalten Sie in einem Texteditor die richtige und löschen Sie die Zeilen mit den Markierungen.',
  'front-matter-unopened':
    'Die Felder am Anfang der Datei müssen mit der Zeile „---“ beginnen, und zwar in der ersten Zeile.',
  'front-matter-missing':
    'In der Datei steht nur Text, es fehlen die Felder. Sie stehen am Anfang zwischen zwei Zeilen „---“.',
  'front-matter-unclosed':
    'Es ist nicht klar, wo die Felder am Anfang der Datei enden: Unter dem letzten fehlt die Zeile „---“.',
  'front-matter-language': 'Die Felder am Anfang der Datei sind kein YAML. In der ersten Zeile darf nur „---“ stehen.',
  'file-unused':
    'Das wird nirgends verwendet. Wählen Sie es dort aus, wo es erscheinen soll (einen Sponsor in der Ausgabe, unter „Sponsoren“), oder löschen Sie es.',

  'yaml-syntax':
    'Ab dieser Stelle lässt sich die Datei nicht lesen. Meist fehlt ein Anführungszeichen oder eine Klammer, oder eine Zeile ist falsch eingerückt.',
  'yaml-tab': 'Die Zeile ist mit einem Tabulator eingerückt. Verwenden Sie Leerzeichen.',
  'yaml-too-deep':
    'Hier sind zu viele Listen ineinander verschachtelt. Wenn es ein Text sein soll, setzen Sie ihn in Anführungszeichen.',
  'yaml-duplicate-key': 'Dasselbe Feld steht zweimal da. Löschen Sie eines davon.',
  'yaml-alias':
    'Die Zeichen & und * haben am Anfang eines Werts eine besondere Bedeutung. Setzen Sie einen solchen Text in Anführungszeichen.',
  'yaml-tag':
    'Das Zeichen ! hat am Anfang eines Werts eine besondere Bedeutung. Setzen Sie einen solchen Text in Anführungszeichen.',
  'quotes-typographic':
    'Der ganze Wert steht in Anführungszeichen, die auch auf der Seite erscheinen. Löschen Sie sie, wenn sie dort nicht hingehören.',

  'ignore-reason-missing':
    'Ein Kommentar schaltet eine Warnung ab, nennt aber keinen Grund. Schreiben Sie ihn hinter den Doppelpunkt.',
  'ignore-code-unknown': 'Ein Kommentar schaltet eine Warnung ab, die es nicht gibt. Prüfen Sie die Schreibweise.',
  'ignore-not-allowed':
    'Kommentare können nur Warnungen abschalten, das hier ist aber ein Fehler. Beheben Sie ihn und löschen Sie den Kommentar.',
  'ignore-unused': 'Ein Kommentar schaltet eine Warnung ab, die es hier nicht gibt. Löschen Sie ihn.',
  'value-cut':
    'Der Text hinter dem Zeichen # gilt als Kommentar und erscheint nicht. Setzen Sie den ganzen Text in Anführungszeichen.',
  'review-pending':
    'Das ist zur Prüfung vorgemerkt. Prüfen Sie den Wert, korrigieren Sie ihn wenn nötig, und wählen Sie dann „Geprüft“.',
};
