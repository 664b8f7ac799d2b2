import { spawnSync } from 'node:child_process';
import { readdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type ContentCopy, copyContent, SMALL_SITE } from '../../support/content-copy.ts';
import {
  EDITION,
  FOREIGN_DISKS,
  FORMS,
  ILKA,
  MORE_FOREIGN_DISKS,
  MORE_ODD_DISKS,
  ODD_DISKS,
} from '../../support/odd-disks.ts';
import { type EditAnswer, expectAnswered, type SiteEditor, siteEditor } from '../../support/site-editor.ts';
import { isFull } from '../../support/thoroughness.ts';

/** Whatever the disk and the names are like, the editor answers, or refuses with a sentence in its languages. */

const NOBODY = 65_534;
const BOARD = { event: 'meander', year: 2027 };
const DRAWING = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg>');

let site: ContentCopy;
let editor: SiteEditor;
let requests: () => readonly (readonly [name: string, body: object])[];

beforeEach(async () => {
  site = copyContent(SMALL_SITE);
  editor = await siteEditor(site.rootDir);
  const { versions, value } = (await editor.ask('record', { path: ILKA })).json;
  const board = (await editor.ask('board', BOARD)).json as never as OpenBoard;
  const at = { date: board.days[0]?.date, index: 1 };
  const change = { kind: 'cancel', entry: { at }, text: { en: 'Ill' }, isUrgent: false };
  const onBoard = { ...BOARD, versions: board.versions, isDryRun: false };
  const mia = { kind: 'speaker', ...BOARD, title: 'Mia Berg' };
  requests = () => [
    ['site', {}],
    ['page', { path: '/' }],
    ['record', { path: ILKA }],
    ['record', { path: 'content/i18n' }],
    ['check', { path: ILKA, value: { ...(value as object), name: 'Ilke' } }],
    ['save', { path: ILKA, versions, value: { ...(value as object), company: 'Vrbik' } }],
    ['save', { path: 'content/i18n', versions: {}, value: { hr: { common: { search: { title: 'Traži' } } } } }],
    ['draft', mia],
    ['create', { ...mia, value: { name: 'Mia', surname: 'Berg' } }],
    ['createEvent', { title: 'Night of code' }],
    ['planEdition', { event: 'meander', year: 2028, isNext: true }],
    ['createEdition', { event: 'meander', year: 2028, isNext: true, isConfirmed: true }],
    ['rename', { path: FORMS, ident: 'louder-forms' }],
    ['remove', { path: ILKA, versions }],
    ['history', { direction: 'undo' }],
    ['history', { direction: 'redo' }],
    ['board', BOARD],
    ['move', { ...onBoard, move: { kind: 'unschedule', from: at } }],
    ['announce', { ...onBoard, change }],
    ['changes', {}],
    ['publish', { sentence: 'Ilka Šternad' }],
    ['publishing', {}],
  ];
});
afterEach(async () => {
  await editor.close();
  site.remove();
});

interface OpenBoard {
  readonly versions: object;
  readonly days: readonly { readonly date: string }[];
}

const addMia = (name = 'mia.svg', folder = 'speakers'): Promise<EditAnswer> =>
  editor.putPicture({ folder, name }, DRAWING);

async function expectAllAnswered(): Promise<void> {
  for (const [name, body] of requests())
    expectAnswered(await editor.ask(name, body), `${name} ${JSON.stringify(body)}`);
  expectAnswered(await addMia(), 'picture');
  expect((await editor.media('speakers/mia.svg')).status).toBeLessThan(500);
}

describe('on a disk with', () => {
  it.each(Object.entries(isFull ? { ...ODD_DISKS, ...MORE_ODD_DISKS } : ODD_DISKS))('%s', async (_, arrange) => {
    arrange(site.rootDir);
    await expectAllAnswered();
  });

  it
    .runIf(process.getuid?.() === 0)
    .each(Object.entries(isFull ? { ...FOREIGN_DISKS, ...MORE_FOREIGN_DISKS } : FOREIGN_DISKS))(
    '%s',
    async (_, arrange) => {
      arrange(site.rootDir);
      spawnSync('chown', ['-R', `${NOBODY}:${NOBODY}`, site.rootDir]);
      process.seteuid?.(NOBODY);
      try {
        await expectAllAnswered();
      } finally {
        process.seteuid?.(0);
      }
    },
  );

  it('folders that vanish and come back while it is read', async () => {
    const folders = ['speakers', 'sessions', 'faq'].map((name) => join(site.rootDir, EDITION, name));
    let isOver = false;
    const vanish = async (): Promise<void> => {
      while (!isOver) {
        for (const folder of folders) renameSync(folder, `${folder}~`);
        await setImmediate();
        for (const folder of folders) renameSync(`${folder}~`, folder);
        await setImmediate();
      }
    };
    const vanishing = vanish();
    const reading = requests().filter(([name]) => /^(?:site|record|check|draft|planEdition|board)$/.test(name));
    for (const [name, body] of [...reading, ...reading]) expectAnswered(await editor.ask(name, body), name);
    isOver = true;
    await vanishing;
  });
});

describe('a name that no file can have', () => {
  const LONG = 'a'.repeat(300);
  const tooLong = { status: 422, json: { code: 'name-too-long' } };

  it('is refused, whatever is to have it, and nothing is written', async () => {
    const before = readdirSync(site.rootDir, { recursive: true }).sort();
    const mia = { kind: 'speaker', ...BOARD, title: 'Mia', value: { name: 'Mia', surname: 'Berg' } };
    expect(await editor.ask('create', { ...mia, ident: LONG })).toMatchObject(tooLong);
    expect(await editor.ask('draft', { ...mia, ident: LONG })).toMatchObject(tooLong);
    expect(await editor.ask('createEvent', { title: 'Night', ident: LONG })).toMatchObject(tooLong);
    const renamed = await editor.ask('rename', { path: FORMS, ident: LONG });
    expect(renamed).toMatchObject(tooLong);
    expect(renamed.json).toMatchObject({
      message: 'The ident "aaaaaaaaaaaaaaaaaaaa…" has 300 letters.',
      hint: 'an ident has at most 100, since it is the name of a file and a part of an address',
    });
    expect(await addMia('mia.svg', LONG)).toMatchObject(tooLong);
    expect(readdirSync(site.rootDir, { recursive: true }).sort()).toEqual(before);
  });

  it('is not made of a long title or of the long name of a picture', async () => {
    const title = 'č'.repeat(300);
    const made = await editor.ask('create', { kind: 'page', title, value: { title } });
    expect(made).toMatchObject({ status: 200, json: { path: `content/pages/${'c'.repeat(40)}.md` } });
    expect((await addMia(`${title}.svg`)).json).toMatchObject({ path: `speakers/${'c'.repeat(60)}.svg` });
  });

  it('can be as long as an ident may be, and is then saved in each language', async () => {
    const ident = 'a'.repeat(100);
    const path = FORMS.replace('quiet-forms', ident);
    expect(await editor.ask('rename', { path: FORMS, ident })).toMatchObject({ status: 200, json: { path } });
    const { versions, value } = (await editor.ask('record', { path })).json;
    const changed = { ...(value as object), title: { en: 'Louder forms', hr: 'Glasni obrasci' } };
    expect(await editor.ask('save', { path, versions, value: changed })).toMatchObject({ json: { kind: 'saved' } });
  });
});
