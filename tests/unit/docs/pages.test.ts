import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { packageDir } from '../../support/run-tool.ts';

/** README.md, the pages in `docs/` and the documents for developers. */

const read = (path: string): string => readFileSync(join(packageDir, path), 'utf8');
const inDocs = readdirSync(join(packageDir, 'docs')).filter((name) => name.endsWith('.md'));
const pages = inDocs.map((name) => `docs/${name}`);
const documents = ['README.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md', 'CHANGELOG.md', '.github/SECURITY.md', ...pages];

/** The folders with code and what belongs to it. */
const SOURCES = ['.ci', 'bin', 'client', 'locales', 'schemas', 'src', 'templates', 'tests'];
const sourceFiles = SOURCES.flatMap((folder) =>
  readdirSync(join(packageDir, folder), { recursive: true, encoding: 'utf8' }).map((path) => `${folder}/${path}`),
);

const atTop = readdirSync(packageDir);

const wordsOf = (text: string): number => text.split(/\s+/).filter(Boolean).length;

/** The fragments with which GitHub links to the headings of a document. */
function anchorsOf(text: string): readonly string[] {
  const headings = [...text.replaceAll(/^```.*?^```/gms, '').matchAll(/^#+ (.+)$/gm)];
  return headings.map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );
}

/** The links of a document to files of this repository that lead nowhere. */
function deadLinks(document: string): readonly string[] {
  const text = read(document).replaceAll(/^```.*?^```/gms, '');
  const links = [...text.matchAll(/\]\(([^)\s]+)\)|src="([^"]+)"/g)].map(([, link, source]) => link ?? source ?? '');
  return links.filter((link) => {
    if (/^https?:/.test(link)) return false;
    const [path = '', fragment] = link.split('#');
    const target = path === '' ? document : relative(packageDir, join(packageDir, dirname(document), path));
    if (!existsSync(join(packageDir, target))) return true;
    return fragment !== undefined && !anchorsOf(read(target)).includes(fragment);
  });
}

/** The documents that explain folders. */
const ofFolders = sourceFiles.filter((path) => path.endsWith('/README.md') && !path.includes('/fixtures/'));

/** The names of code files in a document, without those that have a placeholder, which belong to nothing. */
function namedFiles(document: string): readonly string[] {
  const spans = read(document)
    .replaceAll(/^```.*?^```/gms, '')
    .matchAll(/`(?:\.\.\/)*([\w./-]+\.tsx?)`/g);
  return [...spans].map(([, name = '']) => name);
}

describe('the documentation', () => {
  it('has a README.md of at most 1,200 words', () => {
    expect(wordsOf(read('README.md'))).toBeLessThanOrEqual(1200);
  });

  it('has an ARCHITECTURE.md of at most 4,000 words', () => {
    expect(wordsOf(read('ARCHITECTURE.md'))).toBeLessThanOrEqual(4000);
  });

  it.each(documents.filter((document) => !/CHANGELOG|SECURITY|commands/.test(document)))(
    'is wrapped at 120 characters in %s, except tables, code and pictures',
    (document) => {
      const lines = read(document)
        .replaceAll(/^```.*?^```/gms, '')
        .split('\n');
      expect(lines.filter((line) => line.length > 120 && !/^(?:\||<img )/.test(line))).toEqual([]);
    },
  );

  it('has an index of all pages, to which README leads', () => {
    const index = read('docs/README.md');
    for (const name of inDocs.filter((one) => one !== 'README.md')) expect(index).toContain(`](${name})`);
    expect(read('README.md')).toContain('](docs/README.md)');
  });

  it.each(documents)('has no dead links to files and headings in %s', (document) => {
    expect(deadLinks(document)).toEqual([]);
  });

  it.each([...documents.filter((one) => one !== 'CHANGELOG.md'), ...ofFolders])(
    'names only files of code that exist in %s',
    (document) => {
      const isThere = (name: string): boolean =>
        [...sourceFiles, ...atTop].some((path) => `/${path}`.endsWith(`/${name}`));
      expect(namedFiles(document).filter((name) => !isThere(name))).toEqual([]);
    },
  );

  it('names this version of conf-site in the changelog, and in what users install', () => {
    const { version } = JSON.parse(read('package.json')) as { readonly version: string };
    expect(read('CHANGELOG.md')).toMatch(
      new RegExp(`^## ${version.replaceAll('.', '\\.')} – \\d{4}-\\d\\d-\\d\\d$`, 'm'),
    );
    expect(JSON.parse(read('package-lock.json'))).toMatchObject({ version, packages: { '': { version } } });
    const named = [
      ...`${read('README.md')}${read('docs/hooks.md')}`.matchAll(/conf-site-([\d.]+)\.tgz|rev: v([\d.]+)/g),
    ];
    expect(new Set(named.map(([, tarball, tag]) => tarball ?? tag))).toEqual(new Set([version]));
  });
});
