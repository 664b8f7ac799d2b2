import type { MediaProblem } from './problem-codes.ts';

/** What is wrong with a picture or another file of media, in German. */
export const germanMediaProblems: Readonly<Record<MediaProblem, string>> = {
  'media-not-shown':
    'Browser können das nicht als Bild anzeigen. Speichern Sie es als JPEG, PNG, WebP, AVIF oder SVG, in RGB-Farben.',
  'media-misnamed':
    'Die Dateiendung passt nicht zur Art des Bildes. Benennen Sie die Datei um und ändern Sie den Namen überall, wo sie vorkommt.',
  'media-name-twice':
    'Zwei Dateien haben Namen, die sich nur in Groß- und Kleinschreibung unterscheiden; auf macOS und Windows ginge eine verloren. Benennen Sie eine davon um.',
  'media-unreadable': 'Das Bild ist beschädigt oder hat keine Größe. Speichern Sie es aus dem Original neu.',
  'media-too-large': 'Das Bild ist zu groß. Verkleinern Sie es vor dem Hinzufügen; eine Breite von 1920 Pixeln genügt.',
  'media-heavy':
    'Die Datei ist groß. Verkleinern Sie sie, oder stellen Sie ein Video anderswo bereit und tragen Sie seine Adresse ein.',
  'asset-format':
    'Browser können diese Datei nicht als solches Material verwenden. Speichern Sie sie in einem anderen Format oder tragen Sie die Adresse ein, unter der sie liegt.',
  'asset-address': 'Material braucht entweder eine Adresse oder eine Datei. Hier fehlt beides, oder beides ist da.',
  'font-unreadable':
    'Die Schrift ist beschädigt oder gar keine Schrift. Verwenden Sie eine Datei im Format WOFF2, WOFF, TTF oder OTF.',
  'share-letters-missing':
    'Den Schriften fehlen Buchstaben dieses Textes, in Vorschaubildern würden sie weggelassen. Wählen Sie eine Schrift, die sie hat.',
  'media-unsafe':
    'Diese Datei könnte auf Ihrer Website Programme ausführen. Speichern Sie die Zeichnung neu als einfaches SVG und fragen Sie beim Absender nach.',
  'image-without-alt':
    'Beschreiben Sie, was das Bild zeigt, für alle, die es nicht sehen. Wenn es nichts Neues sagt, kennzeichnen Sie es als Schmuck.',
};
