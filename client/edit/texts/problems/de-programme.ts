import type { ProgrammeProblem } from './problem-codes.ts';

/** What is wrong with the programme, its changes or a time, in German. */
export const germanProgrammeProblems: Readonly<Record<ProgrammeProblem, string>> = {
  'day-unknown':
    'Der Ordner trägt das Datum eines Tages, den die Ausgabe nicht hat. Benennen Sie ihn um oder ergänzen Sie den Tag.',
  'day-twice': 'Derselbe Tag ist zweimal angegeben. Löschen Sie einen davon oder korrigieren Sie sein Datum.',
  'day-differs': 'Das Datum des Tages und sein Beginn passen nicht zusammen. Tragen Sie beide Male dasselbe Datum ein.',
  'part-number-wrong':
    'Die Nummer passt nicht zur Reihe: Sie hat mehr oder weniger Teile, oder zwei haben dieselbe Nummer. Korrigieren Sie den Zusatz zum Titel oder die Reihe.',
  'track-without-room':
    'Manche Tracks haben einen Raum, dieser nicht. Wählen Sie einen Raum für ihn oder entfernen Sie die der anderen.',
  'seats-beyond-room':
    'Der Beitrag hat mehr Plätze als sein Raum. Verringern Sie die Plätze oder wählen Sie einen größeren Raum.',
  'room-twice': 'Zwei Veranstaltungsorte haben Räume desselben Namens. Benennen Sie einen davon um.',
  'session-twice':
    'Der Beitrag steht zweimal im Programm. Entfernen Sie ihn an einer Stelle; wird er wiederholt, legen Sie einen weiteren Beitrag an.',
  'track-beyond-limit':
    'Es gibt mehr parallele Tracks, als die Einstellungen erlauben. Entfernen Sie welche oder erhöhen Sie die Grenze.',
  'schedule-twice': 'Der erste Tag hat zwei Zeitpläne. Löschen Sie einen davon.',
  'speaker-without-session':
    'Diese Person hat keinen Beitrag. Tragen Sie sie bei einem ein, oder kennzeichnen Sie sie als Platzhalter, wenn sie noch nicht angekündigt ist.',
  'session-without-slot': 'Der Beitrag steht nicht im Programm, niemand findet ihn also. Nehmen Sie ihn auf.',
  'speaker-in-two-places':
    'Dieselbe Person ist gleichzeitig an zwei Orten. Verschieben Sie einen der Einträge oder tragen Sie eine andere Person ein.',
  'entries-overlap':
    'Der Eintrag beginnt, bevor der vorige im selben Raum oder Track endet. Lassen Sie ihn später beginnen oder kürzen Sie den vorigen.',
  'entry-outside-day':
    'Der Eintrag beginnt vor dem Tag oder endet nach ihm. Verschieben oder kürzen Sie ihn, oder korrigieren Sie die Zeiten des Tages.',
  'sponsor-twice':
    'Derselbe Sponsor steht auf zwei Stufen und würde zweimal erscheinen. Behalten Sie ihn auf einer davon.',
  'seats-without-workshop': 'Nur Workshops haben Plätze. Leeren Sie das Feld oder wählen Sie als Art den Workshop.',

  'entry-ident-twice': 'Zwei Einträge desselben Tages haben denselben Kurznamen. Geben Sie einem davon einen anderen.',
  'entry-day-missing':
    'Mehrere Tage haben einen Eintrag dieses Namens. Geben Sie an, für welchen Tag die Änderung gilt.',
  'restored-without-cancelled':
    'Keine frühere Änderung sagt, dass dieser Eintrag abgesagt, ersetzt oder voll ist. Korrigieren Sie den Eintrag oder den Zeitpunkt, oder löschen Sie die Änderung.',
  'moved-without-difference':
    'Frühere Zeit und früherer Raum sind dieselben wie jetzt. Verschieben Sie den Eintrag im Programm oder korrigieren Sie diese Angaben.',
  'year-not-held':
    'Das Jahr gilt als durchgeführt, die Ausgabe ist aber abgesagt oder verschoben. Korrigieren Sie eines davon.',
  'status-missing':
    'Das gehört zu einem Status, den die Ausgabe nicht hat. Wählen Sie den Status oder leeren Sie das Feld.',
  'moved-without-date':
    'Die Ausgabe hat einen neuen Termin, der frühere Beginn fehlt aber. Tragen Sie ihn ein und prüfen Sie die neuen Daten.',

  'date-impossible': 'Diesen Tag oder diese Uhrzeit gibt es nicht, so wenig wie den 31. April. Prüfen Sie die Ziffern.',
  'time-missing': 'Hier fehlt die Uhrzeit zum Datum.',
  'time-skipped':
    'Diese Stunde entfällt, weil dann die Sommerzeit beginnt. Wählen Sie eine frühere oder spätere Uhrzeit.',
  'time-repeated':
    'Diese Stunde gibt es zweimal, weil dann die Sommerzeit endet. Wählen Sie eine frühere oder spätere Uhrzeit.',
  'end-before-start': 'Das Ende liegt nicht nach dem Beginn. Prüfen Sie Tag, Monat und Jahr.',
  'zone-unknown':
    'Diese Zeitzone gibt es nicht. Schreiben Sie sie als Kontinent und Stadt, zum Beispiel Europe/Vienna.',
  'time-unexpected': 'Hier gehört nur ein Datum hin, keine Uhrzeit.',
  'date-unexpected': 'Hier gehört nur eine Uhrzeit hin, kein Datum.',
  'date-missing': 'Hier fehlt das Datum zur Uhrzeit.',
  'deadline-after-event':
    'Die Frist liegt nach dem letzten Tag der Veranstaltung. Prüfen Sie Monat und Jahr. Wenn es so gemeint ist, müssen Sie nichts ändern.',
  'year-differs': 'Die Ausgabe beginnt nicht in ihrem Jahr. Korrigieren Sie das Datum.',
  'day-outside-edition':
    'Der Tag liegt nicht zwischen Beginn und Ende der Ausgabe. Korrigieren Sie seine Zeiten oder die der Ausgabe.',
  'days-out-of-order': 'Die Tage sind nicht nach ihrem Datum geordnet. Bringen Sie sie in diese Reihenfolge.',
  'buses-other-day':
    'Die Busse fahren an einem Tag, an dem keine Veranstaltung ist. Prüfen Sie das Datum. Wenn es so gemeint ist, müssen Sie nichts ändern.',
  'qr-other-day':
    'Der QR-Code führt an Tagen zum Programm, an denen die Veranstaltung nicht stattfindet. Stellen Sie „Von“ und „Bis“ auf Tage der Veranstaltung.',
  'work-beyond-event':
    'Der Hackathon beginnt vor der Veranstaltung oder endet nach ihr. Korrigieren Sie Beginn, Dauer oder die Zeiten der Ausgabe.',
  'year-unlisted': 'Diese Ausgabe fehlt unter den Jahren der Veranstaltung. Tragen Sie ihr Jahr dort ein.',
  'year-not-over':
    'Das Jahr gilt als durchgeführt, die Ausgabe ist aber noch nicht vorbei. Entfernen Sie die Markierung vorerst.',
  'date-in-future':
    'Das Datum liegt in der Zukunft, der Eintrag ist aber schon öffentlich. Korrigieren Sie es oder geben Sie an, ab wann er veröffentlicht wird.',
  'security-contact-expires':
    'Der Kontakt für Sicherheitslücken läuft bald ab. Prüfen Sie, ob dort noch jemand mitliest, und tragen Sie ein späteres Datum ein.',
  'year-without-edition':
    'Das Jahr gilt als durchgeführt, hat aber keine Ausgabe. Legen Sie sie an oder entfernen Sie die Markierung.',
  'survey-missing':
    'Die Umfrage läuft, hat aber keine Fragen. Schreiben Sie welche, tragen Sie die Adresse einer externen Umfrage ein oder schließen Sie sie.',
  'menu-without-section':
    'Im Menü steht ein Abschnitt, den die Seite nicht zeigt. Nehmen Sie ihn aus dem Menü oder schalten Sie ihn ein.',
  'never-shown':
    'Das ist eingeschaltet, erscheint aber nie, weil seine Bedingungen nie gleichzeitig erfüllt sind. Ändern Sie sie oder schalten Sie es aus.',
};
