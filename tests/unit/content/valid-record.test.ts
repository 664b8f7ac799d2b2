import { expect, it } from 'vitest';
import { atValue } from '../../../src/check/finding-at.ts';
import { allRecordsOf, indexContent, recordsOf } from '../../../src/content/content-index.ts';
import { items } from '../../../src/content/valid-record.ts';

const edition = (data: unknown) =>
  indexContent({
    documents: [{ path: 'content/events/weft/2026/edition.yaml', data, body: '', hash: '' }],
    media: [],
  });

it('names of fields are compared with the schema when the code is compiled', () => {
  const [valid] = recordsOf(edition({}), 'edition');
  // @ts-expect-error: an edition has no such field.
  expect(valid?.data.endTime).toBeUndefined();
  const [unchecked] = allRecordsOf(edition({ days: [{ date: '2026-05-08' }] }), 'edition');
  if (unchecked === undefined) throw new Error('The index has the record.');
  // @ts-expect-error: an edition has no such field, whether or not the file has one.
  expect(unchecked.data.endTime).toBeUndefined();
  // @ts-expect-error: a day has no such field.
  expect(items(unchecked.data.days)[0]?.day).toBeUndefined();
  const finding = { code: 'day-twice', severity: 'error', message: '' } as const;
  expect(atValue(unchecked, ['days', '0', 'date'], finding).place).toMatchObject({ pointer: ['days', '0', 'date'] });
  // @ts-expect-error: a day has no such field, so no finding can be there.
  expect(atValue(unchecked, ['days', '0', 'day'], finding).path).toContain('edition.yaml');
});

it.each([null, 'tomorrow', 7, { date: '2026-05-08' }, [null, 'tomorrow']])(
  'data that its schema refuses can be read: %j in place of a list',
  (days) => {
    const [unchecked] = allRecordsOf(edition({ days }), 'edition');
    expect(items(unchecked?.data.days).map((day) => day?.date)).toEqual(
      Array.isArray(days) ? [undefined, undefined] : [],
    );
  },
);
