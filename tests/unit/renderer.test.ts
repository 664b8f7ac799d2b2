import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { build } from 'esbuild';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RenderSettings } from '../../src/model/page.ts';
import type { Route } from '../../src/model/plan.ts';
import { createRenderer, type Renderer } from '../../src/render/renderer.ts';
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

const route = (path: string, isBroken: boolean): Route =>
  ({ path, template: 'notice', head: { path, language: 'en' }, content: { isBroken }, slices: {} }) as unknown as Route;

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

describe('the renderer', () => {
  let folder: string;
  const rendererOf = (text: string, name: string): Promise<Renderer> => {
    writeFileSync(join(folder, name), text);
    return createRenderer(
      { templatesFile: join(folder, name), texts: { en: {} }, defaultLanguage: 'en', settings: { en: SETTINGS } },
      1,
    );
  };

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'conf-site-renderer-'));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('gives pages in the order of their routes', async () => {
    const renderer = await rendererOf(TEMPLATES, 'sound.mjs');
    const pages = await renderer.render([route('/b/', false), route('/a/', false)]);
    expect(pages.map(({ html }) => html)).toEqual(['<h1>/b/</h1>', '<h1>/a/</h1>']);
  });

  it('tells which template failed for which page, and why', async () => {
    const renderer = await rendererOf(TEMPLATES, 'broken.mjs');
    await expect(renderer.render([route('/a/', false), route('/b/', true)])).rejects.toMatchObject({
      message:
        'The page /b/ with the template "notice" cannot be rendered: TypeError: no words for this (in NoticePage)',
      hint: expect.stringContaining('templates/') as string,
    });
  });

  it('hands what failed in a thread to the one that asked', async () => {
    const [outfile, templatesFile] = [join(folder, 'render-worker.mjs'), join(folder, 'templates.mjs')];
    await build({
      entryPoints: [join(packageDir, 'src/render/worker.ts')],
      outfile,
      bundle: true,
      platform: 'node',
      format: 'esm',
    });
    writeFileSync(templatesFile, TEMPLATES);
    const workerData = { templatesFile, texts: { en: {} }, defaultLanguage: 'en', settings: { en: SETTINGS } };
    const worker = new Worker(outfile, { workerData });
    try {
      worker.postMessage([route('/a/', false), route('/b/', true)]);
      const [answer] = (await once(worker, 'message')) as [unknown];
      expect(answer).toEqual({
        failure: {
          what: 'page /b/ with the template "notice"',
          why: 'TypeError: no words for this (in NoticePage)',
          calls: [
            { line: 6, column: 31 },
            { line: 3, column: 32 },
          ],
        },
      });
    } finally {
      await worker.terminate();
    }
  });

  it('tells which slice failed', async () => {
    const renderer = await rendererOf(TEMPLATES, 'slices.mjs');
    const slice = { name: 'footer-en', language: 'en', content: {} as never };
    expect(() => renderer.renderSlice(slice)).toThrow('The slice "footer-en" cannot be rendered: Error: no links');
  });

  it('tells that templates fail as soon as they are loaded', async () => {
    await expect(rendererOf('throw new Error("too early");', 'early.mjs')).rejects.toMatchObject({
      message: expect.stringContaining('Error: too early') as string,
      hint: expect.any(String) as string,
    });
  });
});
