import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { itemSentence, type ReportItem } from '../../../src/import/import-report.ts';
import { type ImportSite, importSite, type ProgrammeSeed, sessionize } from '../../support/import-site.ts';

/** All people here are invented. */
const DAY = '2026-06-12';
const VENUE = 'content/venues/loom-2026.yaml';
const ana = { id: 'a', name: 'Ana Krpić', tagLine: 'Mender, Kvadrat', bio: 'Ana mends layouts.' };
const tin = { id: 'b', name: 'Tin Šav', tagLine: 'Tailor', bio: 'Tin cuts.' };
const edges = { id: '1', title: 'Edges', speakers: ['a'], description: 'On edges.', at: `${DAY}T09:00`, room: 1 };
const corners = { id: '2', title: 'Corners', speakers: ['b'], at: `${DAY}T09:00`, minutes: 45, room: 2 };
const lunch = { id: '3', title: 'Lunch', at: `${DAY}T12:00`, minutes: 60, isService: true, isPlenum: true, room: 1 };
const hems = { id: '4', title: 'Hems', speakers: ['a', 'b'], at: `${DAY}T13:00`, room: 1 };
const FIRST = { rooms: ['Warp', 'Weft'], speakers: [ana, tin], sessions: [edges, corners, lunch, hems] };

let site: ImportSite;

beforeEach(async () => {
  site = importSite();
  await site.import(sessionize(FIRST));
});

afterEach(() => site.remove());

/** Imports a newer export, and returns the reported changes. */
async function again(programme: ProgrammeSeed): Promise<readonly string[]> {
  const { items } = await site.import(sessionize({ ...FIRST, ...programme }));
  return items
    .filter(isAboutFile)
    .map(({ kind, path = '', message }) => `${kind} ${path.split('/2026/')[1]}: ${message}`);
}

function sentenceOf(item: ReportItem): string {
  return itemSentence(item, { isWhole: false });
}

function isAboutFile({ path }: ReportItem): boolean {
  return path !== undefined;
}

