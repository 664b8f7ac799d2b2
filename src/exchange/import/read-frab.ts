import type { ImportedProgramme } from './imported-programme.ts';
import { isRecord, type Loose, lineOf, recordOf, recordsIn } from './loose-values.ts';
import type { ReadOptions } from './read-options.ts';
import type { PlacedEvent } from './schedule-event.ts';
import { namesOf, readScheduleExport } from './schedule-export.ts';

/** schedule.json as frab, pretalx and the voc's tools write it. */
export function readFrab(data: Loose, options: ReadOptions): ImportedProgramme {
  const { conference: about, base_url, url } = recordOf(data['schedule']);
  const conference: Loose = { base_url, url, ...recordOf(about) };
  const days = recordsIn(conference['days']).map((day) => ({ date: day['date'], events: eventsOf(day) }));
  return readScheduleExport({ conference, days, roomNames: namesOf(conference['rooms']) }, options);
}

function eventsOf(day: Loose): readonly PlacedEvent[] {
  return Object.entries(recordOf(day['rooms'])).flatMap(([name, events]) =>
    (Array.isArray(events) ? events : []).filter(isRecord).map((event) => ({
      room: lineOf(name) ?? lineOf(event['room']),
      event,
    })),
  );
}
