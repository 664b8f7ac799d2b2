import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { starterFiles } from '../../../src/init/starter-files.ts';
import { writeSite } from '../../../src/init/write-site.ts';
import { noFileCache } from '../../../src/read/file-cache.ts';
import { readPackageTexts } from '../../../src/read/read-package-texts.ts';
import { packageDir, runTool } from '../../support/run-tool.ts';

/** A new site in German has nothing in any other language. */

const AT = '2026-11-22T12:00Z';

let rootDir: string;
let files: ReadonlyMap<string, string>;

beforeAll(async () => {
  rootDir = mkdtempSync(join(tmpdir(), 'conf-site-german-'));
  const starter = await starterFiles({
    packageDir,
    tool: { spec: '^1.2.3' },
    at: Date.parse(AT) / 1000,
    name: 'my-conf',
    languages: ['de'],
  });
  await writeSite(rootDir, starter.files);
  const { status, stderr } = await runTool(['--root', rootDir, 'build', '--at', AT]);
  if (status !== 0) throw new Error(stderr);
  const dist = join(rootDir, 'dist');
  const names = readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(?:html|json|xml|ics|webmanifest)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  files = new Map(names.map((name) => [name.slice(dist.length), readFileSync(name, 'utf8')]));
}, 120_000);
afterAll(() => rmSync(rootDir, { recursive: true, force: true }));

const pages = (): readonly (readonly [string, string])[] => [...files].filter(([path]) => path.endsWith('.html'));

const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};

/** What a page says: the texts between its tags, and in attributes that are read out or shown. */
function textsOf(html: string): readonly string[] {
  const markup = html.replace(/<(script|style)\b[\s\S]*?<\/\1>/g, '');
  const spoken = [...markup.matchAll(/ (?:alt|title|aria-label|placeholder|content)="([^"]*)"/g)].map(
    ([, text]) => text,
  );
  return [...markup.split(/<[^>]*>/), ...spoken]
    .map((text = '') => text.replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => ENTITIES[entity] ?? entity).trim())
    .filter((text) => text !== '');
}

/** The texts of the package in a language that differ from the German ones, each as a pattern of a whole text. */
async function foreignTexts(language: string): Promise<readonly RegExp[]> {
  const texts = await readPackageTexts(packageDir, noFileCache);
  const german = new Set(leavesOf(texts['de']));
  return leavesOf(texts[language])
    .filter((text) => !german.has(text) && /\p{L}/u.test(text.replace(/\{\{\w+\}\}/g, '')))
    .map(
      (text) =>
        new RegExp(
          `^${text
            .split(/\{\{\w+\}\}/)
            .map(escaped)
            .join('.+')}$`,
          's',
        ),
    );
}

const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

function leavesOf(value: unknown): readonly string[] {
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(leavesOf) : [String(value)];
}

/** The sentences of the English starter: lines of four words and more. */
async function englishLines(): Promise<readonly string[]> {
  const starter = join(packageDir, 'templates/starter/content');
  return readdirSync(starter, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(?:md|yaml)$/.test(entry.name))
    .flatMap((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8').split('\n'))
    .filter((line) => !line.includes('#') && !/[:{[]/.test(line))
    .map((line) => line.replace(/^[\s>-]+/, '').trim())
    .filter((line) => line.split(' ').length >= 4);
}

describe('a new site in one language', () => {
  it.each(['en', 'hr'])('says nothing on any page in "%s"', async (language) => {
    const foreign = await foreignTexts(language);
    expect(foreign.length).toBeGreaterThan(500);
    const found = pages().flatMap(([path, html]) =>
      textsOf(html)
        .filter((text) => foreign.some((pattern) => pattern.test(text)))
        .map((text) => `${path}: ${text}`),
    );
    expect(found).toEqual([]);
  });

  it('has no sentence of the English starter in any file', async () => {
    const lines = await englishLines();
    expect(lines.length).toBeGreaterThan(40);
    const found = [...files].flatMap(([path, text]) =>
      lines.filter((line) => text.includes(line)).map((line) => `${path}: ${line}`),
    );
    expect(found).toEqual([]);
  });

  it('names no other language in pages, feeds, calendars and the manifest', () => {
    for (const [path, html] of pages()) {
      expect([path, html.match(/<html[^>]* lang="([^"]*)"/)?.[1] ?? 'de']).toEqual([path, 'de']);
      expect([
        path,
        [...html.matchAll(/ lang="([^"]*)"/g)].map(([, tag]) => tag).filter((tag) => tag !== 'de'),
      ]).toEqual([path, []]);
    }
    expect(files.get('/feed.xml')).toContain('xml:lang="de"');
    expect(JSON.parse(files.get('/manifest.webmanifest') ?? '')).toMatchObject({ lang: 'de' });
    expect(files.get('/lanternfield/2027/schedule.ics')).toContain('//DE');
  });

  it('has neither a switch nor links between languages, nor a page for a missing one', () => {
    const traces = [...files].filter(
      ([path, text]) =>
        path.startsWith('/unsupported-language') || (path !== '/feed.xml' && /hreflang|class="languages"/.test(text)),
    );
    expect(traces.map(([path]) => path)).toEqual([]);
  });

  it('has error pages in its language', () => {
    expect(files.get('/500.html')).toContain('Da ist etwas schiefgegangen');
    expect(files.get('/404.html')).toContain('Seite nicht gefunden');
  });
});
