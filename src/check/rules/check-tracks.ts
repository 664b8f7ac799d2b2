import { type ContentRecord, field, recordsOf } from '../../content/content-index.ts';
import type { Finding } from '../../diagnostics/diagnostic.ts';
import type { CheckScope } from '../check-scope.ts';

/** Checks that no event has more tracks than the settings of the site allow. Adds `track-beyond-limit`. */
export function checkTracks(record: ContentRecord, { index, isValid }: CheckScope): readonly Finding[] {
  if (record.place.kind !== 'event' && record.place.kind !== 'edition') return [];
  const [site] = recordsOf(index, 'site');
  const most = site !== undefined && isValid(site) ? field(field(site.document.data, 'limits'), 'tracks') : null;
  return typeof most === 'number' ? tracksBeyond(record, most) : [];
}

function tracksBeyond(record: ContentRecord, most: number): readonly Finding[] {
  const tracks = field(record.document.data, 'tracks');
  return (Array.isArray(tracks) ? tracks : []).flatMap((track, at): readonly Finding[] => {
    const ident = field(track, 'ident');
    if (!(Number(ident) > most)) return [];
    return [
      {
        code: 'track-beyond-limit',
        severity: 'error',
        path: record.document.path,
        place: { kind: 'pointer', pointer: ['tracks', String(at), 'ident'], on: 'value' },
        message: `There is a track ${ident}, but schedules can have at most ${most}.`,
        hint: 'raise "limits.tracks" in content/site.yaml, or use fewer tracks',
      },
    ];
  });
}
