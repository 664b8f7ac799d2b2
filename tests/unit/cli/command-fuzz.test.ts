import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { copyContent, SMALL_SITE } from '../../support/content-copy.ts';
import { oddArguments } from '../../support/odd-arguments.ts';
import { runHere } from '../../support/run-here.ts';
import type { ToolRun } from '../../support/run-tool.ts';
import { isFull } from '../../support/thoroughness.ts';

/** All commands with odd values, in this process. */

const numRuns = isFull ? 400 : 60;
const SEED = 48;

let base: string;
let folder: string;

beforeAll(() => {
  base = mkdtempSync(join(tmpdir(), 'conf-site-odd-'));
  // Two folders deep, so that nothing is written outside of the first one if a path leads up.
  folder = join(base, 'above', 'here');
  for (const name of ['site', 'empty']) mkdirSync(join(folder, name), { recursive: true });
  copyContent(SMALL_SITE, join(folder, 'site'));
  writeFileSync(join(folder, 'file'), 'x');
  writeFileSync(join(folder, 'bytes'), Buffer.from([0xff, 0xfe, 0, 0x80]));
  writeFileSync(join(folder, 'list.json'), '[[{"a":null}]]');
  writeFileSync(join(folder, 'table.csv'), 'title;speakers\n"unclosed;x\n');
  writeFileSync(join(folder, 'bomb.xml'), '<!DOCTYPE x [<!ENTITY a "&a;&a;">]><schedule>&a;</schedule>');
  symlinkSync('nowhere', join(folder, 'nowhere-link'));
  symlinkSync('loop', join(folder, 'loop'));
  symlinkSync('site', join(folder, 'site-link'));
});
afterAll(() => rmSync(base, { recursive: true, force: true }));

function expectNoBug({ status, stdout, stderr }: ToolRun, what: string): void {
  const said = `${what}: ${stderr.slice(0, 1500)}`;
  expect([0, 1, 2], said).toContain(status);
  expect(stderr + stdout, said).not.toMatch(/bug in conf-site|\n\s+at .*:\d+:\d+/);
  if (status === 2) expect(stderr, said).toMatch(/^error .*\n/m);
}

it('any command is carried out or refused with a sentence', async () => {
  await fc.assert(
    fc.asyncProperty(oddArguments, async (args) => {
      expectNoBug(await runHere(args, folder), JSON.stringify(args).slice(0, 1000));
    }),
    { numRuns, seed: SEED, endOnFailure: true },
  );
});
