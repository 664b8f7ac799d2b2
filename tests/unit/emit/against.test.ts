import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createColors } from 'picocolors';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { reportComparison } from '../../../src/cli/publish/report-comparison.ts';
import type { Plan } from '../../../src/domain/page/plan.ts';
import { calendarFiles } from '../../../src/emit/calendars.ts';
import { redirectsFile } from '../../../src/emit/host-files.ts';
import { readCalendar } from '../../../src/emit/read-calendar.ts';
import { scheduleFiles } from '../../../src/emit/schedule-files.ts';
import { compareBuilds } from '../../../src/pipeline/compare-builds.ts';
import { type ContentChange, noChange } from '../../support/content-in-memory.ts';
import { buildOf, planOf } from '../../support/planned-content.ts';
import { runTool } from '../../support/run-tool.ts';
import { SITES } from '../../support/small-site.ts';

const SPRING = Date.parse('2026-03-01T12:00:00+01:00') / 1000;
const EDITION = 'content/events/devlica/2026/';
const SESSION = `${EDITION}sessions/small-browser.md`;

/** The files of a plan that others link to or subscribe to. Their content is irrelevant here. */
async function writeOld(folder: string, { site, routes, redirects, feeds, programmes }: Plan): Promise<void> {
  const put = (path: string, text: string): void => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  put('.conf-site-build.json', JSON.stringify({ tool: 'conf-site', basePath: site.basePath }));
  put('_redirects', redirectsFile(redirects));
  put('sitemap.xml', '');
  put('assets/style-0123456789.css', '');
  for (const { file } of [...routes, ...feeds]) put(file, '');
  for (const { path, template, content } of routes)
    if (template === 'changes') put(`page-data${path}page-data.json`, JSON.stringify({ result: { data: content } }));
  for (const file of programmes.flatMap((one) => [...calendarFiles(one), ...scheduleFiles(one)])) {
    const isRead = file.path.endsWith('/schedule.ics') && typeof file.content === 'function';
    put(file.path, isRead ? String(await (file.content as () => Promise<string>)()) : '');
  }
}

