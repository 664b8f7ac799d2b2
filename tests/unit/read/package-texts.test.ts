import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { packageTextFolders } from '../../../src/content/package-text-folders.ts';
import { noFileCache } from '../../../src/read/file-cache.ts';
import { readPackageTexts } from '../../../src/read/read-package-texts.ts';
import { packageDir } from '../../support/run-tool.ts';

const texts = await readPackageTexts(packageDir, noFileCache);

/** All texts of a language by their dotted names, with the plural forms of a text under one name. */
function textsIn(language: string): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, readonly string[]>();
  const collect = (value: unknown, name: string): void => {
    if (typeof value === 'object' && value !== null) {
      for (const [key, item] of Object.entries(value)) collect(item, name === '' ? key : `${name}.${key}`);
    } else {
      const whole = name.replace(/_(?:zero|one|two|few|many|other)$/, '');
      found.set(whole, [...(found.get(whole) ?? []), String(value)]);
    }
  };
  collect(texts[language], '');
  return found;
}

const variablesIn = (forms: readonly string[] = []): readonly string[] =>
  [...new Set(forms.flatMap((text) => text.match(/\{\{\w+\}\}/g) ?? []))].sort();

/** The plural forms that each text with plural forms has, by name. */
function pluralFormsIn(language: string): ReadonlyMap<string, readonly string[]> {
  const forms = new Map<string, readonly string[]>();
  const collect = (value: unknown, name: string): void => {
    if (typeof value !== 'object' || value === null) return;
    for (const [key, item] of Object.entries(value)) {
      const [, whole, form] = /^(.*)_(zero|one|two|few|many|other)$/.exec(key) ?? [];
      if (form === undefined) collect(item, `${name}.${key}`);
      else forms.set(`${name}.${whole}`, [...(forms.get(`${name}.${whole}`) ?? []), form].sort());
    }
  };
  collect(texts[language], '');
  return forms;
}

describe('the interface texts of the package', () => {
  it('are in English, Croatian and German', () => {
    expect(Object.keys(texts).sort()).toEqual(['de', 'en', 'hr']);
  });

  it.each(['hr', 'de'])('are complete in "%s", with the variables of the English ones', (language) => {
    const english = textsIn('en');
    const own = textsIn(language);
    expect([...own.keys()].sort()).toEqual([...english.keys()].sort());
    const differing = [...english].filter(
      ([name, forms]) => variablesIn(forms).join() !== variablesIn(own.get(name)).join(),
    );
    expect(differing.map(([name]) => name)).toEqual([]);
  });

  it.each(['en', 'hr', 'de'])('have every plural form that "%s" needs', (language) => {
    const needed = new Intl.PluralRules(language).resolvedOptions().pluralCategories.toSorted();
    const lacking = [...pluralFormsIn(language)].filter(([, forms]) => forms.join() !== needed.join());
    expect(lacking).toEqual([]);
  });

  it('say "Sie" in German, in German typography', () => {
    const folder = join(packageTextFolders(packageDir)[1] as string, 'de');
    const all = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'));
    const lines = all.flatMap((text) => text.split('\n'));
    expect(lines.filter((line) => /\b(?:du|dich|dir|dein\w*|euch|euer|eure\w*)\b/i.test(line))).toEqual([]);
    expect(lines.filter((line) => /[”«»]|\w'\w|\.\.\.| - |\d %/.test(line))).toEqual([]);
    expect(lines.filter((line) => line.split('„').length !== line.split('“').length)).toEqual([]);
  });
});
