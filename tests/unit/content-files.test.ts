import {
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { finishChange } from '../../src/exchange/change-journal.ts';
import { changeFiles } from '../../src/exchange/content-files.ts';

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
      .filter((entry) => !entry.isDirectory())
      .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
      .sort()
      .map((path) => [path, readFileSync(join(root, path), 'utf8')]),
  );
}

describe('a change that was interrupted', () => {
  const JOURNAL = 'content/.unfinished-change.json';
  /** No process has this id. */
  const ENDED = 2 ** 31 - 2;

  function interrupt(journal: object): void {
    writeFileSync(join(root, JOURNAL), JSON.stringify({ pid: ENDED, backups: [], ...journal }));
  }

  it('is finished before the next one', async () => {
    interrupt({ moves: [[join(root, 'content/venues/yard.yaml'), join(root, 'content/halls/yard.yaml')]] });
    await changeFiles(root, [{ kind: 'create', path: 'content/venues/new.yaml', text: 'name: New\n' }]);
    expect(Object.keys(everything())).toEqual([
      'content/events/loom/2026/speakers/kos-iva.md',
      'content/halls/yard.yaml',
      'content/venues/mill.yaml',
      'content/venues/new.yaml',
    ]);
  });

  it('is not touched while its process is running', async () => {
    interrupt({ pid: process.ppid, moves: [[join(root, 'content/venues/yard.yaml'), join(root, 'content/x.yaml')]] });
    const before = everything();
    await finishChange(root);
    expect(everything()).toEqual(before);
  });

  it('is dropped if it names a file outside the content', async () => {
    const outside = mkdtempSync(join(tmpdir(), 'conf-site-outside-'));
    writeFileSync(join(outside, 'key'), 'secret');
    const before = everything();
    symlinkSync(outside, join(root, 'content/link'));
    for (const from of [join(outside, 'key'), join(root, 'content/link/key'), join(root, 'content/../../x'), 7]) {
      interrupt({ moves: [[from, join(root, 'content/key')]] });
      await finishChange(root);
      interrupt({ moves: [], backups: [from] });
      await finishChange(root);
      writeFileSync(join(root, JOURNAL), 'not JSON');
      await finishChange(root);
    }
    expect(readFileSync(join(outside, 'key'), 'utf8')).toBe('secret');
    rmSync(join(root, 'content/link'));
    expect(everything()).toEqual(before);
    rmSync(outside, { recursive: true });
  });
});

describe('changing content files', () => {
  it('creates, replaces, moves and removes files in one step, and leaves no other files behind', async () => {
    const done = await changeFiles(root, [
      { kind: 'create', path: 'content/sponsors/nit.yaml', text: 'name: Nit\n' },
      { kind: 'replace', path: 'content/venues/mill.yaml', text: 'name: The mill\n' },
      { kind: 'replace', path: 'content/venues/yard.yaml', text: FILES['content/venues/yard.yaml'] },
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
    ['a file to replace is not', { kind: 'replace', path: 'content/venues/barn.yaml', text: '' }, 'does not exist'],
    [
      'a path leads out of the content',
      { kind: 'create', path: 'content/../x.yaml', text: '' },
      'not a path of content',
    ],
    ['two changes want one place', { kind: 'remove', path: 'content/venues/yard.yaml' }, 'Two changes have the path'],
  ] as const)('changes nothing if %s', async (_, change, message) => {
    const first = { kind: 'replace', path: 'content/venues/yard.yaml', text: 'x' } as const;
    await expect(changeFiles(root, [first, change])).rejects.toThrow(message);
    expect(everything()).toEqual(FILES);
  });

  it('undoes all changes if a later one fails', async () => {
    const changes = [
      { kind: 'create', path: 'content/sponsors/nit.yaml', text: 'name: Nit\n' },
      { kind: 'replace', path: 'content/venues/mill.yaml', text: 'x' },
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
    await changeFiles(root, [{ kind: 'replace', path: 'content/venues/link.yaml', text: 'a: 2\n' }]);
    expect(lstatSync(join(root, 'content/venues/link.yaml')).isSymbolicLink()).toBe(true);
    expect(readFileSync(join(root, 'content/venues/real.yaml'), 'utf8')).toBe('a: 2\n');
    expect(statSync(join(root, 'content/venues/real.yaml')).mode & 0o777).toBe(0o600);
  });
});
