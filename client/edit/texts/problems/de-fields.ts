import type { FieldValueProblem } from './problem-codes.ts';

/** What is wrong with a value, a setting or a text, in German. */
export const germanFieldProblems: Readonly<Record<FieldValueProblem, string>> = {
  'data-not-map': 'In der Datei stehen keine Felder. Vor jedem Wert muss der Name seines Felds stehen.',
  'field-missing': 'Dieses Feld muss ausgefüllt werden.',
  'field-unknown':
    'Dieses Feld gibt es nicht, vermutlich ist es falsch geschrieben. Korrigieren Sie den Namen oder löschen Sie es.',
  'value-type': 'Hier gehört ein Wert anderer Art hin, zum Beispiel eine Zahl statt eines Textes.',
  'value-not-allowed': 'Dieser Wert steht nicht zur Auswahl. Wählen Sie einen der vorgesehenen.',
  'value-format': 'Das hat nicht die nötige Form. Schreiben Sie es wie im Beispiel.',
  'value-range': 'Die Zahl ist zu klein oder zu groß.',
  'value-empty': 'Hier steht nichts. Füllen Sie es aus oder entfernen Sie es.',
  'value-shape': 'Das passt nicht zu diesem Feld: Etwas fehlt, ist zu viel oder steht doppelt in der Liste.',
  'key-format': 'Der Name hat nicht die nötige Form. Sprachen haben ein Kürzel wie „de“, Jahre haben vier Ziffern.',
  'body-twice': 'Derselbe Text steht in der Datei bei den Feldern und darunter. Löschen Sie einen davon.',
  'body-unexpected':
    'In der Datei steht unter den Feldern ein Text, der nirgends erscheint. Verschieben Sie ihn in ein Feld oder löschen Sie ihn.',
  'ident-twice': 'Derselbe Kurzname steht zweimal in der Liste. Jeder Eintrag braucht einen eigenen.',

  'minimum-over-maximum': 'Der kleinste Wert ist größer als der größte. Ändern Sie einen von beiden.',
  'limit-without-number':
    'Die Anmeldung der Teams soll schließen, wenn alles voll ist, es fehlt aber die Anzahl der Teams. Tragen Sie sie ein.',
  'levels-out-of-order': 'Die Stufen sind nicht geordnet: Jede muss bei mehr Prozent beginnen als die vorige.',
  'theme-not-active':
    'Das Farbschema beim ersten Besuch steht nicht zur Auswahl. Nehmen Sie es in die Auswahl auf oder wählen Sie ein anderes.',
  'number-signs-equal':
    'Dezimalzeichen und Tausendertrennzeichen sind gleich, so ließen sich Preise nicht lesen. Wählen Sie verschiedene.',
  'question-without-answer':
    'Auf diese Frage kann man nicht antworten. Legen Sie Sterne, Ja oder Nein, Antworten zur Auswahl oder freien Text fest.',
  'question-answers-twice':
    'Die Frage hat zwei Arten von Antworten, angezeigt wird nur eine. Behalten Sie eine davon oder stellen Sie zwei Fragen.',

  'ticket-tiers-overlap':
    'Zwei Tickets derselben Gruppe sind gleichzeitig erhältlich. Lassen Sie das spätere am Tag nach dem Ende des früheren beginnen oder geben Sie ihnen verschiedene Gruppen.',
  'ticket-tiers-gap':
    'Zwischen zwei Tickets derselben Gruppe gibt es Tage, an denen keines erhältlich ist. Lassen Sie das spätere am Tag nach dem Ende des früheren beginnen.',
  'vat-missing':
    'Für einen Teil der Verkaufszeit dieses Tickets fehlt der Mehrwertsteuersatz. Ergänzen Sie ihn oder korrigieren Sie die Daten.',
  'vat-periods-overlap':
    'Zwei Zeiträume mit Mehrwertsteuersätzen überschneiden sich. Lassen Sie den ersten am Tag vor dem zweiten enden.',

  'unsafe-html': 'Der Text enthält HTML, das nicht erlaubt ist, etwa Skripte, Frames oder Stile. Löschen Sie es.',
  'unsafe-link':
    'Der Link führt zu einer Adresse, die nicht erlaubt ist. Sie muss mit https://, mailto: oder tel: beginnen oder zu einer Seite dieser Website führen.',
  'image-in-text':
    'Der Text enthält ein Bild. Bilder haben eigene Felder; verschieben Sie es dorthin oder setzen Sie einen Link darauf.',
  'text-unprintable':
    'Der Text enthält ein unsichtbares Zeichen, vermutlich aus einem anderen Programm. Löschen Sie die Stelle und tippen Sie sie neu.',
  'text-too-deep':
    'Im Text sind zu viele Listen oder Zitate ineinander verschachtelt. Löschen Sie überzählige Zeichen.',
  'text-too-long': 'Der Text ist zu lang für eine Seite. Kürzen Sie ihn oder verteilen Sie ihn auf mehrere Seiten.',
  'placeholder-unknown': 'Diesen Platzhalter in geschweiften Klammern gibt es nicht. Prüfen Sie die Schreibweise.',
  'placeholder-unresolved':
    'Der Platzhalter in geschweiften Klammern hat hier keinen Wert. Tragen Sie den Wert in der Ausgabe ein oder löschen Sie den Platzhalter.',
  'text-todo':
    'Der Text ist noch nicht geschrieben: Er beginnt mit „TODO“. Schreiben Sie ihn oder blenden Sie den Inhalt so lange aus.',
  'private-published':
    'Der Text enthält eine private Adresse, eine Telefonnummer oder PIN und ist für alle sichtbar. Löschen Sie das. Für Anfragen gibt es {contactEmail}.',
  'year-stale':
    'Der Text nennt das vorige Jahr, vermutlich stammt er aus der früheren Ausgabe. Schreiben Sie {year} oder das Jahr dieser Ausgabe.',
  'block-malformed':
    'Es ist nicht richtig angegeben, wann der Absatz zwischen den Zeichen „:::“ erscheint. Beginnen Sie ihn zum Beispiel mit „::: visible: after“ und setzen Sie Überschriften außerhalb.',
  'mark-unclosed':
    'Eine Formatierung ist nicht abgeschlossen: Es fehlt ein Zeichen wie * oder eine Klammer. Ergänzen Sie es, oder setzen Sie \\ davor, wenn das Zeichen selbst gemeint ist.',

  'translation-missing':
    'Der Text ist nicht in alle Sprachen der Website übersetzt. Wer die Seite in dieser Sprache liest, sieht ihn in einer anderen.',
  'language-twice': 'Dieselbe Sprache ist zweimal angegeben. Löschen Sie eine davon.',
  'language-unknown': 'Die Website hat diese Sprache nicht. Wählen Sie eine ihrer Sprachen oder fügen Sie diese hinzu.',
  'language-unsupported':
    'Für diese Sprache fehlen die Namen der Monate und Tage. Prüfen Sie das Sprachkürzel, zum Beispiel de oder pt-BR, oder entfernen Sie sie.',
  'pattern-unreadable':
    'Das Muster für Daten ist ungültig. Der Tag ist d, der Monat MMMM, das Jahr yyyy; Wörter stehen in einfachen Anführungszeichen.',
  'interface-text-unknown':
    'In der Standardsprache gibt es keinen Text dieses Namens. Prüfen Sie den Namen oder schreiben Sie ihn zuerst in der Standardsprache.',
  'interface-variable-unknown':
    'Diesen Platzhalter in doppelten geschweiften Klammern gibt es in der Standardsprache nicht. Schreiben Sie ihn wie dort.',
};
