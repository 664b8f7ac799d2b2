import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ChangeRequest } from '../../../src/authoring/change/change-request.ts';
import { describeChange, pinnedEffect } from '../../../src/authoring/change/describe-change.ts';
import { openContent } from '../../../src/authoring/change/open-change.ts';
import { planChange } from '../../../src/authoring/change/plan-change.ts';
import { changeFiles } from '../../../src/content-edits/content-files.ts';
import { effectSentence } from '../../../src/domain/programme/change-effects.ts';
import { type ContentCopy, copyContent, SMALL_SITE } from '../../support/content-copy.ts';
import { packageDir, runTool } from '../../support/run-tool.ts';

const EDITION = 'content/events/meander/2027';
const SCHEDULE = `${EDITION}/schedule.yaml`;
/** The morning of the conference. */
const MORNING = Date.parse('2027-04-16T09:40:00+02:00') / 1000;

/** Comments, quotes and flow style that an edit must not touch. */
const IN_ROOMS = `# The day by the river.
entries:
  - special: registration
    startsAt: "09:00"   # the doors open at 8:30
    title: { en: Registration, hr: Prijave }
  - session: rivers-of-bytes   # keynote
    room: kiln
  - break: coffee
    ident: coffee
    title: { en: Coffee, hr: Kava }
  - rooms:
      kiln: [ { session: quiet-forms }, { special: other, ident: stretch, duration: 20, title: Stretch } ]
      loft:
        - session: maps-without-tiles
  - special: closing
    room: kiln
    title: Closing
`;

let site: ContentCopy;
beforeEach(() => {
  site = copyContent(SMALL_SITE);
});
afterEach(() => site.remove());

function withRooms(schedule = IN_ROOMS): void {
  const venue = 'content/venues/ciglana.yaml';
  site.write(
    venue,
    `${site.read(venue)}rooms:\n  kiln: { name: { en: Kiln, hr: Peć } }\n  loft: { name: { en: Loft, hr: Tavan } }\n`,
  );
  site.write(SCHEDULE, schedule);
}

function addSecondDay(schedule: string): void {
  const second = '  - date: 2027-04-17\n    startDateTime: 2027-04-17T09:00\n    endDateTime: 2027-04-17T18:00\n';
  site.edit(`${EDITION}/edition.yaml`, 'venue: ciglana', `${second}venue: ciglana`);
  site.edit(`${EDITION}/edition.yaml`, 'endDateTime: 2027-04-16T18:00\ndays', 'endDateTime: 2027-04-17T18:00\ndays');
  site.write(`${EDITION}/days/2027-04-17/schedule.yaml`, schedule);
}

/** Makes a change as the command does, and returns what it says. */
async function change(request: Partial<ChangeRequest> & Pick<ChangeRequest, 'kind'>) {
  const roots = { rootDir: site.rootDir, packageDir };
  const asked = { at: MORNING, ...request };
  const { scope, checkedAfter } = await openContent(roots, asked.at);
  const planned = planChange(scope, asked);
  const after = await checkedAfter(planned.files);
  const description = describeChange(scope, after, planned);
  const pinned = pinnedEffect(scope, after, planned);
  await changeFiles(site.rootDir, planned.files);
  return {
    ...description,
    pinned: pinned && effectSentence(pinned),
    paths: planned.files.map(({ path }) => path),
  };
}

const written = (ident: string): string => site.read(`${EDITION}/changes/${ident}.yaml`);

/** The lines of the schedule that differ from `before`, with `-` and `+`. */
function difference(before: string): readonly string[] {
  const [old, now] = [before, site.read(SCHEDULE)].map((text) => text.split('\n')) as [string[], string[]];
  return [
    ...old.filter((line) => !now.includes(line)).map((line) => `-${line}`),
    ...now.filter((line) => !old.includes(line)).map((line) => `+${line}`),
  ];
}

