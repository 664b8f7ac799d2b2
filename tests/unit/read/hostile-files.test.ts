import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { copyContent, SMALL_SITE } from '../../support/content-copy.ts';
import { hostileMarkdown, hostileYaml } from '../../support/hostile-texts.ts';
import { runTool } from '../../support/run-tool.ts';
import { isFull } from '../../support/thoroughness.ts';

/**
 * Content that is made to crash or hang the tool gets ordinary diagnostics. The tool runs in a separate process, so that a
 * hanging one is killed with its test. Nothing here measures time.
 */

/** A little less than the maximum size of a file, and of a text. */
const [FILE_SIZE, TEXT_SIZE] = isFull ? [1_000_000, 49_000] : [8_000, 5_000];

const FAQ = 'content/events/meander/2027/faq';
const FRONT = '---\norder: 1\ntitle: { en: Why is this here, hr: Zašto je ovo tu }\n---\n';

/** File names with the codes that are reported for them. Names of inherited properties are valid names. */
const NAMES: Readonly<Record<string, string | undefined>> = {
  '%2e%2e': 'name-malformed',
  'a\\b': 'name-malformed',
  'a..b': 'name-malformed',
  'trailing.': 'name-malformed',
  CON: 'name-malformed',
  'nul.x': 'name-malformed',
  Parking: 'name-malformed',
  'caf\u00e9': 'name-malformed',
  'cafe\u0301': 'name-malformed',
  '<img src=x>': 'name-malformed',
  'e\u001b[2J': 'name-malformed',
  'two\nlines': 'file-unknown',
  ['__proto__']: 'name-malformed',
  ['a'.repeat(240)]: undefined,
  constructor: undefined,
  hasownproperty: undefined,
};

interface Report {
  readonly diagnostics: readonly { readonly file: string; readonly code: string; readonly message: string }[];
}

/** The codes that `check` reports for each of these files in the small site; none for a valid file. */
async function codesOf(
  files: Readonly<Record<string, string>>,
  signal: AbortSignal,
): Promise<Readonly<Record<string, readonly string[]>>> {
  const site = copyContent(SMALL_SITE);
  try {
    for (const [path, text] of Object.entries(files)) site.write(path, text);
    const { status, stdout, stderr } = await runTool(['--root', site.rootDir, 'check', '--format', 'json'], { signal });
    expect([status, stderr]).toEqual([status === 0 ? 0 : 1, '']);
    const { diagnostics } = JSON.parse(stdout) as Report;
    const codesIn = (path: string): readonly string[] => [
      ...new Set(diagnostics.flatMap(({ file, code }) => (file === path ? code : []))),
    ];
    return Object.fromEntries(Object.keys(files).map((path) => [path, codesIn(path)]));
  } finally {
    site.remove();
  }
}

describe('a YAML file that attacks its parser', () => {
  it('is reported, whatever the attack', async ({ signal }) => {
    const texts = Object.entries(hostileYaml(FILE_SIZE));
    const codes = await codesOf(
      Object.fromEntries(texts.map(([name, text]) => [`content/venues/${name}.yaml`, text])),
      signal,
    );
    expect(Object.entries(codes).filter(([, found]) => found.length === 0)).toEqual([]);
    expect(codes['content/venues/laughs.yaml']).toEqual(['yaml-alias']);
    expect(codes['content/venues/closed-lists.yaml']).toEqual(['yaml-too-deep']);
    expect(codes['content/venues/deep-lists.yaml']).toEqual(['yaml-too-deep']);
    expect(codes['content/venues/binary-tags.yaml']).toEqual(['yaml-tag']);
    expect(codes['content/venues/same-field.yaml']).toEqual(['yaml-duplicate-key']);
  });
});

