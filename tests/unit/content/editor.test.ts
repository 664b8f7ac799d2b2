import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Kind, placeOf } from '../../../src/content/kinds.ts';
import { type Editor, openEditor } from '../../support/language-server.ts';
import { packageDir } from '../../support/run-tool.ts';

/** Tests what VS Code shows with the YAML extension: uses its language server with the settings of the clone. */

const E26 = 'content/events/devlica/2026';
const SPEAKER = `${E26}/speakers/kos-vida.yaml`;
const VALID = 'name: Vida\nsurname: Kos\nposition: Weaver\nbio: Mends.\n';

/** Paths of all YAML content, with their kinds. */
const files: readonly { readonly path: string; readonly kind: Kind }[] = readdirSync(join(packageDir, 'content'), {
  recursive: true,
  encoding: 'utf8',
})
  .filter((file) => file.endsWith('.yaml'))
  .map((file) => `content/${file}`)
  .flatMap((path) => {
    const kind = placeOf(path, new Set(['en', 'hr']))?.kind;
    return kind === undefined ? [] : [{ path, kind }];
  });

describe('an editor in a clone', () => {
  let editor: Editor;
  beforeAll(async () => {
    editor = await openEditor(packageDir);
  });
  afterAll(() => editor.close());

  it('completes the fields of a speaker, except for existing ones', async () => {
    const all = await editor.complete(SPEAKER, '|');
    expect(all).toEqual(expect.arrayContaining(['name', 'surname', 'position', 'bio', 'social', 'embargo']));
    const rest = await editor.complete(SPEAKER, `${VALID}|`);
    expect(rest).toContain('social');
    expect(rest).not.toContain('surname');
    expect(await editor.complete(SPEAKER, `${VALID}social:\n  |`)).toEqual(
      expect.arrayContaining(['linkedIn', 'website', 'github', 'mastodon']),
    );
  });

  it('completes the values of a field', async () => {
    expect(await editor.complete(`${E26}/sessions/a.yaml`, 'level: |')).toEqual(
      expect.arrayContaining(['novice', 'intermediate']),
    );
    const visible = await editor.complete('content/events/devlica/event.yaml', 'sections:\n  venue: |');
    expect(visible).toEqual(expect.arrayContaining(['true', 'before', 'active', 'after']));
  });

  it('completes the entries of a schedule, and their fields', async () => {
    const schedule = `${E26}/schedule.yaml`;
    const anything = ['tracks', 'session', 'special', 'break'];
    expect(await editor.complete(schedule, 'entries:\n  - |')).toEqual(expect.arrayContaining(anything));
    expect(await editor.complete(schedule, 'entries:\n  - break: |')).toEqual(['coffee', 'lunch', 'pause']);
    const ofBreak = await editor.complete(schedule, 'entries:\n  - break: coffee\n    |');
    expect(ofBreak).toEqual(expect.arrayContaining(['title', 'duration', 'sponsorName']));
    expect(ofBreak).not.toContain('moderators');
    const inTrack = await editor.complete(schedule, "entries:\n  - tracks:\n      '1':\n        - |");
    expect(inTrack).toEqual(expect.arrayContaining(['session', 'special', 'break']));
  });

  it('explains a field, with examples', async () => {
    const surname = await editor.hover(SPEAKER, 'name: Vida\nsur|name: Kos\n');
    expect(surname).toContain('Surname');
    expect(surname).toContain('Berg');
    expect(await editor.hover(SPEAKER, 'posi|tion: Weaver\n')).toContain('What the speaker does and where.');
    const deadline = await editor.hover(`${E26}/edition.yaml`, 'dateLimits:\n  ticketSales:\n    t|o: 2026-05-07\n');
    expect(deadline).toContain('Deadline; a date alone means the end of that day');
    expect(await editor.hover(SPEAKER, 'b|io: Mends.\n')).toContain('Biography');
    expect(await editor.hover(`${E26}/edition.yaml`, 'ven|ue: tkaonica\n')).toContain('Where the event takes place.');
  });

  it('underlines an unknown field and a value of the wrong type', async () => {
    const found = await editor.open(SPEAKER, `${VALID}surnam: Kos\nsocial:\n  github: 3\nkeynote: maybe\n`);
    expect(found.map(({ line, text }) => [line, text])).toEqual(
      expect.arrayContaining([
        [5, 'surnam'],
        [7, '3'],
        [8, 'maybe'],
      ]),
    );
    expect(found).toHaveLength(3);
  });

  it('distinguishes alternatives as check does: one mistake is underlined once', async () => {
    const found = await editor.open(
      `${E26}/schedule.yaml`,
      `entries:\n  - session: a\n    title: A\n  - break: tea\n    title: Tea\n  - tracks:\n      Main: []\n`,
    );
    expect(found.map(({ line, text }) => [line, text]).sort()).toEqual([
      [3, 'title'],
      [4, 'tea'],
      [7, 'Main'],
    ]);
    const logo = (rest: string) => editor.open('content/sponsors/a.yaml', `name: Nit\nlogo:\n  src: nit.svg\n${rest}`);
    expect((await logo('')).map(({ message }) => message)).toEqual(['Missing property "alt".']);
    expect(await logo('  decorative: true\n')).toEqual([]);
  });

  it('recognizes the schema of every kind by the path of the file', async () => {
    const kinds = new Map(files.map((file) => [file.kind, file.path]));
    const named = [...kinds].filter(([kind]) => kind !== 'i18n');
    expect(named.length).toBeGreaterThan(14);
    const found = await Promise.all(
      named.map(async ([kind, path]) => {
        const elsewhere = /^content\/[^/]+$|\/(?:event|edition|tickets|schedule|survey)\.yaml$/.test(path)
          ? path
          : path.replace(/[^/]+$/, 'a-new-one.yaml');
        return [kind, (await editor.open(elsewhere, 'not-a-field: 1\n')).map(({ text }) => text)] as const;
      }),
    );
    expect(found.filter(([, texts]) => !texts.includes('not-a-field'))).toEqual([]);
  });

  it('underlines nothing in the real content', async () => {
    const found = await Promise.all(
      files.map(async ({ path }) => {
        const text = readFileSync(join(packageDir, path), 'utf8');
        return (await editor.open(path, text)).map((squiggle) => ({ path, ...squiggle }));
      }),
    );
    expect(files.length).toBeGreaterThan(100);
    expect(found.flat()).toEqual([]);
  });
});