describe('a newer export', () => {
  it('changes the imported fields, but keeps comments and fields that an editor added', async () => {
    site.edit(
      'speakers/krpic-ana.md',
      'position: Mender, Kvadrat',
      '# asked her\nposition: Mender, Kvadrat # so she says\nperson: krpic',
    );
    expect(await again({ speakers: [{ ...ana, tagLine: 'Weaver' }, tin] })).toEqual([
      'updated speakers/krpic-ana.md: position',
    ]);
    expect(site.read('speakers/krpic-ana.md')).toBe(
      '---\nname: Ana\nsurname: Krpić\n# asked her\nposition: Weaver # so she says\nperson: krpic\n---\n\nAna mends layouts.\n',
    );
  });

  it('keeps values that an editor changed, and reports each conflict once', async () => {
    site.edit('sessions/edges.md', 'On edges.', 'On edges, in our words.');
    site.edit('sessions/edges.md', 'level: unspecified', 'level: novice');
    const newer = {
      sessions: [{ ...edges, title: 'Sharp edges', description: 'On sharp edges.' }, corners, lunch, hems],
    };
    expect(await again(newer)).toEqual([
      'updated sessions/edges.md: title',
      'kept sessions/edges.md: text (the export has a new one)',
    ]);
    expect(site.read('sessions/edges.md')).toContain('level: novice\ncode: unspecified\ntitle: Sharp edges\n');
    expect(site.read('sessions/edges.md')).toContain('On edges, in our words.');
    expect(await again(newer)).toEqual([]);
  });

  it('keeps the address of a session whose title changes', async () => {
    await again({ sessions: [{ ...edges, title: 'Blades' }, corners, lunch, hems] });
    expect(site.has('sessions/blades.md')).toBe(false);
    expect(site.read('schedule.yaml')).toContain('session: edges');
  });

  it('moves sessions, and reports both times and rooms', async () => {
    expect(await again({ sessions: [{ ...edges, at: `${DAY}T13:00`, room: 2 }, corners, lunch, hems] })).toEqual([
      'moved schedule.yaml: Edges: 2026-06-12 09:00 Warp → 2026-06-12 13:00 Weft',
    ]);
    expect(site.read('schedule.yaml')).toBe(`entries:
  - rooms:
      weft:
        - session: corners
          startsAt: '09:00'
  - break: lunch
    lunch: true
    startsAt: '12:00'
    duration: 60
    title: Lunch
  - rooms:
      warp:
        - session: hems
          startsAt: '13:00'
      weft:
        - session: edges
          startsAt: '13:00'
`);
  });

  it('moves a session to another day, which it adds', async () => {
    const reported = await again({ sessions: [edges, corners, lunch, { ...hems, at: '2026-06-13T10:00' }] });
    expect(reported).toContain(
      'moved days/2026-06-13/schedule.yaml: Hems: 2026-06-12 13:00 Warp → 2026-06-13 10:00 Warp',
    );
    expect(site.read('days/2026-06-13/schedule.yaml')).toContain('session: hems');
    expect(site.read('schedule.yaml')).not.toContain('hems');
    expect(site.read('edition.yaml')).toContain('  - date: 2026-06-13\n    startDateTime: 2026-06-13T10:00\n');
  });

  it('with an earlier first day moves the existing schedule into the folder of its day', async () => {
    await again({ sessions: [{ ...edges, at: '2026-06-11T10:00' }, corners, lunch, hems] });
    expect(site.read('days/2026-06-11/schedule.yaml')).toContain('session: edges');
    expect(site.read('days/2026-06-12/schedule.yaml')).toContain('session: corners');
    expect(site.has('schedule.yaml')).toBe(false);
    expect(await again({ sessions: [{ ...edges, at: '2026-06-11T10:00' }, corners, lunch, hems] })).toEqual([]);
  });

  it('removes records that are no longer exported, with their slots', async () => {
    expect(await again({ speakers: [ana], sessions: [edges, lunch, { ...hems, speakers: ['a'] }] })).toEqual([
      'removed speakers/sav-tin.md: no longer in the export',
      'updated sessions/hems.md: speakers',
      'removed sessions/corners.md: no longer in the export',
      'removed schedule.yaml: "corners" no longer has a slot',
    ]);
    expect(site.has('sessions/corners.md')).toBe(false);
    expect(site.read('sessions/hems.md')).toContain('speakers: [krpic-ana]');
  });

  it('keeps removed records that an editor changed or translated', async () => {
    site.edit('speakers/sav-tin.md', 'Tin cuts.', 'Tin cuts twice.');
    site.write('sessions/corners.hr.md', '---\ntitle: Kutovi\n---\n');
    const reported = await again({ speakers: [ana], sessions: [edges, lunch, { ...hems, speakers: ['a'] }] });
    expect(reported.filter((one) => one.startsWith('kept'))).toEqual([
      'kept speakers/sav-tin.md: no longer in the export, but edited by hand: delete it if you do not need it',
      'kept sessions/corners.md: no longer in the export, but edited by hand: delete it if you do not need it',
    ]);
    expect(site.has('sessions/corners.md')).toBe(true);
  });

  it('does not restore records that an editor deleted, and does not refer to them', async () => {
    site.drop('speakers/sav-tin.md');
    site.drop('sessions/corners.md');
    const reported = await again({ sessions: [{ ...edges, speakers: ['a', 'b'] }, corners, lunch, hems] });
    expect(reported).toContain('stays-deleted speakers/sav-tin.md: deleted by hand, and not created again');
    expect(reported).toContain('stays-deleted sessions/corners.md: deleted by hand, and not created again');
    expect(site.has('speakers/sav-tin.md')).toBe(false);
    expect(site.read('sessions/hems.md')).toContain('speakers: [krpic-ana]');
    expect(site.read('schedule.yaml')).not.toContain('corners');
  });

  it('updates a file that an editor renamed', async () => {
    site.write(
      'sessions/sharp-edges.md',
      site.read('sessions/edges.md').replace('title:', 'formerSlugs: [edges]\ntitle:'),
    );
    site.drop('sessions/edges.md');
    site.edit('schedule.yaml', 'session: edges', 'session: sharp-edges');
    expect(await again({ sessions: [{ ...edges, at: `${DAY}T09:15` }, corners, lunch, hems] })).toEqual(
      [
        'moved schedule.yaml: Edges: 2026-06-12 09:00 Warp → 2026-06-12 09:15 Warp',
        'updated edition.yaml: the day 2026-06-12',
      ].slice(0, 1),
    );
    expect(site.has('sessions/edges.md')).toBe(false);
    expect(site.read('schedule.yaml')).toContain("session: sharp-edges\n          startsAt: '09:15'");
  });
});

