import type { PublicationTexts } from './publication-texts.ts';

export const germanPublication: PublicationTexts = {
  failures: {
    'git-missing':
      'Auf diesem Computer fehlt das Programm git. Installieren Sie es von https://git-scm.com und starten Sie conf-site neu.',
    'folder-not-trusted':
      'git vertraut diesem Ordner nicht, weil er einem anderen Benutzer gehört. Wenn es Ihrer ist, führen Sie den Befehl aus der genauen Meldung aus.',
    'no-repository':
      'Dieser Ordner gehört zu keinem Git-Repository, deshalb gibt es kein Ziel für die Veröffentlichung. Legen Sie mit „git init“ eines an, speichern Sie die Website darin und laden Sie sie zum Beispiel auf GitHub hoch. Wie sie dann veröffentlicht wird, steht in README.md.',
    'nothing-committed':
      'In diesem Repository ist noch nichts gespeichert. Speichern Sie die Website beim ersten Mal selbst und laden Sie sie hoch; die Befehle stehen in der genauen Meldung.',
    'merge-under-way':
      'In diesem Repository ist ein anderer Vorgang von git nicht abgeschlossen. Schließen Sie ihn ab oder brechen Sie ihn ab, bevor Sie veröffentlichen; die Befehle stehen in der genauen Meldung.',
    'no-branch':
      'In diesem Repository ist kein Branch ausgecheckt. Wechseln Sie zu dem Branch, der veröffentlicht wird, zum Beispiel mit „git switch main“.',
    'no-remote':
      'Dieses Repository ist mit keinem Server verbunden, deshalb gibt es kein Ziel für die Veröffentlichung. Verbinden Sie es und laden Sie die Änderungen beim ersten Mal selbst hoch; die Befehle stehen in der genauen Meldung.',
    'no-upstream':
      'git weiß nicht, wohin dieser Branch hochgeladen wird. Laden Sie ihn beim ersten Mal selbst hoch; der Befehl steht in der genauen Meldung.',
    'no-name-for-commits':
      'git kennt Ihren Namen nicht, braucht ihn aber für den Verlauf der Änderungen. Geben Sie ihn einmal in einem Terminal an; die Befehle stehen in der genauen Meldung.',
    'sentence-missing': 'Die Beschreibung fehlt. Schreiben Sie in ein paar Worten, was sich geändert hat.',
    'remote-denied':
      'Der Server des Repositorys hat Sie abgewiesen. Melden Sie sich einmal mit „git push“ in einem Terminal an, oder bitten Sie den Eigentümer des Repositorys um Schreibrechte.',
    'remote-unreachable':
      'Der Server des Repositorys ist nicht erreichbar. Prüfen Sie, ob dieser Computer mit dem Internet verbunden ist, und versuchen Sie es noch einmal.',
    'remote-missing':
      'Das Repository auf dem Server gibt es nicht, oder Sie haben keinen Zugriff darauf. Seine Adresse zeigt „git remote --verbose“.',
    'push-refused':
      'Der Server des Repositorys hat die Änderungen abgelehnt. Den Grund nennt die genaue Meldung; vielleicht nimmt er sie nur als Vorschlag an (Pull Request).',
    'git-busy':
      'In diesem Repository arbeitet gerade ein anderes Programm. Warten Sie, bis es fertig ist; wenn keines läuft, löschen Sie die Datei aus der genauen Meldung.',
    'git-timeout':
      'git hat länger als fünf Minuten gebraucht und wurde beendet. Prüfen Sie, ob dieser Computer mit dem Internet verbunden ist und ob git in einem Terminal nach einem Passwort fragt.',
    'git-failed':
      'Ein Befehl von git ist fehlgeschlagen. Welcher, sagt die genaue Meldung; führen Sie ihn in einem Terminal aus, wo vielleicht mehr steht.',
    'commit-refused':
      'git hat die Änderungen nicht in den Verlauf aufgenommen. Wahrscheinlich hat eine Prüfung dieses Repositorys (Hook) sie abgelehnt; tun Sie, was sie verlangt, und veröffentlichen Sie noch einmal.',
    'other-commits':
      'Unter den Änderungen, die noch nicht hochgeladen sind, sind auch solche, die keine Inhalte sind. Wenn sie fertig sind, laden Sie sie zuerst selbst mit „git push“ hoch.',
    'other-files-overwritten':
      'Andere haben Dateien geändert, die auch Sie geändert und nicht veröffentlicht haben. Nehmen Sie diese in den Verlauf auf oder legen Sie sie beiseite (git stash), und veröffentlichen Sie noch einmal.',
    'content-incomplete':
      'Hier sind die Inhalte fehlerfrei, dort, wo sie veröffentlicht werden, wären sie es nicht. Vielleicht ignoriert git eine Datei, die gebraucht wird: „git status --ignored“ listet sie auf.',
    'site-deleted':
      'Andere haben die Datei content/site.yaml gelöscht, ohne die es keine Website gibt. Es wurde nichts veröffentlicht, und Ihre Dateien sind wie zuvor. Fragen Sie nach, oder stellen Sie die Datei dort wieder her.',
    'script-failed':
      'Das Skript publish-site aus package.json ist fehlgeschlagen. Den Grund nennt die genaue Meldung; „npm run publish-site“ in einem Terminal versucht es noch einmal.',
    'build-not-started':
      'Die Änderungen sind hochgeladen, aber noch veröffentlicht sie nichts. Den Grund nennt die genaue Meldung.',
    'publication-broken':
      'Die Veröffentlichung wurde unerwartet abgebrochen. In welchem Zustand das Repository ist, sagt „git status“ in einem Terminal.',
  },
  steps: {
    starting: 'Die Veröffentlichung beginnt …',
    checking: 'Die Inhalte werden geprüft …',
    'running-script': 'Das Skript publish-site aus package.json läuft …',
    fetching: 'Was andere veröffentlicht haben, wird abgerufen …',
    committing: 'Die Änderungen werden in den Verlauf aufgenommen …',
    merging: 'Die Änderungen werden mit denen der anderen zusammengeführt …',
    pushing: 'Die Änderungen werden hochgeladen …',
    waiting: 'Die Änderungen sind hochgeladen. Es kann bis zu 15 Minuten dauern, bis sie auf der Website sind.',
  },
  ends: {
    unchanged: 'Es gibt keine Änderungen: Alles ist schon veröffentlicht.',
    public: 'Die Änderungen sind auf der Website.',
    'no-address':
      'Die Änderungen sind hochgeladen. Ob sie schon auf der Website sind, ist von hier aus nicht zu sehen, weil deren richtige Adresse in den Einstellungen fehlt. Tragen Sie sie in das Feld „Webadresse“ ein.',
    'site-unreachable':
      'Die Änderungen sind hochgeladen. Ob sie schon auf der Website sind, ist von hier aus nicht zu sehen, weil diese von diesem Computer aus nicht erreichbar ist.',
    'older-build':
      'Die Änderungen sind hochgeladen, und die Website ist anders als vorher. Ein älteres conf-site hat sie erstellt, das nicht sagt, woraus; vielleicht ist es also die Änderung von jemand anderem.',
    'other-build':
      'Die Änderungen sind hochgeladen, aber die Website ist auch nach 15 Minuten nicht genau daraus erstellt. Vielleicht hat nach Ihnen jemand anderes veröffentlicht, und Ihre Änderungen sind darin enthalten. Sehen Sie sich eine Seite an, die Sie geändert haben.',
    'not-public-yet':
      'Die Änderungen sind hochgeladen, aber noch nicht auf der Website. Sehen Sie nach, was Ihr Anbieter dazu sagt (bei GitHub unter Actions).',
    'content-errors': (errors) =>
      errors === 1
        ? 'Es wurde nichts veröffentlicht, weil in den Inhalten ein Fehler ist. Beheben Sie ihn und veröffentlichen Sie noch einmal.'
        : `Es wurde nichts veröffentlicht, weil in den Inhalten ${errors} Fehler sind. Beheben Sie sie und veröffentlichen Sie noch einmal.`,
    'merged-errors': (errors) =>
      `Die Änderungen der anderen sind jetzt in Ihren Dateien. Zusammen mit Ihren ${errors === 1 ? 'ergibt sich ein Fehler' : `ergeben sich ${errors} Fehler`}, deshalb wurde nichts veröffentlicht. Beheben Sie das und veröffentlichen Sie noch einmal; verloren ist nichts.`,
    conflict:
      'Ihre Dateien sind, wie sie waren. Sie können die Zeilen der anderen auch selbst in Ihre Dateien übernehmen und dann noch einmal veröffentlichen.',
  },
};
