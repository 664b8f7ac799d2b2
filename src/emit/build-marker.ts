import { listHash } from '../content/short-hash.ts';
import { MARKER, type NamedFile, type OutputFile } from '../domain/page/output.ts';
import type { PlannedSite } from '../domain/page/plan.ts';
import { textFile } from './emit-files.ts';

/**
 * `.conf-site-build.json`: identifies the folder as a build, with a digest of its files and the interval for which it
 * is valid.
 */
export interface BuildMarker extends Pick<PlannedSite, 'maintenance' | 'basePath' | 'validFrom' | 'validUntil'> {
  readonly tool: 'conf-site';
  readonly version: string;
  /** A hash of all files of the site by path and hash. */
  readonly digest: string;
}

export function markerOf(
  files: readonly NamedFile[],
  { version, site }: { readonly version: string; readonly site: PlannedSite },
): BuildMarker {
  const { maintenance, basePath, validFrom, validUntil } = site;
  return { tool: 'conf-site', version, digest: listHash(files), maintenance, basePath, validFrom, validUntil };
}

export function buildMarker(marker: BuildMarker): OutputFile {
  return textFile(MARKER, `${JSON.stringify(marker, null, 2)}\n`);
}
