import { allRecordsOf, type ContentIndex } from '../../content/content-index.ts';
import type { Finding } from '../../diagnostics/diagnostic.ts';
import { canonicalTag, languageSegment } from '../../domain/language-tag.ts';
import { slugOf } from '../../domain/slug.ts';
import { atFile } from '../finding-at.ts';
import type { MisnamedFile } from '../misnamed-files.ts';

/** Checks names of files and folders that become addresses. Adds `name-malformed`. */
export function checkFileNames(index: ContentIndex, misnamed: readonly MisnamedFile[]): readonly Finding[] {
  const folders = allRecordsOf(index, 'event').flatMap((record) => {
    const name = record.place.event as string;
    return slugOf(name) === name ? [] : [malformed(record, { kind: 'folder', name, hint: nameHint(slugOf(name), '') })];
  });
  return [...folders, ...misnamed.map((file) => misnamedFile(file, index.languages))];
}

function misnamedFile(
  { document, corrected: { ident, language }, copyOf }: MisnamedFile,
  languages: readonly string[],
): Finding {
  const [, name = '', ending = ''] = /([^/]+)(\.\w+)$/.exec(document.path) ?? [];
  const malformedFile = (hint: string): Finding => malformed({ document }, { kind: 'file', name, hint });
  if (copyOf !== undefined) return malformedFile(`it looks like a copy of ${copyOf}: delete it, or rename it`);
  const hint = nameHint(ident, language === undefined ? ending : `.${languageSegment(language)}${ending}`);
  const suffix = language === undefined ? /^[a-z\d-]+\.([a-z]{2,3}(?:-[a-z\d]{2,8})*)$/i.exec(name)?.[1] : undefined;
  const unlisted = suffix === undefined ? undefined : canonicalTag(suffix);
  if (unlisted !== undefined && languages.includes(unlisted)) {
    return malformedFile(nameHint(name.slice(0, name.indexOf('.')), `.${languageSegment(unlisted)}${ending}`));
  }
  return malformedFile(
    unlisted === undefined ? hint : `list ${unlisted} in content/languages.yaml if it is a language; else ${hint}`,
  );
}

function nameHint(ident: string, ending: string): string {
  return ident === '' ? 'name it with letters from a to z, digits and hyphens' : `name it "${ident}${ending}"`;
}

function malformed(
  record: Pick<MisnamedFile, 'document'>,
  { kind, name, hint }: { readonly kind: 'file' | 'folder'; readonly name: string; readonly hint: string },
): Finding {
  return atFile(record, {
    code: 'name-malformed',
    severity: 'error',
    message: `The ${kind} name "${name}" becomes an address: it may have lower-case letters, digits and hyphens only.`,
    hint,
  });
}
