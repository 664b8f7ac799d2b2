import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { build } from 'esbuild';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RenderSettings } from '../../src/model/page.ts';
import type { MadePage, PageTask } from '../../src/model/page-work.ts';
import { openPageCrew } from '../../src/pipeline/page-crew.ts';
import type { PageSetup } from '../../src/pipeline/page-maker.ts';
import type { Frame } from '../../src/render/assemble-page.ts';
import { createEnvironments, loadTemplates, renderSlice } from '../../src/render/renderer.ts';
import { packageDir } from '../support/run-tool.ts';

const TEMPLATES = `
export function renderPage(template, content, head) {
  if (content.isBroken) return NoticePage();
  return { html: '<h1>' + head.path + '</h1>', head: '', lang: head.language, islands: [] };
}
function NoticePage() { throw new TypeError('no words for this'); }
export function renderSlice() { throw new Error('no links'); }
export const componentChunkName = (template) => template;
`;

/** The page data of a page, as text. */
const dataOf = (path: string, isBroken = false): string =>
  JSON.stringify({
    path,
    result: {
      data: { isBroken },
      pageContext: { template: 'notice', path, language: 'en', theme: { default: 'light' } },
    },
    slicesMap: { header: 'h', footer: 'f' },
    staticQueryHashes: [],
  });

const SETTINGS: RenderSettings = {
  siteTitle: 'Vezovi',
  language: 'en',
  defaultLanguage: 'en',
  basePath: '/',
  origin: 'https://vezovi.example',
  randomPixels: 4,
  translation: { maxReplaces: 1000, readParallel: 10, readRetries: 5, retryDelayMs: 350 },
  locale: 'en-GB',
  timeZone: 'Europe/Zagreb',
};

const FRAME = { slices: {}, islandHrefs: {}, preloadHrefs: [] } as unknown as Frame;