describe('a plan compared with a published build', () => {
  let old: string;
  beforeAll(async () => {
    old = mkdtempSync(join(tmpdir(), 'conf-site-old-'));
    await writeOld(old, await planOf(SPRING));
  });
  afterAll(() => rmSync(old, { recursive: true, force: true }));
  const against = async (change: ContentChange = noChange, folder = old) =>
    compareBuilds(await buildOf(change, { at: SPRING }), folder);

  it('has no findings if nothing has changed', async () => {
    expect(await against()).toEqual({ folder: old, vanished: [], moved: [], proposed: [], removedChanges: [] });
  });

  it('reports every address that would disappear: pages in each language, calendars, redirects', async () => {
    const { vanished } = await against((content) => {
      content.move(`${EDITION}speakers/oosterdal-femke.md`, `${EDITION}speakers/oosterdal-f.md`);
      content.move(`${EDITION}speakers/oosterdal-femke.hr.md`, `${EDITION}speakers/oosterdal-f.hr.md`);
      content.edit(SESSION, 'oosterdal-femke', 'oosterdal-f');
      content.edit(`${EDITION}schedule.yaml`, '  - session: small-browser\n', '');
      content.edit('content/events/worklica/event.yaml', 'enabled: true', 'enabled: false');
    });
    expect(vanished.filter((address) => !/worklica|^\/screen\//.test(address))).toEqual([
      '/devlica/2026/oosterdal-femke/',
      '/devlica/2026/sessions/small-browser.ics',
      '/hr/devlica/2026/oosterdal-femke/',
    ]);
    expect(vanished).toEqual(expect.arrayContaining(['/worklica/2026/', '/screen/blue-classroom/']));
  });

  it('accepts a removed page whose former name redirects', async () => {
    const { vanished } = await against((content) => {
      content.move(`${EDITION}speakers/oosterdal-femke.md`, `${EDITION}speakers/oosterdal-f.md`);
      content.move(`${EDITION}speakers/oosterdal-femke.hr.md`, `${EDITION}speakers/oosterdal-f.hr.md`);
      content.edit(`${EDITION}speakers/oosterdal-f.md`, 'name: Femke', 'formerSlugs: [oosterdal-femke]\nname: Femke');
      content.edit(SESSION, 'oosterdal-femke', 'oosterdal-f');
    });
    expect(vanished).toEqual([]);
  });

  it('does not count pages that come from no record, which another version of conf-site may not have', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'conf-site-old-'));
    const put = (path: string, text: string): void => {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    };
    const page = (path: string, template: string): void => {
      put(`${path}/index.html`, '');
      put(`page-data/${path}/page-data.json`, JSON.stringify({ result: { pageContext: { template } } }));
    };
    page('other-language', 'unsupported-language');
    page('hr/technical-problem', 'notice');
    page('devlica/2026/nobody', 'speaker');
    page('devlica/2026/unheard-of', 'template-of-another-version');
    const vanishedFrom = async (maintenance: boolean): Promise<readonly string[]> => {
      put('.conf-site-build.json', JSON.stringify({ tool: 'conf-site', basePath: '/', maintenance }));
      return (await against(noChange, folder)).vanished;
    };
    const ofRecords = ['/devlica/2026/nobody/', '/devlica/2026/unheard-of/'];
    expect(await vanishedFrom(false)).toEqual(ofRecords);
    // Under maintenance, every page is a notice.
    expect(await vanishedFrom(true)).toEqual([...ofRecords, '/hr/technical-problem/', '/other-language/']);
    rmSync(folder, { recursive: true });
  });

  const later: ContentChange = (content) =>
    content.edit(
      `${EDITION}schedule.yaml`,
      '- session: small-browser\n',
      "- session: small-browser\n    startsAt: '16:20'\n",
    );

  it('reports a session that moved without a new revision, with both times and rooms', async () => {
    expect((await against(later)).moved).toEqual([
      {
        event: 'devlica',
        year: 2026,
        session: 'small-browser',
        title: 'The browser nobody asked for',
        revision: 0,
        was: {
          startsAt: '2026-05-08T16:00',
          endsAt: '2026-05-08T16:45',
          location: expect.stringContaining('Tkaonica'),
          isCancelled: false,
        },
        is: {
          startsAt: '2026-05-08T16:20',
          endsAt: '2026-05-08T17:05',
          location: expect.stringContaining('Tkaonica'),
          isCancelled: false,
        },
      },
    ]);
  });

  it('accepts a session that moved with a new revision', async () => {
    const { moved } = await against((content) => {
      later(content);
      content.edit(SESSION, 'type: talk', 'revision: 1\nupdated: 2026-03-01\ntype: talk');
    });
    expect(moved).toEqual([]);
  });

  const changeFile =
    (kind: string, more = ''): ContentChange =>
    (content) =>
      content.write(
        `${EDITION}changes/browser.yaml`,
        `at: 2026-02-28T18:00\nkind: ${kind}\nentry: small-browser\n${more}`,
      );

  it('proposes a change for a session that moved in time or to another room', async () => {
    expect((await against(later)).proposed).toEqual([
      {
        event: 'devlica',
        year: 2026,
        titles: ['The browser nobody asked for'],
        command: [
          ...['change', 'move', 'small-browser', '--from', '2026-05-08T16:00', '--keep-schedule'],
          ...['--event', 'devlica', '--year', '2026'],
        ],
      },
    ]);
    const elsewhere = await against((content) =>
      content.edit(
        `${EDITION}schedule.yaml`,
        '- session: small-browser\n',
        '- session: small-browser\n    room: yard\n',
      ),
    );
    expect(elsewhere.proposed.map(({ command }) => command.join(' '))).toEqual([
      'change move small-browser --from-room loom-hall --keep-schedule --event devlica --year 2026',
    ]);
  });

  const caronAt = (time: string): ContentChange => {
    const entry = '        - session: caron-is-not-an-ornament\n';
    return (content) => content.edit(`${EDITION}schedule.yaml`, entry, `${entry}          startsAt: '${time}'\n`);
  };

  it('proposes one shift for a room that is late to the end of the day', async () => {
    const { proposed } = await against(caronAt('14:00'));
    expect(proposed.map(({ command, titles }) => [command.join(' '), titles.length])).toEqual([
      ['change shift loom-hall --from 2026-05-08T13:40 --minutes 20 --keep-schedule --event devlica --year 2026', 3],
    ]);
  });

  it('proposes no shift if a later session of the room is on time', async () => {
    const { proposed } = await against((content) => {
      caronAt('14:00')(content);
      content.edit(
        `${EDITION}schedule.yaml`,
        '- session: small-browser\n',
        "- session: small-browser\n    startsAt: '16:00'\n",
      );
    });
    expect(proposed.map(({ command }) => command.slice(1, 5).join(' '))).toEqual([
      'move caron-is-not-an-ornament --from 2026-05-08T13:40',
      'move code-nobody-wrote --from 2026-05-08T14:10',
    ]);
  });

  it('proposes nothing for what a new change says', async () => {
    const { proposed } = await against((content) => {
      later(content);
      changeFile('moved', 'from: { startsAt: 2026-05-08T16:00 }\n')(content);
    });
    expect(proposed).toEqual([]);
  });

  const withoutEntry: ContentChange = (content) =>
    content.edit(`${EDITION}schedule.yaml`, '  - session: small-browser\n', '');

  it('accepts that a cancelled session has no calendar any more', async () => {
    const { vanished, proposed } = await against((content) => {
      withoutEntry(content);
      changeFile('cancelled')(content);
    });
    expect({ vanished, proposed }).toEqual({ vanished: [], proposed: [] });
  });

  it('proposes a change for a session that is gone, and refuses until it is written', async () => {
    const gone = await against(withoutEntry);
    expect(gone.vanished).toEqual(['/devlica/2026/sessions/small-browser.ics']);
    expect(gone.proposed).toMatchObject([
      { command: ['change', 'cancel', 'small-browser', '--event', 'devlica', '--year', '2026'], missing: 'entry' },
    ]);
  });

  it('proposes a change for one slot of a session that is gone or has moved, of several', async () => {
    const schedule = `${EDITION}schedule.yaml`;
    const first = '        - session: caron-is-not-an-ornament\n';
    const second = "  - session: caron-is-not-an-ornament\n    startsAt: '17:45'\n";
    const twice: ContentChange = (content) =>
      content.edit(schedule, '  - special: closing', `${second}  - special: closing`);
    const folder = mkdtempSync(join(tmpdir(), 'conf-site-old-'));
    await writeOld(folder, await planOf(SPRING, twice));
    const proposed = async (change: ContentChange) => {
      const { proposed: all } = await against((content) => {
        twice(content);
        change(content);
      }, folder);
      return all
        .filter(({ command }) => command[2]?.startsWith('caron'))
        .map(({ command, missing }) => [command.slice(1, -4).join(' '), missing]);
    };
    const gone = (start: string) => [[`cancel caron-is-not-an-ornament --start 2026-05-08T${start}`, 'entry']];
    expect(await proposed((content) => content.edit(schedule, second, ''))).toEqual(gone('17:45'));
    expect(await proposed((content) => content.edit(schedule, first, ''))).toEqual(gone('13:40'));
    const moved = [
      'move caron-is-not-an-ornament --from 2026-05-08T17:45 --keep-schedule --start 2026-05-08T17:50',
      undefined,
    ];
    expect(await proposed((content) => content.edit(schedule, "'17:45'", "'17:50'"))).toEqual([moved]);
    rmSync(folder, { recursive: true });
  });

  it('reports a published change whose file is gone', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'conf-site-old-'));
    await writeOld(folder, await planOf(SPRING, changeFile('full')));
    const { removedChanges } = await against(noChange, folder);
    expect(removedChanges).toEqual([{ event: 'devlica', year: 2026, ident: 'browser' }]);
    expect((await against(changeFile('full'), folder)).removedChanges).toEqual([]);
    // The change was published already, so it does not say that the session moved since then.
    expect(
      (
        await against((content) => {
          changeFile('full')(content);
          later(content);
        }, folder)
      ).proposed,
    ).toHaveLength(1);
    rmSync(folder, { recursive: true });
  });

  it.each([
    ['is not there', 'nowhere', 'holds no build'],
    ['is no build', 'assets', 'holds no build'],
  ])('refuses a folder that %s', async (_, name, message) => {
    await expect(against(noChange, join(old, name))).rejects.toThrow(message);
  });
});

