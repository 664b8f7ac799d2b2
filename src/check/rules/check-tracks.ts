import { recordsOf } from '../../content/content-index.ts';
import { isOf, type ValidRecord } from '../../content/valid-record.ts';
import type { Finding } from '../../diagnostics/diagnostic.ts';
import type { CheckScope } from '../check-scope.ts';
import { atValue } from '../finding-at.ts';

/** Checks that no event has more tracks than the settings of the site allow. Adds `track-beyond-limit`. */
export function checkTracks(record: ValidRecord, { index }: CheckScope): readonly Finding[] {
  const most = recordsOf(index, 'site')[0]?.data.limits.tracks;
  if (most === undefined || !isOf(record, 'event', 'edition')) return [];
  return (record.data.tracks ?? []).flatMap(({ ident }, at) => {
    if (at < most) return [];
    return [
      atValue(record, ['tracks', String(at), 'ident'], {
        code: 'track-beyond-limit',
        severity: 'error',
        message: `The track "${ident}" is number ${at + 1}, but schedules can have at most ${most}.`,
        hint: 'raise "limits.tracks" in content/site.yaml, or use fewer tracks',
      }),
    ];
  });
}
