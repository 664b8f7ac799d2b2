import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { checkContent } from '../check/check-content.ts';
import { checkPresent } from '../check/check-present.ts';
import { NO_FINDINGS } from '../check/timed-findings.ts';
import { allRecordsOf, type ContentIndex, indexContent } from '../content/content-index.ts';
import type { MediaFile } from '../content/document.ts';
import type { Roots } from '../content/roots.ts';
import { listHash } from '../content/short-hash.ts';
import {
  type Completeness,
  type Diagnostic,
  type DiagnosticSummary,
  type Finding,
  sortDiagnostics,
  summarise,
} from '../diagnostics/diagnostic.ts';
import { defined } from '../domain/defined.ts';
import type { Instant } from '../domain/time/timeline.ts';
import type { FileCache } from '../read/file-cache.ts';
import { locateFindings } from '../read/locate.ts';
import { type Content, readContent, requireSite } from '../read/read-content.ts';
import type { Stopwatch } from './stopwatch.ts';

/** Content that was read and checked, with its diagnostics and the index to model from. */
export interface CheckedSite {
  readonly index: ContentIndex;
  /** A hash of all content files, with media, by their bytes. */
  readonly sourceHash: string;
  /** All diagnostics, sorted. */
  readonly diagnostics: readonly Diagnostic[];
  /** The diagnostics are valid until this instant; null: for ever. */
  readonly until: Instant | null;
  readonly summary: DiagnosticSummary;
  /** All content files, including unreadable ones and media, which the summary does not count. */
  readonly files: readonly string[];
  readonly completeness: Completeness;
  /** The organiser is fictional, which pages state as well. */
  readonly isInvented: boolean;
}

export interface CheckOptions {
  /** The parsed files of earlier runs. */
  readonly files?: FileCache;
  /** The current instant. Without it, rules that depend on the time are skipped. */
  readonly at?: Instant;
}

/** read → check. Throws `ContentMissingError`; everything else is a diagnostic. */
export async function checkSite(
  roots: Roots,
  watch: Stopwatch,
  { files, at }: CheckOptions = {},
): Promise<CheckedSite> {
  requireSite(roots.rootDir);
  const content = await watch.time('read', () => readContent(roots, files));
  const bytesOf = (path: string) => readFile(join(roots.rootDir, path)).catch(() => undefined);
  return watch.time('check', () => checkRead(content, bytesOf, defined({ at })));
}

/** Checks content that was read. `bytesOf` reads a file again: positions are computed only for reported findings. */
export async function checkRead(content: Content, bytesOf: BytesOf, { at }: CheckOptions = {}): Promise<CheckedSite> {
  const unreadable = new Set(content.findings.map((finding) => finding.path));
  const index = indexContent(content, unreadable);
  const checked = checkContent(index);
  const present = at === undefined ? NO_FINDINGS : checkPresent(index, at);
  const findings = [...content.findings, ...checked.findings, ...present.findings];
  const located = await locateFindings(findings, bytesOf);
  const reported = findings.map((finding, at) => ({ finding, diagnostic: located[at] as Diagnostic }));
  const diagnostics = sortDiagnostics(await withoutSilenced(content, reported, bytesOf));
  return {
    index,
    sourceHash: sourceHashOf(content),
    diagnostics,
    until: present.until,
    files: [...content.documents.map(({ path }) => path), ...content.media.map(mediaPath), ...unreadable],
    completeness: checked.completeness,
    isInvented: allRecordsOf(index, 'company')[0]?.data.invented === true,
    summary: summarise(diagnostics, content.documents.length + unreadable.size),
  };
}

function sourceHashOf({ documents, media }: Content): string {
  return listHash([...documents, ...media.map((one) => ({ path: mediaPath(one), hash: one.hash }))]);
}

function mediaPath({ path }: MediaFile): string {
  return `content/media/${path}`;
}

/** Returns the bytes of a file; undefined if it no longer exists. */
type BytesOf = (path: string) => Promise<Uint8Array | undefined>;

/** Converts findings to diagnostics, without those that a comment in the content silences. */
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
  return [...silenced.remaining, ...(await locateFindings(silenced.findings, bytesOf))];
}
