/** Invented people and Markdown texts of realistic length: headings, lists, links, code, emphasis. */

/** @import { Chance } from './random.js' */

const NAMES = [
  'Ajla',
  'Bruna',
  'Ciprian',
  'Dorotea',
  'Edvin',
  'Franka',
  'Gašper',
  'Hedviga',
  'Ines',
  'Jakov',
  'Klara',
  'Lovro',
  'Mirna',
  'Nikša',
  'Olena',
  'Petra',
  'Rajko',
  'Stana',
  'Tibor',
  'Una',
  'Vito',
  'Zrinka',
];
const SURNAMES = [
  'Anđić',
  'Baričak',
  'Cvetan',
  'Čorko',
  'Dujmić',
  'Erdeg',
  'Ferluga',
  'Grahek',
  'Horvatin',
  'Ivoš',
  'Jurčak',
  'Kovaček',
  'Lisjak',
  'Mrak',
  'Novosel',
  'Oštrić',
  'Pavlek',
  'Roginić',
  'Šimleša',
  'Tkalec',
  'Vrbanek',
  'Žugaj',
];
const ROLES = [
  'Front-end developer',
  'Platform engineer',
  'Accessibility consultant',
  'Performance engineer',
  'Design technologist',
  'Head of engineering',
  'Test engineer',
  'Documentation lead',
];
const FIRMS = ['Vreteno Works', 'Lan & Konac', 'Sedam Niti', 'Plavi Tkalac', 'Osnova Studio', 'Potka Systems'];
const FIELDS = [
  'checkout forms',
  'timetables',
  'type systems',
  'build pipelines',
  'map tiles',
  'offline queues',
  'design tokens',
  'screen readers',
  'image formats',
  'query planners',
];
const PLACES = [
  'a regional railway',
  'two public libraries',
  'a bakery with forty shops',
  'a museum of weaving',
  'a hospital laundry',
  'a small newspaper',
  'the city archive',
  'a ferry company',
];
const THINGS = [
  'the router',
  'a cache',
  'the error page',
  'every second request',
  'the style sheet',
  'a forgotten index',
  'the search box',
  'the print view',
];
const CODE = [
  'content-visibility: auto',
  'navigator.onLine',
  'font-display: swap',
  'await cache.match(url)',
  'Map<string, Page>',
  'EXPLAIN ANALYZE',
  'aria-live="polite"',
  'npm run build',
];
const HEADINGS = [
  'What the work is',
  'How it began',
  'What you can ask about',
  'Elsewhere',
  'A short history',
  'In practice',
];
const LISTINGS = [
  'const page = await cache.match(url);\nreturn page ?? fetch(url);',
  '.timetable > li {\n  content-visibility: auto;\n}',
  'select stop, min(departs) from runs\ngroup by stop;',
];

/** @type {readonly ((chance: Chance) => string)[]} */
const SENTENCES = [
  (c) =>
    `Most of the last ${c.below(9) + 2} years went into ${c.pick(FIELDS)} for ${c.pick(PLACES)}, where **nobody reads the manual** and everybody is in a hurry.`,
  (c) =>
    `The first version was slow because of ${c.pick(THINGS)}; the second was slow because of ${c.pick(THINGS)}, which took longer to find.`,
  (c) => `A single line, \`${c.pick(CODE)}\`, once saved more time than a month of meetings about ${c.pick(FIELDS)}.`,
  (c) => `What remains of it is *a habit*: measure ${c.pick(THINGS)} before and after, and write both numbers down.`,
  (c) => `Colleagues at ${c.pick(PLACES)} still send postcards whenever ${c.pick(THINGS)} survives another winter.`,
  (c) =>
    `There is a [collection of ${c.pick(FIELDS)}](https://notes.example/${c.below(90) + 10}/) that anybody may copy, mend and send back.`,
  (c) => `On Thursdays ${c.pick(FIELDS)} have to wait, since a choir in the old mill sings what it has not rehearsed.`,
  (c) =>
    `Before that came ${c.below(5) + 2} years with ${c.pick(PLACES)}, a machine room below street level, and \`${c.pick(CODE)}\` at three in the morning.`,
];

/**
 * An invented person. The number in the slug makes it unique.
 * @param {Chance} chance
 */
export function person(chance) {
  return {
    name: chance.pick(NAMES),
    surname: chance.pick(SURNAMES),
    position: `${chance.pick(ROLES)}, ${chance.pick(FIRMS)}`,
  };
}

/**
 * The title of a session.
 * @param {Chance} chance
 */
export function title(chance) {
  const field = chance.pick(FIELDS);
  return chance.pick([
    `What ${field} owe to ${chance.pick(PLACES)}`,
    `${capital(field)} after the second rewrite`,
    `Throwing away ${chance.pick(THINGS)}`,
    `${capital(field)} for people in a hurry`,
  ]);
}

/**
 * A biography of 150 to 230 words.
 * @param {Chance} chance
 */
export function biography(chance) {
  return article(chance, 150 + chance.below(30));
}

/**
 * A description of 60 to 130 words.
 * @param {Chance} chance
 */
export function description(chance) {
  return article(chance, 60 + chance.below(20));
}

/**
 * Blocks until there are at least `least` words; the last block exceeds that by at most about 50 words.
 * @param {Chance} chance
 * @param {number} least
 */
function article(chance, least) {
  const blocks = [paragraph(chance)];
  const kinds = [heading, paragraph, list, heading, paragraph, listing, paragraph];
  for (let at = chance.below(2); wordsIn(blocks) < least; at += 1) blocks.push(around(kinds, at)(chance));
  return `${blocks.join('\n\n')}\n`;
}

/** @param {Chance} chance */
function paragraph(chance) {
  const first = chance.below(SENTENCES.length);
  return [0, 3].map((step) => around(SENTENCES, first + step)(chance)).join(' ');
}

/** @param {Chance} chance */
function heading(chance) {
  return `## ${chance.pick(HEADINGS)}\n\n${chance.pick(SENTENCES)(chance)}`;
}

/** @param {Chance} chance */
function list(chance) {
  const item = () =>
    `- ${chance.pick(FIELDS)} that ${chance.pick(PLACES)} can use, with ${chance.happens(40) ? `\`${chance.pick(CODE)}\`` : chance.pick(THINGS)}`;
  return Array.from({ length: 2 + chance.below(2) }, item).join('\n');
}

/** @param {Chance} chance */
function listing(chance) {
  return `\`\`\`\n${chance.pick(LISTINGS)}\n\`\`\``;
}

/**
 * The item at an index, modulo the number of items.
 * @template T
 * @param {readonly T[]} items at least one
 * @param {number} at
 */
function around(items, at) {
  return /** @type {T} */ (items[at % items.length]);
}

/** @param {readonly string[]} blocks */
function wordsIn(blocks) {
  return blocks.join(' ').split(/\s+/).length;
}

/** @param {string} text */
function capital(text) {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
