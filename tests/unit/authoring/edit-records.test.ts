import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openRecordEditing, type RecordEditing } from '../../../src/authoring/records/record-editing.ts';
import type { SaveAnswer, Value } from '../../../src/domain/editor/edit.ts';
import { type ContentCopy, copyContent, SMALL_SITE } from '../../support/content-copy.ts';
import { packageDir } from '../../support/run-tool.ts';

const NOW = Date.parse('2027-03-01T12:00:00+01:00') / 1000;
const EDITION = 'content/events/meander/2027';
const ILKA = `${EDITION}/speakers/sternad-ilka.md`;
const FORMS = `${EDITION}/sessions/quiet-forms.md`;
const MAPS = `${EDITION}/sessions/maps-without-tiles.md`;
const SPONSOR = 'content/sponsors/vrbik.yaml';
const PORTRAIT = 'speakers/ilka.png';

let site: ContentCopy;
let editing: RecordEditing;

beforeEach(() => {
  site = copyContent(SMALL_SITE);
  editing = openRecordEditing({ rootDir: site.rootDir, packageDir }, { now: () => NOW, forms: {} });
});

afterEach(() => site.remove());

type Fields = Readonly<Record<string, Value>>;

async function fieldsOf(path: string): Promise<Fields> {
  return (await editing.record({ path })).value as Fields;
}

/** Opens a record, changes fields, and saves it. */
async function change(path: string, fields: Readonly<Record<string, unknown>>): Promise<SaveAnswer> {
  const { value, versions } = await editing.record({ path });
  return editing.save({ path, versions, value: { ...(value as Fields), ...fields } as Value });
}

/** The lines that differ from those of the original site: `- old` and `+ new`. */
function diffOf(path: string): readonly string[] {
  const file = join(SMALL_SITE, path);
  const old = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
  const now = existsSync(join(site.rootDir, path)) ? site.read(path).split('\n') : [];
  return [
    ...old.filter((line) => !now.includes(line)).map((line) => `- ${line}`),
    ...now.filter((line) => !old.includes(line)).map((line) => `+ ${line}`),
  ];
}

function filesIn(folder: string): readonly string[] {
  return readdirSync(join(site.rootDir, folder)).sort();
}

describe('the list of records', () => {
  it('groups them by site, event and edition, with titles in the default language', async () => {
    const { groups, languages, history } = await editing.site({});
    expect(languages).toEqual([
      { tag: 'en', name: 'English' },
      { tag: 'hr', name: 'Hrvatski' },
    ]);
    expect(groups.map(({ title, event, year, hasBoard }) => [title, event, year, hasBoard])).toEqual([
      ['Site', undefined, undefined, false],
      ['Meander', 'meander', undefined, false],
      ['Meander 2027', 'meander', 2027, true],
    ]);
    expect(groups[2]?.records.map(({ title }) => title)).toEqual([
      'Meander 2027',
      'Maps without tiles',
      'Quiet forms: what not to ask',
      'Rivers of bytes',
      'Ilka Šternad',
      'Jelena Vidak',
      'Toma Brezić',
      'Schedule',
      'Tickets',
      'Is there a car park?',
    ]);
    expect(groups[2]?.creatable).toEqual(['speaker', 'session', 'news', 'faq', 'testimonial', 'asset', 'survey']);
    expect(history).toEqual({});
  });

  it('counts errors, and says which records are hidden', async () => {
    site.edit(ILKA, 'name: Ilka\n', 'visible: false\n');
    const { groups } = await editing.site({});
    const record = groups.flatMap(({ records }) => records).find(({ path }) => path === ILKA);
    expect(record).toMatchObject({ title: 'Šternad', isHidden: true, errors: 1 });
  });

  it('has a record whose file is damaged, and says what is wrong with it when it is opened', async () => {
    site.write(SPONSOR, 'name: [Vrbik\n');
    const { groups } = await editing.site({});
    expect(groups[0]?.records.find(({ path }) => path === SPONSOR)).toMatchObject({ title: 'vrbik', errors: 1 });
    await expect(editing.record({ path: SPONSOR })).rejects.toMatchObject({
      message: expect.stringMatching(/vrbik\.yaml cannot be edited here\. Line \d/),
      failureCode: 'record-unreadable',
    });
  });
});

