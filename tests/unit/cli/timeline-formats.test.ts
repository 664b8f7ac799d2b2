import { beforeAll, describe, expect, it } from 'vitest';
import { changeLine, nextOf } from '../../../src/cli/content/timeline/change-lines.ts';
import { foldSessionChanges } from '../../../src/cli/content/timeline/fold-sessions.ts';
import { timelineCalendar } from '../../../src/cli/content/timeline/timeline-calendar.ts';
import type { ChangeMoment } from '../../../src/domain/site/site-changes.ts';
import { type SiteChanges, siteChanges } from '../../../src/pipeline/changes-to-come.ts';
import { type ContentChange, checkedContent, noChange } from '../../support/content-in-memory.ts';
import { runTool } from '../../support/run-tool.ts';

const at = (iso: string): number => Date.parse(iso) / 1000;
const SPRING = at('2026-03-01T12:00:00+01:00');
const E26 = 'content/events/devlica/2026';

const underEmbargo: ContentChange = (copy) => {
  copy.edit(`${E26}/speakers/rebac-ilic-bruna.md`, '---\n', '---\nembargo: 2026-04-01T10:00\n');
};

async function timelineOf(change: ContentChange = noChange): Promise<SiteChanges> {
  return (await siteChanges(await checkedContent(change), SPRING)) as SiteChanges;
}

let timeline: SiteChanges;
beforeAll(async () => {
  timeline = await timelineOf();
});

describe('the timeline as a calendar', () => {
  const eventsOf = (text: string): readonly ReadonlyMap<string, string>[] =>
    text
      .replaceAll('\r\n ', '')
      .split('BEGIN:VEVENT\r\n')
      .slice(1)
      .map((event) => new Map(event.split('\r\n').map((line) => line.split(/:(.*)/s).slice(0, 2) as [string, string])));

  const calendar = () => timelineCalendar(timeline.moments, { site: timeline.site, at: SPRING });

  it('has an event for each moment, at its time in the zone of the site, with its kind as category', async () => {
    const events = eventsOf(await calendar());
    expect(events.length).toBe(timeline.moments.length);
    expect(events.map((event) => event.get('CATEGORIES'))).toEqual(timeline.moments.map(({ kind }) => kind));
    const may = events.find((event) => event.get('DTSTART;TZID=Europe/Zagreb') === '20260501T000000');
    expect(may?.get('SUMMARY')).toBe(
      'button “Become a sponsor” goes\\; registration “Press pass”: open → closed\\; 6 more',
    );
    expect(may?.get('DESCRIPTION')).toContain('press pass  /press/');
  });

  it('has alarms for rebuilds only', async () => {
    const { moments, site } = await timelineOf(underEmbargo);
    const events = eventsOf(await timelineCalendar(moments, { site, at: SPRING }));
    const ringing = events.filter((event) => event.get('BEGIN') === 'VALARM').map((event) => event.get('CATEGORIES'));
    expect(ringing.length).toBe(moments.filter(({ kind }) => kind === 'rebuild').length);
    expect(new Set(ringing)).toEqual(new Set(['rebuild']));
  });

  it('gives a moment the same id each time, and different moments different ids', async () => {
    const ids = eventsOf(await calendar()).map((event) => event.get('UID'));
    expect(new Set(ids).size).toBe(ids.length);
    const later = (await siteChanges(await checkedContent(), at('2026-05-01T00:00:00+02:00'))) as SiteChanges;
    const left = eventsOf(await timelineCalendar(later.moments, later && { site: later.site, at: SPRING }));
    expect(ids.slice(-left.length)).toEqual(left.map((event) => event.get('UID')));
  });
});

