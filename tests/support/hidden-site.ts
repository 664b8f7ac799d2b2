import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ABSENT_RECORDS, addAbsentRecords, inTwo } from './absent-records.ts';
import { type ContentCopy, copyContent, SMALL_SITE } from './content-copy.ts';

/**
 * A copy of the small site, to which content of each kind is added that not everybody may see. All of it contains a word
 * that no other content has.
 */

/** Words that no published file may contain. */
export const ABSENT: readonly string[] = [...ABSENT_RECORDS, 'disabledevent', 'yeartocome'];

export interface FoundByAddress {
  readonly word: string;
  /** Regular expressions of the folders of its pages in each language, and of the redirects to them. */
  readonly folders: readonly string[];
  /** The event whose header and footer the pages have. */
  readonly slices?: readonly string[];
}

/** Content that only those find who know the addresses of its pages. */
export const FOUND_BY_ADDRESS: readonly FoundByAddress[] = [
  { word: 'hiddenpage', folders: ['hiddenpage', 'was-hidden'] },
  { word: 'hiddenform', folders: ['hiddenform'] },
  { word: 'hiddenpress', folders: ['press'] },
  { word: '/press/', folders: ['press', 'was-press'] },
  { word: 'hiddeneventpage', folders: ['meander/hiddeneventpage', 'meander/was-hidden'] },
  { word: 'contestpage', folders: ['contest-7f3k', 'was-contest'] },
  { word: 'contest-7f3k', folders: ['contest-7f3k', 'was-contest'] },
  { word: 'secrettext', folders: ['secrettext', 'was-secret'] },
  { word: 'innersecret', folders: ['meander/innersecret'] },
  { word: 'secretevent', folders: ['secretevent'], slices: ['secretevent'] },
  { word: 'secretident', folders: ['secretpath', 'secretident'], slices: ['secretident'] },
  { word: 'secretpath', folders: ['secretpath', 'secretident'], slices: ['secretident'] },
  { word: 'asleep', folders: ['asleep'], slices: ['asleep'] },
  { word: 'secretlodge', folders: ['lodge(?!/2026/)'], slices: ['lodge'] },
];

/** Patterns of secret pages. The addresses of speakers and sessions of `secretpath` begin with another name. */
const SECRET = ['/secrettext/', '/meander/innersecret/', '/secretevent/**', '/secretpath/', '/lodge/**'];

/** A link to a secret page, which the footer of the site leaves out. */
const MENU_LINK = `\
    - ident: secret
      title: { en: Minutes, hr: Zapisnik }
      url: '{linkLang}/secrettext/'
      visible: true
`;

/** A target of the QR code that is secret. */
const QR_TARGET = `\
    - ident: secret
      title: { en: Minutes, hr: Zapisnik }
      url: '{linkLang}/secrettext/'
      from: 2027-02-01
      to: 2027-03-15
`;

/** Makes the site. The caller removes it. */
export function hiddenSite(): ContentCopy {
  const copy = copyContent(SMALL_SITE);
  const set = (from: string, to: string): void => copy.edit('content/site.yaml', from, to);
  set('secretPages: []', `secretPages: [${SECRET.map((one) => `'${one}'`).join(', ')}]`);
  set('shareImages: false', 'shareImages: true');
  set('serviceWorker: { active: false }', 'serviceWorker: { active: true }');
  set('  links:\n', `  links:\n${MENU_LINK}`);
  set('  targets:\n', `  targets:\n${QR_TARGET}`);
  set('qr:\n', 'contest: { token: contest-7f3k, ident: contestpage, dateLimit: contestRules, event: meander }\nqr:\n');
  copy.edit(
    'content/events/meander/2027/edition.yaml',
    'dateLimits:\n',
    'dateLimits:\n  contestRules: { to: 2027-02-01 }\n',
  );
  addPages(copy);
  addEvent(copy, { ident: 'secretevent', word: 'secretevent' });
  addEvent(copy, { ident: 'secretident', word: 'secretpath', path: 'secretpath' });
  addEvent(copy, { ident: 'lodge', word: 'secretlodge' });
  addEdition(copy, { from: 'meander/2027', to: 'lodge/2026', word: 'openlodge' });
  addEvent(copy, { ident: 'asleep', word: 'disabledevent' });
  addEdition(copy, { from: 'meander/2027', to: 'meander/2028', word: 'yeartocome' });
  for (const ident of ['secretevent', 'secretident', 'lodge']) addSurvey(copy, ident);
  copy.edit('content/events/asleep/event.yaml', 'enabled: true', 'enabled: false');
  addAbsentRecords(copy);
  return copy;
}

