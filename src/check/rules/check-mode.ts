import { roomsOf, venueIdents } from '../../content/reference-names.ts';
import type { ValidRecord } from '../../content/valid-record.ts';
import type { Finding } from '../../diagnostics/diagnostic.ts';
import { areOnline } from '../../domain/programme/mode.ts';
import type { CheckScope } from '../check-scope.ts';
import type { EditionPlace } from '../edition-place.ts';
import { editionsIn } from '../edition-scope.ts';
import { atValue } from '../finding-at.ts';

/** Adds the warning `mode-contradicted` for a `mode` that the edition's venues and rooms contradict. */
export function checkMode(place: EditionPlace, scope: CheckScope): readonly Finding[] {
  return editionsIn(scope, place).flatMap((editionScope) => {
    const against = contradiction(editionScope.edition, scope);
    if (against === undefined) return [];
    return [
      atValue(editionScope.edition, ['mode'], {
        code: 'mode-contradicted',
        severity: 'warning',
        message: against,
        hint: 'correct the mode, or the venue and the rooms; people who attend either way need "mode: mixed"',
      }),
    ];
  });
}

/** A stream is no contradiction: `mode: onsite` may stand beside it, and then nobody is invited to attend online. */
function contradiction(edition: ValidRecord<'edition'>, { index }: CheckScope): string | undefined {
  const { mode } = edition.data;
  const [venue] = venueIdents(edition, index);
  if (mode === 'online' && venue !== undefined)
    return `This edition is online, but it is held at the venue "${String(venue)}".`;
  if (mode !== 'onsite' || venue !== undefined) return undefined;
  const rooms = [...roomsOf(edition, index).values()];
  return `This edition is on site, but ${areOnline(rooms) ? 'all its rooms are online' : 'it has no venue'}.`;
}