describe('the sessions of a day', () => {
  const DEVLICA_PAGE = /^~ session .* \/devlica\/2026\/sessions\//;
  const linesOf = (moments: readonly ChangeMoment[]): readonly string[] =>
    moments.flatMap(({ changes }) => changes.map(changeLine));

  it('are one change of the timeline for each event, at the first of them', () => {
    const folded = foldSessionChanges(timeline.moments, timeline.site.settings.timeZone);
    const found = folded.filter(({ changes }) => changes.some(({ part }) => part.endsWith('sessions')));
    expect(found.map((moment) => [moment.at, linesOf([moment]).at(-1)?.split('  ')[0]])).toEqual([
      [at('2026-05-08T09:10:00+02:00'), '~ 14 sessions of devlica, the last until 16:45'],
      [at('2026-05-08T10:20:00+02:00'), '~ 4 sessions of worklica, the last until 15:20'],
    ]);
    expect(linesOf(timeline.moments).filter((line) => DEVLICA_PAGE.test(line))).toHaveLength(28);
    expect(linesOf(folded).filter((line) => DEVLICA_PAGE.test(line))).toEqual([]);
  });

  it('are also one change of what the home page and the schedule say is on in the rooms', () => {
    const folded = linesOf(foldSessionChanges(timeline.moments, timeline.site.settings.timeZone));
    expect(folded.filter((line) => /^~ (what is on|rooms)/.test(line))).toEqual([
      '~ rooms of devlica, the last until 17:00  /, /devlica/schedule/',
      '~ rooms of worklica, the last until 15:40  /, /worklica/schedule/',
    ]);
  });

  it('are followed by the screens of the day, which are one change too', () => {
    const folded = foldSessionChanges(timeline.moments, timeline.site.settings.timeZone);
    const found = folded.filter(({ changes }) => changes.some(({ part }) => part.endsWith('screens')));
    expect(found.map((moment) => [moment.at, linesOf([moment]).find((line) => line.includes('screens'))])).toEqual([
      [at('2026-05-08T00:00:00+02:00'), expect.stringMatching(/^~ 8 screens of rooms, the last until 20:00 {2}/)],
      [at('2026-05-09T00:00:00+02:00'), expect.stringMatching(/^~ 8 screens of rooms, the last until 00:00 {2}/)],
    ]);
    expect(linesOf(folded).filter((line) => line.includes(' screen '))).toEqual([]);
  });

  it('hide no other change', () => {
    const others = (moments: readonly ChangeMoment[]): readonly string[] =>
      linesOf(moments).filter(
        (line) => !/^(~ (session |\d+ (sessions|screens) |what is on |rooms )|[-+~] screen )/.test(line),
      );
    const folded = foldSessionChanges(timeline.moments, timeline.site.settings.timeZone);
    expect(others(folded)).toEqual(others(timeline.moments));
  });

  it('are listed one by one with --sessions and as JSON', async () => {
    const args = ['timeline', '--at', '2026-05-08T09:00'];
    const [folded, listed, json] = await Promise.all([
      runTool(args),
      runTool([...args, '--sessions']),
      runTool([...args, '--format', 'json']),
    ]);
    expect(folded.stdout).toContain('  ~ 14 sessions of devlica, the last until 16:45  /devlica/2026/sessions/');
    expect(folded.stdout).not.toContain('during → after');
    expect(listed.stdout).toContain('~ session “The cloth outlives the loom”: during → after  /devlica/2026/sessions/');
    expect(json.stdout).toContain('"ident": "cloth-outlives-the-loom"');
  });
});

describe('conf-site timeline', () => {
  it('prints only the next change as a calendar', async () => {
    const ics = await runTool(['timeline', '--at', '2026-03-01T12:00', '--next', '--format', 'ics']);
    expect(ics.status).toBe(0);
    expect(ics.stdout).toMatch(/^BEGIN:VCALENDAR\r\n[\s\S]*\r\nEND:VCALENDAR\r\n$/);
    expect(ics.stdout.match(/BEGIN:VEVENT/g)).toHaveLength(nextOf(timeline.moments).length);
  });
});
