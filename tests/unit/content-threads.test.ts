import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deserialize } from 'node:v8';
import { build } from 'esbuild';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ConvertedMarkdown } from '../../src/content/convert-markdown.ts';
import type { Content } from '../../src/read/read-content.ts';
import { hostileMarkdown, hostileYaml } from '../support/hostile-texts.ts';
import { finished, isOutOfMemory, packageDir, type ToolRun } from '../support/run-tool.ts';
import { SITES, siteNames } from '../support/small-site.ts';

interface Outcome {
  readonly content?: Content;
  /** What the texts came to. */
  readonly markdown?: readonly ConvertedMarkdown[];
  /** Shelves that were written once more when all was read. */
  readonly keptAgain?: number;
  readonly message?: string;
  readonly hint?: string;
  /** Files that the main thread read. */
  readonly read: number;
  /** Whether there was another thread, and for how many shelves. */
  readonly shared: { readonly begun: boolean; readonly shelves: number };
  readonly kept: readonly string[];
}

/** What a thread does where it packs its first shelf. */
const FATES = {
  throws: 'throw new TypeError("no words for this");',
  exits: 'process.exit(3);',
  hoards: 'for (const hoard = []; ; ) hoard.push(new Array(10_000).fill(Math.random()));',
};

/** A module that is loaded before any other, and gives a thread its fate. */
const fateOf = (fate: keyof typeof FATES, mark: string): string => `
import { writeFileSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import v8 from 'node:v8';
import { isMainThread } from 'node:worker_threads';
const { serialize } = v8;
if (!isMainThread) {
  v8.serialize = (data) => {
    v8.serialize = serialize;
    syncBuiltinESMExports();
    writeFileSync(${JSON.stringify(mark)}, '');
    ${FATES[fate]}
  };
  syncBuiltinESMExports();
}
`;

describe('threads that read content', () => {
  let folder: string;
  const rootDir = () => join(folder, 'site');
  const plainDir = () => join(folder, 'plain');

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'conf-site-reading-'));
    await build({
      entryPoints: {
        main: join(packageDir, 'tests/support/content-threads.mjs'),
        'content-worker': join(packageDir, 'src/pipeline/content-worker.ts'),
      },
      outdir: folder,
      bundle: true,
      splitting: true,
      platform: 'node',
      format: 'esm',
      packages: 'external',
    });
    writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
    symlinkSync(join(packageDir, 'node_modules'), join(folder, 'node_modules'));
    writeOddContent(join(rootDir(), 'content'));
    writeMuch(join(plainDir(), 'content'));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const started = (args: readonly string[], flags: readonly string[] = [], root = rootDir()): Promise<ToolRun> =>
    finished(process.execPath, [...flags, join(folder, 'main.js'), root, ...args], { cwd: folder, env: process.env });
  const outcomeOf = ({ status, stdout, stderr }: ToolRun): Outcome => {
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    return deserialize(Buffer.from(stdout, 'base64')) as Outcome;
  };
  const run = async (...how: Parameters<typeof started>): Promise<Outcome> => outcomeOf(await started(...how));
  const forgotten = (): void => rmSync(join(rootDir(), 'cache'), { recursive: true, force: true });

  it('give the same as one, in the same order, whoever reads what, and keep it', async () => {
    forgotten();
    const alone = await run(['1']);
    expect(alone.shared.begun).toBe(false);
    expect(alone.content?.findings.length).toBeGreaterThan(50);
    forgotten();
    const byOthers = await run(['2', 'cache/read', String(alone.kept.length)]);
    expect(byOthers.shared.begun).toBe(true);
    // The two links that lead to a file.
    expect(byOthers.read).toBe(2);
    expect(byOthers.keptAgain).toBe(2);
    forgotten();
    const byBoth = await run(['2', 'cache/read', '1']);
    expect(byBoth.read).toBeGreaterThan(2);
    for (const outcome of [byOthers, byBoth]) {
      expect(outcome.content).toEqual(alone.content);
      expect(outcome.markdown).toEqual(alone.markdown);
      expect(outcome.kept).toEqual(alone.kept);
    }
    const again = await run(['2']);
    expect(again.shared).toEqual({ begun: false, shelves: 0 });
    expect(again).toMatchObject({ content: alone.content, markdown: alone.markdown, read: 0, keptAgain: 0 });
  });

  it('are not there for few files', async () => {
    const few = join(folder, 'few');
    cpSync(join(SITES, 'base', 'content'), join(few, 'content'), { recursive: true });
    const { shared, content } = await run(['2'], [], few);
    expect(shared.begun).toBe(false);
    expect(content?.documents.length).toBeGreaterThan(5);
  });

  it.each([
    ['no words for this', undefined, 'throws', []],
    ['A thread that reads content ended early, with 3.', '--jobs 1', 'exits', []],
    ['A thread that reads content ran out of memory.', '--jobs 1', 'hoards', ['--max-old-space-size=96']],
  ] as const)('are told: %s', async (message, hint, fate, flags) => {
    const [mark, preload] = [`mark-${fate}`, join(folder, `${fate}.mjs`)];
    writeFileSync(preload, fateOf(fate, join(plainDir(), mark)));
    const ended = await started(['2', mark], [...flags, '--import', preload], plainDir());
    if (fate === 'hoards' && isOutOfMemory(ended)) return;
    const told = outcomeOf(ended);
    expect(told.message).toBe(message);
    if (hint !== undefined) expect(told.hint).toContain(hint);
  });
});

