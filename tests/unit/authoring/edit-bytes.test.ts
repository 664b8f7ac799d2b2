import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { recordChanges } from '../../../src/authoring/records/record-changes.ts';
import { bytesBelow, type RecordFiles, readRecordFiles } from '../../../src/authoring/records/record-files.ts';
import { baseOf, type RecordValue, recordValueOf } from '../../../src/authoring/records/record-value.ts';
import { readTextFiles, textChanges } from '../../../src/authoring/texts/text-files.ts';
import { type ContentIndex, indexContent } from '../../../src/content/content-index.ts';
import type { FileChange } from '../../../src/content-edits/content-files.ts';
import { isRecord, isSame, partOf, withoutPart, withPart } from '../../../src/content-edits/record-values.ts';
import { openRecord } from '../../../src/content-edits/yaml/record-text.ts';
import {
  isFlow,
  lineEnd,
  placeAt as placeIn,
  readYaml,
  type YamlPlace,
} from '../../../src/content-edits/yaml/yaml-places.ts';
import { realContent } from '../../support/content-in-memory.ts';
import { packageDir } from '../../support/run-tool.ts';

/** Opens, edits and saves records of the real content in memory. Nothing is written to the disk. */

let index: ContentIndex;
/** Each record as it is, with the line ends of Windows, and with a byte order mark. */
let opened: readonly RecordFiles[];

const onDisk = bytesBelow(packageDir);

async function withWindowsLines(path: string): Promise<Uint8Array | undefined> {
  const bytes = await onDisk(path);
  return bytes && Buffer.from(Buffer.from(bytes).toString('utf8').replaceAll('\n', '\r\n'));
}

async function withMark(path: string): Promise<Uint8Array | undefined> {
  const bytes = await onDisk(path);
  return bytes && Buffer.concat([Buffer.from('\uFEFF'), bytes]);
}

beforeAll(async () => {
  index = indexContent(await realContent());
  const records = index.records.filter(({ place }) => place.kind !== 'i18n');
  opened = await Promise.all(
    [onDisk, withWindowsLines, withMark].flatMap((bytesOf) =>
      records.map((record) => readRecordFiles(record, bytesOf)),
    ),
  );
});

function valueIn(files: RecordFiles): RecordValue {
  return recordValueOf(files, baseOf(files, files.main.data as RecordValue, index));
}

/** The record after its changes, read again. */
async function reopened(files: RecordFiles, changes: readonly FileChange[]): Promise<RecordFiles> {
  const texts = new Map(changes.map((change) => [change.path, 'text' in change ? change.text : undefined]));
  const documents = Object.entries(files.siblings).map(([language, { path }]) => [language, path] as const);
  const added = changes.flatMap(({ kind, path }) =>
    kind === 'create' ? [[path.split('.').at(-2), path] as const] : [],
  );
  const siblings = [...documents, ...added].filter(([, path]) => !texts.has(path) || texts.get(path) !== undefined);
  const record = {
    place: files.place,
    document: { path: files.main.path },
    translations: Object.fromEntries(siblings.map(([language, path]) => [language, { path }])),
  };
  const old = new Map([files.main, ...Object.values(files.siblings)].map(({ path, text }) => [path, text]));
  return readRecordFiles(record as never, async (path) => Buffer.from(texts.get(path) ?? old.get(path) ?? ''));
}

interface Edit {
  readonly pointer: readonly string[];
  readonly value: unknown;
}

/** All values below a value, with their paths. */
function partsOf(value: unknown, pointer: readonly string[] = []): readonly Edit[] {
  const inner = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  return [{ pointer, value }, ...inner.flatMap(([key, part]) => partsOf(part, [...pointer, key]))];
}

const TEXTS = [
  'Short',
  'With: colon # and hash',
  '“Quoted”',
  "it's",
  '10:30',
  'true',
  '- dash',
  'One\n\nTwo  \nthree\n- a',
  'a '.repeat(90),
];

/** Another value of the same kind; undefined removes it. */
function edited(value: unknown, dice: number): unknown {
  if (typeof value === 'boolean') return !value;
  if (typeof value === 'number') return value + 1;
  if (typeof value === 'string') return `${TEXTS[dice % TEXTS.length]?.trim()}${dice}`;
  if (Array.isArray(value) && value.length > 0) {
    const at = dice % value.length;
    return dice % 2 === 0 ? value.toSpliced(at, 1) : value.toSpliced(at, 0, edited(value[at], dice) ?? 'x');
  }
  if (isRecord(value) && Object.keys(value).every((key) => index.languages.includes(key))) {
    return { ...value, de: 'Neuer Text' };
  }
  return undefined;
}

