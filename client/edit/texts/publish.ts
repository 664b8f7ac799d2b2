import type { Translated } from '../language.ts';

/** The texts of the panel that publishes. */
export interface PublishTexts {
  /** The button in the header. */
  readonly files: (count: number) => string;
  readonly nothing: string;
  readonly running: string;
  readonly impossible: string;
  readonly title: string;
  readonly explanation: string;
  readonly fileList: string;
  readonly sentence: string;
  readonly sentenceHelp: string;
  readonly errors: (count: number) => string;
  readonly publish: string;
  readonly close: string;
  readonly published: string;
  readonly conflict: string;
  readonly failed: string;
  readonly yours: string;
  readonly theirs: string;
  /** Stands for a version without text: it is a picture. */
  readonly noText: string;
  /** Stands for a version in which the file was deleted. */
  readonly deleted: string;
  readonly choicesHelp: string;
  readonly takeTheirs: string;
  readonly keepMine: string;
  readonly publishChoices: string;
}

const croatianFiles = new Intl.PluralRules('hr');

export const publishTexts: Translated<PublishTexts> = {
  en: {
    files: (count) => (count === 1 ? '1 file to publish' : `${count} files to publish`),
    nothing: 'Everything is published',
    running: 'Publishing …',
    impossible: 'Publish …',
    title: 'Publish',
    explanation: 'Everybody will see these changes on the site. Only content is published.',
    fileList: 'Changed files',
    sentence: 'What has changed',
    sentenceHelp: 'A few words for the history of the site.',
    errors: (count) =>
      count === 1
        ? 'The content has an error. Correct it, and publish then.'
        : `The content has ${count} errors. Correct them, and publish then.`,
    publish: 'Publish',
    close: 'Close',
    published: 'Published.',
    conflict: 'Others have changed the same lines. Nothing was published, and nothing is lost.',
    failed: 'The publication did not finish.',
    yours: 'Your version',
    theirs: 'The version of the others',
    noText: '(no text)',
    deleted: '(deleted)',
    choicesHelp:
      'Choose a version of each file, and publish then. Their version stays in the history of the site, whatever you choose. If you take it, git keeps yours on this computer for some weeks (git reflog).',
    takeTheirs: 'Take theirs',
    keepMine: 'Keep mine',
    publishChoices: 'Publish with these choices',
  },
  hr: {
    files: (count) => {
      const form = croatianFiles.select(count);
      return `${count} ${form === 'one' ? 'datoteka' : form === 'few' ? 'datoteke' : 'datoteka'} za objavu`;
    },
    nothing: 'Sve je objavljeno',
    running: 'Objavljivanje …',
    impossible: 'Objavi …',
    title: 'Objava',
    explanation: 'Te će promjene na stranicama vidjeti svi. Objavljuje se samo sadržaj.',
    fileList: 'Promijenjene datoteke',
    sentence: 'Što se promijenilo',
    sentenceHelp: 'Nekoliko riječi za povijest promjena.',
    errors: (count) =>
      count === 1
        ? 'U sadržaju je pogreška. Ispravite je pa objavite.'
        : `Broj pogrešaka u sadržaju: ${count}. Ispravite ih pa objavite.`,
    publish: 'Objavi',
    close: 'Zatvori',
    published: 'Objavljeno.',
    conflict: 'Netko je u međuvremenu promijenio iste retke. Ništa nije objavljeno i ništa nije izgubljeno.',
    failed: 'Objava nije dovršena.',
    yours: 'Vaša inačica',
    theirs: 'Tuđa inačica',
    noText: '(nema teksta)',
    deleted: '(obrisano)',
    choicesHelp:
      'Odaberite inačicu svake datoteke pa objavite. Tuđa inačica u svakom slučaju ostaje u povijesti promjena. Ako uzmete nju, git vašu još nekoliko tjedana čuva na ovom računalu (git reflog).',
    takeTheirs: 'Uzmi tuđu',
    keepMine: 'Zadrži moju',
    publishChoices: 'Objavi odabrane inačice',
  },
  de: {
    files: (count) => (count === 1 ? '1 Datei zu veröffentlichen' : `${count} Dateien zu veröffentlichen`),
    nothing: 'Alles ist veröffentlicht',
    running: 'Wird veröffentlicht …',
    impossible: 'Veröffentlichen …',
    title: 'Veröffentlichen',
    explanation: 'Diese Änderungen sehen danach alle auf der Website. Veröffentlicht werden nur Inhalte.',
    fileList: 'Geänderte Dateien',
    sentence: 'Was sich geändert hat',
    sentenceHelp: 'Ein paar Worte für den Verlauf der Änderungen.',
    errors: (count) =>
      count === 1
        ? 'In den Inhalten ist ein Fehler. Beheben Sie ihn, bevor Sie veröffentlichen.'
        : `In den Inhalten sind ${count} Fehler. Beheben Sie sie, bevor Sie veröffentlichen.`,
    publish: 'Veröffentlichen',
    close: 'Schließen',
    published: 'Veröffentlicht.',
    conflict: 'Andere haben dieselben Zeilen geändert. Es wurde nichts veröffentlicht, und nichts ist verloren.',
    failed: 'Die Veröffentlichung wurde nicht abgeschlossen.',
    yours: 'Ihre Fassung',
    theirs: 'Die Fassung der anderen',
    noText: '(kein Text)',
    deleted: '(gelöscht)',
    choicesHelp:
      'Wählen Sie zu jeder Datei eine Fassung und veröffentlichen Sie dann. Die Fassung der anderen bleibt in jedem Fall im Verlauf der Änderungen. Wenn Sie diese nehmen, bewahrt git Ihre noch einige Wochen auf diesem Computer auf (git reflog).',
    takeTheirs: 'Die andere nehmen',
    keepMine: 'Meine behalten',
    publishChoices: 'Mit dieser Auswahl veröffentlichen',
  },
};
