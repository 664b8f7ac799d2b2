import { nearestName } from '../diagnostics/nearest-name.ts';
import { slugOf } from '../domain/slug.ts';

/** The names that people give the columns of tables in English, Croatian and German. */

/** Names as slugs, separated by spaces. The first one is the name in messages and documents. */
export const COLUMN_NAMES = {
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
  pin: 'pin pin-code pin-number survey-pin pin-broj pin-kod pin-nummer',
  email:
    'email e-mail mail email-address e-mail-address mail-address attendee-email e-posta e-mail-adresa email-adresa adresa-e-poste emailadresse email-adresse e-mail-adresse mailadresse mail-adresse',
  role: 'role uloga rolle',
  ticket:
    'ticket ticket-type ticket-name ticket-category category-name categoryname ulaznica vrsta-ulaznice karta eintrittskarte ticketart ticket-art ticketkategorie ticket-kategorie',
} as const;

export type ColumnName = keyof typeof COLUMN_NAMES;

/** The header of a column as a slug, in which columns are looked up. What stands in brackets is ignored. */
export function headerSlug(header: string): string {
  return slugOf(header.replace(/\([^)]*\)|\[[^\]]*\]/g, ' '));
}

/** Name → column, for the columns that a kind of table has. One name can mean another column in another kind of table. */
export function columnsByName<C extends ColumnName>(columns: readonly C[]): ReadonlyMap<string, C> {
  return new Map(columns.flatMap((column) => COLUMN_NAMES[column].split(' ').map((name) => [name, column] as const)));
}

/** The name of a column in messages. */
export function columnName(column: ColumnName): string {
  return (COLUMN_NAMES[column].split(' ', 1)[0] as string).replaceAll('-', ' ');
}

/** Whether a header is the name of the column in messages. */
export function isPlainName(header: string, column: ColumnName): boolean {
  return headerSlug(header) === slugOf(columnName(column));
}

/** The name of a known column that is nearly that of an unknown one. About a quarter of the letters may differ. */
export function nearestColumn(header: string, columns: ReadonlyMap<string, ColumnName>): string | undefined {
  const name = headerSlug(header);
  const maxDistance = name.length < 4 ? 0 : Math.ceil(name.length / 4);
  return nearestName(name, columns.keys(), maxDistance)?.replaceAll('-', ' ');
}