describe('a Markdown text that attacks its parser', () => {
  it('is read or reported, whatever the attack', async ({ signal }) => {
    const texts = Object.entries(hostileMarkdown(TEXT_SIZE));
    const codes = await codesOf(
      Object.fromEntries(texts.map(([name, text]) => [`${FAQ}/${name}.md`, FRONT + text])),
      signal,
    );
    for (const name of ['quotes', 'lists', 'numbers', 'deep-stars']) {
      expect(codes[`${FAQ}/${name}.md`], name).toContain('text-too-deep');
    }
  });

  it('is reported if it is too long, without being parsed', async ({ signal }) => {
    const texts = Object.entries(hostileMarkdown(isFull ? 900_000 : 60_000));
    const codes = await codesOf(
      Object.fromEntries(texts.map(([name, text]) => [`${FAQ}/${name}.md`, FRONT + text])),
      signal,
    );
    expect(Object.entries(codes).filter(([, found]) => !found.includes('text-too-long'))).toEqual([]);
  });
});

describe('a special file, or a file with a dangerous name', () => {
  it('is reported, and nothing is followed, waited for or written', async ({ signal }) => {
    const site = copyContent(SMALL_SITE);
    const at = (path: string): string => join(site.rootDir, path);
    const names = Object.keys(NAMES);
    try {
      for (const name of names) site.write(`${FAQ}/${name}.md`, `${FRONT}Nothing.\n`);
      symlinkSync('/etc/hostname', at(`${FAQ}/outside.md`));
      symlinkSync('circle.md', at(`${FAQ}/circle.md`));
      symlinkSync('nowhere', at(`${FAQ}/nothing.md`));
      symlinkSync('..', at(`${FAQ}/above`));
      symlinkSync('.', at('content/loop'));
      symlinkSync('/dev/zero', at('content/media/zero.png'));
      execFileSync('mkfifo', [at(`${FAQ}/pipe.md`), at('content/media/pipe.png')]);
      writeFileSync(at(`${FAQ}/closed.md`), '', { mode: 0o000 });
      const before = readdirSync(site.rootDir, { recursive: true }).sort();
      const args = ['--root', site.rootDir, 'check', '--format', 'json'];
      const { status, stdout, stderr } = await runTool(args, { signal, isBound: true });
      expect([status, stderr]).toEqual([1, '']);
      const { diagnostics } = JSON.parse(stdout) as Report;
      const reported = diagnostics.map(({ file, code }) => `${code} ${file.replace(`${FAQ}/`, '')}`);
      expect(reported.filter((one) => !one.startsWith('translation-missing')).sort()).toEqual(
        [
          ...Object.entries(NAMES).flatMap(([name, code]) => (code === undefined ? [] : `${code} ${name}.md`)),
          ...['link-outside outside.md', 'link-broken circle.md', 'link-broken nothing.md', 'link-outside above'],
          ...['link-outside content/media/zero.png', 'file-unreadable pipe.md', 'file-unreadable closed.md'],
          'file-unreadable content/media/pipe.png',
          'link-outside content/loop',
        ].sort(),
      );
      expect(diagnostics.find(({ file }) => file === 'content/loop')?.message).toBe('A linked folder is not followed.');
      expect(readdirSync(site.rootDir, { recursive: true }).sort()).toEqual(before);
    } finally {
      site.remove();
    }
  });

  it.runIf(process.platform === 'linux')(
    'is reported if the name of a file or folder is not UTF-8',
    async ({ signal }) => {
      const site = copyContent(SMALL_SITE);
      const latin = (path: string): Buffer => Buffer.from(join(site.rootDir, path), 'latin1');
      try {
        writeFileSync(latin(`${FAQ}/caf\u00e9.md`), `${FRONT}Nothing.\n`);
        mkdirSync(latin('content/media/p\u00e9kin'));
        writeFileSync(latin('content/media/p\u00e9kin/house.png'), '');
        writeFileSync(latin('content/media/.hidden-\u00e9'), '');
        const { status, stdout } = await runTool(['--root', site.rootDir, 'check', '--format', 'json'], { signal });
        const { diagnostics } = JSON.parse(stdout) as Report;
        expect(diagnostics.map(({ file, code }) => `${code} ${file}`)).toEqual([
          `file-unreadable ${FAQ}/caf\uFFFD.md`,
          'file-unreadable content/media/p\uFFFDkin',
        ]);
        expect(status).toBe(1);
      } finally {
        site.remove();
      }
    },
  );
});