describe('an opened record', () => {
  it('is one value, whether a text in another language is in its own file or not', async () => {
    expect(await fieldsOf(MAPS)).toMatchObject({
      title: { en: 'Maps without tiles', hr: 'Karte bez pločica' },
      description: { en: 'One drawing, every zoom.', hr: 'Jedan crtež za svako uvećanje.' },
    });
    expect(await fieldsOf(FORMS)).toMatchObject({
      title: { en: 'Quiet forms: what not to ask', hr: 'Tihi obrasci: što ne pitati' },
      description: { en: 'Fewer fields, and why.', hr: 'Manje polja, i zašto.' },
    });
  });

  it('offers what its references can be set to, and has the addresses of its page', async () => {
    const { choices, pages, isOneOfMany, title, event, year } = await editing.record({ path: FORMS });
    expect(choices['speaker']).toEqual([
      { value: 'sternad-ilka', label: 'Ilka Šternad' },
      { value: 'vidak-jelena', label: 'Jelena Vidak' },
      { value: 'brezic-toma', label: 'Toma Brezić' },
    ]);
    expect(choices['media']).toContainEqual({ value: 'sponsors/vrbik.svg', label: 'sponsors/vrbik.svg' });
    expect(pages).toEqual({
      en: '/meander/2027/sessions/quiet-forms/',
      hr: '/hr/meander/2027/sessions/quiet-forms/',
    });
    expect({ isOneOfMany, title, event, year }).toEqual({
      isOneOfMany: true,
      title: 'Quiet forms: what not to ask',
      event: 'meander',
      year: 2027,
    });
  });

  it('is one of the site: no other path is opened', async () => {
    for (const path of [
      'content/../package.json',
      '/etc/passwd',
      'content/i18n/en/common.yaml',
      'content/media/x.svg',
    ]) {
      await expect(editing.record({ path })).rejects.toMatchObject({ failureCode: 'record-gone' });
    }
  });
});

