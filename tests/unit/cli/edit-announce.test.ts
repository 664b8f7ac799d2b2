import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createEditService } from '../../../src/cli/content/watch/edit-service.ts';
import type { HintedError } from '../../../src/diagnostics/hinted-error.ts';
import type { Announcement } from '../../../src/domain/editor/edit-announcement.ts';
import type { BoardEntry } from '../../../src/domain/editor/edit-board.ts';
import type { EditService } from '../../../src/domain/editor/edit-requests.ts';
import { type ContentCopy, copyContent, SMALL_SITE } from '../../support/content-copy.ts';
import { packageDir } from '../../support/run-tool.ts';

const PLACE = { event: 'meander', year: 2027 };
const EDITION = 'content/events/meander/2027';
const SCHEDULE = `${EDITION}/schedule.yaml`;
const FRIDAY = '2027-04-16';
const MORNING = Date.parse(`${FRIDAY}T09:40:00+02:00`) / 1000;

const IN_ROOMS = `# The day by the river.
entries:
  - special: registration
    startsAt: "09:00"   # sharp
    title: { en: Registration, hr: Prijave }
  - session: rivers-of-bytes   # keynote
    room: kiln
  - break: coffee
    title: { en: Coffee, hr: Kava }
  - rooms:
      kiln: [ { session: quiet-forms }, { special: other, ident: stretch, duration: 20, title: { en: Stretch, hr: Predah } } ]
      loft:
        - session: maps-without-tiles
`;

let site: ContentCopy;
let now: number;
let service: EditService;

beforeEach(() => {
  site = copyContent(SMALL_SITE);
  const venue = 'content/venues/ciglana.yaml';
  site.write(venue, `${site.read(venue)}rooms:\n  kiln: { name: { en: Kiln, hr: Peć } }\n  loft: { name: Loft }\n`);
  site.write(SCHEDULE, IN_ROOMS);
  now = MORNING;
  const controller = { sourcesOf: async () => ({ own: [], shared: [] }) };
  service = createEditService({ rootDir: site.rootDir, packageDir }, { controller, now: () => now });
});
afterEach(() => site.remove());

const at = (index: number, list?: { block: number; track: string }) => ({ at: { date: FRIDAY, index, ...list } });
const rivers = at(1);
const coffee = at(2);
const forms = at(0, { block: 3, track: 'kiln' });
const maps = at(0, { block: 3, track: 'loft' });

async function announce(change: Partial<Announcement> & Pick<Announcement, 'kind'>, { isDryRun = false } = {}) {
  const { versions } = await service.board(PLACE);
  return service.announce({ ...PLACE, versions, isDryRun, change: { text: {}, isUrgent: false, ...change } });
}

const changeFiles = () => {
  const folder = join(site.rootDir, EDITION, 'changes');
  return existsSync(folder) ? readdirSync(folder).sort() : [];
};
const written = (ident: string): string => site.read(`${EDITION}/changes/${ident}.yaml`);

/** `10:00 Rivers of bytes`, with the state of entries that have one. */
async function programme(): Promise<readonly string[]> {
  const { days } = await service.board(PLACE);
  const line = ({ startsAt, title, state, tracks = [] }: BoardEntry): readonly string[] => [
    `${startsAt} ${title}${state === undefined ? '' : `, ${state}`}`,
    ...tracks.flatMap(({ entries }) => entries.flatMap(line)),
  ];
  return days.flatMap(({ entries }) => entries.flatMap(line));
}

