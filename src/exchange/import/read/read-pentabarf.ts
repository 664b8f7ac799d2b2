import type { ImportedProgramme, ReadOptions } from '../imported-programme.ts';
import { elementsIn, type MarkupElement, textIn } from '../text/markup-tree.ts';
import { type Loose, lineOf } from './loose-values.ts';
import { readScheduleExport } from './read-schedule.ts';
import type { PlacedEvent } from './schedule-event.ts';

/** schedule.xml as Pentabarf, frab and pretalx write it: brought into the shape of schedule.json. */
export function readPentabarf(schedule: MarkupElement, options: ReadOptions): ImportedProgramme {
  const persons = personsById(schedule);
  const days = elementsIn(schedule, 'day').map((day) => ({
    date: day.attributes['date'],
    events: eventsOf(day, persons),
  }));
  const conference = textsIn(elementsIn(schedule, 'conference')[0]);
  const rooms = elementsIn(schedule, 'day').flatMap((day) => elementsIn(day, 'room'));
  const roomNames = rooms.flatMap((room) => lineOf(room.attributes['name']) ?? []);
  return readScheduleExport({ conference, days, roomNames }, options);
}

/** Events in rooms, or in the day itself, each with its own room. */
function eventsOf(day: MarkupElement, persons: ReadonlyMap<string, Loose>): readonly PlacedEvent[] {
  return elementsIn(day).flatMap((child): readonly PlacedEvent[] => {
    if (child.name === 'event') return [placed(child, persons)];
    if (child.name !== 'room') return [];
    const name = lineOf(child.attributes['name']);
    return elementsIn(child, 'event').map((event) => placed(event, persons, name));
  });
}

function placed(element: MarkupElement, persons: ReadonlyMap<string, Loose>, name?: string): PlacedEvent {
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

/** A link without an address has it as its text. */
function linkOf(link: MarkupElement): Loose {
  const { href } = link.attributes;
  return href === undefined ? { url: textIn(link) } : { url: href, title: textIn(link) };
}

/** Biographies stand apart, if at all. */
function personsById(schedule: MarkupElement): ReadonlyMap<string, Loose> {
  const persons = childrenOf(schedule, 'persons').map((person) => {
    const texts = textsIn(person);
    const biography = lineOf(texts['biography']) === undefined ? texts['extended_biography'] : texts['biography'];
    return [person.attributes['id'] ?? '', { biography }] as const;
  });
  return new Map(persons);
}

/** What stands in an element's children, by their names; the first of each counts. */
function textsIn(element: MarkupElement | undefined): Loose {
  const children = element === undefined ? [] : elementsIn(element);
  return Object.fromEntries([...children].reverse().map((child) => [child.name, textIn(child)]));
}
