import type { PluralForm } from '../../../src/domain/site/plurals.ts';
import type { Translated } from '../language.ts';

/** The texts of the view of interface texts. */
export interface InterfaceTextsTexts {
  /** Paragraphs above all texts. */
  readonly explanation: readonly string[];
  /** Those that no text alone has. */
  readonly fileProblems: string;
  readonly show: string;
  readonly selections: Readonly<Record<'all' | 'own' | 'problems', string>>;
  /** Shows more of the texts that were found. */
  readonly more: (count: number) => string;
  /** The text of conf-site that a site's replaces. */
  readonly ofTool: (text: string) => string;
  /** What pages show because the field is empty. */
  readonly shownInstead: (text: string) => string;
  readonly namespaces: Readonly<Record<string, string>>;
  readonly forms: Readonly<Record<PluralForm, string>>;
}

export const interfaceTextsTexts: Translated<InterfaceTextsTexts> = {
  en: {
    explanation: [
      'These are the words on buttons, in headings, messages and e-mails. Where you write a text of your own, the site shows yours; where you empty the field, it shows the one of conf-site again.',
      'A word in double braces, such as {{count}} or {{name}}, stands for a number or a name that is filled in. Put it where your sentence needs it, but do not change the word itself.',
    ],
    fileProblems: 'Problems of whole files',
    show: 'Show',
    selections: { all: 'All texts', own: 'Texts of this site', problems: 'Texts with problems' },
    more: (count) => `Show more (${count})`,
    ofTool: (text) => `Text of conf-site: “${text}”`,
    shownInstead: (text) => `Empty, so this is shown: “${text}”`,
    namespaces: {
      common: 'On all pages',
      errors: 'Error messages',
      event: 'Pages of events',
      forms: 'Forms',
      mail: 'E-mails',
      notices: 'Notices and special pages',
      schedule: 'Schedule and sessions',
      screens: 'Screens at the venue',
      survey: 'Ratings and survey',
    },
    forms: { zero: 'none', one: 'one', two: 'two', few: 'a few', many: 'many', other: 'other numbers' },
  },
  hr: {
    explanation: [
      'Ovo su riječi na gumbima, u naslovima, porukama i e-pošti. Gdje upišete vlastiti tekst, stranice prikazuju vaš; gdje polje ispraznite, ponovno prikazuju onaj koji dolazi s conf-siteom.',
      'Riječ u dvostrukim vitičastim zagradama, primjerice {{count}} ili {{name}}, zamjenjuje se brojem ili imenom. Stavite je gdje je vašoj rečenici treba, ali samu riječ ne mijenjajte.',
    ],
    fileProblems: 'Problemi cijelih datoteka',
    show: 'Prikaži',
    selections: { all: 'Sve tekstove', own: 'Vlastite tekstove', problems: 'Tekstove s problemima' },
    more: (count) => `Prikaži još (${count})`,
    ofTool: (text) => `Tekst conf-sitea: „${text}”`,
    shownInstead: (text) => `Polje je prazno pa se prikazuje: „${text}”`,
    namespaces: {
      common: 'Na svim stranicama',
      errors: 'Poruke o pogreškama',
      event: 'Stranice događanja',
      forms: 'Obrasci',
      mail: 'E-pošta',
      notices: 'Obavijesti i posebne stranice',
      schedule: 'Raspored i izlaganja',
      screens: 'Zasloni na mjestu održavanja',
      survey: 'Ocjene i anketa',
    },
    forms: {
      zero: 'nijedan',
      one: 'jednina',
      two: 'dvojina',
      few: 'mali brojevi',
      many: 'veliki brojevi',
      other: 'ostali brojevi',
    },
  },
  de: {
    explanation: [
      'Das sind die Wörter auf Schaltflächen, in Überschriften, Meldungen und E-Mails. Wo Sie einen eigenen Text schreiben, zeigt die Website Ihren; wo Sie das Feld leeren, zeigt sie wieder den von conf-site.',
      'Ein Wort in doppelten geschweiften Klammern wie {{count}} oder {{name}} steht für eine Zahl oder einen Namen, die eingesetzt werden. Setzen Sie es an die passende Stelle im Satz, aber ändern Sie das Wort selbst nicht.',
    ],
    fileProblems: 'Probleme ganzer Dateien',
    show: 'Anzeigen',
    selections: { all: 'Alle Texte', own: 'Eigene Texte', problems: 'Texte mit Problemen' },
    more: (count) => `Mehr anzeigen (${count})`,
    ofTool: (text) => `Text von conf-site: „${text}“`,
    shownInstead: (text) => `Das Feld ist leer, deshalb erscheint: „${text}“`,
    namespaces: {
      common: 'Auf allen Seiten',
      errors: 'Fehlermeldungen',
      event: 'Seiten der Veranstaltungen',
      forms: 'Formulare',
      mail: 'E-Mails',
      notices: 'Hinweise und besondere Seiten',
      schedule: 'Programm und Beiträge',
      screens: 'Bildschirme vor Ort',
      survey: 'Bewertungen und Umfrage',
    },
    forms: {
      zero: 'keine',
      one: 'Einzahl',
      two: 'Zweizahl',
      few: 'kleine Zahlen',
      many: 'große Zahlen',
      other: 'andere Zahlen',
    },
  },
};
