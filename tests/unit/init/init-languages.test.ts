import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { languageTags } from '../../../src/init/language-tags.ts';
import { starterFiles } from '../../../src/init/starter-files.ts';
import { languagesFile } from '../../../src/init/starter-languages.ts';
import { wordsToTranslate } from '../../../src/init/words-to-translate.ts';
import { writeSite } from '../../../src/init/write-site.ts';
import { checkSite } from '../../../src/pipeline/check.ts';
import { createStopwatch } from '../../../src/pipeline/stopwatch.ts';
import { packageDir, runTool } from '../../support/run-tool.ts';

const AT = Date.UTC(2026, 10, 22, 12) / 1000;

describe('the languages that init is given', () => {
  it('are BCP 47 tags in any case, each once', () => {
    expect(languageTags(['de', 'PT_br', 'de', 'zh-hant'])).toEqual(['de', 'pt-BR', 'zh-Hant']);
  });

  it.each([
    ['english', 'write --language en for English'],
    ['Deutsch', 'write --language de for German'],
    ['hrvatsk', 'write --language hr for Croatian'],
    ['de_', 'write its BCP 47 tag: en for English, de for German, pt-BR for Brazilian Portuguese'],
    ['', 'write its BCP 47 tag: en for English, de for German, pt-BR for Brazilian Portuguese'],
  ])('are refused if they are not tags, with what to write instead: "%s"', (given, hint) => {
    expect(() => languageTags([given])).toThrow(
      expect.objectContaining({ message: `"${given}" is not the tag of a language.`, hint }),
    );
  });

  it('are refused if the names of their months are unknown', () => {
    expect(() => languageTags(['zu'])).toThrow('conf-site does not know the names of months and days in Zulu (zu).');
  });

  it('are refused before anything is written', async () => {
    const { status, stdout, stderr } = await runTool(['init', join(tmpdir(), 'never-made'), '--language', 'english']);
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr).toContain('"english" is not the tag of a language.');
    expect(stderr).toContain('hint: write --language en for English');
  });
});

describe('init', () => {
  it('says where words are to be translated', async () => {
    const dir = mkdtempSync(join(tmpdir(), 'conf-site-init-'));
    try {
      const { status, stderr } = await runTool(['init', dir, '--language', 'hr', '--language', 'pt-BR']);
      expect(status).toBe(0);
      expect(stderr.match(/^Buttons and messages .*$/gm)).toEqual([
        'Buttons and messages are in English: translate them in content/i18n/pt-br/.',
      ]);
    } finally {
      rmSync(dir, { recursive: true, force: true });
    }
  });
});

describe('languages.yaml of a new site', () => {
  it('has the ways of writing of languages that conf-site has words in', () => {
    const text = languagesFile(['de', 'en']);
    expect(text).toContain('date: d. MMMM yyyy');
    expect(text).toContain("dateTime: d. MMMM yyyy 'um' HH:mm 'Uhr'");
    expect(text.indexOf('option: de')).toBeLessThan(text.indexOf('option: en'));
  });

  it.each([
    ['fr', ['name: Français', 'flag: fr', 'locale: fr-FR', 'date: d MMMM yyyy', "decimal: ','"]],
    ['pt-BR', ["date: d 'de' MMMM 'de' yyyy", 'locale: pt-BR', 'group: .']],
    ['ja', ['date: yyyy年M月d日', 'dayMonth: M月d日', 'locale: ja-JP']],
    ['zh-Hant', ['option: zh-Hant', 'locale: zh-TW']],
    ['ar', ['dateTime: d MMMM yyyy، HH:mm']],
    ['cs', ['dateTime: d. MMMM yyyy, HH:mm']],
  ])('has those of other languages as Intl knows them: %s', (tag, lines) => {
    for (const line of lines) expect(languagesFile([tag])).toContain(line);
  });
});

