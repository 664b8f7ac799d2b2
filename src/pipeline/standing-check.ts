import { hash } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { orNothing } from '../content/or-nothing.ts';
import { ownName } from '../content/process-files.ts';
import type { Roots } from '../content/roots.ts';
import { seal, unseal } from '../content/seal.ts';
import { toolIdentity } from '../content/tool-identity.ts';
import type { Completeness, Diagnostic, DiagnosticSummary } from '../diagnostics/diagnostic.ts';
import type { Instant } from '../model/timeline.ts';
import { stampFiles, type TakenStamps } from '../read/stamp-files.ts';

/** What a check tells of content, and how much of each language there is. */
export interface ToldOfContent {
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

/** The last check of a site: what it was of, and what it told. */
interface StandingCheck {
  readonly key: string;
  /** The instant of the check. */
  readonly from: Instant;
  readonly told: ToldOfContent;
}

/**
 * Names all that a check looks at, without reading content: equal keys mean equal diagnostics. Gives undefined where that
 * cannot be told, since there is no content, or some of it has only just changed at `now`, in milliseconds since 1970.
 * Adds the stamps of files to `taken`.
 */
export function checkKey({ rootDir, packageDir }: Roots, now: number, taken?: TakenStamps): string | undefined {
  const own = ['templates', 'client'].map((folder) => join(rootDir, folder)).filter((folder) => existsSync(folder));
  const folders = [
    join(rootDir, 'content'),
    ...(rootDir === packageDir ? [] : [join(packageDir, 'content', 'i18n'), ...own]),
  ];
  const stamps = folders.map((folder) => stampFiles(folder, now, taken));
  // What one user may not read, another may.
  const reader = process.getuid?.() ?? null;
  return stamps.includes(undefined)
    ? undefined
    : hash('sha256', JSON.stringify([toolIdentity, process.version, reader, folders, stamps]));
}

/**
 * What the last check told, if it was of the same content and would find the same at `at`; undefined where none is kept, or
 * none whole.
 */
export function standingCheck(cacheDir: string, key: string, at: Instant): ToldOfContent | undefined {
  return orNothing(() => {
    const text = unseal(readFileSync(fileIn(cacheDir), 'utf8'));
    const standing = text === undefined ? undefined : (JSON.parse(text) as StandingCheck);
    if (standing?.key !== key || at < standing.from) return undefined;
    return standing.told.until === null || at < standing.told.until ? standing.told : undefined;
  });
}

/** Where it cannot be kept, the next check does its work. */
export function keepCheck(cacheDir: string, check: StandingCheck): void {
  orNothing(() => {
    const staged = ownName(fileIn(cacheDir));
    writeFileSync(staged, seal(JSON.stringify(check)));
    renameSync(staged, fileIn(cacheDir));
  });
}

function fileIn(cacheDir: string): string {
  return join(cacheDir, 'check.json');
}