describe('saving a record', () => {
  it('writes a text where the record has its language', async () => {
    await change(MAPS, { title: { en: 'Maps without tiles', hr: 'Karte' } });
    await change(FORMS, { title: { en: 'Quiet forms: what not to ask', hr: 'Tihi obrasci' } });
    expect(diffOf(MAPS)).toEqual([]);
    expect(diffOf(MAPS.replace('.md', '.hr.md'))).toEqual(['- title: Karte bez pločica', '+ title: Karte']);
    expect(diffOf(FORMS)).toEqual(["-   hr: 'Tihi obrasci: što ne pitati'", '+   hr: Tihi obrasci']);
  });

  it('writes a body in a new language to a file of its own, and removes a file that has become empty', async () => {
    const sibling = ILKA.replace('.md', '.hr.md');
    expect(await change(ILKA, { bio: { en: 'Ilka deletes fields for a living.' } })).toMatchObject({
      kind: 'saved',
      files: [sibling],
    });
    expect(existsSync(join(site.rootDir, sibling))).toBe(false);
    expect((await fieldsOf(ILKA))['bio']).toBe('Ilka deletes fields for a living.');
    await change(ILKA, { bio: { en: 'Ilka deletes fields for a living.', hr: 'Ilka briše polja.' } });
    expect(site.read(sibling)).toBe('Ilka briše polja.\n');
    expect(diffOf(ILKA)).toEqual([]);
  });

  it('leaves a plain text plain while it has one language, and gives it languages with the second', async () => {
    await change(`${EDITION}/sessions/rivers-of-bytes.md`, { titleGroup: { en: 'Streams' } });
    expect(diffOf(`${EDITION}/sessions/rivers-of-bytes.md`)).toEqual(['+ titleGroup: Streams']);
    site.write(MAPS.replace('.md', '.hr.md'), 'Jedan crtež.\n');
    await change(MAPS, { title: { en: 'Maps without tiles', hr: 'Karte' } });
    expect(diffOf(MAPS)).toEqual(['- title: Maps without tiles', '+ title: { en: Maps without tiles, hr: Karte }']);
  });

  it('adds keys in the order of the schema, and removes empty texts', async () => {
    await change(ILKA, { company: 'Fields Ltd', surname: 'Šternad', social: { mastodon: '', website: ' ' } });
    expect(site.read(ILKA)).toMatch(/^---\nname: Ilka\nsurname: Šternad\n(?:.*\n)?company: Fields Ltd\n/);
    expect(site.read(ILKA)).not.toContain('social');
    await change(ILKA, { company: '' });
    expect(diffOf(ILKA)).toEqual([]);
  });

  it('knows the order and fields of records without the schemas, which are compiled into the tool', async () => {
    const bare = join(site.rootDir, 'package');
    mkdirSync(bare);
    for (const name of readdirSync(packageDir).filter((one) => one !== 'schemas'))
      symlinkSync(join(packageDir, name), join(bare, name));
    editing = openRecordEditing({ rootDir: site.rootDir, packageDir: bare }, { now: () => NOW, forms: {} });
    await change(ILKA, { company: 'Fields Ltd' });
    expect(site.read(ILKA)).toMatch(/^---\nname: Ilka\nsurname: Šternad\n(?:.*\n)?company: Fields Ltd\n/);
    const { value } = await editing.draft({ kind: 'speaker', event: 'meander', year: 2027, title: 'Mia Berg' });
    expect(value).toMatchObject({ name: 'Mia', surname: 'Berg' });
  });

  it('moves plain texts to other files if the language of a session changes', async () => {
    await change(MAPS, { language: 'hr' });
    expect(site.read(MAPS)).toContain('title: { en: Maps without tiles, hr: Karte bez pločica }');
    expect(site.read(MAPS)).toContain('\nJedan crtež za svako uvećanje.\n');
    expect(site.read(MAPS.replace('.md', '.en.md'))).toBe('One drawing, every zoom.\n');
    expect(existsSync(join(site.rootDir, MAPS.replace('.md', '.hr.md')))).toBe(false);
  });

  it('changes nothing without a change', async () => {
    expect(await change(ILKA, {})).toEqual({ kind: 'saved', path: ILKA, files: [], history: {} });
  });

  it('refuses if a file was changed meanwhile, with both texts', async () => {
    const { value, versions } = await editing.record({ path: ILKA });
    site.edit(ILKA, 'Form designer', 'Designer of forms');
    const answer = await editing.save({ path: ILKA, versions, value: { ...(value as Fields), company: 'Fields Ltd' } });
    expect(answer).toMatchObject({ kind: 'conflict', files: [{ path: ILKA }] });
    if (answer.kind !== 'conflict') throw new Error('no conflict');
    expect(answer.files[0]?.theirs).toBe(site.read(ILKA));
    expect(answer.files[0]?.yours).toContain('company: Fields Ltd');
    expect(site.read(ILKA)).not.toContain('Fields Ltd');
  });

  it('refuses if a file in another language was added meanwhile', async () => {
    const faq = 'content/pages/code.md';
    const { value, versions } = await editing.record({ path: faq });
    writeFileSync(join(site.rootDir, 'content/pages/code.hr.md'), 'Drugi tekst.\n');
    expect(await editing.save({ path: faq, versions, value })).toMatchObject({
      kind: 'conflict',
      files: [{ path: 'content/pages/code.hr.md', theirs: 'Drugi tekst.\n' }],
    });
  });

  it('is refused if the file is written in a way that cannot be edited', async () => {
    site.edit(SPONSOR, 'name: Vrbik', '? name\n: Vrbik\ntags: [beer\n  , local]');
    const before = site.read(SPONSOR);
    await expect(change(SPONSOR, { tags: ['beer', 'brewery', 'local'] })).rejects.toMatchObject({
      message: `${SPONSOR} cannot be edited here. It is written in an unusual way, which an edit would damage.`,
      hint: expect.stringContaining('text editor') as string,
    });
    expect(site.read(SPONSOR)).toBe(before);
    await change(SPONSOR, { description: 'A brewery.' });
    expect(site.read(SPONSOR)).toBe(`${before}description: A brewery.\n`);
  });
});

