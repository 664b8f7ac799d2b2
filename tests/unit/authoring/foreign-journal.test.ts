import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openRecordEditing } from '../../../src/authoring/records/record-editing.ts';
import { JELENA, PUBLISHED_AT, type PublishingSite, publishingSite } from '../../support/publishing-site.ts';
import { packageDir, runTool } from '../../support/run-tool.ts';

/** A collaborator commits files that have the form of a journal of conf-site, which would write outside of the content. */

const HOOK = '.git/hooks/pre-commit';
const OLD_JOURNAL = 'content/.unfinished-change.json';

let site: PublishingSite;
beforeEach(() => {
  site = publishingSite();
  mkdirSync(join(site.mine.rootDir, '.git/hooks'), { recursive: true });
});
afterEach(() => site.remove());

/** Commits and pushes a file of a known place that a journal moves to the hook, as conf-site wrote journals in content. */
function publishJournal(): void {
  const { rootDir } = site.mine;
  site.theirs.write('content/media/hook.svg', '#!/bin/sh\necho harm\n');
  const from = join(rootDir, 'content/media/hook.svg');
  const to = `${rootDir}/content/nope/../../${HOOK}`;
  site.theirs.write(OLD_JOURNAL, JSON.stringify({ pid: 2 ** 31 - 2, moves: [[from, to]], backups: [] }));
  site.theirs.git('add', '--all');
  site.theirs.git('commit', '-qm', 'A picture');
  site.theirs.git('push', '-q');
}

const hookIsWritten = (): boolean => existsSync(join(site.mine.rootDir, HOOK));

describe('a journal in the content', () => {
  it('is an error of check, and the editor and builds do not carry it out', async () => {
    publishJournal();
    site.mine.git('pull', '-q');
    const { rootDir } = site.mine;
    const editing = openRecordEditing({ rootDir, packageDir }, { now: () => PUBLISHED_AT, forms: {} });
    await editing.site({});
    expect(hookIsWritten()).toBe(false);
    for (const command of ['check', 'build']) {
      const { status, stdout, stderr } = await runTool([command, '--root', rootDir]);
      expect([status, stdout + stderr]).toEqual([1, expect.stringContaining('journal-in-content')]);
      expect(stdout + stderr).toContain(OLD_JOURNAL);
    }
    expect(hookIsWritten()).toBe(false);
    rmSync(join(rootDir, OLD_JOURNAL));
    rmSync(join(rootDir, 'content/media/hook.svg'));
    expect(await runTool(['check', '--root', rootDir])).toMatchObject({ status: 0 });
  });

  it('is not carried out by publishing, which takes it over and counts its error', async () => {
    publishJournal();
    site.mine.edit(JELENA, 'maps of places', 'maps of towns');
    await site.publish();
    expect(await site.publish()).toMatchObject({ kind: 'failed', code: 'content-errors' });
    expect(hookIsWritten()).toBe(false);
  });
});
