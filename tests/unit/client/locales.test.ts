import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { generateLocales, readLocales, textsByKey, variablesOf } from '../../../bin/compile/locales.js';
import { KINDS } from '../../../bin/compile/schema-files.js';
import { generateEditClient, generateWatchClient } from '../../../bin/compile/watch-client.js';
import type { EditorSentence } from '../../../client/edit/text-keys.ts';
import { DIAGNOSTIC_CODES } from '../../../src/diagnostics/catalogue/catalogue.ts';
import { TEMPLATES } from '../../../src/diagnostics/catalogue/template-findings.ts';
import type { PublishState } from '../../../src/domain/editor/edit.ts';
import { pluralForms } from '../../../src/domain/site/plurals.ts';
import { packageDir } from '../../support/run-tool.ts';

const { en, ...others } = await readLocales(packageDir);
const english = textsByKey(en ?? {});
const languages = Object.entries(others).map(([language, locale]) => ({ language, texts: textsByKey(locale) }));
/** What is said in place of messages of the tool, which are in English. */
const sentences = new Set(languages.flatMap(({ texts }) => [...texts.keys()].filter((key) => !english.has(key))));

const keysIn = (section: string, keys: Iterable<string>): readonly string[] =>
  [...keys].filter((key) => key.startsWith(`${section}:`)).sort();

/** Whether the forms are one text for all numbers, or one for each plural form of the language; `single` is for 1 alone. */
function hasItsForms(language: string, { single: _single, ...forms }: Record<string, string>): boolean {
  const names = Object.keys(forms);
  return names.join() === '' ? names.length === 1 : names.sort().join() === pluralForms(language).toSorted().join();
}

/** Whether each text says the number, except one that is for a single number. */
function saysNumbers(language: string, forms: Record<string, string>): boolean {
  const rules = new Intl.PluralRules(language);
  const isForOne = (form: string): boolean =>
    form === 'single' ||
    Array.from({ length: 200 }, (_, count) => rules.select(count)).filter((each) => each === form).length === 1;
  return Object.entries(forms).every(([form, text]) => text.includes('{{count}}') || isForOne(form));
}

describe('the words of the editor', () => {
  it.each([{ language: 'en', texts: english }, ...languages])(
    'has each plural form of the language $language',
    ({ language, texts }) => {
      expect([...texts].filter(([, forms]) => !hasItsForms(language, forms))).toEqual([]);
      const counted = [...texts].filter(([, forms]) => Object.values(forms).some((text) => text.includes('{{count}}')));
      expect(counted.length).toBeGreaterThan(10);
      expect(counted.filter(([, forms]) => !saysNumbers(language, forms))).toEqual([]);
      expect(
        [...texts].filter(([, forms]) => Object.values(forms).some((text) => text.trim() !== text || text === '')),
      ).toEqual([]);
    },
  );

  describe.each(languages)('in the language $language', ({ texts }) => {
    it('are all texts that there are in English, and all sentences that another language has', () => {
      expect([...texts.keys()].sort()).toEqual([...english.keys(), ...sentences].sort());
    });

    it('each has the variables that it has in English', () => {
      const different = [...english].filter(
        ([key, forms]) => variablesOf(forms).join() !== variablesOf(texts.get(key) ?? {}).join(),
      );
      expect(different.map(([key]) => key)).toEqual([]);
    });

    it('are sentences for all problems of content, and no others', () => {
      const codes = DIAGNOSTIC_CODES.filter((code) => !(code in TEMPLATES));
      expect(keysIn('problems', texts.keys())).toEqual(codes.map((code) => `problems:${code}`).sort());
    });
  });

  it('have a sentence for each answer of the watch, and for no other', () => {
    type Answer = Extract<EditorSentence, `answers:${string}`>;
    expectTypeOf<Answer>().toEqualTypeOf<`answers:${NonNullable<PublishState['code']>}`>();
  });

  it('name each kind of record', () => {
    expect(keysIn('kinds', english.keys())).toEqual(KINDS.map((kind) => `kinds:${kind}`).sort());
  });

  it('are one file for each language: the editor and the toolbar have a new one without another change', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'conf-site-locales-'));
    try {
      for (const name of ['client', 'src', 'templates', 'schemas', 'node_modules', 'package.json']) {
        symlinkSync(join(packageDir, name), join(folder, name));
      }
      cpSync(join(packageDir, 'locales'), join(folder, 'locales'), { recursive: true });
      writeFileSync(
        join(folder, 'locales/fr.yaml'),
        'language: { name: Français, edit: Modifier }\nform: { save: Enregistrer }\n',
      );
      expect(await generateLocales(folder)).toContain('"fr":{"name":"Français","edit":"Modifier"}');
      const editor = await generateEditClient(folder);
      expect(editor).toContain('Français');
      expect(editor).toContain('Enregistrer');
      const toolbar = await generateWatchClient(folder);
      expect(toolbar).toContain('Modifier');
      expect(toolbar).not.toContain('Enregistrer');
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});
