import { expect, it } from 'vitest';
import { nameOfEntry, scheduleEntries } from '../../../src/content/schedule-entries.ts';
import type { UncheckedRecord } from '../../../src/content/valid-record.ts';

it.each([null, 'mill', 7, { mill: null }, { mill: 'weaving' }, { mill: [null] }])(
  'a schedule that its schema refuses can be read: %j in place of the lists of tracks',
  (tracks) => {
    const schedule = { entries: [{ tracks }, null, { session: 'dyeing' }] } as UncheckedRecord<'schedule'>['data'];
    const names = scheduleEntries(schedule).map(({ data }) => nameOfEntry(data));
    expect(names.filter((name) => name !== undefined)).toEqual(['dyeing']);
  },
);
