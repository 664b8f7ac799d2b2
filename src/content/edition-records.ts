import type { ContentIndex, ContentRecord } from './content-record.ts';
import type { RecordPlace } from './kinds.ts';

/** All records of one edition, or all records that belong to no edition; these have neither event nor year. */
export interface EditionRecords extends Pick<RecordPlace, 'event' | 'year'> {
  readonly records: readonly ContentRecord[];
}

/** Groups records by edition, in the order of each edition's first record. */
export function recordsByEdition(records: ContentIndex['records']): readonly EditionRecords[] {
  const groups = new Map<string, ContentRecord[]>();
  for (const record of records) {
    const name = editionName(record.place);
    const group = groups.get(name);
    if (group === undefined) groups.set(name, [record]);
    else group.push(record);
  }
  return Array.from(groups.values(), (group) => {
    const { event, year } = (group[0] as ContentRecord).place;
    return event === undefined || year === undefined ? { records: group } : { event, year, records: group };
  });
}

/** A unique name of the edition that a place belongs to; empty if it belongs to none. */
export function editionName({ event, year }: Pick<RecordPlace, 'event' | 'year'>): string {
  return event === undefined || year === undefined ? '' : `${event}/${year}`;
}
