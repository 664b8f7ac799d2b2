import { hashOf } from '../content/short-hash.ts';
import { canonicalJson } from '../domain/canonical-json.ts';
import type { OutputFile } from '../domain/page/output.ts';
import type { LiveFile, PlannedLive } from '../domain/programme/planned-live.ts';
import { textFile } from './emit-files.ts';

/** `/{event}/{year}/live.json`, a `LiveFile`. */
export function liveFile({ edition, ...planned }: PlannedLive, buildHash: string): OutputFile {
  const build = hashOf(canonicalJson([buildHash, planned])).slice(0, 8);
  return textFile(`${edition}/live.json`, canonicalJson({ ...planned, build } satisfies LiveFile));
}
