import type { ReferenceProblem } from './problem-codes.ts';

/** What is wrong with a reference, an address or a link, in German. */
export const germanReferenceProblems: Readonly<Record<ReferenceProblem, string>> = {
  'speaker-unknown': 'Diese Person gibt es in der Ausgabe nicht. Wählen Sie eine andere oder legen Sie sie zuerst an.',
  'session-unknown':
    'Diesen Beitrag gibt es in der Ausgabe nicht. Wählen Sie einen anderen oder legen Sie ihn zuerst an.',
  'venue-unknown': 'Diesen Veranstaltungsort gibt es nicht. Wählen Sie einen anderen oder legen Sie ihn zuerst an.',
  'sponsor-unknown': 'Diesen Sponsor gibt es nicht. Wählen Sie einen anderen oder legen Sie ihn zuerst an.',
  'media-unknown': 'Dieses Bild oder diese Datei gibt es nicht. Prüfen Sie den Namen oder fügen Sie sie hinzu.',
  'date-limit-unknown':
    'Diese Frist gibt es in der Ausgabe nicht. Wählen Sie eine andere oder ergänzen Sie sie zuerst unter den Fristen.',
  'event-unknown': 'Diese Veranstaltung gibt es nicht. Wählen Sie eine andere oder legen Sie sie zuerst an.',
  'ticket-unknown': 'Dieses Ticket gibt es nicht. Wählen Sie ein anderes oder legen Sie es zuerst an.',
  'button-unknown':
    'Diese Schaltfläche gibt es nicht. Wählen Sie eine andere oder ergänzen Sie sie zuerst unter den Schaltflächen.',
  'track-unknown':
    'Diesen Track gibt es nicht. Wählen Sie einen anderen oder ergänzen Sie ihn zuerst unter den Tracks.',
  'topic-unknown': 'Dieses Thema gibt es nicht. Wählen Sie ein anderes oder ergänzen Sie es zuerst unter den Themen.',
  'room-unknown':
    'Der Veranstaltungsort hat diesen Raum nicht. Wählen Sie einen anderen oder ergänzen Sie ihn zuerst beim Veranstaltungsort.',
  'look-unknown': 'Diese Gestaltung gibt es nicht. Wählen Sie eine andere.',
  'entry-unknown':
    'Das gibt es im Programm nicht, oder nicht an diesem Tag. Wählen Sie einen Beitrag, oder geben Sie dem Eintrag im Programm diesen Kurznamen.',
  'vat-unknown':
    'Diesen Mehrwertsteuersatz gibt es nicht. Wählen Sie einen anderen oder ergänzen Sie ihn zuerst bei den Sätzen.',
  'former-name-taken':
    'Etwas anderes hat diesen früheren Namen schon, es ist also nicht klar, wohin alte Links führen. Löschen Sie ihn an einer der beiden Stellen.',
  'asset-without-session':
    'Es gibt keinen Beitrag, zu dem dieses Material gehört. Das Material muss heißen wie der Beitrag.',
  'recording-unwanted':
    'Der Beitrag wird nicht aufgezeichnet, bei den Materialien ist aber eine Aufzeichnung oder ein Livestream. Entfernen Sie das oder ändern Sie den Beitrag, wenn alle nun einverstanden sind.',
  'person-twice':
    'Zwei Vortragende dieser Ausgabe sind dieselbe Person. Löschen Sie eine davon oder korrigieren Sie „Dieselbe Person in anderen Jahren“.',
  'page-unknown': 'Die Seite mit den Regeln gibt es nicht. Wählen Sie eine andere oder legen Sie sie zuerst an.',

  'route-twice': 'Zwei Seiten haben dieselbe Adresse. Benennen Sie eine davon um.',
  'name-reserved': 'Dieser Name ist für besondere Seiten reserviert. Wählen Sie einen anderen.',
  'name-reserved-in-event':
    'Dieser Name ist für die Adressen von Beiträgen, Programm und Änderungen reserviert. Wählen Sie einen anderen.',
  'url-malformed': 'Die Webadresse ist ungültig. Schreiben Sie sie wie im Browser, mit https:// am Anfang.',
  'service-inexact':
    'Die Adresse des Dienstes ist nicht genau. Sie besteht nur aus https:// und dem Namen des Servers, bei Bedarf mit Port und Pfad.',
  'link-without-form':
    'Der Link soll zu einem Formular führen, die Seite hat aber keines. Ergänzen Sie das Formular oder entfernen Sie die Markierung.',
  'link-unknown':
    'Der Link führt zu einer Seite, die es nicht gibt. Prüfen Sie die Adresse; Adressen anderer Websites beginnen mit https://.',
  'anchor-unknown':
    'Die Seite hat den Abschnitt nicht, zu dem der Link führt (hinter dem Zeichen #). Prüfen Sie den Namen oder schalten Sie den Abschnitt ein.',
  'link-moved': 'Der Link führt zu einer früheren Adresse. Tragen Sie die heutige ein.',
  'link-without-slash': 'Am Ende des Links fehlt der Schrägstrich. Ergänzen Sie ihn.',
  'link-relative': 'Der Link führt von verschiedenen Seiten zu verschiedenen Zielen. Beginnen Sie ihn mit {linkLang}/.',
  'external-inside':
    'Der Link soll zu einer anderen Website führen, führt aber zu dieser. Entfernen Sie die Markierung.',
  'secret-page-unmatched':
    'Dieses Muster passt auf keine Seite, es hält also nichts geheim. Korrigieren oder löschen Sie es.',
  'name-outdated':
    'Der Name in der Adresse passt nicht zum Namen der Person. Benennen Sie den Inhalt um; die alte Adresse führt dann zur neuen.',
};
