import type { ImportedProgramme, ReadOptions } from '../imported-programme.ts';
import { elementsIn, type MarkupElement, textIn } from '../text/markup-tree.ts';
import { type Loose, lineOf } from './loose-values.ts';
import { readScheduleExport } from './read-schedule.ts';
import type { PlacedEvent } from './schedule-event.ts';

/** Reads the schedule.xml of Pentabarf, frab and pretalx by converting it to the structure of schedule.json. */
export function readPentabarf(schedule: MarkupElement, options: ReadOptions): ImportedProgramme {
  const persons = personsById(schedule);
  const days = elementsIn(schedule, 'day').map((day) => ({
    date: day.attributes['date'],
    events: eventsOf(day, persons),
  }));
  const [about] = elementsIn(schedule, 'conference');
  const rooms = elementsIn(schedule, 'day').flatMap((day) => elementsIn(day, 'room'));
  return readScheduleExport(
    {
      conference: textsIn(about),
      days,
      rooms: rooms.map(({ attributes }) => attributes),
      tracks: [...childrenOf(schedule, 'tracks'), ...(about === undefined ? [] : elementsIn(about, 'track'))].map(
        (track) => ({ name: textIn(track), ...track.attributes }),
      ),
    },
    options,
  );
}

/** The events of a day, which are inside rooms or directly inside the day. */
function eventsOf(day: MarkupElement, persons: ReadonlyMap<string, Loose>): readonly PlacedEvent[] {
  return elementsIn(day).flatMap((child): readonly PlacedEvent[] => {
    if (child.name === 'event') return [placedEvent(child, persons)];
    if (child.name !== 'room') return [];
    const name = lineOf(child.attributes['name']);
    return elementsIn(child, 'event').map((event) => placedEvent(event, persons, name));
  });
}

function placedEvent(element: MarkupElement, persons: ReadonlyMap<string, Loose>, name?: string): PlacedEvent {
  const event: Loose = {
    ...textsIn(element),
    ...element.attributes,
    persons: childrenOf(element, 'persons').map((person) => ({
      ...persons.get(person.attributes['id'] ?? ''),
      ...person.attributes,
      public_name: textIn(person),
    })),
    links: childrenOf(element, 'links').map(linkOf),
    attachments: childrenOf(element, 'attachments').map(linkOf),
    recording: textsIn(elementsIn(element, 'recording')[0]),
    answers: [],
  };
  return { room: name ?? lineOf(event['room']), event };
}

function childrenOf(element: MarkupElement, name: string): readonly MarkupElement[] {
  return elementsIn(element, name).flatMap((list) => elementsIn(list));
}

/** The address of a link is in `href`, or else in its text. */
function linkOf(link: MarkupElement): Loose {
  const { href } = link.attributes;
  return href === undefined ? { url: textIn(link) } : { url: href, title: textIn(link) };
}

/** The biographies, which are in a separate list if the export has them. */
function personsById(schedule: MarkupElement): ReadonlyMap<string, Loose> {
  const persons = childrenOf(schedule, 'persons').map((person) => {
    const texts = textsIn(person);
    const biography = lineOf(texts['biography']) === undefined ? texts['extended_biography'] : texts['biography'];
    return [person.attributes['id'] ?? '', { biography }] as const;
  });
  return new Map(persons);
}

/** Element name → text, for the children of an element. The first of several with the same name counts. */
function textsIn(element: MarkupElement | undefined): Loose {
  const children = element === undefined ? [] : elementsIn(element);
  return Object.fromEntries([...children].reverse().map((child) => [child.name, textIn(child)]));
}
