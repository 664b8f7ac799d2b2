import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { checkContent } from '../check/check-content.ts';
import { type ContentIndex, indexContent } from '../content/content-index.ts';
import type { Roots } from '../content/roots.ts';
import { type Diagnostic, type DiagnosticSummary, sortDiagnostics, summarise } from '../diagnostics/diagnostic.ts';
import { locateFindings } from '../read/locate.ts';
import { type Content, readContent } from '../read/read-content.ts';
import type { Stopwatch } from './stopwatch.ts';

/** Content that was read and checked: what is wrong with it, and, where nothing is, what to model. */
export interface CheckedSite {
  readonly index: ContentIndex;
  /** All of them, sorted. */
  readonly diagnostics: readonly Diagnostic[];
  readonly summary: DiagnosticSummary;
}

/** read → check. Throws `ContentMissingError`; everything else is a diagnostic. */
export async function checkSite(roots: Roots, watch: Stopwatch): Promise<CheckedSite> {
  const content = await watch.time('read', () => readContent(roots));
  const bytesOf = (path: string) => readFile(join(roots.rootDir, path)).catch(() => undefined);
  return watch.time('check', () => checkRead(content, bytesOf));
}

/** check, of content that was read. `bytesOf` gives a file again: places are looked up only where one is told. */
export async function checkRead(
  content: Content,
  bytesOf: (path: string) => Promise<Uint8Array | undefined>,
): Promise<CheckedSite> {
  const unreadable = new Set(content.findings.map((finding) => finding.path));
  const index = indexContent(content, unreadable);
  const findings = [...content.findings, ...checkContent(index)];
  const diagnostics = sortDiagnostics(await locateFindings(findings, bytesOf));
  return { index, diagnostics, summary: summarise(diagnostics, content.documents.length + unreadable.size) };
}
