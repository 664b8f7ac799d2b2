import { describe, expect, it } from 'vitest';
import { copyContent, SMALL_SITE } from '../support/content-copy.ts';
import { hostileMarkdown, hostileYaml } from '../support/hostile-texts.ts';
import { runTool } from '../support/run-tool.ts';
import { isFull } from '../support/thoroughness.ts';

/**
 * Content that is made to stop the tool is told like any other mistake. The tool runs as a process of its own, so that
 * one that never ends is ended with its test; nothing here measures time.
 */

/** What a file and a text may have at most, less a little. */
const [FILE_SIZE, TEXT_SIZE] = isFull ? [1_000_000, 49_000] : [20_000, 5_000];

const FAQ = 'content/events/meander/2027/faq';
const FRONT = '---\norder: 1\ntitle: { en: Why is this here, hr: Zašto je ovo tu }\n---\n';

/** The codes that `check` gives to each of these files of the small site; none for a file in which all is right. */
async function codesOf(
  files: Readonly<Record<string, string>>,
  signal: AbortSignal,
): Promise<Readonly<Record<string, readonly string[]>>> {
  const site = copyContent(SMALL_SITE);
  try {
    for (const [path, text] of Object.entries(files)) site.write(path, text);
    const { status, stdout, stderr } = await runTool(['--root', site.rootDir, 'check', '--format', 'json'], { signal });
    expect([status, stderr]).toEqual([status === 0 ? 0 : 1, '']);
    const { diagnostics } = JSON.parse(stdout) as { diagnostics: readonly { file: string; code: string }[] };
    const codesIn = (path: string): readonly string[] => [
      ...new Set(diagnostics.flatMap(({ file, code }) => (file === path ? code : []))),
    ];
    return Object.fromEntries(Object.keys(files).map((path) => [path, codesIn(path)]));
  } finally {
    site.remove();
  }
}

describe('a file of YAML that is made to stop who reads it', () => {
  it('is told, whatever is in it', async ({ signal }) => {
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

describe('a text of Markdown that is made to stop who reads it', () => {
  it('is read or told, whatever is in it', async ({ signal }) => {
    const texts = Object.entries(hostileMarkdown(TEXT_SIZE));
    const codes = await codesOf(
      Object.fromEntries(texts.map(([name, text]) => [`${FAQ}/${name}.md`, FRONT + text])),
      signal,
    );
    for (const name of ['quotes', 'lists', 'numbers', 'deep-stars']) {
      expect(codes[`${FAQ}/${name}.md`], name).toContain('text-too-deep');
    }
  });

  it('is told where it is too long, without being read', async ({ signal }) => {
    const texts = Object.entries(hostileMarkdown(isFull ? 900_000 : 60_000));
    const codes = await codesOf(
      Object.fromEntries(texts.map(([name, text]) => [`${FAQ}/${name}.md`, FRONT + text])),
      signal,
    );
    expect(Object.entries(codes).filter(([, found]) => !found.includes('text-too-long'))).toEqual([]);
  });
});
