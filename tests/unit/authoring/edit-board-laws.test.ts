import fc from 'fast-check';
import { afterAll, expect, it } from 'vitest';
import { boardOf } from '../../../src/authoring/board/board-of.ts';
import { planMove } from '../../../src/authoring/board/plan-move.ts';
import { openContent } from '../../../src/authoring/change/open-change.ts';
import { recordsOf } from '../../../src/content/content-index.ts';
import type { Board, BoardMove, BoardPlace, BoardSpot } from '../../../src/domain/editor/edit-board.ts';
import { copyContent } from '../../support/content-copy.ts';
import { packageDir } from '../../support/run-tool.ts';
import { isFull, TEST_TIMEOUT_MS } from '../../support/thoroughness.ts';

const NOW = Date.parse('2026-03-01T09:00:00+01:00') / 1000;

const site = copyContent();
afterAll(() => site.remove());

/** Chooses one of some items by a random number. */
const oneOf = <T>(items: readonly T[], number: number): T => items[number % items.length] as T;

/** All spots of entries, and with `isEnd` also those after the last entry of each list. */
function spotsOf({ days }: Board, isEnd = false): readonly BoardSpot[] {
  const more = isEnd ? 1 : 0;
  return days.flatMap(({ date, entries }) => {
    const indexes = Array.from({ length: entries.length + more }, (_, index) => ({ date, index }));
    const inTracks = entries.flatMap(({ index: block, tracks = [] }) =>
      tracks.flatMap((track) =>
        Array.from({ length: track.entries.length + more }, (_, index) => ({ date, block, track: track.ident, index })),
      ),
    );
    return [...indexes, ...inTracks];
  });
}

type Numbers = readonly [kind: number, from: number, to: number];

function randomMove(board: Board, [kind, one, other]: Numbers): BoardMove | undefined {
  const from = oneOf(spotsOf(board), one);
  const to = oneOf(spotsOf(board, true), other);
  if (kind === 0 && board.tray.length > 0) return { kind: 'place', session: oneOf(board.tray, one).ident, to };
  if (from === undefined) return undefined;
  if (kind <= 2) return { kind: 'move', from, to };
  if (kind === 3) return { kind: 'unschedule', from };
  return kind === 4
    ? { kind: 'pin', at: from, startsAt: `${String(9 + (other % 9)).padStart(2, '0')}:30` }
    : { kind: 'resize', at: from, minutes: 5 + (other % 60) };
}

/** The sessions in the programme and in the tray, each as often as it is there. */
function sessionsOf({ days, tray }: Board): readonly string[] {
  const scheduled = days.flatMap(({ entries }) =>
    entries.flatMap((entry) => [entry, ...(entry.tracks ?? []).flatMap((track) => track.entries)]),
  );
  return [...scheduled.flatMap(({ session }) => session?.ident ?? []), ...tray.map(({ ident }) => ident)].sort();
}

const open = async (place: BoardPlace) => {
  const { scope } = await openContent({ rootDir: site.rootDir, packageDir }, NOW);
  return {
    scope,
    board: boardOf(scope.programmes, place, {
      today: '2027-03-01',
      versions: {},
      history: {},
    }),
  };
};

it(
  'keeps each session once, in the programme or in the tray, and the files valid after any moves',
  async () => {
    const { scope } = await open({ event: 'devlica', year: 2026 });
    const places = recordsOf(scope.index, 'edition').map(({ place }) => place as Required<BoardPlace>);
    const numbers = fc.tuple(fc.nat(5), fc.nat(500), fc.nat(500));
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...places),
        fc.array(numbers, { minLength: 3, maxLength: 4 }),
        async (at, moves) => {
          const first = await open(at);
          const sessions = sessionsOf(first.board);
          for (const numbersOfMove of moves) {
            const { scope: before, board } = await open(at);
            const move = randomMove(board, numbersOfMove);
            if (move === undefined) continue;
            const files = planned(before, board, move);
            for (const file of files) if ('text' in file) site.write(file.path, file.text);
            const after = await open(at);
            expect(sessionsOf(after.board)).toEqual(sessions);
            expect(after.board.problems.filter(({ severity }) => severity === 'error')).toEqual([]);
          }
        },
      ),
      { numRuns: isFull ? 40 : 8 },
    );
  },
  TEST_TIMEOUT_MS,
);

/** The files of a move; none if it is one that is refused with a hint. */
function planned(scope: Parameters<typeof planMove>[0], board: Board, move: BoardMove) {
  try {
    return planMove(scope, board, move).files;
  } catch (error) {
    expect(error).toHaveProperty('hint');
    return [];
  }
}
