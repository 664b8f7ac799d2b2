import { plain } from '../../src/domain/language.ts';
import type { ScheduleDay } from '../../src/domain/page/page.ts';
import type { ScheduleChoice } from '../islands/FilterChoices.tsx';
import type { Translate } from '../render/environment.tsx';

/** By what the rows of a day can be filtered. A choice is offered where there are two or more to choose from; rooms only where they differ from the tracks. */
export function scheduleChoices(day: ScheduleDay, t: Translate): readonly ScheduleChoice[] {
  const beside = day.rows.filter(({ column }) => column !== undefined);
  const rooms = day.rooms.filter(({ ident }) => beside.some(({ room }) => room === ident));
  const tracks = new Set(beside.map(({ track }) => track));
  const pairs = new Set(beside.map(({ track, room }) => `${track} ${room}`));
  const isOneToOne = tracks.size === rooms.length && pairs.size === rooms.length;
  const choices = [
    { by: 'track', from: day.tracks, label: t('schedule:track'), all: t('schedule:allTracks') },
    { by: 'room', from: isOneToOne ? [] : rooms, label: t('schedule:room'), all: t('schedule:allRooms') },
    { by: 'topics', from: day.topics, label: t('schedule:topic'), all: t('schedule:allTopics') },
  ] as const;
  return choices
    .filter(({ from }) => from.length > 1)
    .map(({ from, ...choice }) => ({
      ...choice,
      options: from.map(({ ident, title }) => ({ value: ident, label: plain(title) })),
    }));
}