describe('a person who comes back under a new id', () => {
  const renumbered = { ...ana, id: 'z', tagLine: 'Weaver' };
  const sessions = [{ ...edges, speakers: ['z'] }, corners, lunch, { ...hems, speakers: ['z', 'b'] }];

  it('keeps file, address and what was edited by hand', async () => {
    site.edit('speakers/krpic-ana.md', 'Ana mends layouts.', 'Ana mends, in our words.');
    expect(await again({ speakers: [renumbered, tin], sessions })).toEqual(['updated speakers/krpic-ana.md: position']);
    expect(site.read('speakers/krpic-ana.md')).toBe(
      '---\nname: Ana\nsurname: Krpić\nposition: Weaver\n---\n\nAna mends, in our words.\n',
    );
    expect(site.has('speakers/krpic-ana-2.md')).toBe(false);
    expect(site.read('sessions/edges.md')).toContain('speakers: [krpic-ana]');
    expect(await again({ speakers: [renumbered, tin], sessions })).toEqual([]);
  });

  it('stays deleted if the file was deleted by hand', async () => {
    site.drop('speakers/krpic-ana.md');
    await again({ speakers: [renumbered, tin], sessions });
    expect(site.has('speakers/krpic-ana.md')).toBe(false);
    expect(site.has('speakers/krpic-ana-2.md')).toBe(false);
  });

  it('is another person while the first one is still in the export', async () => {
    await again({
      speakers: [ana, tin, { ...renumbered, bio: 'Ana weaves.' }],
      sessions: [edges, ...sessions.slice(1)],
    });
    expect(site.read('speakers/krpic-ana.md')).toContain('Ana mends layouts.');
    expect(site.read('speakers/krpic-ana-2.md')).toContain('Ana weaves.');
  });

  it('is not guessed if two people claim the name', async () => {
    const two = [
      { ...renumbered, bio: 'Ana weaves.' },
      { ...renumbered, id: 'y', bio: 'Ana spins.' },
    ];
    await again({
      speakers: [...two, tin],
      sessions: [
        { ...edges, speakers: ['z'] },
        { ...hems, speakers: ['y'] },
      ],
    });
    expect(site.has('speakers/krpic-ana.md')).toBe(false);
    expect(site.read('speakers/krpic-ana-2.md')).toContain('Ana weaves.');
  });
});

describe('a schedule that an editor changed', () => {
  it('keeps the editor’s entries and fields in place', async () => {
    site.edit(
      'schedule.yaml',
      '    title: Lunch\n',
      '    title: Fish paprikash\n    sponsorName: Licitarnica\n  - special: other # ours\n    title: Walk\n    duration: 20\n',
    );
    expect(
      await again({ sessions: [edges, corners, { ...lunch, minutes: 45 }, { ...hems, at: `${DAY}T13:30` }] }),
    ).toEqual([
      'updated edition.yaml: the day 2026-06-12 ends at 14:00 (it was 13:30)',
      'updated edition.yaml: the event ends 2026-06-12 14:00 (it was 2026-06-12 13:30)',
      'updated schedule.yaml: Lunch: duration',
      'moved schedule.yaml: Hems: 2026-06-12 13:00 Warp → 2026-06-12 13:30 Warp',
    ]);
    expect(site.read('schedule.yaml')).toContain(`  - break: lunch
    lunch: true
    startsAt: '12:00'
    duration: 45
    title: Fish paprikash
    sponsorName: Licitarnica
  - special: other # ours
    title: Walk
    duration: 20
  - rooms:
      warp:
        - session: hems
          startsAt: '13:30'
`);
  });

  it('runs a moved entry beside nothing, and another one as the editor wrote it', async () => {
    const beside = (ident: string, time: string): void => {
      const entry = `session: ${ident}\n          startsAt: '${time}'`;
      site.edit('schedule.yaml', entry, `${entry}\n          alongside: true`);
    };
    beside('hems', '13:00');
    beside('corners', '09:00');
    await again({ sessions: [edges, corners, lunch, { ...hems, at: `${DAY}T13:30` }] });
    expect(site.read('schedule.yaml')).toContain(
      "- session: corners\n          startsAt: '09:00'\n          alongside: true",
    );
    expect(site.read('schedule.yaml').split('alongside')).toHaveLength(2);
  });

  it('keeps a slot that the editor moved, and reports the exported slot', async () => {
    site.edit(
      'schedule.yaml',
      "session: hems\n          startsAt: '13:00'",
      "session: hems\n          startsAt: '15:00'",
    );
    expect(await again({ sessions: [edges, corners, lunch, { ...hems, at: `${DAY}T13:30` }] })).toContain(
      'kept schedule.yaml: Hems: its place (the export has 2026-06-12 13:30 Warp)',
    );
    expect(site.read('schedule.yaml')).toContain("startsAt: '15:00'");
  });

  it('does not restore slots that the editor removed', async () => {
    site.edit('schedule.yaml', "        - session: corners\n          startsAt: '09:00'\n", '');
    site.edit('schedule.yaml', '      weft:\n', '');
    expect(await again({})).toEqual(['stays-deleted schedule.yaml: Corners: removed by hand, and not added again']);
    expect(site.read('schedule.yaml')).not.toContain('corners');
  });

  it('gets no second slot for a session that the editor added to it', async () => {
    site.write('sessions/seams.md', '---\ntitle: Seams\nspeakers: []\n---\n');
    site.edit('schedule.yaml', 'entries:\n', "entries:\n  - session: seams\n    startsAt: '08:00'\n");
    const seams = { id: '9', title: 'Seams', at: `${DAY}T11:00`, room: 1 };
    await again({ sessions: [edges, corners, lunch, hems, seams] });
    expect(site.read('schedule.yaml').match(/session: seams/g)).toHaveLength(1);
  });

  it('can be extended with the export of another system for the same day', async () => {
    const event = {
      guid: 'w',
      id: 1,
      title: 'Workshop',
      start: '15:00',
      date: `${DAY}T15:00:00+02:00`,
      duration: '01:00',
      room: 'Yarn',
      persons: [],
    };
    const days = [
      {
        index: 1,
        date: DAY,
        day_start: `${DAY}T09:00:00+02:00`,
        day_end: `${DAY}T18:00:00+02:00`,
        rooms: { Yarn: [event] },
      },
    ];
    const conference = {
      title: 'Workshops',
      acronym: 'w',
      start: DAY,
      end: DAY,
      daysCount: 1,
      timeslot_duration: '00:05',
      days,
    };
    await site.import({ schedule: { version: '1', conference } }, { format: 'frab' });
    expect(site.read('schedule.yaml')).toContain('session: workshop');
    expect(await again({})).toEqual([]);
    expect(site.has('sessions/workshop.md')).toBe(true);
  });

  it('is left unchanged if the editor wrote it before the first import', async () => {
    site.write(
      'content/events/loom/2027/edition.yaml',
      'days:\n  - date: 2026-06-12\n    startDateTime: 2026-06-12T08:00\n    endDateTime: 2026-06-12T18:00\nstartDateTime: 2026-06-12T08:00\nendDateTime: 2026-06-12T18:00\n',
    );
    const schedule = 'entries:\n  - special: opening\n    title: Opening\n';
    site.write('content/events/loom/2027/schedule.yaml', schedule);
    const { items } = await site.import(sessionize(FIRST), { year: 2027 });
    expect(site.read('content/events/loom/2027/schedule.yaml')).toBe(schedule);
    expect(items.filter(({ kind }) => kind === 'kept').map(({ message }) => message)).toEqual([
      'this schedule was written by hand and is unchanged; delete it to import it',
    ]);
  });
});

