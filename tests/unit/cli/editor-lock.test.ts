import { afterEach, beforeEach, expect, it } from 'vitest';
import { createEditService } from '../../../src/cli/content/watch/edit-service.ts';
import { refusedEditing, takeEditorLock } from '../../../src/cli/content/watch/editor-lock.ts';
import { startTool } from '../../browser/started-tool.ts';
import { type ContentCopy, copyContent, SMALL_SITE } from '../../support/content-copy.ts';
import { packageDir } from '../../support/run-tool.ts';

/** Of two watches of one site, only the first one edits. */

let site: ContentCopy;
beforeEach(() => {
  site = copyContent(SMALL_SITE);
});
afterEach(() => site.remove());

it('the second watch of a site says in the terminal which one edits it, and edits once that has ended', async () => {
  const watch = (out: string) => startTool(['--root', site.rootDir, 'watch', '--port', '0', '--out', out]);
  const first = await watch('dist');
  await first.waitForText('Edit: ');
  const second = await watch('preview');
  await second.waitForText(
    `Another conf-site watch (process ${first.pid}, at ${first.url}) edits this site, so this one does not.\n` +
      '  hint: edit there, or stop that watch and start this one again\n',
  );
  expect(second.output()).not.toContain('Edit: ');
  await second.stop();
  await first.stop();
  const third = await watch('preview');
  await third.waitForText('Edit: ');
  await third.stop();
});

it('the editor of the second watch refuses all requests with that sentence, and has the words of its page', async () => {
  const roots = { rootDir: site.rootDir, packageDir };
  const controller = { sourcesOf: async () => ({ own: [], shared: [] }) };
  const service = createEditService(roots, { controller, now: () => 0 });
  const first = takeEditorLock(site.rootDir);
  const second = takeEditorLock(site.rootDir);
  if (first.kind !== 'taken' || second.kind !== 'held') throw new Error('Both have the lock.');
  const refused = refusedEditing(service, second.refusal);
  const sentence = `Another conf-site watch (process ${process.pid}) edits this site, so this one does not.`;
  for (const [name, handler] of Object.entries(refused)) {
    if (name === 'labels') continue;
    await expect((handler as (request: object) => Promise<unknown>)({}), name).rejects.toMatchObject({
      message: sentence,
      failureCode: 'edited-elsewhere',
    });
  }
  expect(await refused.labels({ language: 'de' })).not.toEqual({});
  first.release();
  expect(takeEditorLock(site.rootDir).kind).toBe('taken');
});