describe('interface texts to be translated', () => {
  const ENGLISH = `# yaml-language-server: $schema=../../../schemas/i18n.schema.json
menu: Menu
count:
  days_one: day
  days_other: days
toGo:
  days_one: day to go
  days_other: days to go
`;

  it('have all plural forms of their language, and a comment that check reports', () => {
    expect(wordsToTranslate(ENGLISH, 'cs')).toBe(`# review: translate these texts from English, then delete this line
menu: Menu
count:
  days_one: day
  days_few: days
  days_many: days
  days_other: days
toGo:
  days_one: day to go
  days_few: days to go
  days_many: days to go
  days_other: days to go
`);
    expect(wordsToTranslate(ENGLISH, 'ja')).toContain('count:\n  days_other: days\ntoGo:');
  });
});

describe('a new site in other languages', () => {
  let scratch: string;
  beforeEach(() => {
    scratch = mkdtempSync(join(tmpdir(), 'conf-site-init-'));
  });
  afterEach(() => rmSync(scratch, { recursive: true, force: true }));

  const made = async (languages: readonly string[]) => {
    const { files } = await starterFiles({ packageDir, tool: { spec: '^1.2.3' }, at: AT, name: 'my-conf', languages });
    await writeSite(scratch, files);
    return files;
  };
  const check = () => checkSite({ rootDir: scratch, packageDir }, createStopwatch());
  const edit = (path: string, from: string | RegExp, to: string) => {
    const file = join(scratch, path);
    writeFileSync(file, readFileSync(file, 'utf8').replace(from, to));
  };

  it.each(['de', 'hr', 'en', 'de-AT'])('has no diagnostics, and all texts, in "%s"', async (language) => {
    const files = await made([language]);
    const { diagnostics, completeness } = await check();
    expect(diagnostics).toEqual([]);
    const { prose, interface: words } = completeness[language] ?? {};
    expect({ languages: Object.keys(completeness), prose: prose?.given, interface: words?.given }).toEqual({
      languages: [language],
      prose: prose?.needed,
      interface: words?.needed,
    });
    expect([...files.keys()].filter((path) => path.startsWith('content/i18n/'))).toEqual([]);
  });

  it('has the same records in each language that the starter is in', async () => {
    const kindOf = (path: string): string => path.replace(/[^/]+$/, '');
    const kinds = async (language: string) => [...(await made([language])).keys()].map(kindOf).sort();
    const english = await kinds('en');
    rmSync(scratch, { recursive: true });
    expect(await kinds('de')).toEqual(english);
    rmSync(scratch, { recursive: true });
    expect(await kinds('hr')).toEqual(english);
  });

  it('has English words to be translated, which check counts until they are', async () => {
    await made(['fr', 'en']);
    const before = await check();
    const codes = new Set(before.diagnostics.map(({ code }) => code));
    expect(codes).toEqual(new Set(['review-pending']));
    expect(before.completeness['fr']?.interface.given).toBe(0);
    expect(before.completeness['en']?.interface.given).toBe(before.completeness['en']?.interface.needed);

    edit('content/i18n/fr/common.yaml', 'menu: Menu', 'menu: Sommaire');
    expect((await check()).completeness['fr']?.interface.given).toBe(1);

    const marked = await readFile(join(scratch, 'content/i18n/fr/screens.yaml'), 'utf8');
    const texts = marked.split('\n').filter((line) => /^\w+: /.test(line)).length;
    edit('content/i18n/fr/screens.yaml', /^# review.*\n/, '');
    expect((await check()).completeness['fr']?.interface.given).toBe(1 + texts);
  });

  it('counts texts of the starter that are still English in no language, until their file says nothing of it', async () => {
    await made(['fr', 'en']);
    const before = await check();
    const needed = before.completeness['fr']?.prose.needed ?? 0;
    expect(needed).toBeGreaterThan(80);
    expect([before.completeness['fr']?.prose.given, before.completeness['en']?.prose.given]).toEqual([0, 0]);

    edit('content/pages/code.md', /^---\n# review: translate or replace .*\ntitle: .*/, '---\ntitle: Règles');
    const after = await check();
    expect([after.completeness['fr']?.prose.given, after.completeness['en']?.prose.given]).toEqual([3, 0]);
    const missing = after.diagnostics.filter(({ code }) => code === 'translation-missing');
    expect(missing.map(({ file, message }) => [file, message])).toEqual([
      ['content/pages/code.md', '"title" is missing in: en.'],
      ['content/pages/code.md', '"description" is missing in: en.'],
      ['content/pages/code.md', '"text" is missing in: en.'],
    ]);
  });
});
