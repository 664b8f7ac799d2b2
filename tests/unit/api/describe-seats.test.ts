import { expect, it } from 'vitest';
import { describeSeats } from '../../../src/api/mail/describe-seats.ts';
import { SPRING } from '../../support/changed-programme.ts';
import type { ContentChange } from '../../support/content-in-memory.ts';
import { buildOf } from '../../support/planned-content.ts';

const EDITION = 'content/events/worklica/2026';
const WORKSHOP = 'first-day-offline';

/** A workshop that is given again in the afternoon. */
const twice: ContentChange = (content) =>
  content.edit(
    `${EDITION}/schedule.yaml`,
    '  - special: closing',
    `  - session: ${WORKSHOP}\n    startsAt: '17:00'\n  - special: closing`,
  );

async function timesIn(change: ContentChange): Promise<readonly string[]> {
  const { site } = await buildOf(change, { at: SPRING });
  const edition = site.events.flatMap(({ editions }) => editions).find((one) => one.event === 'worklica');
  if (edition === undefined) throw new Error('There is no edition.');
  const seats = describeSeats(site, edition, { workshops: [WORKSHOP], language: 'en' });
  return seats.match(/\d\d:\d\d(?=–)/g) ?? [];
}

it('lists each time of a workshop that takes place; those of one that is off as a whole stay', async () => {
  const cancelled =
    (lines: string): ContentChange =>
    (content) => {
      twice(content);
      content.write(
        `${EDITION}/changes/off.yaml`,
        `at: 2026-05-07T19:30\nkind: cancelled\nentry: ${WORKSHOP}\n${lines}`,
      );
    };
  expect(await timesIn(twice)).toHaveLength(2);
  expect(await timesIn(cancelled('startsAt: 2026-05-08T17:00\n'))).toEqual([(await timesIn(twice))[0]]);
  expect(await timesIn(cancelled(''))).toHaveLength(2);
});
