// Reads the words of the editor, `locales/{language}.yaml`, and generates what its code is compiled with.

import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { load } from 'js-yaml';

/** @import { FieldLabels } from '../../src/domain/editor/form-fields.ts' */

/**
 * Texts by key; a key that has several leads to a map of them.
 * @typedef {{ [key: string]: string | Texts }} Texts
 */

/**
 * The words of a language by section. `language` has what is said of it outside of the editor, and `fields` the labels of
 * fields by their `labelKey`, which English has in the schemas.
 * @typedef {{ language: { name: string, edit: string }, fields?: FieldLabels } & Record<string, Texts>} Locale
 */

/** The language that has all texts, and whose sentences for codes are the messages of the tool. */
const ENGLISH = 'en';

/** The sections whose texts are found by a name that the watch gives, such as a kind of record. Those keys have no types. */
const BY_NAME = ['kinds', 'newKinds', 'titles', 'visibility', 'textFiles', 'problems'];

/** The end of the key of a text that has several forms: a plural form, or the one for exactly 1. */
const FORM = /_(zero|one|two|few|many|other|single)$/;

/**
 * The words of all languages, English first.
 * @param {string} packageDir
 * @returns {Promise<Record<string, Locale>>}
 */
export async function readLocales(packageDir) {
  const files = (await readdir(join(packageDir, 'locales'))).filter((name) => name.endsWith('.yaml'));
  const languages = files.map((name) => name.replace('.yaml', '')).filter((language) => language !== ENGLISH);
  const read = async (/** @type {string} */ language) => {
    const filename = `locales/${language}.yaml`;
    return [language, load(await readFile(join(packageDir, filename), 'utf8'), { filename })];
  };
  return Object.fromEntries(await Promise.all([ENGLISH, ...languages.sort()].map(read)));
}

/**
 * The text of the module `conf-site:locales`: `languages`, what is said of each language, and `locales`, the texts.
 * Equal files give equal text.
 * @param {string} packageDir
 */
export async function generateLocales(packageDir) {
  const all = Object.entries(await readLocales(packageDir));
  const languages = Object.fromEntries(all.map(([tag, { language }]) => [tag, language]));
  const locales = Object.fromEntries(all.map(([tag, { language, fields, ...sections }]) => [tag, sections]));
  return `export const languages = ${JSON.stringify(languages)};\nexport const locales = ${JSON.stringify(locales)};\n`;
}

/**
 * An esbuild plugin for the clients, which resolves that module.
 * @param {string} packageDir
 * @returns {import('esbuild').Plugin}
 */
export function localesPlugin(packageDir) {
  return {
    name: 'locales',
    setup(build) {
      build.onResolve({ filter: /^conf-site:locales$/ }, ({ path }) => ({ path, namespace: 'locales' }));
      build.onLoad({ filter: /.*/, namespace: 'locales' }, async () => ({
        contents: await generateLocales(packageDir),
      }));
    },
  };
}

/**
 * The text of client/edit/text-keys.ts: the keys of all texts, so that a misspelt key or variable does not compile.
 * @param {string} packageDir
 */
export async function generateTextKeys(packageDir) {
  const { [ENGLISH]: english = {}, ...others } = await readLocales(packageDir);
  const typed = (/** @type {Partial<Locale>} */ locale) =>
    [...textsByKey(locale)].filter(([key]) => !BY_NAME.includes(key.split(':')[0] ?? ''));
  const texts = new Map(typed(english));
  const sentences = new Set(Object.values(others).flatMap((locale) => typed(locale).map(([key]) => key)));
  return [
    '// Generated from locales/ by `npm run generate`; change the texts instead.\n',
    '/** The texts of the editor by `section:key`, without plural forms, with the names of their variables. */',
    'export interface EditorTexts {',
    ...Array.from(texts, ([key, forms]) => {
      const variables = variablesOf(forms).map((name) => `'${name}'`);
      return `  '${key}': ${variables.join(' | ') || 'never'};`;
    }),
    '}\n',
    '/** What the other languages say where English has the messages of the tool. */',
    unionType(
      'EditorSentence',
      [...sentences].filter((key) => !texts.has(key)),
    ),
    '/** The sections whose texts are found by names that are not known when this is compiled. */',
    unionType('NamedSection', BY_NAME),
  ].join('\n');
}

/**
 * @param {string} name
 * @param {string[]} members
 */
function unionType(name, members) {
  return `export type ${name} =\n${members.map((member) => `  | '${member}'`).join('\n')};\n`;
}

/**
 * The texts of a language by `section:key`, each by form: `one`, `few` …, or an empty form if there are no others.
 * @param {Partial<Locale>} locale
 * @returns {Map<string, Record<string, string>>}
 */
export function textsByKey({ language, fields, ...sections }) {
  /** @type {Map<string, Record<string, string>>} */
  const found = new Map();
  for (const [section, texts] of Object.entries(sections)) {
    for (const [whole, text] of flattened(texts ?? {})) {
      const key = `${section}:${whole.replace(FORM, '')}`;
      found.set(key, { ...found.get(key), [FORM.exec(whole)?.[1] ?? '']: text });
    }
  }
  return found;
}

/**
 * Texts with the keys that lead to them, as `key.key`.
 * @param {Texts} texts
 * @returns {[key: string, text: string][]}
 */
function flattened(texts) {
  return Object.entries(texts).flatMap(([key, text]) =>
    typeof text === 'string' ? [[key, text]] : flattened(text).map(([inner, one]) => [`${key}.${inner}`, one]),
  );
}

/**
 * The names of the variables of a text, sorted.
 * @param {Record<string, string>} forms
 */
export function variablesOf(forms) {
  const names = Object.values(forms).flatMap((text) => Array.from(text.matchAll(/\{\{(\w+)\}\}/g), ([, name]) => name));
  return [...new Set(names)].sort();
}