it('prints the commands of proposed changes, and what the content lacks for them', () => {
  const lines: string[] = [];
  const proposal = { event: 'lace', year: 2026, titles: ['Knots'] };
  reportComparison(
    { say: (line) => void lines.push(line), stderrColors: createColors(false) },
    {
      folder: '/old',
      vanished: [],
      moved: [],
      removedChanges: [{ event: 'lace', year: 2026, ident: 'lunch-late' }],
      proposed: [
        { ...proposal, command: ['change', 'move', 'knots', '--from-room', 'loft'] },
        { ...proposal, command: ['change', 'cancel', 'knots'], missing: 'session' },
      ],
    },
  );
  expect(
    lines.join('\n'),
  ).toBe(`warning content/events/lace/2026/changes/lunch-late.yaml is gone, and the change was published.
  hint: keep the file; where something takes place after all, add a change with "kind: restored"

2 sessions have changed since that build, and nothing tells visitors. To tell them, run (with --text "…" to say why):

  # Knots
  conf-site change move knots --from-room loft

  # Knots
  conf-site change cancel knots
  hint: first show the session again, with its entry in the schedule; the change strikes it through

Every address of /old still exists.`);
});

it('reads calendars with folded lines and escaped characters', () => {
  const [entry] = readCalendar(
    'BEGIN:VEVENT\r\nUID:lace-2026-knots@lace.example\r\nSEQUENCE:2\r\nDTSTART;TZID=Europe/Zagreb:20260508T080000\r\n' +
      'DTEND;TZID=Europe/Zagreb:20260508T090000\r\nSUMMARY:Knots\\, and wh\r\n y they hold\r\nLOCATION:Hall\\; left\r\nEND:VEVENT\r\n',
  );
  expect(entry).toEqual({
    id: 'lace-2026-knots',
    revision: 2,
    title: 'Knots, and why they hold',
    startsAt: '2026-05-08T08:00',
    endsAt: '2026-05-08T09:00',
    location: 'Hall; left',
    isCancelled: false,
  });
});

