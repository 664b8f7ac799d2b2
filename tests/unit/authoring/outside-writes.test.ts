import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openRecordEditing } from '../../../src/authoring/records/record-editing.ts';
import { type ContentCopy, copyContent, SMALL_SITE } from '../../support/content-copy.ts';
import { packageDir } from '../../support/run-tool.ts';
import { seeded } from '../../support/seeded.ts';
import { isFull } from '../../support/thoroughness.ts';

/** Another program writes into a file at the moment at which the editor saves it. */

const ILKA = 'content/events/meander/2027/speakers/sternad-ilka.md';
const NOW = Date.parse('2027-03-01T12:00:00+01:00') / 1000;
const ROUNDS = isFull ? 300 : 25;

let site: ContentCopy;
let writer: ChildProcess;
beforeEach(() => {
  site = copyContent(SMALL_SITE);
  site.write(ILKA, `${site.read(ILKA)}\noutside: 0\n`);
});
afterEach(async () => {
  const end = once(writer, 'exit');
  writer.disconnect();
  await end;
  site.remove();
});

describe.each(['rename', 'in-place'])('a program that writes at the same time (%s)', (how) => {
  it('never loses what it has written: the file has it, or the save is refused', async () => {
    writer = fork(join(packageDir, 'tests/fixtures/outside-writer.mjs'), [join(site.rootDir, ILKA), how]);
    await once(writer, 'message');
    const editing = openRecordEditing({ rootDir: site.rootDir, packageDir }, { now: () => NOW, forms: {} });
    const random = seeded(7);
    const seen = new Set<string>();
    let lastSaveMicros = 5000;
    for (let round = 1; round <= ROUNDS; round += 1) {
      const { value, versions } = await editing.record({ path: ILKA });
      const start = performance.now();
      const written = once(writer, 'message');
      // Half of the writes come after a save that takes as long as the last one, so that some saves succeed.
      writer.send(Math.floor(random() * 2 * lastSaveMicros));
      const company = `Fields ${round} Ltd`;
      const answer = await editing
        .save({ path: ILKA, versions, value: { ...(value as object), company } })
        .catch(() => ({ kind: 'refused' }));
      lastSaveMicros = (performance.now() - start) * 1000;
      expect(await written).toContain(round);
      expect(site.read(ILKA), `${answer.kind} in round ${round}`).toContain(`outside: ${round}\n`);
      seen.add(answer.kind);
    }
    expect(seen).toContain('saved');
  });
});