describe('conf-site change', () => {
  it('cancels a session, and leaves the schedule as it is', async () => {
    const before = site.read(SCHEDULE);
    const { done, people, errors, paths } = await change({
      kind: 'cancel',
      name: 'quiet-forms',
      text: ['Ilka is ill.', 'hr=Ilka je bolesna.'],
      urgent: true,
    });
    expect(paths).toEqual([`${EDITION}/changes/quiet-forms-cancelled.yaml`]);
    expect(written('quiet-forms-cancelled')).toBe(
      'at: 2027-04-16T09:40\nkind: cancelled\nentry: quiet-forms\ntext: { en: Ilka is ill., hr: Ilka je bolesna. }\nurgent: true\n',
    );
    expect(site.read(SCHEDULE)).toBe(before);
    expect(errors).toEqual([]);
    expect(people).toEqual(['Ilka Šternad']);
    expect(done).toEqual([expect.stringMatching(/ is cancelled\. /)]);
  });

  it('takes a cancellation back, also within the same minute', async () => {
    await change({ kind: 'cancel', name: 'quiet-forms' });
    const { errors } = await change({ kind: 'restore', name: 'quiet-forms' });
    expect(written('quiet-forms-restored')).toBe('at: 2027-04-16T09:40:01\nkind: restored\nentry: quiet-forms\n');
    expect(errors).toEqual([]);
    await change({ kind: 'cancel', name: 'quiet-forms', at: MORNING + 600 });
    expect(written('quiet-forms-cancelled-2')).toContain('at: 2027-04-16T09:50\n');
  });

  it('asks for a name of a break that has none', async () => {
    await expect(change({ kind: 'delay', name: 'lunch', minutes: 5 })).rejects.toMatchObject({
      hint: 'give the break or special entry a name first: add "ident: lunch" to it in schedule.yaml',
    });
  });

  it.each([
    [{ kind: 'restore', name: 'quiet-forms' }, 'No change says that "quiet-forms" is cancelled'],
    [{ kind: 'cancel', name: 'quiet-form' }, 'There is no entry "quiet-form".'],
    [{ kind: 'move', name: 'quiet-forms', room: 'klin' }, 'There is no room "klin".'],
    [{ kind: 'move', name: 'quiet-forms' }, 'needs --to, --room or both'],
    [{ kind: 'move', name: 'quiet-forms', to: '11:00' }, 'is there already'],
    [{ kind: 'move', name: 'quiet-forms', to: 'noon' }, '"noon" is not a time.'],
    [{ kind: 'move', name: 'quiet-forms', to: '2027-04-17T10:00' }, 'is not on the day 2027-04-16'],
    [{ kind: 'delay', name: 'quiet-forms' }, 'needs --minutes'],
    [{ kind: 'cancel', name: 'quiet-forms', minutes: 5 }, 'takes no --minutes'],
    [{ kind: 'cancel' }, 'needs a name'],
    [{ kind: 'notice' }, 'needs --text'],
    [{ kind: 'notice', text: ['de=Hallo'] }, 'There is no language "de".'],
    [{ kind: 'shift', name: 'loft', minutes: 5, from: '17:00' }, 'Nothing begins in "loft" from 17:00'],
    [{ kind: 'shift', name: 'loft', minutes: 5, day: '2027-04-17' }, 'no schedule for 2027-04-17'],
    [{ kind: 'cancel', name: 'quiet-forms', year: 2026 }, 'has no edition 2026'],
  ] as const)('refuses %j, and writes nothing', async (request, message) => {
    withRooms();
    await expect(change(request)).rejects.toThrow(message);
    expect(existsSync(join(site.rootDir, EDITION, 'changes'))).toBe(false);
    expect(site.read(SCHEDULE)).toBe(IN_ROOMS);
  });

  it('delays an entry alone: what follows keeps its time, and every other byte stays', async () => {
    withRooms();
    const { done, people, pinned, errors, consequences } = await change({
      kind: 'delay',
      name: 'rivers-of-bytes',
      minutes: 15,
    });
    expect(errors).toEqual([]);
    expect(difference(IN_ROOMS)).toEqual([`+    startsAt: '10:15'`, `+    startsAt: '10:40'`]);
    expect(done).toEqual([expect.stringMatching(/ begins at 10:15 instead of 10:00 in kiln\.$/)]);
    expect(people).toEqual(['Toma Brezić']);
    expect(pinned).toBe('Nothing else moves: 1 entry now has a fixed start ("startsAt") in the schedule.');
    expect(consequences).toEqual([expect.stringContaining('"coffee" begins at 10:40, while')]);
  });

  it('edits entries in flow style in place, and keeps CRLF', async () => {
    const crlf = IN_ROOMS.replaceAll('\n', '\r\n');
    withRooms(crlf);
    await change({ kind: 'delay', name: 'quiet-forms', minutes: 10 });
    const now = site.read(SCHEDULE);
    expect(now).toBe(
      crlf
        .replace('{ session: quiet-forms }', "{ session: quiet-forms, startsAt: '11:10' }")
        .replace('title: Stretch }', "title: Stretch, startsAt: '11:40' }"),
    );
  });

  it('moves a session to another time and room, and keeps the quotes of a time that it replaces', async () => {
    withRooms(
      IN_ROOMS.replace('- session: maps-without-tiles', '- session: maps-without-tiles\n          startsAt: "11:00"'),
    );
    const before = site.read(SCHEDULE);
    const { done, errors } = await change({ kind: 'move', name: 'maps-without-tiles', to: '12:30', room: 'kiln' });
    expect(errors).toEqual([]);
    expect(difference(before)).toEqual([
      '-          startsAt: "11:00"',
      '+          room: kiln',
      '+          startsAt: "12:30"',
      `+    startsAt: '12:00'`,
    ]);
    expect(written('maps-without-tiles-moved')).toContain('from:\n  startsAt: 2027-04-16T11:00\n  room: loft\n');
    expect(done).toEqual([expect.stringMatching(/ is in kiln instead of loft, at 12:30 instead of 11:00\.$/)]);
  });

  it.each<readonly [what: string, request: Pick<ChangeRequest, 'kind' | 'name' | 'to' | 'minutes'>, isBeside: boolean]>(
    [
      ['a moved entry', { kind: 'move', name: 'stretch', to: '14:00' }, false],
      ['what ran beside a moved entry', { kind: 'move', name: 'quiet-forms', to: '14:00' }, false],
      ['a delayed entry', { kind: 'delay', name: 'stretch', minutes: 5 }, true],
      ['what runs beside a delayed entry', { kind: 'delay', name: 'quiet-forms', minutes: 5 }, true],
    ],
  )('lets %s run beside another one: %j: %s', async (_, request, isBeside) => {
    withRooms(IN_ROOMS.replace('title: Stretch }', 'title: Stretch, alongside: true }'));
    const { errors } = await change(request);
    expect(errors).toEqual([]);
    expect(site.read(SCHEDULE).includes('alongside')).toBe(isBeside);
    if (request.name === 'quiet-forms') expect(site.read(SCHEDULE)).toMatch(/ident: stretch,.* startsAt: '11:00'/);
  });

  it('shifts a room from now on, and leaves other rooms and breaks alone', async () => {
    withRooms();
    const { done, errors } = await change({ kind: 'shift', name: 'kiln', minutes: 20, at: MORNING + 3600 });
    expect(errors).toEqual([]);
    expect(written('kiln-shift')).toBe(
      'at: 2027-04-16T10:40\nkind: shift\nroom: kiln\nfrom: 2027-04-16T11:00\nminutes: 20\n',
    );
    expect(done.map((one) => one.replace(/^".*?" /, ''))).toEqual([
      'begins at 11:20 instead of 11:00 in kiln.',
      'begins at 12:00 instead of 11:40 in kiln.',
      'begins at 12:20 instead of 12:00 in kiln.',
    ]);
  });

  it('delays what follows in the room too, with --following', async () => {
    withRooms();
    await change({ kind: 'delay', name: 'stretch', minutes: 5, following: true });
    expect(written('kiln-shift')).toContain('from: 2027-04-16T11:40\nminutes: 5\n');
  });

  it('delays each following entry that has a name, where there are no rooms', async () => {
    const { paths, errors } = await change({ kind: 'delay', name: 'rivers-of-bytes', minutes: 10, following: true });
    expect(errors).toEqual([]);
    expect(paths).toEqual([
      ...['rivers-of-bytes', 'quiet-forms', 'maps-without-tiles'].map(
        (one) => `${EDITION}/changes/${one}-delayed.yaml`,
      ),
      SCHEDULE,
    ]);
  });

  it('gives a session that replaces another one its place in the schedule', async () => {
    withRooms();
    site.write(
      `${EDITION}/sessions/lightning.md`,
      site.read(`${EDITION}/sessions/rivers-of-bytes.md`).replace('duration: 40', 'duration: 60'),
    );
    const { errors } = await change({ kind: 'replace', name: 'quiet-forms', by: 'lightning' });
    expect(errors).toEqual([]);
    const now = site.read(SCHEDULE);
    expect(now).toContain("[ { session: quiet-forms }, { session: lightning, startsAt: '11:00' }, { special: other,");
    expect(now).toContain("title: Stretch, startsAt: '11:40' }");
  });

  it('gives a session no second place if errors hide the day that has it', async () => {
    withRooms();
    addSecondDay('entries:\n  - session: maps-without-tiles\n');
    site.edit(SCHEDULE, '        - session: maps-without-tiles\n', '        - session: lightning\n');
    site.write(`${EDITION}/sessions/lightning.md`, site.read(`${EDITION}/sessions/quiet-forms.md`));
    site.edit(`${EDITION}/sessions/maps-without-tiles.md`, 'duration:', 'dauer:');
    const before = site.read(SCHEDULE);
    await change({ kind: 'replace', name: 'quiet-forms', by: 'maps-without-tiles' });
    expect(site.read(SCHEDULE)).toBe(before);
    expect(written('quiet-forms-replaced')).toContain('by: maps-without-tiles\n');
  });

  it('writes a notice for everybody, until a time of today', async () => {
    withRooms();
    await change({ kind: 'notice', until: '14:00', text: ['The cloakroom is in the yard.'] });
    expect(written('notice')).toBe(
      'at: 2027-04-16T09:40\nkind: notice\nuntil: 2027-04-16T14:00\ntext: The cloakroom is in the yard.\n',
    );
  });

  it('only writes what the schedule says already, with --keep-schedule', async () => {
    withRooms(
      IN_ROOMS.replace('- session: maps-without-tiles', "- session: maps-without-tiles\n          startsAt: '11:30'"),
    );
    const before = site.read(SCHEDULE);
    const { errors, done } = await change({
      kind: 'move',
      name: 'maps-without-tiles',
      from: '11:00',
      keepSchedule: true,
    });
    expect(errors).toEqual([]);
    expect(done).toEqual(['The schedule stays as it is, since it says so already.']);
    expect(site.read(SCHEDULE)).toBe(before);
    expect(written('maps-without-tiles-moved')).toContain('from:\n  startsAt: 2027-04-16T11:00\n');
  });

  it('asks for the day if several days have an entry, unless one of them is today', async () => {
    withRooms();
    addSecondDay('entries:\n  - break: coffee\n    ident: coffee\n    title: { en: Coffee, hr: Kava }\n');
    await expect(change({ kind: 'delay', name: 'coffee', minutes: 5, at: MORNING - 172_800 })).rejects.toThrow(
      'There is "coffee" on 2027-04-16 and on 2027-04-17.',
    );
    const { errors } = await change({ kind: 'delay', name: 'coffee', minutes: 5 });
    expect(errors).toEqual([]);
    expect(written('coffee-delayed')).toContain('entry: coffee\nday: 2027-04-16\n');
  });
});

