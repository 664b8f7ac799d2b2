import { fieldAnnotations } from 'conf-site:schemas';
import { allRecordsOf, type ContentIndex, type ContentRecord } from '../../content/content-index.ts';
import { annotatedValues, type ReferenceKind } from '../../content/schema-annotations.ts';
import { isOf, type ValidRecord } from '../../content/valid-record.ts';
import type { Finding } from '../../diagnostics/diagnostic.ts';
import { nearestMedia } from '../../diagnostics/nearest-media.ts';
import { nearestName } from '../../diagnostics/nearest-name.ts';
import type { CheckScope } from '../check-scope.ts';
import { atFile, atValue } from '../finding-at.ts';

/**
 * Adds the warning `file-unused` for media, sponsors and venues that no record names. `names` are all texts of records
 * that may be such names. Hidden records are not reported, since they are still being prepared.
 */
export function checkUnused(index: ContentIndex, names: ReadonlySet<string>): readonly Finding[] {
  const media = [...index.media.values()].map(({ path }) => ({ name: path, path: `content/media/${path}` }));
  const recordsAs = (kind: 'sponsor' | 'venue') =>
    allRecordsOf(index, kind)
      .filter(({ data }) => data.visible !== false)
      .map(({ place, document }) => ({ name: place.ident, path: document.path }));
  const kinds = [
    { kind: 'media', files: media },
    { kind: 'sponsor', files: recordsAs('sponsor') },
    { kind: 'venue', files: recordsAs('venue') },
  ] as const;
  return kinds.flatMap(({ kind, files }) => {
    const unused = files.filter(({ name }) => !names.has(name));
    return unused.length === 0 ? [] : unusedFindings({ files, unused, references: namedAs(kind, index) }, UNUSED[kind]);
  });
}

interface NamedFile {
  readonly name: string;
  readonly path: string;
}

/** The texts in a record's data that may be names, whatever their keys: a misspelt key is reported by itself. */
export function namesIn({ document, translations }: ContentRecord): readonly string[] {
  const texts = new Set<string>();
  for (const { data } of [document, ...Object.values(translations)]) gather(data, texts);
  return [...texts];
}

interface UnusedTexts {
  readonly message: string;
  readonly hint: string;
}

const UNUSED: Readonly<Record<'media' | 'sponsor' | 'venue', UnusedTexts>> = {
  media: {
    message: 'No record names this file, so the site does not use it.',
    hint: 'name it where it should show, or delete it',
  },
  sponsor: {
    message: 'No edition names this sponsor.',
    hint: 'name it under "sponsors" of an edition.yaml, or delete the file',
  },
  venue: {
    message: 'No edition is held at this venue.',
    hint: 'name it as "venue" of an edition.yaml, or delete the file',
  },
};

/** The names in all references of a kind, whether they exist or not. */
function namedAs(kind: ReferenceKind, { records }: ContentIndex): ReadonlySet<string> {
  const values = records.flatMap(({ document, place }) =>
    annotatedValues(document.data, fieldAnnotations[place.kind] ?? [], 'ref').filter(
      ({ annotation }) => annotation.ref === kind,
    ),
  );
  return new Set(values.flatMap(({ value }) => (typeof value === 'string' ? [value] : [])));
}

/** Longer texts, and texts of several lines, cannot be names of files. */
const LONGEST_NAME = 1024;

function gather(value: unknown, texts: Set<string>): void {
  if (typeof value === 'string') {
    if (value.length <= LONGEST_NAME && !value.includes('\n')) texts.add(value);
  } else if (typeof value === 'object' && value !== null) for (const item of Object.values(value)) gather(item, texts);
}

/** Leaves out files that a mistyped reference most likely means, since that reference is reported already. */
function unusedFindings(
  {
    files,
    unused,
    references,
  }: {
    readonly files: readonly NamedFile[];
    readonly unused: readonly NamedFile[];
    readonly references: ReadonlySet<string>;
  },
  { message, hint }: UnusedTexts,
): readonly Finding[] {
  const existing = new Set(files.map(({ name }) => name));
  const unusedNames = unused.map(({ name }) => name);
  const broken = [...references].filter((name) => !existing.has(name));
  const meant = new Set(broken.flatMap((name) => [nearestMedia(name, unusedNames), nearestName(name, unusedNames)]));
  return unused
    .filter(({ name }) => !meant.has(name))
    .map(({ path }) =>
      atFile(
        { document: { path } as ContentRecord['document'] },
        {
          code: 'file-unused',
          severity: 'warning',
          message,
          hint,
        },
      ),
    );
}

/** Adds the warning `secret-page-unmatched` for a pattern of secret pages that matches no page. */
export function checkSecretPages(site: ValidRecord, scope: CheckScope): readonly Finding[] {
  if (!isOf(site, 'site') || !scope.isComplete || site.data.secretPages.length === 0) return [];
  const paths = [...scope.pages.pages.keys()];
  const roots = allRecordsOf(scope.index, 'event').map(({ data }) => String(data.baseUrl));
  return site.data.secretPages.flatMap((text, at) => {
    const literal = text.split('*')[0] as string;
    if ([...paths, ...roots].some((path) => path.startsWith(literal))) return [];
    const near = nearestName(literal, roots);
    return [
      atValue(site, ['secretPages', String(at)], {
        code: 'secret-page-unmatched',
        severity: 'warning',
        message: `No page is at "${text}", so this keeps nothing secret.`,
        hint:
          near === undefined
            ? 'correct the path, or delete the line'
            : `did you mean "${near}${text.slice(literal.length)}"?`,
      }),
    ];
  });
}