describe('what makes pages', () => {
  let folder: string;
  const setupOf = (text: string, name: string): PageSetup => {
    const templatesFile = join(folder, name);
    writeFileSync(templatesFile, text);
    const files = join(folder, `staged-${name}`);
    return {
      templatesFile,
      texts: { en: {} },
      defaultLanguage: 'en',
      settings: { en: SETTINGS },
      frame: FRAME,
      staging: { root: files, files, journal: `${files}.json` },
    };
  };
  const crewOf = async (text: string, name: string) => {
    const setup = setupOf(text, name);
    const crew = openPageCrew(await loadTemplates(setup.templatesFile), setup, { pages: 2 });
    const make = async (tasks: readonly PageTask[]): Promise<readonly MadePage[]> => {
      const pages: MadePage[] = [];
      await crew.make({ lots: tasks.map((task) => [{ task }]), made: (_, page) => pages.push(page) });
      return pages;
    };
    return { make, read: (path: string) => readFileSync(join(setup.staging.files, path), 'utf8') };
  };

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'conf-site-pages-'));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('renders what is not known, and writes the files that are wanted', async () => {
    const { make, read } = await crewOf(TEMPLATES, 'sound.mjs');
    const own = '{"head":"","html":"<h1>kept</h1>","islands":[],"lang":"en"}';
    const made = await make([
      {
        json: dataOf('/b/'),
        files: [
          { kind: 'data', path: 'b.json' },
          { kind: 'own', path: 'b-rsc.json' },
        ],
      },
      { json: dataOf('/a/'), own, files: [{ kind: 'html', path: 'a/index.html' }] },
    ]);
    expect(made.map((page) => page.own)).toEqual([
      '{"head":"","html":"<h1>/b/</h1>","islands":[],"lang":"en"}',
      undefined,
    ]);
    expect([read('b.json'), read('b-rsc.json')]).toEqual([dataOf('/b/'), made[0]?.own]);
    expect(read('a/index.html')).toContain('<h1>kept</h1>');
    expect(made.flatMap(({ sizes }) => sizes)).toEqual(
      ['b.json', 'b-rsc.json', 'a/index.html'].map((path) => Buffer.byteLength(read(path))),
    );
  });

  it('tells which template failed for which page, and why', async () => {
    const { make } = await crewOf(TEMPLATES, 'broken.mjs');
    const tasks = [dataOf('/a/'), dataOf('/b/', true)].map((json) => ({ json, files: [] }));
    await expect(make(tasks)).rejects.toMatchObject({
      message:
        'The page /b/ with the template "notice" cannot be rendered: TypeError: no words for this (in NoticePage)',
      hint: expect.stringContaining('templates/') as string,
    });
  });

  it('has a failure of its own told as a refusal, and not that of what is done besides', async () => {
    const setup = setupOf(TEMPLATES, 'besides.mjs');
    const refused = (error: unknown): Error => new Error('refused', { cause: error });
    const crew = openPageCrew(await loadTemplates(setup.templatesFile), setup, { pages: 2, refused });
    const twice = { kind: 'data', path: 'a.json' } as const;
    const lots = [[{ task: { json: dataOf('/a/'), files: [twice, twice] } }]];
    const made = (): void => undefined;
    await expect(crew.make({ lots, made })).rejects.toMatchObject({ message: 'refused', cause: { code: 'EEXIST' } });
    const missing = Object.assign(new Error('no picture'), { code: 'ENOENT' });
    await expect(crew.make({ lots, made, besides: () => Promise.reject(missing) })).rejects.toBe(missing);
  });

  it('does what there is besides before it makes pages itself', async () => {
    const setup = setupOf(TEMPLATES, 'order.mjs');
    const crew = openPageCrew(await loadTemplates(setup.templatesFile), setup, { pages: 2 });
    const done: string[] = [];
    await crew.make({
      lots: [[{ task: { json: dataOf('/a/'), files: [] } }]],
      made: () => void done.push('page'),
      besides: async () => void done.push('calendar'),
    });
    expect(done).toEqual(['calendar', 'page']);
  });

  it('hands what failed in a thread to the one that asked', async () => {
    const outfile = join(folder, 'page-worker.mjs');
    await build({
      entryPoints: [join(packageDir, 'src/pipeline/page-worker.ts')],
      outfile,
      bundle: true,
      platform: 'node',
      format: 'esm',
    });
    const setup = setupOf(TEMPLATES, 'templates.mjs');
    const worker = new Worker(outfile, { workerData: setup });
    const answerTo = async (tasks: readonly PageTask[]): Promise<unknown> => {
      worker.postMessage(tasks);
      const [answer] = (await once(worker, 'message')) as [unknown];
      return answer;
    };
    try {
      expect(
        await answerTo([
          { json: dataOf('/a/'), files: [] },
          { json: dataOf('/b/', true), files: [] },
        ]),
      ).toEqual({
        failure: {
          what: 'page /b/ with the template "notice"',
          why: 'TypeError: no words for this (in NoticePage)',
          calls: [
            { line: 6, column: 31 },
            { line: 3, column: 32 },
          ],
        },
      });
      const twice: PageTask = {
        json: dataOf('/a/'),
        files: [
          { kind: 'own', path: 'a' },
          { kind: 'own', path: 'a' },
        ],
      };
      expect(await answerTo([twice])).toMatchObject({
        refusal: { code: 'EEXIST', path: join(setup.staging.files, 'a') },
      });
    } finally {
      await worker.terminate();
    }
  });

  it('tells which slice failed', async () => {
    const setup = setupOf(TEMPLATES, 'slices.mjs');
    const templates = await loadTemplates(setup.templatesFile);
    const slice = { name: 'footer-en', language: 'en', content: {} as never, pictures: [] };
    expect(() => renderSlice(templates, createEnvironments(setup), slice)).toThrow(
      'The slice "footer-en" cannot be rendered: Error: no links',
    );
  });

  it('tells that templates fail as soon as they are loaded', async () => {
    const { templatesFile } = setupOf('throw new Error("too early");', 'early.mjs');
    await expect(loadTemplates(templatesFile)).rejects.toMatchObject({
      message: expect.stringContaining('Error: too early') as string,
      hint: expect.any(String) as string,
    });
  });
});