describe('the command', () => {
  const run = (...args: readonly string[]) =>
    runTool(['--root', site.rootDir, 'change', ...args, '--at', '2027-04-16T09:40']);

  it('prints in a dry run what it would write, and writes nothing', async () => {
    withRooms();
    const { status, stdout, stderr } = await run('delay', 'rivers-of-bytes', '--minutes', '15', '--dry-run');
    expect(status).toBe(0);
    expect(stdout).toContain(`would create ${EDITION}/changes/rivers-of-bytes-delayed.yaml`);
    expect(stdout).toContain("  +     startsAt: '10:15'  (line 8)\n");
    expect(stderr).toContain('Nothing was written.');
    expect(site.read(SCHEDULE)).toBe(IN_ROOMS);
    expect(readdirSync(join(site.rootDir, EDITION))).not.toContain('changes');
  });

  it('writes the files, and says what it did and whom it concerns', async () => {
    withRooms();
    const { status, stdout } = await run('delay', 'rivers-of-bytes', '--minutes', '15');
    expect(status).toBe(0);
    expect(stdout).toContain('It concerns Toma Brezić: tell them yourself too.');
    expect(stdout).toContain('Please note:\n  "coffee" begins at 10:40, while');
    const check = await runTool(['--root', site.rootDir, 'check', '--at', '2027-04-16T09:40', '--max-warnings', '0']);
    expect(check.stdout).toContain('note  entries-overlap');
  });

  it('writes nothing if the content would have a new error, and reports it at its place', async () => {
    const { status, stdout, stderr } = await run('delay', 'quiet-forms', '--minutes', '20000', '--keep-schedule');
    expect(status).toBe(1);
    expect(stdout).toMatch(/quiet-forms-delayed\.yaml:4:\d+ {2}error /);
    expect(stderr).toContain('Nothing was written: the content would have these errors.');
    expect(readdirSync(join(site.rootDir, EDITION))).not.toContain('changes');
  });

  it('works while other content has errors', async () => {
    site.edit(`${EDITION}/speakers/vidak-jelena.md`, 'name:', 'nam:');
    expect((await run('cancel', 'quiet-forms')).status).toBe(0);
  });

  it('names the nearest kind, entry and option', async () => {
    expect((await run('cancle', 'quiet-forms')).stderr).toContain('did you mean "cancel"?');
    expect((await run('cancel', 'quiet-form')).stderr).toContain('did you mean "quiet-forms"?');
    expect((await run('cancel', 'quiet-forms', '--urgnt')).stderr).toContain('did you mean --urgent?');
  });
});

