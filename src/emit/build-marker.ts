import { MARKER, type NamedFile, type OutputFile } from '../model/output.ts';
import type { PlannedSite } from '../model/plan.ts';
import { listHash, textFile } from './emit-files.ts';

/** `.conf-site-build.json`: whose output this folder is, what is in it, and between which boundaries it was built. */
export interface BuildMarker extends Pick<PlannedSite, 'maintenance' | 'basePath' | 'validFrom' | 'validUntil'> {
  readonly tool: 'conf-site';
  readonly version: string;
  /** Of all files of the site by their paths and hashes. */
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
