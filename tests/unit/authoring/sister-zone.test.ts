import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openBoardEditing } from '../../../src/authoring/board/open-board.ts';
import type { ChangeRequest } from '../../../src/authoring/change/change-request.ts';
import { describeChange } from '../../../src/authoring/change/describe-change.ts';
import { openContent } from '../../../src/authoring/change/open-change.ts';
import { planChange } from '../../../src/authoring/change/plan-change.ts';
import { changeFiles } from '../../../src/content-edits/content-files.ts';
import { effectSentence } from '../../../src/domain/programme/change-effects.ts';
import { importFile } from '../../../src/import/import-file.ts';
import type { ContentCopy } from '../../support/content-copy.ts';
import { packageDir } from '../../support/run-tool.ts';
import { SISTER_ZONE, withSisterEvent } from '../../support/sister-event.ts';

/** What organisers do to an edition in another zone than the site's: its times are read and written in its own zone. */

/** 23:30 in London, where it is still the eve, and 00:30 of the day in Zagreb. */
const EVE = Date.parse('2027-04-15T23:30:00+01:00') / 1000;
const MORNING = Date.parse('2027-04-16T09:40:00+01:00') / 1000;
const DELTA = 'content/events/delta/2027';

let site: ContentCopy;
beforeEach(() => {
  site = withSisterEvent();
});
afterEach(() => site.remove());

const roots = () => ({ rootDir: site.rootDir, packageDir });

/** Makes a change as the command does, and returns its effects as sentences. */
async function change(request: ChangeRequest): Promise<readonly string[]> {
  const { scope, checkedAfter } = await openContent(roots(), request.at);
  const planned = planChange(scope, request);
  const { effects } = describeChange(scope, await checkedAfter(planned.files), planned);
  await changeFiles(site.rootDir, planned.files);
  return effects.map(effectSentence);
}

describe('conf-site change', () => {
  it('reads and writes the times of an edition in its zone', async () => {
    const effects = await change({ kind: 'move', name: 'quiet-forms', event: 'delta', to: '11:30', at: MORNING });
    expect(effects.join(' ')).toContain('11:00');
    expect(effects.join(' ')).toContain('11:30');
    const told = site.read(`${DELTA}/changes/quiet-forms-moved.yaml`);
    expect(told).toContain('at: 2027-04-16T09:40\n');
    expect(told).toContain('startsAt: 2027-04-16T11:00');
    expect(site.read(`${DELTA}/schedule.yaml`)).toMatch(/startsAt: ["']?11:30/);
  });

  it('leaves the sister edition to the zone of the site', async () => {
    await change({ kind: 'cancel', name: 'quiet-forms', event: 'meander', at: MORNING });
    const told = site.read('content/events/meander/2027/changes/quiet-forms-cancelled.yaml');
    expect(told).toContain('at: 2027-04-16T10:40\n');
  });
});

describe('the board', () => {
  it('shows the times and the day of an edition in its zone', async () => {
    const { board } = openBoardEditing(roots(), { now: () => EVE });
    const own = await board({ event: 'delta', year: 2027 });
    expect([own.today, own.days[0]?.entries[0]?.startsAt]).toEqual(['2027-04-15', '09:00']);
    const sister = await board({ event: 'meander', year: 2027 });
    expect([sister.today, sister.days[0]?.entries[0]?.startsAt]).toEqual(['2027-04-16', '09:00']);
  });
});

describe('conf-site import', () => {
  it('converts the times of an export to the zone of the edition', async () => {
    rmSync(join(site.rootDir, DELTA, 'schedule.yaml'));
    const file = join(site.rootDir, 'programme.json');
    const slot = { start: '2027-04-16T15:00', end: '2027-04-16T15:30' };
    const programme = {
      format: 'conf-site',
      timeZone: 'Europe/Zagreb',
      sessions: [{ id: 'locks', title: 'Locks', slots: [slot] }],
    };
    writeFileSync(file, JSON.stringify(programme));
    const options = { format: 'json', paths: [file], event: 'delta', year: 2027, dryRun: false } as const;
    const { items } = await importFile(roots(), options);
    expect(site.read(`${DELTA}/schedule.yaml`)).toMatch(/session: locks[\s\S]*startsAt: ["']?14:00/);
    expect(items.map(({ message }) => message).join('\n')).toContain(`the edition's zone, ${SISTER_ZONE}`);
  });

  it('reads an export that names no zone in the zone of the edition', async () => {
    const file = join(site.rootDir, 'programme.json');
    writeFileSync(file, JSON.stringify({ format: 'conf-site', sessions: [{ id: 'locks', title: 'Locks' }] }));
    const options = { format: 'json', paths: [file], event: 'delta', year: 2027, dryRun: true } as const;
    const { zone } = await importFile(roots(), options);
    expect(zone).toEqual({ name: SISTER_ZONE, source: 'edition' });
  });
});