describe('a session that takes place twice', () => {
  const again = IN_ROOMS.replace(
    '  - special: closing',
    "  - session: quiet-forms\n    startsAt: '15:00'\n  - special: closing",
  );
  beforeEach(() => withRooms(again));

  it('is cancelled as a whole, or in the slot that --start names', async () => {
    await change({ kind: 'cancel', name: 'quiet-forms' });
    expect(written('quiet-forms-cancelled')).not.toContain('startsAt');
    await change({ kind: 'restore', name: 'quiet-forms', at: MORNING + 60 });
    await change({ kind: 'cancel', name: 'quiet-forms', start: '15:00', at: MORNING + 120 });
    expect(written('quiet-forms-cancelled-2')).toContain('startsAt: 2027-04-16T15:00');
  });

  it('is cancelled as a whole also after one slot was, and only once', async () => {
    const { done } = await change({ kind: 'cancel', name: 'quiet-forms', start: '15:00' });
    expect(done[0]).toMatch(/^"Quiet forms: what not to ask, 2027-04-16 15:00" is cancelled\./);
    await change({ kind: 'cancel', name: 'quiet-forms', at: MORNING + 60 });
    const again = { kind: 'cancel', name: 'quiet-forms', at: MORNING + 120 } as const;
    await expect(change(again)).rejects.toThrow('"quiet-forms" is cancelled already.');
    await expect(change({ ...again, start: '11:00' })).rejects.toThrow('"quiet-forms" is cancelled already.');
  });

  it('is known to be cancelled in a slot that has moved since', async () => {
    await change({ kind: 'cancel', name: 'quiet-forms', start: '15:00' });
    await change({ kind: 'move', name: 'quiet-forms', start: '15:00', to: '16:00', at: MORNING + 60 });
    const again = { kind: 'cancel', name: 'quiet-forms', start: '16:00', at: MORNING + 120 } as const;
    await expect(change(again)).rejects.toThrow('"quiet-forms" is cancelled already.');
    await change({ ...again, kind: 'restore' });
    await expect(change({ ...again, kind: 'restore', start: '11:00' })).rejects.toThrow('No change says');
  });

  it('asks for the start if it takes place several times on the day that is named', async () => {
    const second = '  - date: 2027-04-17\n    startDateTime: 2027-04-17T09:00\n    endDateTime: 2027-04-17T18:00\n';
    site.edit(`${EDITION}/edition.yaml`, 'venue: ciglana', `${second}venue: ciglana`);
    site.edit(`${EDITION}/edition.yaml`, 'endDateTime: 2027-04-16T18:00\ndays', 'endDateTime: 2027-04-17T18:00\ndays');
    site.write(
      `${EDITION}/days/2027-04-17/schedule.yaml`,
      "entries:\n  - session: quiet-forms\n    startsAt: '11:00'\n",
    );
    const move = { kind: 'move', name: 'quiet-forms', to: '16:00' } as const;
    const both = '"quiet-forms" takes place at 2027-04-16T11:00 and at 2027-04-16T15:00.';
    await expect(change({ ...move, day: '2027-04-16' })).rejects.toThrow(both);
    await expect(change({ ...move, start: '2027-04-17T11:00', day: '2027-04-16' })).rejects.toThrow('There is no');
    await change({ ...move, start: '2027-04-17T11:00' });
    expect(written('quiet-forms-moved')).toContain('day: 2027-04-17\n');
  });

  it('moves in one slot only, which the change names by its new start', async () => {
    await expect(change({ kind: 'move', name: 'quiet-forms', to: '16:00' })).rejects.toThrow(
      '"quiet-forms" takes place at 2027-04-16T11:00 and at 2027-04-16T15:00.',
    );
    await change({ kind: 'move', name: 'quiet-forms', start: '15:00', to: '16:00' });
    expect(written('quiet-forms-moved')).toContain('startsAt: 2027-04-16T16:00\nfrom:\n  startsAt: 2027-04-16T15:00');
    expect(difference(again)).toEqual(["-    startsAt: '15:00'", "+    startsAt: '16:00'", "+    startsAt: '15:40'"]);
  });

  it('is not moved at a time at which it does not begin', async () => {
    await expect(change({ kind: 'delay', name: 'quiet-forms', start: '12:00', minutes: 5 })).rejects.toThrow(
      '"quiet-forms" does not begin at 12:00.',
    );
  });
});