describe('the check of a value that is not saved', () => {
  it('has pointers into the value', async () => {
    const value = await fieldsOf(MAPS);
    const pointersIn = async (fields: Fields): Promise<readonly (readonly string[])[]> => {
      const { own } = await editing.check({ path: MAPS, value: { ...value, ...fields } });
      return own.map(({ code, pointer }) => [code, pointer.join('/')]);
    };
    expect(await pointersIn({ level: 'hard', type: '' })).toEqual([
      ['field-missing', 'type'],
      ['value-not-allowed', 'level'],
    ]);
    expect(await pointersIn({ speakers: ['vidak-jelena', 'nobody'] })).toEqual([['speaker-unknown', 'speakers/1']]);
    site.edit(MAPS, 'level: novice', 'level: novice # review: really?');
    expect(await pointersIn({})).toEqual([['review-pending', 'level']]);
  });

  it('finds problems of Markdown in the language that has them', async () => {
    const description = { en: '[Here](/nowhere/)', hr: '<blink>Ha</blink>' };
    const { own } = await editing.check({ path: MAPS, value: { ...(await fieldsOf(MAPS)), description } });
    expect(own.map(({ pointer }) => pointer)).toEqual([
      ['description', 'hr'],
      ['description', 'en'],
    ]);
  });

  it('has problems of other records that were not there before', async () => {
    const path = 'content/events/meander/event.yaml';
    const [first] = (await fieldsOf(path))['tracks'] as readonly Value[];
    const { own, others } = await editing.check({
      path,
      value: { ...(await fieldsOf(path)), tracks: [first as Value] },
    });
    expect(others).toMatchObject([{ path: `${EDITION}/schedule.yaml`, title: 'Schedule', code: 'track-unknown' }]);
    expect(own).toEqual([]);
    expect(diffOf(path)).toEqual([]);
  });

  it('works for a draft', async () => {
    const { path, value } = await editing.draft({ kind: 'speaker', event: 'meander', year: 2027, title: 'Ana Kos' });
    const { own } = await editing.check({ path, value: { ...(value as Fields), surname: '' } });
    expect(own.map(({ code, pointer }) => [code, ...pointer])).toContainEqual(['field-missing', 'surname']);
  });
});

