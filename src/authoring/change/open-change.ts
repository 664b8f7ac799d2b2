import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Roots } from '../../content/roots.ts';
import type { FileChange } from '../../content-edits/content-files.ts';
import { compare } from '../../diagnostics/diagnostic.ts';
import type { Instant } from '../../domain/time/timeline.ts';
import { type CheckedProgrammes, checkProgrammes } from '../../pipeline/check-programmes.ts';
import { parseDocument } from '../../read/parse-document.ts';
import { type Content, readContent, requireSite } from '../../read/read-content.ts';
import { scopeOf } from '../new/new-scope.ts';
import type { ChangeScope } from './find-edition.ts';

/** The content before a change, and a check of what it would be afterwards. */
export interface OpenContent {
  readonly scope: ChangeScope;
  /** Checks the content as it will be once the files are written or removed. Media and moves are not considered. Writes nothing. */
  checkedAfter(files: readonly FileChange[]): Promise<CheckedProgrammes>;
}

/** Reads and checks the content. It may have errors. Throws `ContentMissingError`. */
export async function openContent(roots: Roots, at: Instant): Promise<OpenContent> {
  const { rootDir } = roots;
  requireSite(rootDir);
  const content = await readContent(roots);
  const bytesOf = (path: string): Promise<Uint8Array | undefined> =>
    readFile(join(rootDir, path)).catch(() => undefined);
  const programmes = await checkProgrammes(content, bytesOf, at);
  return {
    scope: {
      ...scopeOf(roots, content, at),
      index: programmes.index,
      programmes,
      textOf: (path) => readFileSync(join(rootDir, path), 'utf8'),
    },
    async checkedAfter(files) {
      const texts = new Map(
        files.flatMap((file) => ('text' in file ? [[file.path, Buffer.from(file.text)] as const] : [])),
      );
      const removed = new Set(files.flatMap(({ kind, path }) => (kind === 'remove' ? [path] : [])));
      const after = await withTexts(withoutFiles(content, removed), texts);
      return checkProgrammes(after, async (path) => texts.get(path) ?? bytesOf(path), at);
    },
  };
}

function withoutFiles(content: Content, removed: ReadonlySet<string>): Content {
  const remains = ({ path }: { readonly path: string }): boolean => !removed.has(path);
  return { ...content, documents: content.documents.filter(remains), findings: content.findings.filter(remains) };
}

/** The content with files that are new or have other bytes. */
async function withTexts(content: Content, texts: ReadonlyMap<string, Uint8Array>): Promise<Content> {
  const parsed = await Promise.all([...texts].map(([path, bytes]) => parseDocument(path, bytes)));
  const isOld = ({ path }: { readonly path: string }): boolean => !texts.has(path);
  const documents = parsed.flatMap(({ document }) => document ?? []);
  return {
    ...content,
    documents: [...content.documents.filter(isOld), ...documents].sort((a, b) => compare(a.path, b.path)),
    findings: [...content.findings.filter(isOld), ...parsed.flatMap(({ findings }) => findings)],
  };
}