describe('build --against', () => {
  let root: string;
  beforeAll(() => {
    root = mkdtempSync(join(tmpdir(), 'conf-site-against-'));
    cpSync(join(SITES, 'base'), root, { recursive: true });
  });
  afterAll(() => rmSync(root, { recursive: true, force: true }));
  const run = (...args: readonly string[]) => runTool(['--root', root, ...args, '--at', '2027-06-01T12:00']);

  it('publishes a site after a rollover, but not if a page would disappear', async () => {
    expect(await run('build')).toMatchObject({ status: 0 });
    expect(await run('rollover', 'meander', '2028')).toMatchObject({ status: 0 });
    const rolled = await run('build', '--out', 'next', '--against', 'dist');
    expect(rolled).toMatchObject({ status: 0, stderr: expect.stringContaining('still exists.') });
    const page = readFileSync(join(root, 'next/meander/2027/index.html'), 'utf8');
    expect(page).toContain('Meander 2027');
    const people = join(root, 'content/events/meander/2027/speakers');
    for (const file of ['vidak-jelena.md', 'vidak-jelena.hr.md']) rmSync(join(people, file));
    const session = join(root, 'content/events/meander/2027/sessions/maps-without-tiles.md');
    writeFileSync(session, readFileSync(session, 'utf8').replace('[vidak-jelena]', '[]'));
    const withoutPage = await run('build', '--out', 'next', '--against', 'dist', '--json');
    expect(withoutPage.status).toBe(1);
    expect(JSON.parse(withoutPage.stdout)).toMatchObject({
      ok: false,
      written: 0,
      against: { vanished: ['/hr/meander/2027/vidak-jelena/', '/meander/2027/vidak-jelena/'] },
    });
    expect(readFileSync(join(root, 'next/meander/2027/vidak-jelena/index.html'), 'utf8')).toContain('<h1');
  });
});
