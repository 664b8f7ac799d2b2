import { fieldNotes } from 'conf-site:schemas';
import { type ContentIndex, type ContentRecord, field, listIn, recordsOf } from '../../content/content-index.ts';
import { notedValues, type ReferenceKind } from '../../content/schema-notes.ts';
import type { Finding } from '../../diagnostics/diagnostic.ts';
import { nearestMedia } from '../../diagnostics/nearest-media.ts';
import { nearestName } from '../../diagnostics/nearest-name.ts';
import type { CheckScope } from '../check-scope.ts';
import { atFile, atValue } from '../finding-at.ts';

/**
 * What is there for nothing, as warnings: `file-unused` for media, sponsors and venues that no record names, of which
 * What is hidden is still being prepared.
 */
export function checkUnused(index: ContentIndex, editions: readonly Naming[]): readonly Finding[] {
  const named = (kind: ReferenceKind) => (): ReadonlySet<string> => namedAs(kind, index);
  const media = [...index.media.values()].map(({ path }) => ({ name: path, path: `content/media/${path}` }));
  const recordsAs = (kind: 'sponsor' | 'venue') =>
    recordsOf(index, kind)
      .filter(({ document }) => field(document.data, 'visible') !== false)
      .map(({ place, document }) => ({ name: place.ident, path: document.path }));
  const kinds = [
    { kind: 'media', files: media },
    { kind: 'sponsor', files: recordsAs('sponsor') },
    { kind: 'venue', files: recordsAs('venue') },
  ] as const;
  const unnamed = new Set(kinds.flatMap(({ files }) => files.map(({ name }) => name)));
  for (const { names } of editions) {
    if (names.size < unnamed.size) for (const name of names) unnamed.delete(name);
    else for (const name of unnamed) if (names.has(name)) unnamed.delete(name);
  }
  return kinds.flatMap(({ kind, files }) => unusedOf(files, { unnamed, named: named(kind) }, UNUSED[kind]));
}

/** What records tell of their texts. */
interface Naming {
  readonly names: ReadonlySet<string>;
}

/** The texts of a record that may be names of such things. Keys do not matter: a misspelt one is told itself. */
export function namesIn({ document, translations }: ContentRecord): readonly string[] {
  const texts = new Set<string>();
  for (const { data } of [document, ...Object.values(translations)]) gather(data, texts);
  return [...texts];
}

interface UnusedWords {
  readonly message: string;
  readonly hint: string;
}

const UNUSED: Readonly<Record<'media' | 'sponsor' | 'venue', UnusedWords>> = {
  media: {
    message: 'No record names this file, so the site does without it.',
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

/** What the records name as things of a kind, whether these exist or not. */
function namedAs(kind: ReferenceKind, { records }: ContentIndex): ReadonlySet<string> {
  const values = records.flatMap(({ document, place }) =>
    notedValues(document.data, fieldNotes[place.kind] ?? [], 'ref').filter(({ note }) => note.ref === kind),
  );
  return new Set(values.flatMap(({ value }) => (typeof value === 'string' ? [value] : [])));
}

/** Longer ones, and those of several lines, are no names of files. */
const LONGEST_NAME = 1024;

function gather(value: unknown, texts: Set<string>): void {
  if (typeof value === 'string') {
    if (value.length <= LONGEST_NAME && !value.includes('\n')) texts.add(value);
  } else if (typeof value === 'object' && value !== null) for (const item of Object.values(value)) gather(item, texts);
}

/** A mistyped name means the file whose name is nearest, and is told where it stands. */
function unusedOf(
  files: readonly { readonly name: string; readonly path: string }[],
  { unnamed, named }: { readonly unnamed: ReadonlySet<string>; readonly named: () => ReadonlySet<string> },
  { message, hint }: UnusedWords,
): readonly Finding[] {
  const unused = files.filter(({ name }) => unnamed.has(name));
  if (unused.length === 0) return [];
  const names = new Set(files.map(({ name }) => name));
  const left = unused.map(({ name }) => name);
  const lost = [...named()].filter((name) => !names.has(name));
  const meant = new Set(lost.flatMap((name) => [nearestMedia(name, left), nearestName(name, left)]));
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

/** `secret-page-unmatched`, a warning for a pattern of secret pages that fits none. */
export function checkSecretPages(site: ContentRecord, scope: CheckScope): readonly Finding[] {
  const patterns = site.place.kind === 'site' && scope.isWhole ? listIn(site.document.data, 'secretPages') : [];
  if (patterns.length === 0) return [];
  const paths = [...scope.pages.pages.keys()];
  const roots = recordsOf(scope.index, 'event').map(({ document }) => String(field(document.data, 'baseUrl')));
  return patterns.flatMap((pattern, at) => {
    const text = String(pattern);
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
            ? 'mend the path, or delete the line'
            : `did you mean "${near}${text.slice(literal.length)}"?`,
      }),
    ];
  });
}
