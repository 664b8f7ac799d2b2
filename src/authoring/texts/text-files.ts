import { allRecordsOf, type ContentIndex, field } from '../../content/content-index.ts';
import { givenTexts, neededTexts, withoutPlural } from '../../content/interface-texts.ts';
import type { FileChange } from '../../content-edits/content-files.ts';
import { isRecord, isSame, partOf } from '../../content-edits/record-values.ts';
import { schemaLine } from '../../content-edits/site-schemas.ts';
import { writeYaml } from '../../content-edits/yaml/write-yaml.ts';
import { languageSegment } from '../../domain/language-tag.ts';
import { PLURAL_FORMS } from '../../domain/site/plurals.ts';
import type { InterfaceTexts } from '../../domain/translate.ts';
import type { NewScope } from '../new/new-scope.ts';
import { sortedKeys } from '../records/key-order.ts';
import { hasSchemaLines } from '../records/new-record.ts';
import { editedText } from '../records/record-changes.ts';
import { type BytesOf, fileAt, type RecordFile } from '../records/record-files.ts';
import type { RecordValue } from '../records/record-value.ts';

/** A file with interface texts of the site. Its hash is empty if it does not exist. */
export interface TextFile extends RecordFile {
  readonly language: string;
  readonly namespace: string;
}

/** Reads all files with interface texts. Throws `HintedError` if one cannot be parsed. */
export async function readTextFiles(index: ContentIndex, bytesOf: BytesOf): Promise<readonly TextFile[]> {
  const readable = allRecordsOf(index, 'i18n').map(({ place, document }) => ({ ...place, path: document.path }));
  const unreadable = index.unreadable.filter(({ kind }) => kind === 'i18n');
  const places = [...readable, ...unreadable.map((place) => ({ ...place, path: pathOf(place.language, place.ident) }))];
  return Promise.all(
    places.map(async ({ language = '', ident, path }) => ({
      ...(await fileAt(path, bytesOf)),
      language,
      namespace: ident,
    })),
  );
}

/** The texts of conf-site by language and namespace, in which the default language has all. */
export function toolTexts(index: ContentIndex): InterfaceTexts {
  const given = givenTexts(index, []);
  return { ...given, [index.defaultLanguage]: neededTexts(index, given) };
}

/** The texts of the site by language and namespace. */
export function ownTexts(files: readonly TextFile[]): InterfaceTexts {
  const texts: Record<string, Record<string, unknown>> = {};
  for (const { language, namespace, data } of files) texts[language] = { ...texts[language], [namespace]: data };
  return texts;
}

/** The files that a value changes or creates: those of its languages and namespaces, as far as the site knows these. */
export function changedFiles(
  value: RecordValue,
  files: readonly TextFile[],
  index: ContentIndex,
): readonly (readonly [TextFile, changes: unknown])[] {
  const namespaces = new Set(
    [...Object.values(toolTexts(index)), ...Object.values(ownTexts(files))].flatMap(Object.keys),
  );
  return index.languages.flatMap((language) =>
    [...namespaces].flatMap((namespace) => {
      const changes = field(field(value, language), namespace);
      const file = files.find((one) => one.language === language && one.namespace === namespace);
      return changes === undefined ? [] : [[file ?? newFile(language, namespace), changes] as const];
    }),
  );
}

/** The change of a file that writes other texts. None if it has these already. Throws `YamlEditError`. */
export function textChanges(file: TextFile, changes: unknown, scope: NewScope): readonly FileChange[] {
  const { path, data, hash, namespace } = file;
  const changed = withTexts(data, changes) ?? {};
  if (!isRecord(changed) || isSame(changed, data)) return [];
  const isNew = hash === '';
  if (Object.keys(changed).length === 0) return isNew ? [] : [{ kind: 'remove', path, before: file.text }];
  const order = toolTexts(scope.index)[scope.index.defaultLanguage]?.[namespace];
  if (!isNew) {
    const text = editedText(file, { data: changed, body: file.body }, (now, before) => inOrder(now, before, order));
    return text === file.text ? [] : [{ kind: 'replace', path, text, before: file.text }];
  }
  const line = hasSchemaLines(scope, 'i18n') ? schemaLine(scope.rootDir, { path, kind: 'i18n' }) : undefined;
  return [{ kind: 'create', path, text: writeYaml(inOrder(changed, {}, order) as object, line) }];
}

function newFile(language: string, namespace: string): TextFile {
  return { language, namespace, path: pathOf(language, namespace), text: '', data: {}, body: '', hash: '' };
}

function pathOf(language = '', namespace: string): string {
  return `content/i18n/${languageSegment(language)}/${namespace}.yaml`;
}

/** Texts with changes. An empty text removes its key, and the keys above it that have no other text. */
function withTexts(texts: unknown, changes: unknown): unknown {
  if (!isRecord(changes)) return String(changes).replaceAll('\r\n', '\n').trim() || undefined;
  const changed = Object.entries(changes).map(([key, change]) => [key, withTexts(field(texts, key), change)] as const);
  const all = { ...(isRecord(texts) ? texts : {}), ...Object.fromEntries(changed) };
  const rest = Object.entries(all).filter(([, text]) => text !== undefined);
  return rest.length === 0 ? undefined : Object.fromEntries(rest);
}

/** Puts new keys where conf-site has them, each plural form beside the others. */
function inOrder(texts: unknown, before: unknown, expected: unknown): unknown {
  if (!isRecord(texts)) return texts;
  const keys = isRecord(expected) ? Object.keys(expected) : [];
  const order = keys.flatMap((key) => [key, ...PLURAL_FORMS.map((form) => `${withoutPlural(key)}_${form}`)]);
  return Object.fromEntries(
    sortedKeys(texts, before, order).map((key) => [
      key,
      inOrder(texts[key], partOf(before, key), partOf(expected, key)),
    ]),
  );
}
