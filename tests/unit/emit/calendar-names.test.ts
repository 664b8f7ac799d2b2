import { expect, it } from 'vitest';
import type { PlannedProgramme, ProgrammeItem } from '../../../src/domain/programme/programme.ts';
import { calendarFiles } from '../../../src/emit/calendars.ts';
import { scheduleFiles } from '../../../src/emit/schedule-files.ts';
import { planOf, programmeIn } from '../../support/planned-content.ts';

const SPRING = Date.parse('2026-03-01T12:00:00+01:00') / 1000;
const programme = programmeIn(await planOf(SPRING), 'devlica/2026/') as PlannedProgramme;
const sessions = programme.days.flatMap(({ items }) => items.filter(({ kind }) => kind === 'session'));

const namesOf = (of: PlannedProgramme): ReadonlyMap<string, string> =>
  new Map([...calendarFiles(of), ...scheduleFiles(of)].map(({ path, hash }) => [path, hash]));

/** The files of the programme whose hashes differ after a change. */
function renamed(changed: PlannedProgramme): readonly string[] {
  const before = namesOf(programme);
  return [...namesOf(changed)].filter(([path, hash]) => before.get(path) !== hash).map(([path]) => path);
}

const withItem = (ident: string, change: Partial<ProgrammeItem>): PlannedProgramme => ({
  ...programme,
  days: programme.days.map((day) => ({
    ...day,
    items: day.items.map((item) => (item.ident === ident ? { ...item, ...change } : item)),
  })),
});

const programmeFiles = ['schedule.ics', 'schedule.json', 'schedule.xml'].map((name) => programme.folder + name);

it('the same programme gives the same files when it is planned again', () => {
  expect(renamed(structuredClone(programme))).toEqual([]);
});

it('a session with a new title changes its files, and those of the whole programme', () => {
  for (const { ident } of sessions) {
    const own = `${programme.folder}sessions/${ident}.ics`;
    expect([...renamed(withItem(ident, { title: 'Another' }))].sort()).toEqual([...programmeFiles, own].sort());
  }
});

it('a text or biography that calendars do not contain changes no file', () => {
  const { ident, persons } = sessions.find((one) => one.persons.length > 0) as ProgrammeItem;
  expect(renamed(withItem(ident, { text: 'Another.' }))).toEqual(programmeFiles.slice(1));
  const others = persons.map((person) => ({ ...person, biography: 'Another.' }));
  expect(renamed(withItem(ident, { persons: others }))).toEqual([`${programme.folder}schedule.json`]);
});

it('a property that all calendars share changes all of them', () => {
  expect(renamed({ ...programme, title: 'Another' })).toHaveLength(namesOf(programme).size);
});

it('sessions on another host have different ids, whether or not the programme was planned before', async () => {
  const elsewhere = { ...programme, host: 'elsewhere.example' };
  const textsOf = (of: PlannedProgramme) =>
    Promise.all(scheduleFiles(of).map(({ content }) => (content as () => string)()));
  const [here, there] = [await textsOf(programme), await textsOf(elsewhere)];
  expect(there).toEqual(await textsOf(structuredClone(elsewhere)));
  expect(there).not.toEqual(here);
});