describe('announcing a change in the editor', () => {
  it('says first what it would come to, and writes nothing', async () => {
    const { effects, people, errors, board } = await announce(
      { kind: 'delay', entry: forms, minutes: 15, following: true },
      { isDryRun: true },
    );
    expect(effects).toEqual([
      {
        kind: 'moved',
        title: 'Quiet forms: what not to ask',
        from: { time: '11:00', room: 'kiln' },
        to: { time: '11:15', room: 'kiln' },
      },
      { kind: 'moved', title: 'Stretch', from: { time: '11:40', room: 'kiln' }, to: { time: '11:55', room: 'kiln' } },
    ]);
    expect(people).toEqual(['Ilka Šternad']);
    expect(errors).toEqual([]);
    expect(board.days[0]?.entries[3]?.tracks?.[0]?.entries[0]?.startsAt).toBe('11:15');
    expect(changeFiles()).toEqual([]);
    expect(site.read(SCHEDULE)).toBe(IN_ROOMS);
  });

  it('writes what conf-site change writes, at the instant of the watch', async () => {
    const text = { en: 'Ilka is ill.', hr: 'Ilka je bolesna.' };
    const { board } = await announce({ kind: 'cancel', entry: forms, text, isUrgent: true });
    expect(written('quiet-forms-cancelled')).toBe(
      'at: 2027-04-16T09:40\nkind: cancelled\nentry: quiet-forms\ntext: { en: Ilka is ill., hr: Ilka je bolesna. }\nurgent: true\n',
    );
    expect(site.read(SCHEDULE)).toBe(IN_ROOMS);
    expect(board.announced).toEqual([
      {
        path: `${EDITION}/changes/quiet-forms-cancelled.yaml`,
        at: '2027-04-16T09:40',
        kind: 'cancelled',
        title: 'Quiet forms: what not to ask',
      },
    ]);
    expect(await programme()).toContain('11:00 Quiet forms: what not to ask, cancelled');
    now += 600;
    await announce({ kind: 'restore', entry: forms });
    expect(written('quiet-forms-restored')).toContain('at: 2027-04-16T09:50\n');
    expect(await programme()).toContain('11:00 Quiet forms: what not to ask');
  });

  it('is undone and made again with the schedule', async () => {
    await announce({ kind: 'shift', room: 'loft', day: FRIDAY, minutes: 20, text: { en: 'The lift is slow.' } });
    const schedule = site.read(SCHEDULE);
    expect(schedule).not.toBe(IN_ROOMS);
    expect(written('loft-shift')).toContain('from: 2027-04-16T11:00\nminutes: 20\ntext: The lift is slow.\n');
    expect((await service.board(PLACE)).history.undo).toEqual({ kind: 'announced', title: 'Loft' });
    await service.history({ direction: 'undo' });
    expect([site.read(SCHEDULE), changeFiles()]).toEqual([IN_ROOMS, []]);
    await service.history({ direction: 'redo' });
    expect([site.read(SCHEDULE), changeFiles()]).toEqual([schedule, ['loft-shift.yaml']]);
  });

  it('moves, replaces, marks as full, and gives notices', async () => {
    await announce({ kind: 'move', entry: maps, to: '13:30', room: 'kiln' });
    expect(await programme()).toContain('13:30 Maps without tiles');
    expect(written('maps-without-tiles-moved')).toContain('from:\n  startsAt: 2027-04-16T11:00\n  room: loft\n');
    await announce({ kind: 'replace', entry: forms, by: maps });
    expect(written('quiet-forms-replaced')).toContain('by: maps-without-tiles\n');
    await announce({ kind: 'full', entry: rivers });
    const { effects } = await announce({
      kind: 'notice',
      until: `${FRIDAY}T14:00`,
      text: { hr: 'Garderoba je u dvorištu.' },
    });
    expect(effects).toEqual([{ kind: 'noticeForAll', edition: 'Meander 2027' }]);
    expect(written('notice')).toContain('until: 2027-04-16T14:00\n');
    await announce({ kind: 'notice', room: 'loft', text: { en: 'Use the other door.' } });
    expect((await service.board(PLACE)).announced.map(({ kind, title }) => [kind, title])).toEqual([
      ['notice', 'Loft'],
      ['notice', undefined],
      ['full', 'Rivers of bytes'],
      ['replaced', 'Quiet forms: what not to ask'],
      ['moved', 'Maps without tiles'],
    ]);
  });

  it('gives a break the ident by which the change refers to it', async () => {
    const { effects } = await announce({ kind: 'delay', entry: coffee, minutes: 10 });
    expect(effects[0]).toMatchObject({
      kind: 'moved',
      title: 'Coffee',
      from: { time: '10:40' },
      to: { time: '10:50' },
    });
    expect(site.read(SCHEDULE)).toContain("  - break: coffee\n    ident: coffee\n    startsAt: '10:50'\n");
    expect(written('coffee-delayed')).toContain('entry: coffee\nminutes: 10\n');
    expect((await service.board(PLACE)).problems).toEqual([]);
  });

  it('names a break also if nothing else of the schedule changes', async () => {
    await announce({ kind: 'notice', entry: coffee, text: { en: 'There is tea, too.' } });
    expect(site.read(SCHEDULE)).toBe(IN_ROOMS.replace('- break: coffee\n', '- break: coffee\n    ident: coffee\n'));
  });

  it('says what check would refuse, and writes nothing', async () => {
    const { errors, board } = await announce({ kind: 'delay', entry: rivers, minutes: -5 });
    expect(errors[0]).toMatchObject({ code: 'value-range', message: expect.stringContaining('minutes') });
    expect(board.announced).toEqual([]);
    expect([site.read(SCHEDULE), changeFiles()]).toEqual([IN_ROOMS, []]);
  });

  it('refuses a stale board, and keeps what somebody else wrote', async () => {
    const { versions } = await service.board(PLACE);
    const theirs = `${IN_ROOMS}# Mine.\n`;
    site.write(SCHEDULE, theirs);
    const change = { kind: 'cancel', entry: forms, text: {}, isUrgent: false } as const;
    const answer = await service.announce({ ...PLACE, versions, isDryRun: false, change });
    expect(answer).toMatchObject({ isConflict: true, effects: [] });
    expect([site.read(SCHEDULE), changeFiles()]).toEqual([theirs, []]);
  });

  it.each<[Partial<Announcement> & Pick<Announcement, 'kind'>, string, string]>([
    [{ kind: 'cancel' }, 'Something is missing.', 'fill in all fields'],
    [{ kind: 'delay', entry: forms }, 'Something is missing.', 'fill in all fields'],
    [{ kind: 'move', entry: forms }, 'Something is missing.', 'fill in all fields'],
    [{ kind: 'notice' }, 'Something is missing.', 'fill in all fields'],
    [{ kind: 'restore', entry: forms }, 'No change says that "Quiet forms: what not to ask"', 'nothing was written'],
    [{ kind: 'move', entry: forms, to: '11:00' }, '"Quiet forms: what not to ask" is there already.', 'nothing'],
    [{ kind: 'move', entry: forms, to: '2027-04-17T10:00' }, 'is not on the day', 'choose a time on the same day'],
    [{ kind: 'replace', entry: forms, by: forms }, 'cannot replace itself', 'choose another entry'],
    [{ kind: 'replace', entry: forms, by: coffee }, '"Coffee" cannot take the place', 'choose a session'],
    [
      { kind: 'shift', room: 'loft', day: FRIDAY, from: '17:00', minutes: 5 },
      'Nothing begins in "Loft"',
      'choose an earlier',
    ],
    [{ kind: 'shift', room: 'loft', day: '2027-04-17', minutes: 5 }, 'no schedule for 2027-04-17', 'choose a day'],
    [{ kind: 'cancel', entry: at(9) }, 'has no such place', 'load the programme again'],
  ])('refuses %j in words of the form', async (change, message, hint) => {
    const refusal = await announce(change).then(
      () => undefined,
      (error: HintedError) => error,
    );
    expect(refusal?.message).toContain(message);
    expect(refusal?.hint).toContain(hint);
    expect(refusal?.failureCode).not.toBe('announcement-impossible');
    expect(`${refusal?.message} ${refusal?.hint}`).not.toMatch(/--|conf-site/);
    expect([site.read(SCHEDULE), changeFiles()]).toEqual([IN_ROOMS, []]);
  });

  it('refuses a change before another one, and says to set the clock', async () => {
    await announce({ kind: 'cancel', entry: forms });
    now -= 3600;
    await expect(announce({ kind: 'restore', entry: forms })).rejects.toMatchObject({
      message: expect.stringContaining('is told at 2027-04-16 09:40'),
      hint: 'set the clock of conf-site watch to a later time, and try again',
      failureCode: 'later-announcement',
    });
  });
});
