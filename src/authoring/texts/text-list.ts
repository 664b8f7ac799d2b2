import { type ContentIndex, field } from '../../content/content-index.ts';
import { isMap, withoutPlural } from '../../content/interface-texts.ts';
import type { Pointer } from '../../domain/editor/edit.ts';
import type { InterfaceText, TextField, TextNamespace } from '../../domain/editor/edit-texts.ts';
import { grouped } from '../../domain/grouped.ts';
import { PLURAL_FORMS, pluralForms } from '../../domain/site/plurals.ts';
import type { InterfaceTexts } from '../../domain/translate.ts';

/** The texts of the site and of conf-site, by language and namespace. */
export interface TextSources {
  readonly own: InterfaceTexts;
  readonly tool: InterfaceTexts;
}

/** All interface texts, in the order in which conf-site has them. Texts that only the site has come last. */
export function textNamespaces(index: ContentIndex, { own, tool }: TextSources): readonly TextNamespace[] {
  const main = index.defaultLanguage;
  const languages = [main, ...index.languages.filter((language) => language !== main)];
  const names = new Set([tool, own].flatMap((texts) => languages.flatMap((each) => Object.keys(texts[each] ?? {}))));
  return [...names].map((name) => {
    const sources = languages.map((language) => ({
      language,
      own: leavesOf(field(own[language], name)),
      tool: leavesOf(field(tool[language], name)),
    }));
    return { name, texts: textsOf(sources) };
  });
}

/** The texts of a namespace in a language, in their order. */
interface Source {
  readonly language: string;
  readonly own: readonly Leaf[];
  readonly tool: readonly Leaf[];
}

/** A text, and the keys that lead to it. */
interface Leaf {
  readonly keys: Pointer;
  readonly text: string;
}

function leavesOf(texts: unknown, keys: Pointer = []): readonly Leaf[] {
  if (isMap(texts)) return Object.entries(texts).flatMap(([key, text]) => leavesOf(text, [...keys, key]));
  return keys.length === 0 ? [] : [{ keys, text: String(texts ?? '') }];
}

function textsOf(sources: readonly Source[]): readonly InterfaceText[] {
  const leaves = [...sources.flatMap(({ tool }) => tool), ...sources.flatMap(({ own }) => own)];
  const byText = sources.map(({ language, own, tool }) => ({
    language,
    own: grouped(own, idOf),
    tool: grouped(tool, idOf),
  }));
  return [...grouped(leaves, idOf)].map(([id, ofText]) => {
    const isCounted = ofText.some(({ keys }) => lastOf(keys) !== withoutPlural(lastOf(keys)));
    const key = withoutForm((ofText[0] as Leaf).keys);
    const fields = byText.map(({ language, own, tool }) => [
      language,
      fieldsOf(
        { name: lastOf(key), own: own.get(id) ?? [], tool: tool.get(id) ?? [] },
        isCounted ? language : undefined,
      ),
    ]);
    return { key, fields: Object.fromEntries(fields) };
  });
}

/** What names a text in its namespace, whatever its plural form. */
function idOf({ keys }: Leaf): string {
  return withoutForm(keys).join('\n');
}

function withoutForm(keys: Pointer): Pointer {
  return [...keys.slice(0, -1), withoutPlural(lastOf(keys))];
}

function lastOf(keys: Pointer): string {
  return keys.at(-1) ?? '';
}

/**
 * The fields of a text in a language. One text without a plural form is for all numbers, and a site's replaces all forms
 * of conf-site. `counted` is the language if the text has plural forms.
 */
function fieldsOf(
  { name, own, tool }: { readonly name: string; readonly own: readonly Leaf[]; readonly tool: readonly Leaf[] },
  counted: string | undefined,
): readonly TextField[] {
  const [ownByName, toolByName] = [byName(own), byName(ownHas(own, name) ? [] : tool)];
  const hasPlain = ownByName.has(name) || toolByName.has(name);
  const needed = counted === undefined ? [name] : pluralForms(counted).map((form) => `${name}_${form}`);
  const names = new Set([...ownByName.keys(), ...toolByName.keys(), ...(hasPlain ? [] : needed)]);
  const inOrder = [name, ...PLURAL_FORMS.map((form) => `${name}_${form}`)].filter((each) => names.has(each));
  return inOrder.map((each) => {
    const [ownText, toolText] = [ownByName.get(each), byName(tool).get(each)];
    return {
      name: each,
      ...(ownText === undefined ? {} : { own: ownText }),
      ...(toolText === undefined ? {} : { tool: toolText }),
    };
  });
}

function ownHas(own: readonly Leaf[], name: string): boolean {
  return own.some(({ keys }) => lastOf(keys) === name);
}

function byName(leaves: readonly Leaf[]): ReadonlyMap<string, string> {
  return new Map(leaves.map(({ keys, text }) => [lastOf(keys), text]));
}
