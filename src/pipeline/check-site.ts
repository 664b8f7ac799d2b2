import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Concluded, checkContent, leftConcluded } from '../check/check-content.ts';
import { checkHeldYears, type FoundAt } from '../check/rules/check-held-years.ts';
import { type ContentIndex, field, recordsOf } from '../content/content-index.ts';
import { indexAgain } from '../content/kept-index.ts';
import type { Roots } from '../content/roots.ts';
import {
  type Completeness,
  type Diagnostic,
  type DiagnosticSummary,
  type Finding,
  sortDiagnostics,
  summarise,
} from '../diagnostics/diagnostic.ts';
import type { Instant } from '../model/timeline.ts';
import { type KnownFiles, noKnownFiles } from '../read/known-files.ts';
import { locateFindings } from '../read/locate.ts';
import { type Content, readContent, requireSite } from '../read/read-content.ts';
import { type BytesOf, type KnownPlaces, locateKnown } from './known-places.ts';
import type { Stopwatch } from './stopwatch.ts';

/** Content that was read and checked: what is wrong with it, and, where nothing is, what to model. */
export interface CheckedSite {
  readonly index: ContentIndex;
  /** All of them, sorted. */
  readonly diagnostics: readonly Diagnostic[];
  /** They are the same until then; null for ever. */
  readonly until: Instant | null;
  readonly summary: DiagnosticSummary;
  /** All files that were read, or could not be; without media. */
  readonly files: readonly string[];
  readonly completeness: Completeness;
  /** The company says that it is invented, and pages say so as well. */
  readonly isInvented: boolean;
}

export interface CheckOptions {
  /** It may know files from the last time. */
  readonly known?: KnownFiles | undefined;
  /** The present; without it nothing is found that depends on it. */
  readonly at?: Instant | undefined;
}

/** read → check. Throws `ContentMissingError`; everything else is a diagnostic. */
export async function checkSite(roots: Roots, watch: Stopwatch, options: CheckOptions = {}): Promise<CheckedSite> {
  const { known } = options;
  requireSite(roots.rootDir);
  const content = await watch.time('read', () => readContent(roots, known));
  const bytesOf = (path: string) => readFile(join(roots.rootDir, path)).catch(() => undefined);
  const checked = await watch.time('check', () => checkRead(content, bytesOf, options));
  known?.save();
  return checked;
}

/** What is kept of a check: what it concluded, and where it found what. */
interface KeptCheck extends Concluded {
  readonly places: KnownPlaces;
}

/** check, of content that was read. `bytesOf` gives a file again: places are looked up only where one is told. */
export async function checkRead(
  content: Content,
  bytesOf: BytesOf,
  { known = noKnownFiles, at }: CheckOptions = {},
): Promise<CheckedSite> {
  const unreadable = new Set(content.findings.map((finding) => finding.path));
  const index = indexAgain(content, unreadable);
  const before = known.recall() as KeptCheck | undefined;
  const checked = checkContent(index, { before, isCoarse: known.areMany(content.documents.length) });
  const present = at === undefined ? NOTHING_AT : checkHeldYears(index, at);
  const findings = [...content.findings, ...checked.findings, ...present.findings];
  const hashes = hashesOf(content, findings);
  const located = await locateKnown(findings, { bytesOf, hashes, before: before?.places });
  const { places } = located;
  const kept: KeptCheck = { ...checked.concluded, places };
  known.keep(kept, leaving(kept));
  const told = findings.map((finding, at) => ({ finding, diagnostic: located.diagnostics[at] as Diagnostic }));
  const diagnostics = sortDiagnostics(await withoutSilenced(content, told, bytesOf));
  return {
    index,
    diagnostics,
    until: present.until,
    get files() {
      return [...content.documents.map(({ path }) => path), ...unreadable];
    },
    completeness: checked.completeness,
    isInvented: field(recordsOf(index, 'company')[0]?.document.data, 'invented') === true,
    summary: summarise(diagnostics, content.documents.length + unreadable.size),
  };
}

const NOTHING_AT: FoundAt = { findings: [], until: null };

/** Apart from what a checked site holds, which outlives it. */
function leaving({ places, ...concluded }: KeptCheck): () => unknown {
  return () => ({ ...leftConcluded(concluded), places });
}

/** By path the hashes of files in which something was found. */
function hashesOf({ documents }: Content, findings: readonly Finding[]): ReadonlyMap<string, string> {
  const paths = new Set(findings.map(({ path }) => path));
  const found = paths.size === 0 ? [] : documents.filter(({ path }) => paths.has(path));
  return new Map(found.map(({ path, hash }) => [path, hash]));
}

/** The diagnostics of findings, less those that a comment in the content silences. */
async function withoutSilenced(
  { documents }: Content,
  located: readonly { readonly finding: Finding; readonly diagnostic: Diagnostic }[],
  bytesOf: BytesOf,
): Promise<readonly Diagnostic[]> {
  const commented = documents.filter(({ ignores }) => ignores !== undefined);
  const comments = new Map(commented.map(({ path, ignores }) => [path, ignores ?? []]));
  if (comments.size === 0) return located.map(({ diagnostic }) => diagnostic);
  const { silence } = await import('../diagnostics/silence.ts');
  const silenced = silence(located, comments);
  return [...silenced.kept, ...(await locateFindings(silenced.findings, bytesOf))];
}