function addPages(copy: ContentCopy): void {
  const add = (folder: string, word: string, data: readonly string[]): void =>
    copy.write(
      `${folder}/pages/${word}.md`,
      `---\ntitle: ${inTwo(word)}\ndescription: ${inTwo(word)}\n${data.join('\n')}\n---\n\nText of ${word}.\n`,
    );
  add('content', 'hiddenpage', ['hidden: true', 'formerSlugs: [was-hidden]']);
  add('content', 'hiddenform', ['hidden: true', 'form: volunteer']);
  add('content/events/meander', 'hiddeneventpage', ['hidden: true', 'formerSlugs: [was-hidden]']);
  add('content', 'contestpage', ['formerSlugs: [was-contest]']);
  add('content', 'press', ['hidden: true', 'formerSlugs: [was-press]']);
  copy.write(
    'content/press.yaml',
    'items:\n  - { when: 2027-02-03, title: The hiddenpress, url: https://paper.example/ }\n',
  );
  add('content', 'accreditation', ['form: press']);
  add('content', 'secrettext', ['formerSlugs: [was-secret]']);
  add('content/events/meander', 'innersecret', []);
}

/** Adds an event like Meander with its edition. Its texts contain the word; its people are the same. */
function addEvent(
  copy: ContentCopy,
  { ident, word, path = ident }: { readonly ident: string; readonly word: string; readonly path?: string },
): void {
  const text = copy
    .read('content/events/meander/event.yaml')
    .replace('baseUrl: /meander/', `baseUrl: /${path}/`)
    .replace('order: 1', 'order: 2')
    .replace('title: Meander', `title: Of ${word === 'secretlodge' || word === 'disabledevent' ? ident : word}`)
    .replace("baseColor: '#20507a'", "baseColor: '#503070'");
  copy.write(`content/events/${ident}/event.yaml`, text);
  addEdition(copy, { from: 'meander/2027', to: `${ident}/2027`, word });
  copy.write(
    `content/events/${ident}/2027/changes/${word}change.yaml`,
    `at: 2027-02-20T10:00\nkind: notice\ntext: ${inTwo(word)}\n`,
  );
  copy.write(
    `content/events/${ident}/2027/news/${word}news.md`,
    `---\nwhen: 2027-02-01\ntitle: ${inTwo(word)}\nshort: ${inTwo(word)}\n---\n\nText of ${word}.\n`,
  );
}

/** Copies an edition. Its texts and the idents of its talks contain the word. */
function addEdition(
  copy: ContentCopy,
  { from, to, word }: { readonly from: string; readonly to: string; readonly word: string },
): void {
  const folder = join(SMALL_SITE, 'content/events', from);
  const year = to.slice(-4);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.(?:md|yaml)$/.test(file),
  );
  for (const file of files) {
    const text = copy
      .read(`content/events/${from}/${file}`)
      .replaceAll('quiet-forms', `${word}-forms`)
      .replaceAll(
        /Quiet forms|Tihi obrasci|Meander 2027|One day by the river|car park|Beside the kiln|lays cables/g,
        `$& ${word}`,
      )
      .replaceAll(/\b2027-/g, `${year}-`)
      .replaceAll(/\b2026-10/g, `${Number(year) - 1}-10`);
    copy.write(`content/events/${to}/${file.replace('quiet-forms', `${word}-forms`)}`, text);
  }
}

function asked(whom: string): string {
  return `${whom}:\n  - { ident: overall, required: true, stars: true, question: ${inTwo('day')} }\n`;
}

function addSurvey(copy: ContentCopy, ident: string): void {
  copy.edit(`content/events/${ident}/event.yaml`, "survey: { '2027': false }", "survey: { '2027': true }");
  copy.write(`content/events/${ident}/2027/survey.yaml`, `${asked('visitors')}${asked('speakers')}`);
}