describe('a new record', () => {
  const PLACE = { event: 'meander', year: 2027 } as const;

  it('reads as if it was written by hand', async () => {
    const wanted = { kind: 'session', ...PLACE, title: 'Čekanje u redu' };
    const { path, value } = await editing.draft(wanted);
    expect(path).toBe(`${EDITION}/sessions/cekanje-u-redu.md`);
    await editing.create({
      ...wanted,
      value: {
        ...(value as Fields),
        description: { en: 'How to wait.\n\nAnd why.', hr: 'Kako čekati.' },
        title: { en: 'Waiting in line', hr: 'Čekanje u redu' },
        speakers: ['sternad-ilka'],
        titleGroup: '',
      },
    });
    expect(site.read(path)).toBe(
      '---\nduration: 40\ntype: talk\nlanguage: en\nlevel: intermediate\ncode: none\n' +
        'title: { en: Waiting in line, hr: Čekanje u redu }\nspeakers: [sternad-ilka]\n---\n\nHow to wait.\n\nAnd why.\n',
    );
    expect(site.read(path.replace('.md', '.hr.md'))).toBe('Kako čekati.\n');
  });

  it('has a draft for each kind that can be created', async () => {
    const { groups } = await editing.site({});
    for (const { creatable, event, year } of groups) {
      for (const kind of creatable.filter((each) => each !== 'event' && each !== 'edition')) {
        const title = kind === 'asset' ? 'quiet-forms' : 'Something new';
        const wanted = { kind, title, ...(event && { event }), ...(year && { year }) };
        const { path, value } = await editing.draft(wanted);
        expect(JSON.stringify(value)).not.toContain('TODO');
        expect(await editing.create({ ...wanted, value })).toMatchObject({
          kind: 'saved',
          path,
          history: { undo: { kind: 'created' } },
        });
        expect(site.read(path)).not.toMatch(/^ *#(?! yaml-language-server)|TODO/m);
      }
    }
  });

  it('has a placeholder for its logo only while it names that', async () => {
    const wanted = { kind: 'sponsor', title: 'Mlin' };
    const { value } = await editing.draft(wanted);
    await editing.create({
      ...wanted,
      value: { ...(value as Fields), logo: { src: 'sponsors/vrbik.svg', alt: 'Mlin' } },
    });
    expect(filesIn('content/media/sponsors')).toEqual(['vrbik.svg']);
    const other = { kind: 'sponsor', title: 'Tkaonica' };
    await editing.create({ ...other, value: (await editing.draft(other)).value });
    expect(filesIn('content/media/sponsors')).toEqual(['tkaonica-placeholder.svg', 'vrbik.svg']);
    await editing.history({ direction: 'undo' });
    expect(filesIn('content/media/sponsors')).toEqual(['vrbik.svg']);
  });

  it('gives its picture the name that the person has given it, and deletes the placeholder', async () => {
    const wanted = { kind: 'sponsor', title: 'Tkaonica' };
    await editing.create({ ...wanted, value: (await editing.draft(wanted)).value });
    const bytes = Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 80"><path d="M0 0h9v9z"/></svg>',
    );
    const { path } = await editing.addPicture({ folder: 'sponsors', name: 'Tkaonica.svg', bytes });
    await change('content/sponsors/tkaonica.yaml', { logo: { src: path, alt: 'Tkaonica' } });
    expect(filesIn('content/media/sponsors')).toEqual(['tkaonica.svg', 'vrbik.svg']);
  });

  it('begins with the comment that names its schema if the other files of its kind do', async () => {
    const create = async (title: string): Promise<string> => {
      const { path, value } = await editing.draft({ kind: 'venue', title });
      await editing.create({ kind: 'venue', title, value });
      return site.read(path);
    };
    site.write('vendor/schemas/venue.schema.json', '{}');
    expect(await create('Mlin')).toMatch(/^name: Mlin$/m);
    expect(await create('Toranj')).not.toContain('# yaml-language-server');
    site.edit('content/venues/ciglana.yaml', 'name:', '# yaml-language-server: $schema=x.json\nname:');
    expect(site.read('content/venues/ciglana.yaml')).toMatch(/^# yaml-language-server/);
    expect(await create('Vodotoranj')).toMatch(
      /^# yaml-language-server: \$schema=\.\.\/\.\.\/vendor\/schemas\/venue\.schema\.json\nname: Vodotoranj\n/,
    );
  });

  it('needs a name for its address if the title has no Latin letters', async () => {
    const wanted = { kind: 'speaker', ...PLACE, title: '田中 太郎' };
    await expect(editing.draft(wanted)).rejects.toMatchObject({ failureCode: 'address-impossible' });
    expect((await editing.draft({ ...wanted, ident: 'tanaka-taro' })).path).toBe(`${EDITION}/speakers/tanaka-taro.md`);
    await expect(editing.draft({ ...wanted, ident: '../x' })).rejects.toMatchObject({
      failureCode: 'name-malformed',
    });
  });

  it('does not replace another one', async () => {
    const wanted = { kind: 'speaker', ...PLACE, title: 'Ilka Šternad' };
    const error = await editing.draft(wanted).catch((caught: unknown) => caught);
    expect(error).toMatchObject({
      message: expect.stringContaining('exists already'),
      hint: expect.not.stringContaining('--'),
    });
  });
});

describe('renaming a record', () => {
  it('moves its files and changes whatever refers to it', async () => {
    const answer = await editing.rename({ path: ILKA, ident: 'sternad' });
    expect(answer).toMatchObject({ kind: 'saved', path: `${EDITION}/speakers/sternad.md` });
    expect(filesIn(`${EDITION}/speakers`).filter((name) => name.startsWith('sternad'))).toEqual([
      'sternad.hr.md',
      'sternad.md',
    ]);
    expect(diffOf(FORMS)).toEqual(['- speakers: [sternad-ilka]', '+ speakers: [sternad]']);
    expect(site.read(`${EDITION}/speakers/sternad.md`)).toContain('formerSlugs: [sternad-ilka]');
    expect((await editing.record({ path: `${EDITION}/speakers/sternad.md` })).value).toMatchObject({
      bio: { hr: 'Ilka živi od brisanja polja.' },
    });
  });

  it('changes the entries of the schedule, and the name of the material of a session', async () => {
    await editing.create({ kind: 'asset', event: 'meander', year: 2027, title: 'quiet-forms', value: { items: [] } });
    await editing.rename({ path: FORMS, ident: 'calm-forms' });
    expect(diffOf(`${EDITION}/schedule.yaml`)).toEqual([
      '-         - session: quiet-forms',
      '+         - session: calm-forms',
    ]);
    expect(filesIn(`${EDITION}/assets`)).toEqual(['calm-forms.yaml']);
    const { groups } = await editing.site({});
    const records = groups.flatMap((group) => group.records);
    expect(records.filter(({ errors }) => errors > 0)).toEqual([]);
    expect(records.find(({ kind }) => kind === 'asset')?.title).toBe('Quiet forms: what not to ask');
  });

  it('forgets a former name that the record gets again', async () => {
    await editing.rename({ path: SPONSOR, ident: 'vrba' });
    await editing.rename({ path: 'content/sponsors/vrba.yaml', ident: 'vrbik' });
    expect(diffOf(SPONSOR)).toEqual(['+ formerSlugs: [vrba]']);
    expect(diffOf(`${EDITION}/edition.yaml`)).toEqual([]);
  });

  it('refuses a name that is taken or invalid, and a record whose name is fixed', async () => {
    await expect(editing.rename({ path: ILKA, ident: 'brezic-toma' })).rejects.toMatchObject({
      failureCode: 'name-taken',
    });
    await expect(editing.rename({ path: ILKA, ident: 'Ilka Š' })).rejects.toThrow(/not a valid ident/);
    await expect(editing.rename({ path: `${EDITION}/edition.yaml`, ident: 'x' })).rejects.toMatchObject({
      failureCode: 'not-renamable',
    });
    expect(diffOf(ILKA)).toEqual([]);
  });
});

describe('undo and redo', () => {
  it('restores each change, byte for byte', async () => {
    await change(ILKA, { company: 'Fields Ltd' });
    await editing.rename({ path: ILKA, ident: 'sternad' });
    const renamed = `${EDITION}/speakers/sternad.md`;
    const { versions } = await editing.record({ path: renamed });
    expect(await editing.remove({ path: renamed, versions })).toMatchObject({
      kind: 'saved',
      history: { undo: { kind: 'removed', title: 'Ilka Šternad' } },
    });
    expect(await editing.history({ direction: 'undo' })).toMatchObject({ path: renamed });
    expect(await editing.history({ direction: 'undo' })).toMatchObject({ path: ILKA });
    expect(await editing.history({ direction: 'undo' })).toMatchObject({
      path: ILKA,
      history: { redo: { kind: 'saved', title: 'Ilka Šternad' } },
    });
    for (const path of [ILKA, ILKA.replace('.md', '.hr.md'), FORMS]) expect(diffOf(path)).toEqual([]);
    await editing.history({ direction: 'redo' });
    expect(site.read(ILKA)).toContain('company: Fields Ltd');
  });

  it('restores a picture that was removed because nothing named it any more, and leaves one that others name', async () => {
    const portrait = `content/media/${PORTRAIT}`;
    const bytes = readFileSync(join(packageDir, 'content/media/speakers/cacic-zeljka.png'));
    const { path = '' } = (await editing.addPicture({ folder: 'speakers', name: 'Ilka.png', bytes })) as {
      path: string;
    };
    expect(path).toBe(PORTRAIT);
    await change(ILKA, { image: PORTRAIT });
    await change(SPONSOR, { logo: { src: PORTRAIT, alt: 'Vrbik' } });
    await change(ILKA, { image: undefined });
    expect(existsSync(join(site.rootDir, portrait))).toBe(true);
    await editing.history({ direction: 'undo' });
    await editing.history({ direction: 'undo' });
    await change(ILKA, { image: undefined });
    expect(existsSync(join(site.rootDir, portrait))).toBe(false);
    await editing.history({ direction: 'undo' });
    expect(readFileSync(join(site.rootDir, portrait)).equals(bytes)).toBe(true);
    const { versions } = await editing.record({ path: ILKA });
    await editing.remove({ path: ILKA, versions });
    expect(existsSync(join(site.rootDir, portrait))).toBe(false);
  });

  it('refuses if somebody else has changed a file since', async () => {
    await change(ILKA, { company: 'Fields Ltd' });
    site.edit(ILKA, 'Form designer', 'Designer');
    expect(await editing.history({ direction: 'undo' })).toMatchObject({ kind: 'conflict', files: [{ path: ILKA }] });
    expect(site.read(ILKA)).toContain('company: Fields Ltd');
  });

  it('says that there is nothing to undo', async () => {
    await expect(editing.history({ direction: 'undo' })).rejects.toMatchObject({ failureCode: 'nothing-to-undo' });
  });

  it('refuses to remove a record that was changed meanwhile, or that the site needs', async () => {
    const { versions } = await editing.record({ path: SPONSOR });
    site.edit(SPONSOR, 'name:', 'name: ');
    expect(await editing.remove({ path: SPONSOR, versions })).toMatchObject({ kind: 'conflict' });
    await expect(editing.remove({ path: 'content/site.yaml', versions: {} })).rejects.toMatchObject({
      failureCode: 'not-removable',
    });
  });
});

describe('a record that is deleted', () => {
  const removed = async (path: string): Promise<SaveAnswer> => {
    const { versions } = await editing.record({ path });
    return editing.remove({ path, versions });
  };
  const errors = async (): Promise<number> =>
    (await editing.site({})).groups.flatMap(({ records }) => records).reduce((sum, one) => sum + one.errors, 0);

  it('leaves the programme, the sessions and the editions that named it, and undo restores all', async () => {
    const before = [FORMS, MAPS, SPONSOR, `${EDITION}/schedule.yaml`, `${EDITION}/edition.yaml`].map(
      (path) => [path, site.read(path)] as const,
    );
    const paths = [ILKA, MAPS, SPONSOR];
    for (const path of paths) expect(await removed(path), path).toMatchObject({ kind: 'saved' });
    expect(await errors()).toBe(0);
    expect(site.read(`${EDITION}/schedule.yaml`)).not.toContain('maps-without-tiles');
    for (const _ of paths) await editing.history({ direction: 'undo' });
    for (const [path, text] of before) expect(site.read(path), path).toBe(text);
  });
});

describe('a picture that is added', () => {
  const svg = (fill: string): Buffer =>
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path fill="${fill}" d="M0 0h9v9z"/></svg>`);

  it('gets a name of its own, and the extension of its bytes', async () => {
    const add = (bytes: Uint8Array) => editing.addPicture({ folder: 'sponsors', name: 'Mlin & sinovi.JPG', bytes });
    expect(await add(svg('red'))).toEqual({ path: 'sponsors/mlin-sinovi.svg', problems: [] });
    expect(await add(svg('red'))).toEqual({ path: 'sponsors/mlin-sinovi.svg', problems: [] });
    expect(await add(svg('blue'))).toEqual({ path: 'sponsors/mlin-sinovi-2.svg', problems: [] });
    expect(filesIn('content/media/sponsors')).toEqual(['mlin-sinovi-2.svg', 'mlin-sinovi.svg', 'vrbik.svg']);
  });

  it('is not added if check has an error for it', async () => {
    const unsafe = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><script>1</script></svg>');
    for (const bytes of [unsafe, Buffer.from('%PDF-1.7'), Buffer.from('just text'), Buffer.alloc(0)]) {
      const { problems } = await editing.addPicture({ folder: 'sponsors', name: 'x.png', bytes });
      expect(problems.some(({ severity }) => severity === 'error')).toBe(true);
    }
    expect(filesIn('content/media/sponsors')).toEqual(['vrbik.svg']);
  });

  it('stays below content/media', async () => {
    symlinkSync(tmpdir(), join(site.rootDir, 'content/media/elsewhere'));
    for (const folder of ['..', '../pages', '/tmp', 'a/../../b', '', 'elsewhere', '.hidden']) {
      await expect(editing.addPicture({ folder, name: 'x.svg', bytes: svg('red') })).rejects.toThrow(/not a folder/);
    }
    const { path } = await editing.addPicture({ folder: 'logos', name: '../../x.svg', bytes: svg('red') });
    expect(path).toBe('logos/x.svg');
  });
});
