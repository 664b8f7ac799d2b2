import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ContentCopy } from '../support/content-copy.ts';
import { ABSENT, FOUND_BY_ADDRESS, type FoundByAddress, hiddenSite } from '../support/hidden-site.ts';
import { type PublishedFile, publishedFiles } from '../support/published-files.ts';
import { runTool } from '../support/run-tool.ts';

/** What not everybody may see is in no published file that everybody may find: not its texts, names or addresses. */

let copy: ContentCopy;
let files: readonly PublishedFile[];
beforeAll(async () => {
  copy = hiddenSite();
  const args = ['--root', copy.rootDir, 'build', '--at', '2027-03-01T12:00', '--compress'];
  const { status, stderr } = await runTool(args);
  expect([status, /error/.exec(stderr)?.[0]]).toEqual([0, undefined]);
  files = publishedFiles(join(copy.rootDir, 'dist'));
});
afterAll(() => copy.remove());

/** The files whose name or text contains a word, each with what surrounds its first occurrence. */
function filesWith(word: string, among: readonly PublishedFile[]): readonly string[] {
  return among.flatMap(({ path, text }) => {
    const at = `${path}: ${text}`.toLowerCase().indexOf(word);
    return at < 0 ? [] : [`${path} ${text.slice(Math.max(0, at - path.length - 60), at - path.length + 60)}`];
  });
}

it.each(ABSENT)('no file contains %s, which is invisible, not announced, or not offered', (word) => {
  expect(filesWith(word, files)).toEqual([]);
});

/** The files of the pages in some folders, in each language: documents, page data, and the slices of the event. */
function isOwn({ path }: PublishedFile, { folders, slices = [] }: FoundByAddress): boolean {
  const isInFolder = folders.some((folder) => new RegExp(`^(?:page-data/)?(?:hr/)?${folder}/`).test(path));
  return isInFolder || slices.some((event) => new RegExp(`^slice-data/(?:header|footer)-${event}-`).test(path));
}

/** Files with names that cannot be guessed: pictures, and data that pages name by its hash. */
const NAMED_BY_HASH = /^(?:assets\/(?:media|share)|page-data\/sq\/d)\/[^/]*[0-9a-f]{10}[^/]*$/;

it.each(FOUND_BY_ADDRESS)('only its own pages tell of $word', (one) => {
  const own = files.filter((file) => isOwn(file, one));
  expect(own.some(({ path, text }) => path.endsWith('index.html') && text.toLowerCase().includes(one.word))).toBe(true);
  const others = files.filter((file) => !own.includes(file) && !NAMED_BY_HASH.test(file.path));
  expect(filesWith(one.word, others)).toEqual([]);
});

it('the words are in the content from which the site was built', () => {
  const content = publishedFiles(join(copy.rootDir, 'content'));
  const missing = [...ABSENT, ...FOUND_BY_ADDRESS.map(({ word }) => word)].filter(
    (word) => filesWith(word, content).length === 0,
  );
  expect(missing).toEqual(['/press/']);
});

it('the public past year of a secret event does not lead to the event', () => {
  const lodge = FOUND_BY_ADDRESS.find(({ word }) => word === 'secretlodge') as FoundByAddress;
  const others = files.filter((file) => !isOwn(file, lodge) && !NAMED_BY_HASH.test(file.path));
  const telling = others.filter(({ text }) => /\/lodge\/(?!2026|\*)/.test(text));
  expect(telling.map(({ path }) => path)).toEqual([]);
  expect(others.some(({ path }) => path === 'lodge/2026/index.html')).toBe(true);
});

it('a former address of a hidden or secret page leads on, although no list of redirects names it', () => {
  const text = (path: string): string => files.find((file) => file.path === path)?.text ?? '';
  for (const [from, to] of [
    ['was-hidden', '/hiddenpage/'],
    ['hr/was-hidden', '/hr/hiddenpage/'],
    ['meander/was-hidden', '/meander/hiddeneventpage/'],
    ['was-secret', '/secrettext/'],
    ['was-contest', '/contest-7f3k/'],
    ['secretevent/2027', '/secretevent/'],
  ]) {
    expect(text(`${from}/index.html`), from).toContain(`<meta http-equiv="refresh" content="0; url=${to}">`);
  }
  expect(text('_redirects')).toContain('/meander/2027/ /meander/ 301');
});

it('a host that lists folders without an index.html tells no name', () => {
  const paths = new Set(files.map(({ path }) => path));
  const listed = [...paths].flatMap((path) => {
    const names = path.split('/');
    const folders = names.slice(0, -1).map((_, at) => names.slice(0, at + 1).join('/'));
    return folders.flatMap((folder, at) => (paths.has(`${folder}/index.html`) ? [] : [[folder, names[at + 1]]]));
  });
  const telling = listed.filter(
    ([, name = '']) => !/^(?:page-data(?:-rsc)?\.json(?:\.br|\.gz)?|security\.txt)$/.test(name),
  );
  expect(telling).toEqual([]);
});