/** All that is wrong somewhere in the tests, and many files that are not. */
function writeOddContent(content: string): void {
  for (const name of siteNames()) {
    const from = join(SITES, name, 'content');
    if (existsSync(from)) cpSync(from, join(content, 'a', name), { recursive: true, verbatimSymlinks: true });
  }
  const odd: Readonly<Record<string, string | Uint8Array>> = {
    ...filesOf(hostileYaml(2000), 'yaml'),
    ...filesOf(hostileMarkdown(2000), 'md'),
    'latin.md': Buffer.from('---\ntitle: x\n---\nkav\xe1\n', 'latin1'),
    'utf-16.yaml': Buffer.from('\ufeffname: x\n', 'utf16le'),
    'nothing.yaml': '',
    'blank.md': ' \n',
    'zero.yaml': 'a: \0\n',
    'mark.md': '\ufeff---\ntitle: Č\n---\nText with an 🧵.\n',
    'large.md': `---\ntitle: x\n---\n${'word '.repeat(250_000)}`,
    'long.md': `---\ntitle: x\n---\n${'*word* '.repeat(10_000)}`,
    'windows.md': '---\r\ntitle: x\r\n---\r\nOne\r\nline.\r\n',
    'values.yaml': 'zero: -0\nnothing: ~\nlarge: 1e300\nnot: .nan\ndate: 2026-03-01\n',
    'markup.md': '---\ntitle: x\n---\n<b onclick="x()">bold</b> [a](javascript:x) ![p](p.png) {contactEmail}\n',
    'review.yaml': 'day: 2027-05-08 # review: was 2026-05-08\n',
    '.hidden.md': 'x',
    'README.md': 'x',
  };
  for (const place of ['b', 'z']) {
    mkdirSync(join(content, place));
    for (const [name, text] of Object.entries(odd)) writeFileSync(join(content, place, name), text);
    symlinkSync('mark.md', join(content, place, 'link.md'));
    symlinkSync('gone.md', join(content, place, 'link-broken.md'));
    symlinkSync(packageDir, join(content, place, 'link-outside'));
  }
  cpSync(join(packageDir, 'content', 'media'), join(content, 'media'), { recursive: true });
  writeMuch(content);
}

/** So many files that a thread is worth it. */
function writeMuch(content: string): void {
  mkdirSync(join(content, 'many'), { recursive: true });
  for (let at = 0; at < 2000; at += 1) {
    const text = `---\nname: Name ${at}\nrole: { en: "Weaver" }\n---\n## Heading ${at}\n\nText of *${at % 500}*.\n`;
    writeFileSync(join(content, 'many', `file-${at}.md`), text);
  }
}

function filesOf(texts: Readonly<Record<string, string>>, extension: string): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(texts).map(([name, text]) => [`${name}.${extension}`, text]));
}
