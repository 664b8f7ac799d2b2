/**
 * Writes the content of an invented conference: one event, one language, the requested number of speakers, and half as
 * many sessions. The same options give the same bytes.
 */
import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { biography, description, person, title } from './prose.js';
import { chanceOf } from './random.js';
import { EVENT, PICTURE, PICTURES, settings } from './settings.js';

const NEWEST = 2026;
const SLOTS = 16;
const TRACKS = ['1', '2', '3', '4'];

/**
 * @typedef {object} SiteSize
 * @property {number} speakers each has a page
 * @property {number} perEdition speakers of one year; the site has as many years as this requires
 *
 * @typedef {object} GeneratedSite
 * @property {string} touch path of a speaker's file, for the edit of one page
 * @property {string} page path of that speaker's page in the built site
 */

/**
 * @param {string} rootDir an empty folder
 * @param {string} packageDir the package whose interface texts are copied
 * @param {SiteSize} size
 * @returns {GeneratedSite}
 */
export function generateSite(rootDir, packageDir, { speakers, perEdition }) {
  const content = join(rootDir, 'content');
  const write = (/** @type {string} */ path, /** @type {string} */ text) => {
    mkdirSync(dirname(join(content, path)), { recursive: true });
    writeFileSync(join(content, path), text);
  };
  const years = Array.from({ length: Math.ceil(speakers / perEdition) }, (_, at) => NEWEST - at);
  for (const [path, record] of Object.entries(settings(years))) write(path, yaml(record));
  for (const name of PICTURES) write(`media/${name}`, PICTURE);
  cpSync(join(packageDir, 'content', 'i18n', 'en'), join(content, 'i18n', 'en'), { recursive: true });
  for (const [at, year] of years.entries()) {
    const from = at * perEdition;
    writeEdition(write, { year, from, count: Math.min(perEdition, speakers - from) });
  }
  const slug = slugOf(speakerAt(0), 0);
  return {
    touch: join(content, `events/${EVENT}/${NEWEST}/speakers/${slug}.md`),
    page: `${EVENT}/${NEWEST}/${slug}/index.html`,
  };
}

/**
 * @param {(path: string, text: string) => void} write
 * @param {{ year: number, from: number, count: number }} edition `from` is the number of its first speaker
 */
function writeEdition(write, { year, from, count }) {
  const folder = `events/${EVENT}/${year}`;
  const slugs = Array.from({ length: count }, (_, at) => slugOf(speakerAt(from + at), from + at));
  for (const [at, slug] of slugs.entries()) write(`${folder}/speakers/${slug}.md`, speakerFile(from + at));
  const sessions = [];
  for (let at = 0; at < count; at += 2) {
    const ident = `talk-${from + at}`;
    write(`${folder}/sessions/${ident}.md`, sessionFile(from + at, slugs.slice(at, at + 2)));
    sessions.push(ident);
  }
  const perDay = SLOTS * TRACKS.length;
  const dates = Array.from({ length: Math.ceil(sessions.length / perDay) }, (_, day) => dateOf(year, day));
  write(`${folder}/edition.yaml`, yaml(edition(year, dates)));
  for (const [day, date] of dates.entries()) {
    write(`${folder}/days/${date}/schedule.yaml`, yaml(schedule(sessions.slice(day * perDay, (day + 1) * perDay))));
  }
}

/** @param {number} number */
function speakerAt(number) {
  return person(chanceOf(`person ${number}`));
}

/**
 * @param {{ name: string, surname: string }} someone
 * @param {number} number
 */
function slugOf({ name, surname }, number) {
  const plain = `${surname} ${name}`.replaceAll('đ', 'd').normalize('NFKD').replace(/\p{M}/gu, '');
  return `${plain.toLowerCase().replaceAll(' ', '-')}-${number}`;
}

/** @param {number} number */
function speakerFile(number) {
  const { name, surname, position } = speakerAt(number);
  const chance = chanceOf(`speaker ${number}`);
  return [
    '---',
    `name: ${name}`,
    `surname: ${surname}`,
    `position: ${position}`,
    ...(chance.happens(10) ? ['keynote: true'] : []),
    'social:',
    `  website: https://people.example/${number}/`,
    '---',
    '',
    biography(chance),
  ].join('\n');
}

/**
 * @param {number} number
 * @param {readonly string[]} speakers
 */
function sessionFile(number, speakers) {
  const chance = chanceOf(`session ${number}`);
  return [
    '---',
    'duration: 30',
    'type: talk',
    'language: en',
    `level: ${chance.pick(['novice', 'intermediate'])}`,
    `code: ${chance.pick(['none', 'light', 'heavy'])}`,
    `title: ${title(chance)}`,
    `speakers: [${speakers.join(', ')}]`,
    '---',
    '',
    description(chance),
  ].join('\n');
}

/**
 * @param {number} year
 * @param {readonly string[]} dates
 */
function edition(year, dates) {
  const days = dates.map((date) => ({ date, startDateTime: `${date}T08:00`, endDateTime: `${date}T20:00` }));
  return {
    startDateTime: days[0]?.startDateTime,
    endDateTime: days.at(-1)?.endDateTime,
    days,
    venue: 'mill',
    dateLimits: {},
    hero: { title: `Weft ${year}`, text: 'Four halls, and more people on stage than anybody can hear.' },
    about: [{ text: 'Nobody has ever been here. The talks are *short*, the coffee is imaginary.' }],
    sponsors: {},
  };
}

/**
 * Rows of four parallel sessions, one row after the other.
 * @param {readonly string[]} sessions
 */
function schedule(sessions) {
  const tracks = Object.fromEntries(
    TRACKS.map((track, at) => [
      track,
      sessions.filter((_, index) => index % TRACKS.length === at).map((session) => ({ session })),
    ]),
  );
  return {
    entries: [
      { special: 'opening', title: 'Opening' },
      { tracks: Object.fromEntries(Object.entries(tracks).filter(([, rows]) => rows.length > 0)) },
    ],
  };
}

/**
 * @param {number} year
 * @param {number} day counted from the first of May
 */
function dateOf(year, day) {
  return new Date(Date.UTC(year, 4, 1 + day)).toISOString().slice(0, 10);
}

/** JSON is YAML. @param {unknown} record */
function yaml(record) {
  return `${JSON.stringify(record, null, 2)}\n`;
}