describe('an edition that an editor wrote', () => {
  it('keeps its texts, but its days become longer if the programme requires it', async () => {
    const edition = `# our words
startDateTime: 2027-06-12T10:00
endDateTime: 2027-06-12T12:00
days:
  - date: 2027-06-12 # a Saturday
    startDateTime: 2027-06-12T10:00
    endDateTime: 2027-06-12T12:00
    title: The day
hero:
  title: Ours
`;
    site.write('content/events/loom/2027/edition.yaml', edition);
    const late = { id: '9', title: 'Late', at: '2027-06-12T11:30', minutes: 60 };
    await site.import(sessionize({ sessions: [late] }), { year: 2027 });
    expect(site.read('content/events/loom/2027/edition.yaml')).toBe(edition.replaceAll('T12:00', 'T12:30'));
  });

  it('keeps the name that an editor gave to a room', async () => {
    site.edit(VENUE, 'name: Warp', 'name: { en: Warp hall, hr: Dvorana Osnova }');
    await again({ rooms: ['Warp 1', 'Weft 2'] });
    expect(site.read(VENUE)).toContain('name: { en: Warp hall, hr: Dvorana Osnova }');
    expect(site.read(VENUE)).toContain('name: Weft 2');
  });
});

describe('a value with a review comment', () => {
  it('loses the comment when an import sets the value', async () => {
    site.edit(
      'edition.yaml',
      `startDateTime: ${DAY}T09:00`,
      `startDateTime: ${DAY}T10:00 # review: was 2025-06-13T10:00`,
    );
    site.edit(VENUE, 'name: Warp', 'name: Warp # review: as in 2025');
    await again({ sessions: [{ ...edges, at: `${DAY}T08:30` }, corners, lunch, hems] });
    expect(site.read('edition.yaml')).toMatch(new RegExp(`^startDateTime: ${DAY}T08:30$`, 'm'));
    expect(site.read(VENUE)).toContain('name: Warp # review: as in 2025\n');
  });
});

