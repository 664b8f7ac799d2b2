import { nearestName } from '../../diagnostics/nearest-name.ts';
import { slugOf } from '../../domain/slug.ts';

/** The columns of tables, by the names that people give them in English, Croatian and German. */

/** Names as slugs, separated by spaces. The first one is the name in messages and documents. */
const NAMES = {
  id: 'id code key nr no number sifra kennung session-id talk-id speaker-id',
  status: 'status state decision accepted prihvaceno angenommen',
  title:
    'title session session-title session-name talk talk-title title-of-talk title-of-session presentation naslov naslov-predavanja predavanje naziv titel vortragstitel vortrag thema beitrag',
  subtitle: 'subtitle podnaslov untertitel',
  description:
    'description abstract summary session-description talk-description session-abstract talk-abstract opis opis-predavanja sazetak beschreibung zusammenfassung inhalt',
  type: 'type format kind session-type session-format talk-type vrsta tip art typ',
  keynote: 'keynote is-keynote',
  plenum: 'plenum plenary for-all for-everybody everybody za-sve fur-alle',
  language: 'language session-language talk-language jezik jezik-predavanja sprache',
  level: 'level difficulty audience-level razina tezina niveau schwierigkeit schwierigkeitsgrad',
  track: 'track stream session-track tematska-cjelina staza themenstrang strang',
  topics: 'topics topic tags tag keywords categories category tema teme oznake themen stichworte schlagworte',
  room: 'room hall stage room-name location place where dvorana prostorija soba mjesto lokacija raum saal buhne ort',
  date: 'date day session-date datum dan tag-datum',
  start:
    'start starts start-time starts-at time from begin begins slot time-slot when pocetak vrijeme vrijeme-pocetka od beginn anfang startzeit uhrzeit zeit von',
  end: 'end ends end-time ends-at to until finish kraj zavrsetak vrijeme-zavrsetka do ende endzeit bis',
  duration:
    'duration length minutes duration-minutes duration-in-minutes trajanje trajanje-min duljina dauer lange minuten',
  recorded: 'recorded recording-allowed may-be-recorded snima-se snimanje aufzeichnung-erlaubt',
  doNotRecord: 'do-not-record no-recording not-recorded opt-out ne-snimati nicht-aufzeichnen keine-aufzeichnung',
  slides: 'slides slides-url presentation-url slide-deck prezentacija folien',
  recording: 'recording recording-url video video-url youtube-url snimka aufzeichnung',
  speakers:
    'speakers speaker speaker-name speaker-names co-speaker co-speakers presenter presenters presented-by people predavac predavaci predavacica govornik govornici referent referenten referentin vortragende vortragender sprecher sprecherin redner',
  name: 'name full-name your-name ime-i-prezime',
  firstName: 'first-name firstname given-name speaker-first-name ime vorname',
  surname: 'surname last-name lastname family-name speaker-last-name prezime nachname familienname',
  position:
    'position job-title job role tagline tag-line headline radno-mjesto zanimanje pozicija beruf funktion rolle',
  company:
    'company organisation organization employer affiliation institution tvrtka poduzece organizacija ustanova firma unternehmen',
  biography:
    'biography bio about about-me about-you short-bio speaker-bio speaker-biography about-the-speaker biografija zivotopis o-predavacu biografie kurzbiografie vita lebenslauf uber-mich',
  picture:
    'picture photo picture-url photo-url image image-url portrait avatar headshot profile-picture speaker-photo slika fotografija foto bild portrat',
  links: 'links link url social social-media poveznice poveznica',
  website: 'website web web-site homepage blog web-stranica webseite',
  linkedIn: 'linkedin linked-in linkedin-url linkedin-profile',
  github: 'github git-hub github-url',
  mastodon: 'mastodon fediverse',
  bluesky: 'bluesky bsky',
  x: 'x twitter x-twitter twitter-x twitter-url',
  instagram: 'instagram',
  youTube: 'youtube youtube-channel',
  facebook: 'facebook',
} as const;

