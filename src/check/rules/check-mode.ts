import { recordsOf } from '../../content/content-index.ts';
import { roomsOf } from '../../content/reference-names.ts';
import type { Finding } from '../../diagnostics/diagnostic.ts';
import type { CheckScope } from '../check-scope.ts';
import type { EditionPlace } from '../edition-place.ts';
import { type EditionScope, editionsIn } from '../edition-scope.ts';
import { atValue } from '../finding-at.ts';

/** Adds the warning `mode-contradicted` for a `mode` that the edition's venue, streams or online rooms contradict. */
export function checkMode(place: EditionPlace, scope: CheckScope): readonly Finding[] {
  return editionsIn(scope, place).flatMap((editionScope) => {
    const against = contradiction(editionScope, scope);
    if (against === undefined) return [];
    return [
      atValue(editionScope.edition, ['mode'], {
        code: 'mode-contradicted',
        severity: 'warning',
        message: against,
        hint: 'write "mode: mixed" if people attend either way, or correct the other statement',
      }),
    ];
  });
}

function contradiction({ event, year, edition }: EditionScope, { index }: CheckScope): string | undefined {
  const { mode, venue, days } = edition.data;
  if (mode === 'online') {
    const named = venue ?? days.find((day) => day.venue !== undefined)?.venue;
    return named === undefined ? undefined : `This edition is online, but it is held at the venue "${named}".`;
  }
  if (mode !== 'onsite') return undefined;
  const [room] = [...roomsOf(edition, index)].find(([, { url }]) => url !== undefined) ?? [];
  if (room !== undefined) return `This edition is on site, but its room "${room}" is online.`;
  const assets = recordsOf(index, 'asset', { event, year });
  const streamed = assets.find(({ data }) => data.items.some(({ kind }) => kind === 'stream'));
  return streamed && `This edition is on site, but its session "${streamed.place.ident}" has a stream.`;
}
