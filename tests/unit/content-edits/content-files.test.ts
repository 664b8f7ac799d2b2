import {
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { hashOf } from '../../../src/content/short-hash.ts';
import { settleChanges } from '../../../src/content-edits/change-journal.ts';
import { ContentChangedError } from '../../../src/content-edits/content-changed-error.ts';
import { changeFiles } from '../../../src/content-edits/content-files.ts';
import { ownProcess } from '../../../src/fs/process-identity.ts';

const MILL = 'content/venues/mill.yaml';
const YARD = 'content/venues/yard.yaml';
const FILES = {
  'content/venues/mill.yaml': 'name: Mill\n',
  'content/venues/yard.yaml': 'name: Yard\n',
  'content/events/loom/2026/speakers/kos-iva.md': 'Iva\n',
};

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'conf-site-changes-'));
  for (const [path, text] of Object.entries(FILES)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

/** The texts of all files below the root, including hidden ones. */
function everything(): Record<string, string> {
  return Object.fromEntries(
    readdirSync(root, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
      .sort()
      .map((path) => [path, readFileSync(join(root, path), 'utf8')]),
  );
}

describe('a change that was interrupted', () => {
  const JOURNAL = '.conf-site/changes/0011223344556677.json';
  /** No process has this id. */
  const ENDED = { pid: 2 ** 31 - 2, startedAt: null };
  const ID = '00112233445566ff';
  const previous = (folder: string, index = 0): string => join(root, folder, `.conf-site-${ID}-${index}.old.tmp`);

  function interrupt(journal: object): void {
    mkdirSync(dirname(join(root, JOURNAL)), { recursive: true });
    writeFileSync(join(root, JOURNAL), JSON.stringify({ id: ID, files: [], isDone: false, ...ENDED, ...journal }));
  }

  /** The state between the two steps of a change that replaces a file: it has no name of its own. */
  function takeMillAway(): void {
    renameSync(join(root, MILL), previous('content/venues'));
  }

  it('is undone before the next one', async () => {
    takeMillAway();
    interrupt({ files: [{ path: MILL, hash: hashOf('name: The mill\n'), isNew: false }] });
    await changeFiles(root, [{ kind: 'create', path: 'content/venues/new.yaml', text: 'name: New\n' }]);
    expect(everything()).toEqual({ ...FILES, 'content/venues/new.yaml': 'name: New\n' });
  });

  it('is not touched while its process is running, and is undone if another process has got its id', async () => {
    takeMillAway();
    const own = ownProcess();
    const files = [{ path: MILL, hash: hashOf('x'), isNew: false }];
    interrupt({ ...own, files });
    expect(await settleChanges(root)).toEqual([]);
    expect(existsSync(join(root, MILL))).toBe(false);
    interrupt({ ...own, startedAt: 'another-boot:1', files });
    expect(await settleChanges(root)).toEqual([MILL]);
    expect(everything()).toEqual(FILES);
  });

  it('leaves what somebody has written since then', async () => {
    takeMillAway();
    writeFileSync(join(root, MILL), 'name: Theirs\n');
    interrupt({ files: [{ path: MILL, hash: hashOf('name: Ours\n'), isNew: false }] });
    await settleChanges(root);
    expect(everything()).toEqual({ ...FILES, [MILL]: 'name: Theirs\n' });
  });

  it.each([
    '.git/hooks/pre-commit',
    'content/../.git/hooks/pre-commit',
    'content/nope/../../.git/hooks/pre-commit',
    'content/./../.git/hooks/pre-commit',
    'content//../.git/hooks/pre-commit',
    'content\\..\\.git\\hooks\\pre-commit',
    'content/.git/hooks/pre-commit',
    'content/link/pre-commit',
    'content/link/nope/pre-commit',
    '/etc/pre-commit',
    7,
  ])('is dropped if it names a file outside the content: %s', async (path) => {
    const hooks = join(root, '.git/hooks');
    mkdirSync(hooks, { recursive: true });
    mkdirSync(join(root, 'content/.git/hooks'), { recursive: true });
    symlinkSync('../.git/hooks', join(root, 'content/link'));
    for (const folder of ['.git/hooks', 'content/.git/hooks', '.git']) writeFileSync(previous(folder), 'harm');
    const before = everything();
    for (const isDone of [false, true]) {
      interrupt({ files: [{ path, hash: null, isNew: false }], isDone });
      expect(await settleChanges(root)).toEqual([]);
    }
    for (const text of ['not JSON', 'null', '[]', '{"pid":2147483646,"files":[null]}']) {
      writeFileSync(join(root, JOURNAL), text);
      await settleChanges(root);
    }
    expect(everything()).toEqual(before);
  });
});

describe('two changes at once', () => {
  it('are both made if they are about different files, and one is refused if they are about the same', async () => {
    const replace = (path: typeof MILL | typeof YARD, text: string): Promise<unknown> =>
      changeFiles(root, [{ kind: 'replace', path, text, before: FILES[path] }]).catch((error: unknown) => error);
    await Promise.all([replace(MILL, 'a: 1\n'), replace(YARD, 'b: 1\n')]);
    expect(everything()).toMatchObject({ [MILL]: 'a: 1\n', [YARD]: 'b: 1\n' });
    writeFileSync(join(root, MILL), FILES[MILL]);
    const answers = await Promise.all([replace(MILL, 'a: 1\n'), replace(MILL, 'a: 2\n')]);
    expect(answers.filter((answer) => answer instanceof ContentChangedError)).toHaveLength(1);
    expect(Object.keys(everything())).toEqual(Object.keys(FILES).toSorted());
  });
});

describe('changing content files', () => {
  it('creates, replaces, moves and removes files in one step, and leaves no other files behind', async () => {
    const done = await changeFiles(root, [
      { kind: 'create', path: 'content/sponsors/nit.yaml', text: 'name: Nit\n' },
      { kind: 'replace', path: MILL, text: 'name: The mill\n', before: FILES[MILL] },
      { kind: 'replace', path: YARD, text: FILES[YARD], before: FILES[YARD] },
      { kind: 'move', path: 'content/events/loom/2026/speakers/kos-iva.md', to: 'content/events/loom/2027/kos-iva.md' },
    ]);
    expect(done.map(({ kind }) => kind)).toEqual(['create', 'replace', 'move']);
    expect(everything()).toEqual({
      'content/events/loom/2027/kos-iva.md': 'Iva\n',
      'content/sponsors/nit.yaml': 'name: Nit\n',
      'content/venues/mill.yaml': 'name: The mill\n',
      'content/venues/yard.yaml': 'name: Yard\n',
    });
    expect(existsSync(join(root, 'content/events/loom/2026'))).toBe(false);
  });

  it('describes the changes in a dry run, and makes none', async () => {
    const changes = [{ kind: 'remove', path: 'content/venues/mill.yaml' }] as const;
    expect(await changeFiles(root, changes, { dryRun: true })).toEqual(changes);
    expect(everything()).toEqual(FILES);
  });

  it.each([
    ['a file to create is there', { kind: 'create', path: 'content/venues/mill.yaml', text: '' }, 'exists already'],
    [
      'a file to replace is not',
      { kind: 'replace', path: 'content/venues/barn.yaml', text: '', before: 'x' },
      'does not exist',
    ],
    [
      'a path leads out of the content',
      { kind: 'create', path: 'content/../x.yaml', text: '' },
      'not a path of content',
    ],
    ['two changes want one place', { kind: 'remove', path: 'content/venues/yard.yaml' }, 'Two changes have the path'],
  ] as const)('changes nothing if %s', async (_, change, message) => {
    const first = { kind: 'replace', path: YARD, text: 'x', before: FILES[YARD] } as const;
    await expect(changeFiles(root, [first, change])).rejects.toThrow(message);
    expect(everything()).toEqual(FILES);
  });

  it('undoes all changes if a later one fails', async () => {
    const changes = [
      { kind: 'create', path: 'content/sponsors/nit.yaml', text: 'name: Nit\n' },
      { kind: 'replace', path: MILL, text: 'x', before: FILES[MILL] },
      { kind: 'remove', path: 'content/venues/yard.yaml' },
      {
        kind: 'move',
        path: 'content/events/loom/2026/speakers/kos-iva.md',
        to: 'content/sponsors/nit.yaml/kos-iva.md',
      },
    ] as const;
    await expect(changeFiles(root, changes)).rejects.toThrow();
    expect(everything()).toEqual(FILES);
    expect(existsSync(join(root, 'content/sponsors'))).toBe(false);
  });

  it('refuses a file that is not as it was when the change was planned', async () => {
    writeFileSync(join(root, MILL), 'name: Theirs\n');
    for (const change of [
      { kind: 'replace', path: MILL, text: 'name: Ours\n', before: FILES[MILL] },
      { kind: 'remove', path: MILL, before: FILES[MILL] },
    ] as const) {
      const both = [{ kind: 'remove', path: YARD }, change] as const;
      await expect(changeFiles(root, both)).rejects.toThrow(`${MILL} was changed by another program`);
      expect(everything()).toEqual({ ...FILES, [MILL]: 'name: Theirs\n' });
    }
  });

  it('refuses a folder that is a link out of the content', async () => {
    mkdirSync(join(root, 'elsewhere'));
    symlinkSync('../elsewhere', join(root, 'content/halls'));
    const path = 'content/halls/new/mill.yaml';
    await expect(changeFiles(root, [{ kind: 'create', path, text: 'name: Mill\n' }])).rejects.toThrow(
      `The folder of ${path} is a link that leads out of the content folder.`,
    );
    expect(readdirSync(join(root, 'elsewhere'))).toEqual([]);
  });

  it('keeps the mode of a file, and keeps links', async () => {
    writeFileSync(join(root, 'content/venues/real.yaml'), 'a: 1\n', { mode: 0o600 });
    symlinkSync('real.yaml', join(root, 'content/venues/link.yaml'));
    await changeFiles(root, [{ kind: 'replace', path: 'content/venues/link.yaml', text: 'a: 2\n', before: 'a: 1\n' }]);
    expect(lstatSync(join(root, 'content/venues/link.yaml')).isSymbolicLink()).toBe(true);
    expect(readFileSync(join(root, 'content/venues/real.yaml'), 'utf8')).toBe('a: 2\n');
    expect(statSync(join(root, 'content/venues/real.yaml')).mode & 0o777).toBe(0o600);
  });
});
