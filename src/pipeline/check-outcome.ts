import { hash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fingerprintFolder } from '../cache/fingerprint-files.ts';
import { toolIdentity } from '../cache/tool-identity.ts';
import type { Roots } from '../content/roots.ts';
import type { CheckedSite } from './check.ts';

/** What a check reports of content and of a site's own sources. */
export type CheckOutcome = Omit<CheckedSite, 'index'>;

/**
 * Names everything that a check looks at, without reading it: equal keys mean equal diagnostics. Undefined where that cannot be told,
 * since there is no content, or some of it has only just changed.
 */
export function checkKey({ rootDir, packageDir }: Roots): string | undefined {
  const own = ['templates', 'client'].map((folder) => join(rootDir, folder)).filter((folder) => existsSync(folder));
  const ofPackage = rootDir === packageDir ? [] : [join(packageDir, 'content', 'i18n'), ...own];
  const folders = [join(rootDir, 'content'), ...ofPackage];
  const now = Date.now();
  const fingerprints = folders.map((folder) => fingerprintFolder(folder, now));
  if (fingerprints.includes(undefined)) return undefined;
  // What one user may not read, another may.
  const reader = process.getuid?.() ?? null;
  return hash('sha256', JSON.stringify([toolIdentity, process.version, reader, folders, fingerprints]));
}
