import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Concluded, checkContent } from '../check/check-content.ts';
import { type ContentIndex, indexContent } from '../content/content-index.ts';
import type { Roots } from '../content/roots.ts';
import {
  type Diagnostic,
  type DiagnosticSummary,
  type Finding,
  sortDiagnostics,
  summarise,
} from '../diagnostics/diagnostic.ts';
import { type KnownFiles, noKnownFiles } from '../read/known-files.ts';
import { locateFindings } from '../read/locate.ts';
import { type Content, readContent } from '../read/read-content.ts';
import type { Stopwatch } from './stopwatch.ts';

/** Content that was read and checked: what is wrong with it, and, where nothing is, what to model. */
export interface CheckedSite {
  readonly index: ContentIndex;
  /** All of them, sorted. */
  readonly diagnostics: readonly Diagnostic[];
  readonly summary: DiagnosticSummary;
  /** All files that were read, or could not be; without media. */
  readonly files: readonly string[];
}

/** read → check. `known` may know files from the last time. Throws `ContentMissingError`; everything else is a diagnostic. */
export async function checkSite(roots: Roots, watch: Stopwatch, known?: KnownFiles): Promise<CheckedSite> {
  const content = await watch.time('read', () => readContent(roots, known));
  const bytesOf = (path: string) => readFile(join(roots.rootDir, path)).catch(() => undefined);
  const checked = await watch.time('check', () => checkRead(content, bytesOf, known));
  known?.save();
  return checked;
}

/** The bytes of a file; undefined where it is gone. */
type BytesOf = (path: string) => Promise<Uint8Array | undefined>;

/** check, of content that was read. `bytesOf` gives a file again: places are looked up only where one is told. */
export async function checkRead(content: Content, bytesOf: BytesOf, known = noKnownFiles): Promise<CheckedSite> {
  const unreadable = new Set(content.findings.map((finding) => finding.path));
  const index = indexContent(content, unreadable);
  const checked = checkContent(index, known.recall() as Concluded | undefined);
  known.keep(checked.concluded);
  const findings = [...content.findings, ...checked.findings];
  const diagnostics = sortDiagnostics(await withoutSilenced(content, findings, bytesOf));
  const files = [...content.documents.map(({ path }) => path), ...unreadable];
  return { index, diagnostics, files, summary: summarise(diagnostics, files.length) };
}

/** Findings with their places, less those that a comment in the content silences. */
async function withoutSilenced(
  { documents }: Content,
  findings: readonly Finding[],
  bytesOf: BytesOf,
): Promise<readonly Diagnostic[]> {
  const diagnostics = await locateFindings(findings, bytesOf);
  const comments = new Map(
    documents.flatMap(({ path, ignores }) => (ignores === undefined ? [] : [[path, ignores] as const])),
  );
  if (comments.size === 0) return diagnostics;
  const { silence } = await import('../diagnostics/silence.ts');
  const located = findings.map((finding, at) => ({ finding, diagnostic: diagnostics[at] as Diagnostic }));
  const silenced = silence(located, comments);
  return [...silenced.kept, ...(await locateFindings(silenced.findings, bytesOf))];
}
