import { hash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fingerprintFolder } from '../cache/fingerprint-files.ts';
import { toolIdentity } from '../cache/tool-identity.ts';
import { packageTextFolders } from '../content/package-text-folders.ts';
import type { Roots } from '../content/roots.ts';
import type { CheckedSite } from './check.ts';

/** The result of checking content and the site's own sources. */
export type CheckOutcome = Omit<CheckedSite, 'index'>;

/**
 * A key of all inputs of a check, computed from file fingerprints without reading the files. Checks with equal keys
 * report equal diagnostics. Returns undefined if there is no content, or if it was changed too recently.
 */
export function checkKey({ rootDir, packageDir }: Roots): string | undefined {
  const own = ['templates', 'client'].map((folder) => join(rootDir, folder)).filter((folder) => existsSync(folder));
  const ofPackage = rootDir === packageDir ? [] : [...packageTextFolders(packageDir), ...own];
  const folders = [join(rootDir, 'content'), ...ofPackage];
  const now = Date.now();
  const fingerprints = folders.map((folder) => fingerprintFolder(folder, now));
  if (fingerprints.includes(undefined)) return undefined;
  // Another user may be able to read other files.
  const reader = process.getuid?.() ?? null;
  return hash('sha256', JSON.stringify([toolIdentity, process.version, reader, folders, fingerprints]));
}