export type Column = keyof typeof NAMES;

const COLUMN_BY_NAME = new Map(
  Object.entries(NAMES).flatMap(([column, names]) => names.split(' ').map((name) => [name, column as Column])),
);

/** The columns that links of people come from, with the titles of these links. */
export const PROFILE_TITLES: Readonly<Partial<Record<Column, string>>> = {
  website: 'Website',
  linkedIn: 'LinkedIn',
  github: 'GitHub',
  mastodon: 'Mastodon',
  bluesky: 'Bluesky',
  x: 'X',
  instagram: 'Instagram',
  youTube: 'YouTube',
  facebook: 'Facebook',
};

const PEOPLE: readonly Column[] = ['speakers', 'name', 'firstName', 'surname'];
const PERSONAL: readonly Column[] = [
  'position',
  'company',
  'biography',
  'picture',
  'links',
  ...(Object.keys(PROFILE_TITLES) as Column[]),
];
/** Columns that do not tell sessions from people. */
const NEUTRAL: readonly Column[] = ['id', 'status', 'title', 'keynote', 'language', 'topics'];

export interface TableColumns {
  /** The column of each cell; undefined where it is unknown. */
  readonly columns: readonly (Column | undefined)[];
  /** Whether each row is a session, possibly with its speaker. Otherwise each row is a person. */
  readonly hasSessions: boolean;
}

/** Finds the columns by their names. Undefined if there is neither a column of titles nor one of people. */
export function tableColumns(headers: readonly string[]): TableColumns | undefined {
  const found = headers.map(columnCalled);
  const has = (some: readonly Column[]): boolean =>
    found.some((column) => column !== undefined && some.includes(column));
  const isOfSession = (column: Column | undefined): boolean =>
    column !== undefined && ![...PEOPLE, ...PERSONAL, ...NEUTRAL].includes(column);
  const isOfPeople = has(PEOPLE) && has(PERSONAL) && !found.some(isOfSession);
  if (!has(['title', ...PEOPLE])) return undefined;
  // In a table of people a title is that of their job; in one of sessions without titles the name is the title.
  if (isOfPeople) return { columns: withRole(found, 'title', 'position'), hasSessions: false };
  if (has(['title'])) return { columns: found, hasSessions: true };
  if (!found.some(isOfSession)) return { columns: found, hasSessions: false };
  return has(['name']) ? { columns: withRole(found, 'name', 'title'), hasSessions: true } : undefined;
}

function withRole(columns: TableColumns['columns'], from: Column, to: Column): TableColumns['columns'] {
  return columns.map((column) => (column === from && !columns.includes(to) ? to : column));
}

/** The column with a name. `Speaker 2` is a further column of speakers. What stands in brackets is ignored. */
function columnCalled(header: string): Column | undefined {
  const name = nameOf(header);
  const numbered = COLUMN_BY_NAME.get(name.replace(/-?\d+$/, ''));
  return COLUMN_BY_NAME.get(name) ?? (numbered === 'speakers' ? numbered : undefined);
}

function nameOf(header: string): string {
  return slugOf(header.replace(/\([^)]*\)|\[[^\]]*\]/g, ' '));
}

/** The name of a column in messages. */
export function columnName(column: Column): string {
  return (NAMES[column].split(' ', 1)[0] as string).replaceAll('-', ' ');
}

/** Whether a header is the name of the column in messages. */
export function isPlainName(header: string, column: Column): boolean {
  return nameOf(header) === slugOf(columnName(column));
}

/** The name of a known column that is nearly that of an unknown one. */
export function nearestColumn(header: string): string | undefined {
  const name = nameOf(header);
  return nearestName(name, COLUMN_BY_NAME.keys(), Math.floor(name.length / 4))?.replaceAll('-', ' ');
}
