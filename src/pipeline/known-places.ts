import { hashOf } from '../content/short-hash.ts';
import type { Diagnostic, Finding } from '../diagnostics/diagnostic.ts';
import { grouped } from '../model/grouped.ts';
import { locateFindings } from '../read/locate.ts';

/** The bytes of a file; undefined where it is gone. */
export type BytesOf = (path: string) => Promise<Uint8Array | undefined>;

/** By path what was found in a file, where: plain data. */
export type KnownPlaces = ReadonlyMap<string, { readonly of: string; readonly diagnostics: readonly Diagnostic[] }>;

interface Locating {
  readonly bytesOf: BytesOf;
  /** By path the hash of a file that was read. */
  readonly hashes: ReadonlyMap<string, string>;
  readonly before: KnownPlaces | undefined;
}

/**
 * Findings with their lines and columns, in their order. Only what was not found at the same bytes before is looked up; gives
 * what is known then.
 */
export async function locateKnown(
  findings: readonly Finding[],
  { bytesOf, hashes, before }: Locating,
): Promise<{ readonly diagnostics: readonly Diagnostic[]; readonly places: KnownPlaces }> {
  const places = new Map<string, { readonly of: string; readonly diagnostics: readonly Diagnostic[] }>();
  const located = new Map<Finding, Diagnostic>();
  for (const [path, inFile] of grouped(findings, ({ path }) => path)) {
    const hash = hashes.get(path);
    const of = `${hash} ${JSON.stringify(inFile)}`;
    const known = hash === undefined ? undefined : before?.get(path);
    let isSame = hash !== undefined;
    // Where somebody has saved the file meanwhile, these are places in another text.
    const bytesNow: BytesOf = async () => {
      const bytes = await bytesOf(path);
      isSame &&= bytes !== undefined && hashOf(bytes) === hash;
      return bytes;
    };
    const diagnostics = known?.of === of ? known.diagnostics : await locateFindings(inFile, bytesNow);
    if (isSame) places.set(path, { of, diagnostics });
    for (const [at, finding] of inFile.entries()) located.set(finding, diagnostics[at] as Diagnostic);
  }
  return { diagnostics: findings.map((finding) => located.get(finding) as Diagnostic), places };
}
