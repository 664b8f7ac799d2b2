import type { OutputFile } from '../model/output.ts';
import type { PlannedSite } from '../model/plan.ts';
import { listHash, textFile } from './emit-files.ts';

/** `.conf-site-build.json`: whose output this folder is, what is in it, and between which boundaries it was built. */
export function buildMarker(
  files: readonly Pick<OutputFile, 'path' | 'hash'>[],
  { version, site }: { readonly version: string; readonly site: PlannedSite },
): OutputFile {
  return textFile(
    '.conf-site-build.json',
    `${JSON.stringify(
      {
        tool: 'conf-site',
        version,
        digest: listHash(files),
        maintenance: site.maintenance,
        basePath: site.basePath,
        validFrom: site.validFrom,
        validUntil: site.validUntil,
      },
      null,
      2,
    )}\n`,
  );
}
