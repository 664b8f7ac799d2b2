import { hash } from 'node:crypto';
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { bundleSources } from '../bundle/bundle-sources.ts';
import { makeFolder } from '../content/make-folder.ts';
import { orNothing } from '../content/or-nothing.ts';
import { ownName } from '../content/process-files.ts';
import type { Roots } from '../content/roots.ts';
import { seal, unseal } from '../content/seal.ts';
import { toolIdentity } from '../content/tool-identity.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { StandingFiles } from '../model/output.ts';
import type { Instant } from '../model/timeline.ts';
import { stampEach, stampFiles, type TakenStamps } from '../read/stamp-files.ts';

/** What a build was made of, besides the instant. */
export interface BuildInputs extends Roots {
  readonly version: string;
  readonly encoder: string;
  readonly baseUrl?: string;
  readonly maintenance?: boolean;
  readonly devPages?: boolean;
  readonly compress?: boolean;
  readonly withDevelopmentReact?: boolean;
}

/** What a build tells besides what it did; `routes` are those that it makes. */
export interface ToldOfSite {
  readonly routes: number;
  readonly errors: number;
  readonly warnings: number;
  readonly nextChange: { readonly live: Instant | null; readonly rebuild: Instant | null };
  readonly diagnostics: readonly Diagnostic[];
}

/** The last build into a folder: what it was made of, which files it left, and from when until when it is true. */
export interface StandingBuild {
  readonly key: string;
  readonly marker: StandingFiles['marker'];
  readonly from: Instant;
  /** Null: for ever. */
  readonly until: Instant | null;
  readonly told: ToldOfSite;
}

/**
 * Names all that a build is made of, without reading it; equal keys mean equal sites. Gives undefined where that
 * cannot be told, since files are missing or have only just changed at `now`, in milliseconds since 1970. Adds the stamps of
 * content to `taken`.
 */
export function inputKey(inputs: BuildInputs, now: number, taken?: TakenStamps): string | undefined {
  const { rootDir, packageDir, version, encoder, withDevelopmentReact = false } = inputs;
  const { baseUrl = null, maintenance = false, devPages = false, compress = false } = inputs;
  const folders = [join(rootDir, 'content'), ...(rootDir === packageDir ? [] : [join(packageDir, 'content', 'i18n')])];
  const stamps = folders.map((folder) => stampFiles(folder, now, taken));
  const code = orNothing(() => stampEach(bundleSources(inputs), now));
  if (code === undefined || stamps.includes(undefined)) return undefined;
  const tool = [version, toolIdentity, process.version, encoder];
  const options = [baseUrl, maintenance, devPages, compress, withDevelopmentReact];
  return hash('sha256', JSON.stringify([tool, options, code, stamps]));
}

/** Whether a site as of one instant is the same as of another, of which the build was. */
export function isTrueAt({ from, until }: Pick<StandingBuild, 'from' | 'until'>, at: Instant): boolean {
  return from <= at && (until === null || at < until);
}

/** What is kept of the last build into a folder; undefined where nothing is, or nothing whole. */
export function readStandingBuild(cacheDir: string, outDir: string): StandingBuild | undefined {
  return orNothing(() => {
    const text = unseal(readFileSync(fileOf(cacheDir, outDir), 'utf8'));
    return text === undefined ? undefined : (JSON.parse(text) as StandingBuild);
  });
}

/** Where it cannot be kept, the next build does its work. */
export function keepStandingBuild(cacheDir: string, outDir: string, build: StandingBuild): void {
  orNothing(() => {
    const file = fileOf(cacheDir, outDir);
    const staged = ownName(file);
    makeFolder(cacheDir);
    writeFileSync(staged, seal(JSON.stringify(build)));
    renameSync(staged, file);
  });
}

/** Folders that are moved together keep what they know of each other. */
function fileOf(cacheDir: string, outDir: string): string {
  return join(cacheDir, `standing-${hash('sha256', relative(cacheDir, resolve(outDir))).slice(0, 12)}.json`);
}
