import { describe, expect, it } from 'vitest';
import type { ContentEdits } from '../support/content-in-memory.ts';
import { diagnosticsOf, reportsAfter } from './broken-site.ts';

const E26 = 'content/events/devlica/2026';
const SCHEDULE = `${E26}/schedule.yaml`;
const FILE = `${E26}/changes/change.yaml`;
const CARON = 'caron-is-not-an-ornament';

const written = (...lines: readonly string[]): string => ['at: 2026-05-07T19:30', ...lines].join('\n');

/** The findings about a change of these lines: code, pointer, message and hint. */
async function findingsOf(...lines: readonly string[]): Promise<readonly string[]> {
  const found = await diagnosticsOf((content) => content.write(FILE, written(...lines)));
  return found.map(({ code, pointer, message, hint }) => [code, pointer, message, hint].join(' | '));
}

describe('a change', () => {
  it.each([
    [['kind: canceled', `entry: ${CARON}`], 'value-not-allowed | /kind'],
    [['kind: cancelled'], 'field-missing'],
    [['kind: moved', `entry: ${CARON}`], 'field-missing'],
    [['kind: moved', `entry: ${CARON}`, 'from: {}'], 'value-'],
    [['kind: delayed', `entry: ${CARON}`], 'field-missing'],
    [['kind: delayed', `entry: ${CARON}`, 'minutes: 0'], 'value-range | /minutes'],
    [['kind: shift', 'from: 2026-05-08T14:00', 'minutes: 5'], 'field-missing'],
    [['kind: replaced', `entry: ${CARON}`], 'field-missing'],
    [['kind: notice'], 'field-missing'],
    [['kind: cancelled', `entry: ${CARON}`, 'minutes: 5'], 'field-unknown | /minutes'],
    [['kind: shift', 'room: loom-hall', 'from: 2026-05-08T14:00', 'minutes: 5', `entry: ${CARON}`], 'field-unknown'],
  ])('has what its kind needs, and nothing else: %j', async (lines, expected) => {
    const found = await findingsOf(...lines);
    expect(found).toHaveLength(1);
    expect(found[0]).toContain(expected);
  });

  it.each([
    [['kind: cancelled', 'entry: caron-is-no-ornament'], `entry-unknown | /entry | There is no entry`, CARON],
    [['kind: replaced', `entry: ${CARON}`, 'by: two-bank-1'], 'entry-unknown | /by | There is no entry', 'two-banks-1'],
    [['kind: moved', `entry: ${CARON}`, 'from: { room: lom-hall }'], 'room-unknown | /from/room', 'loom-hall'],
  ])('names what exists: %j', async (lines, expected, near) => {
    const [finding, ...others] = await findingsOf(...lines);
    expect(finding).toContain(expected);
    expect(finding).toContain(`did you mean "${near}"?`);
    expect(others).toEqual([]);
  });

  it('names a session by its name and not by a former one', async () => {
    const [finding] = await diagnosticsOf((content) => {
      content.edit(`${E26}/sessions/${CARON}.md`, '---\n', '---\nformerSlugs: [carons]\n');
      content.write(FILE, written('kind: cancelled', 'entry: carons'));
    });
    expect(finding?.hint).toBe(`it is called "${CARON}" now`);
  });
});

describe('an entry that is cancelled', () => {
  const cancel = (content: ContentEdits): void => content.write(FILE, written('kind: cancelled', `entry: ${CARON}`));
  const another = (content: ContentEdits): void =>
    content.edit(
      SCHEDULE,
      `        - session: ${CARON}\n`,
      `        - session: ${CARON}\n        - { special: other, title: { en: A, hr: A }, startsAt: '13:40', duration: 30, moderators: [zarkic-krunoslav] }\n`,
    );

  it('frees its room and its speakers', async () => {
    expect(await reportsAfter(another)).toEqual([expect.stringContaining('entries-overlap')]);
    expect(
      await reportsAfter((content) => {
        another(content);
        cancel(content);
      }),
    ).toEqual([]);
  });

  it('takes up its room again once it is restored', async () => {
    const reported = await reportsAfter((content) => {
      another(content);
      cancel(content);
      content.write(`${E26}/changes/later.yaml`, `at: 2026-05-07T20:00\nkind: restored\nentry: ${CARON}`);
    });
    expect(reported).toEqual([expect.stringContaining('entries-overlap')]);
  });

  it('need not be on the schedule any more', async () => {
    const unschedule = (content: ContentEdits): void => content.edit(SCHEDULE, `        - session: ${CARON}\n`, '');
    expect(await reportsAfter(unschedule)).toContain(`session-without-slot ${E26}/sessions/${CARON}.md`);
    const reported = await reportsAfter((content) => {
      unschedule(content);
      cancel(content);
    });
    expect(reported.filter((one) => one.includes(CARON))).toEqual([]);
  });
});

describe('an overlap', () => {
  const pinned = (content: ContentEdits, session: string, time: string): void =>
    content.edit(
      SCHEDULE,
      `        - session: ${session}\n`,
      `        - session: ${session}\n          startsAt: '${time}'\n`,
    );
  const severities = async (...lines: readonly string[]): Promise<readonly string[]> => {
    const found = await diagnosticsOf((content) => {
      pinned(content, CARON, '13:50');
      pinned(content, 'code-nobody-wrote', '14:10');
      if (lines.length > 0) content.write(FILE, written(...lines));
    });
    return found.map(({ code, severity, message }) => `${severity} ${code} ${message}`);
  };

  it('is a warning if no change causes it', async () => {
    const warning = expect.stringMatching(/^warning entries-overlap/);
    expect(await severities()).toEqual([warning]);
    expect(await severities('kind: delayed', `entry: ${CARON}`, 'minutes: 5')).toEqual([warning]);
    expect(await severities('kind: delayed', 'entry: two-banks-1', 'minutes: 20')).toEqual([warning]);
  });

  it('is a note if a session overlaps the next one because it was delayed', async () => {
    const found = await severities('kind: delayed', `entry: ${CARON}`, 'minutes: 10');
    expect(found).toEqual([expect.stringMatching(/^note entries-overlap/)]);
  });

  it('is a note if a speaker is in two places because a room is late', async () => {
    const clash = async (room: string): Promise<readonly string[]> => {
      const found = await diagnosticsOf((content) => {
        pinned(content, CARON, '14:10');
        content.edit(`${E26}/sessions/two-banks-2.md`, 'speakers: [', 'speakers: [zarkic-krunoslav, ');
        content.write(FILE, written('kind: shift', `room: ${room}`, 'from: 2026-05-08T13:30', 'minutes: 30'));
      });
      return found.flatMap(({ code, severity }) => (code === 'speaker-in-two-places' ? [severity] : []));
    };
    expect(await clash('loom-hall')).toEqual(['note']);
    expect(await clash('yard')).toEqual(['warning']);
  });

  it('is reported of a session that moved to the room of one that stands below it in the file', async () => {
    const found = await reportsAfter((content) => {
      pinned(content, CARON, '13:40');
      content.edit(SCHEDULE, `startsAt: '13:40'`, "startsAt: '13:40'\n          room: warping-room");
    });
    expect(found).toEqual([expect.stringContaining('entries-overlap')]);
  });
});
