import { isOf, type ValidRecord } from '../../content/valid-record.ts';
import type { Finding } from '../../diagnostics/diagnostic.ts';
import type { CheckScope } from '../check-scope.ts';
import type { EditionPlace } from '../edition-place.ts';
import { type EditionScope, editionsIn, settingOf } from '../edition-scope.ts';
import { atKey, atValue, type UnplacedFinding } from '../finding-at.ts';

/**
 * Checks statements of an edition that contradict each other. Adds `minimum-over-maximum`, `limit-without-number`, and the
 * warning `sponsor-twice`.
 */
export function checkContradictions(place: EditionPlace, scope: CheckScope): readonly Finding[] {
  return editionsIn(scope, place).flatMap((editionScope) => [
    ...teamSizes(editionScope),
    ...teamLimit(editionScope),
    ...clockDays(editionScope),
    ...doubleSponsors(editionScope),
  ]);
}

/** Reported at the number of the edition, if it has one of the two. */
function teamSizes(editionScope: EditionScope): readonly Finding[] {
  const least = settingOf(editionScope, ({ options }) => options?.teamMinimum);
  const most = settingOf(editionScope, ({ options }) => options?.teamMaximum);
  if (least === undefined || most === undefined || least.value <= most.value) return [];
  const message = `Teams have at least ${least.value} members and at most ${most.value}.`;
  // Settings of the event do not concern past editions.
  if (
    editionScope.year < editionScope.currentYear &&
    (least.record !== editionScope.edition || most.record !== editionScope.edition)
  )
    return [];
  const isOwnMaximum = most.record === editionScope.edition && least.record !== editionScope.edition;
  const { record } = isOwnMaximum ? most : least;
  const pointer = ['options', isOwnMaximum ? 'teamMaximum' : 'teamMinimum'] as const;
  return [atValue(record, pointer, minimumOverMaximum(message))];
}

/** The clock counts days only if they are fewer than those of the long wait. */
function clockDays({ edition }: EditionScope): readonly Finding[] {
  const { daysAwayDays: away, longWaitDays: wait } = edition.data.hackathon?.timer ?? {};
  if (away === undefined || wait === undefined || away < wait) return [];
  const message = `The timer shows only the date if ${wait} or more days remain, so it never counts ${away} days.`;
  return [atValue(edition, ['hackathon', 'timer', 'daysAwayDays'], minimumOverMaximum(message))];
}

function minimumOverMaximum(message: string): UnplacedFinding {
  const hint = 'change one of the two numbers';
  return { code: 'minimum-over-maximum', severity: 'error', message, hint };
}

function teamLimit(editionScope: EditionScope): readonly Finding[] {
  const isLimited = settingOf(editionScope, ({ options }) => options?.limitTeamsNumber);
  if (isLimited?.value !== true || settingOf(editionScope, ({ options }) => options?.maxTeams) !== undefined) return [];
  return [
    atKey(isLimited.record, ['options', 'limitTeamsNumber'], {
      code: 'limit-without-number',
      severity: 'error',
      message: 'The number of teams is limited, but the limit is missing.',
      hint: 'add "maxTeams:"',
    }),
  ];
}

/** A sponsor can be on one level only. */
function doubleSponsors({ edition }: EditionScope): readonly Finding[] {
  const levelOf = new Map<string, string>();
  return (['l5', 'l4', 'l3', 'l2', 'l1'] as const).flatMap((level) =>
    (edition.data.sponsors[level] ?? []).flatMap((name, at) => {
      const first = levelOf.get(name);
      if (first === undefined) levelOf.set(name, level);
      if (first === undefined || first === level) return [];
      return [
        atValue(edition, ['sponsors', level, String(at)], {
          code: 'sponsor-twice',
          severity: 'warning',
          message: `The sponsor "${name}" stands on level ${first} already.`,
          hint: 'keep the name on one level',
        }),
      ];
    }),
  );
}

/** Adds the warning `seats-without-workshop`. */
export function checkSeats(record: ValidRecord): readonly Finding[] {
  if (!isOf(record, 'session') || record.data.seats === undefined || record.data.type === 'workshop') return [];
  return [
    atKey(record, ['seats'], {
      code: 'seats-without-workshop',
      severity: 'warning',
      message: 'Only workshops have seats, and this session is a talk.',
      hint: 'delete the field, or write "type: workshop"',
    }),
  ];
}