describe('a record that is opened and saved in the editor', () => {
  it('has the same bytes if nothing was changed', () => {
    const changed = opened.flatMap((files) => recordChanges(files, valueIn(files), { index }));
    expect(opened.length).toBeGreaterThan(200);
    expect(changed).toEqual([]);
  });

  it('differs only where a field was changed, and opens with the changed value', async () => {
    await fc.assert(
      fc.asyncProperty(fc.nat(), fc.nat(), fc.nat(), async (record, part, dice) => {
        const files = opened[record % opened.length] as RecordFiles;
        const value = valueIn(files);
        const parts = partsOf(value).slice(1);
        const { pointer, value: old } = parts[part % parts.length] as Edit;
        // Its texts go to other files with it.
        fc.pre(!(files.place.kind === 'session' && pointer[0] === 'language'));
        const now = edited(old, dice);
        const after = now === undefined ? withoutPart(value, pointer) : withPart(value, pointer, now);
        const changes = recordChanges(files, after as RecordValue, { index });
        expect(valueIn(await reopened(files, changes)), `${files.main.path} ${pointer.join('/')}`).toEqual(
          tidied(after, pointer),
        );
        for (const change of changes) expectOnlyAt(files, change, pointer);
        if (files.main.text.includes('\r\n')) expect(changes.flatMap(loneLineFeeds)).toEqual([]);
      }),
      { numRuns: 400 },
    );
  });
});

/** A new file has the line ends that this tool writes. */
function loneLineFeeds(change: FileChange): readonly string[] {
  return change.kind === 'replace' ? (change.text.match(/(?<!\r)\n.*/g) ?? []) : [];
}

/** Removing the last text of a map, or the last field of a group, removes what contained it. */
function tidied(value: unknown, pointer: readonly string[]): unknown {
  const holder = pointer.slice(0, -1);
  const left = holder.reduce<unknown>(partOf, value);
  if (holder.length === 0 || !isRecord(left) || Object.keys(left).length > 0) return value;
  return tidied(withoutPart(value, holder), holder);
}

function placeAt(yaml: string, pointer: readonly (string | number)[]): YamlPlace {
  return placeIn(readYaml(yaml), pointer);
}

/** Expects that the bytes before and after the place of a field are the same in both texts of a file. */
function expectOnlyAt(files: RecordFiles, change: FileChange, pointer: readonly string[]): void {
  const file = [files.main, ...Object.values(files.siblings)].find(({ path }) => path === change.path);
  if (change.kind !== 'replace' || file === undefined) return;
  expect(change.text.startsWith('\uFEFF')).toBe(file.text.startsWith('\uFEFF'));
  const [old, now] = [file.text, change.text].map((text) => openRecord(file.path, text.replace(/^\uFEFF/, '')));
  if (old === undefined || now === undefined) return;
  if (old.body !== now.body) {
    expect(now.yaml).toBe(old.yaml);
    expect(file.text.slice(0, -(old.body ?? '').length)).toBe(change.text.slice(0, -(now.body ?? '').length));
    return;
  }
  const own = placeAt(old.yaml, pointer);
  // A value in flow style is written anew in block style if it no longer fits on its line.
  const isAnew = own.outer !== undefined && !isFlow(placeAt(now.yaml, own.outer.path).node);
  const place = isAnew && own.outer !== undefined ? own.outer : own;
  const parent = placeAt(old.yaml, place.path.slice(0, -1));
  const isGone = isSame(placeAt(now.yaml, pointer).path, place.path) === false;
  const { start, end } = isGone ? parent : place;
  const lineStart = old.yaml.lastIndexOf('\n', start) + 1;
  expect(now.yaml.slice(0, lineStart)).toBe(old.yaml.slice(0, lineStart));
  const below = old.yaml.slice(lineEnd(old.yaml, end)).trimStart();
  expect(now.yaml.endsWith(below)).toBe(true);
}

it('changing an interface text changes nothing else in its file', async () => {
  const bare = (text: string): string => text.replace(/^\uFEFF/, '');
  const files = (
    await Promise.all([withWindowsLines, withMark].map((bytesOf) => readTextFiles(index, bytesOf)))
  ).flat();
  expect(files.length).toBeGreaterThan(30);
  for (const file of files) {
    const leaves = partsOf(file.data).filter(({ value }) => typeof value === 'string');
    const { pointer } = leaves[leaves.length >> 1] as Edit;
    const [change] = textChanges(file, withPart({}, pointer, 'Other words'), { index } as never);
    const text = change !== undefined && 'text' in change ? change.text : '';
    const [old, now] = [bare(file.text), bare(text)];
    const [before, after] = [placeAt(old, pointer), placeAt(now, pointer)];
    expect(text.startsWith('\uFEFF')).toBe(file.text.startsWith('\uFEFF'));
    expect(now.slice(0, after.start)).toBe(old.slice(0, before.start));
    expect(now.slice(lineEnd(now, after.end)), `${file.path} ${pointer}`).toBe(old.slice(lineEnd(old, before.end)));
  }
});