describe('an editor in a site that has conf-site installed', () => {
  const rootDir = mkdtempSync(join(tmpdir(), 'conf-site-editor-'));
  let editor: Editor;

  const put = (path: string, text: string): void => {
    mkdirSync(dirname(join(rootDir, path)), { recursive: true });
    writeFileSync(join(rootDir, path), text);
  };

  beforeAll(async () => {
    const settings = readFileSync(join(packageDir, '.vscode', 'settings.json'), 'utf8');
    put('.vscode/settings.json', settings.replaceAll('"./schemas/', '"./node_modules/conf-site/schemas/'));
    mkdirSync(join(rootDir, 'node_modules', 'conf-site'), { recursive: true });
    symlinkSync(join(packageDir, 'schemas'), join(rootDir, 'node_modules', 'conf-site', 'schemas'));
    editor = await openEditor(rootDir);
  });
  afterAll(() => {
    editor.close();
    rmSync(rootDir, { recursive: true, force: true });
  });

  it('completes from the schemas of the package, including those that they refer to', async () => {
    const path = 'content/events/knit/2027/speakers/kos-vida.yaml';
    expect(await editor.complete(path, '|')).toEqual(expect.arrayContaining(['name', 'surname', 'position']));
    const found = await editor.open(path, `${VALID}embargo: tomorrow\n`);
    expect(found.map(({ text }) => text)).toEqual(['tomorrow']);
  });

  it('uses the schema that the first line of a file names, wherever the file is', async () => {
    const modeline = '# yaml-language-server: $schema=../node_modules/conf-site/schemas/vat.schema.json\n';
    expect(await editor.complete('drafts/vat.yaml', `${modeline}|`)).toEqual(
      expect.arrayContaining(['default', 'entries']),
    );
  });
});
