import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { finished, isOutOfMemory, packageDir } from '../support/run-tool.ts';

/** What pages do in a thread; the main one waits with its first page until that has been done. */
const FATES = {
  none: '',
  'fails besides': 'for (const until = performance.now() + 2; performance.now() < until; );',
  throws: 'throw new TypeError("no words for this");',
  exits: 'process.exit(3);',
  hoards: 'for (const hoard = []; ; ) hoard.push(new Array(10_000).fill(Math.random()));',
};

const templatesOf = (fate: keyof typeof FATES, mark: string): string => `
import { existsSync, writeFileSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';
export function renderPage(template, content, head) {
  if (isMainThread) while (!existsSync(${JSON.stringify(mark)}));
  else {
    writeFileSync(${JSON.stringify(mark)}, '');
    ${FATES[fate]}
  }
  return { html: head.path, head: '', lang: head.language, islands: [] };
}
export function renderSlice() { return ''; }
export const componentChunkName = (template) => template;
`;

interface Run {
  readonly flags?: readonly string[];
  /** Of the site. */
  readonly pages?: number;
  /** The main thread waits for no other. */
  readonly isAlone?: boolean;
}

interface Outcome {
  /** By the number of the page, what it says. */
  readonly own?: Readonly<Record<string, string>>;
  readonly message?: string;
  readonly hint?: string;
  /** Files that were there when it was told. */
  readonly written: number;
}

interface Made {
  readonly told: readonly [Outcome, Outcome];
  readonly written: number;
}

describe('threads that make pages', () => {
  let folder: string;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'conf-site-threads-'));
    await build({
      entryPoints: {
        main: join(packageDir, 'tests/support/page-threads.mjs'),
        'page-worker': join(packageDir, 'src/pipeline/page-worker.ts'),
      },
      outdir: folder,
      bundle: true,
      splitting: true,
      platform: 'node',
      format: 'esm',
    });
    writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  /** Undefined where Node itself has told that there is no memory. */
  const tried = async (fate: keyof typeof FATES, { flags = [], pages = 10_000, isAlone = false }: Run = {}) => {
    const root = join(folder, fate);
    mkdirSync(join(root, 'files'), { recursive: true });
    const templatesFile = join(root, 'templates.mjs');
    writeFileSync(templatesFile, templatesOf(fate, join(root, 'mark')));
    if (isAlone) writeFileSync(join(root, 'mark'), '');
    const setup = {
      templatesFile,
      texts: { en: {} },
      defaultLanguage: 'en',
      settings: { en: { language: 'en', translation: {} } },
      frame: { slices: {}, islandHrefs: {}, preloadHrefs: [] },
      staging: { root, files: join(root, 'files'), journal: join(root, 'journal.json') },
    };
    const args = [...flags, join(folder, 'main.js'), JSON.stringify(setup), fate, String(pages)];
    const run = await finished(process.execPath, args, { cwd: folder, env: process.env });
    if (fate === 'hoards' && isOutOfMemory(run)) return undefined;
    expect(run).toMatchObject({ status: 0 });
    return JSON.parse(run.stdout) as Made;
  };

  const made = async (fate: keyof typeof FATES, how?: Run): Promise<Made> => (await tried(fate, how)) as Made;

  it('give each page to who asked for it', async () => {
    const { told } = await made('none');
    const numbers = Array.from({ length: 960 }, (_, at) => [String(at), String(at)]);
    expect(told.flatMap(({ own }) => Object.entries(own ?? {}))).toEqual(numbers);
  });

  it('are not there for a site of a thousand pages', async () => {
    const { told } = await made('exits', { pages: 1000, isAlone: true });
    expect(told.map(({ own, message }) => message ?? Object.keys(own ?? {}).length)).toEqual([480, 480]);
  });

  it('write no more once one of them has failed, and that is what is told', async () => {
    const { told, written } = await made('throws');
    for (const { message } of told) expect(message).toMatch(/^The page \/\d+\/ .*no words for this/);
    expect(told[0].written).toBeLessThan(480 - 32);
    expect(written).toBe(told[1].written);
  });

  it('write no more once the main one has failed at something else', async () => {
    const { told, written } = await made('fails besides');
    for (const { message } of told) expect(message).toBe('no words for a calendar');
    expect(told[0].written).toBeLessThan(480 / 2);
    expect(written).toBe(told[1].written);
  });

  it.each([
    ['ended early, with 3', 'exits', []],
    ['ran out of memory', 'hoards', ['--max-old-space-size=48']],
  ] as const)('are told where one %s, each time that it is asked', async (what, fate, flags) => {
    const outcomes = await tried(fate, { flags });
    for (const outcome of outcomes?.told ?? []) {
      expect(outcome.message).toBe(`A thread that makes pages ${what}.`);
      expect(outcome.hint).toContain('--jobs 1');
    }
  });
});