describe('a programme of another year', () => {
  const moved = sessionize({
    ...FIRST,
    sessions: [{ ...edges, at: '2027-06-11T09:00' }, lunch].map((one) => ({
      ...one,
      at: one.at.replace('2026', '2027'),
    })),
  });

  it('is refused if the edition has days of its own, and a dry run reports that too', async () => {
    const before = site.files();
    await expect(site.import(moved)).rejects.toMatchObject({
      message: 'The programme is in 2027, and loom 2026 has days in 2026.',
      hint: expect.stringContaining('did you mean --year 2027?'),
    });
    expect(site.files()).toEqual(before);
    const { items } = await site.import(moved, { dryRun: true });
    expect(items.find(({ kind }) => kind === 'doubtful')?.message).toBe(
      'The programme is in 2027, and the edition is 2026: did you mean --year 2027?',
    );
  });

  it('is reported, but accepted, if one of its days is in the year', async () => {
    const days = [`${DAY}T09:00`, '2027-06-11T09:00', '2027-06-12T09:00'];
    const sessions = days.map((at, id) => ({ ...edges, id: String(id + 1), title: `Part ${id}`, at }));
    const { items } = await site.import(sessionize({ ...FIRST, sessions }));
    expect(items.find(({ kind }) => kind === 'doubtful')?.message).toMatch(/^Most days of the programme are in 2027,/);
  });
});

describe('the report', () => {
  it('neither counts records that were deleted by hand nor reports assumptions about them', async () => {
    const before = await site.import(sessionize(FIRST));
    expect(before.items.map(sentenceOf).join('\n')).toContain('"Corners"');
    site.drop('sessions/corners.md');
    const { counts, items } = await site.import(sessionize(FIRST));
    expect(counts).toMatchObject({ sessions: before.counts.sessions - 1, entries: before.counts.entries - 1 });
    expect(items.map(sentenceOf).join('\n')).not.toContain('"Corners"');
  });

  it('contains each name once', async () => {
    const { items } = await site.import(sessionize({ ...FIRST, sessions: [edges, { ...edges, id: '9', room: 2 }] }));
    const named = items.map(sentenceOf).filter((message) => message.includes('"Edges"'));
    expect(named.filter((message) => /"Edges".*"Edges"/.test(message))).toEqual([]);
    expect(named.length).toBeGreaterThan(0);
  });

  it('contains a schedule that has lost its last entry', async () => {
    const reported = await again({ sessions: [] });
    expect(site.read('schedule.yaml')).toContain('entries: []');
    expect(reported).toContain(
      'doubtful schedule.yaml: it has no entry left; delete it and its day if nothing takes place on it',
    );
  });
});

describe('a session that the export has several times', () => {
  const slot = (start: string, minutes = 30) => {
    const end = new Date(Date.parse(`${DAY}T${start}:00Z`) + minutes * 60_000).toISOString().slice(0, 16);
    return { start: `${DAY}T${start}`, end };
  };
  const programme = (...slots: readonly object[]) => ({
    format: 'conf-site',
    timeZone: 'Europe/Zagreb',
    sessions: [{ id: 'x', title: 'Backups', slots }],
  });
  const own = async (...slots: readonly object[]): Promise<ImportSite> => {
    site.remove();
    site = importSite();
    await site.import(programme(...slots), { format: 'json' });
    return site;
  };
  const sessions = (): readonly string[] => Object.keys(site.files()).filter((path) => path.includes('/sessions/'));
  const starts = (): readonly string[] => site.read('schedule.yaml').match(/session: .*|startsAt: .*/g) ?? [];

  it('becomes one session with several slots, and stays so in the next import', async () => {
    await own(slot('09:00'), slot('15:00'));
    expect(sessions()).toEqual(['content/events/loom/2026/sessions/backups.md']);
    const slots = ['session: backups', "startsAt: '09:00'", 'session: backups', "startsAt: '15:00'"];
    expect(starts()).toEqual(slots);
    await site.import(programme(slot('09:00'), slot('15:00'), slot('16:30')), { format: 'json' });
    expect(starts()).toEqual([...slots, 'session: backups', "startsAt: '16:30'"]);
  });

  it('becomes a series if its slots differ in length or are at the same time, and the report says so', async () => {
    await own(slot('09:00'), slot('15:00', 60));
    expect(sessions().map((path) => path.split('/').at(-1))).toEqual(['backups-1.md', 'backups-2.md']);
    site.remove();
    site = importSite();
    const { items } = await site.import(programme(slot('09:00'), slot('09:15')), { format: 'json' });
    expect(items.map(sentenceOf).join('\n')).toContain('became series, with a file for each part: "Backups"');
  });
});
