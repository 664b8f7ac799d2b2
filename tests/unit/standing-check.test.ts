import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { seal, unseal } from '../../src/content/seal.ts';
import { checkKey } from '../../src/pipeline/standing-check.ts';
import { packageDir, runTool } from '../support/run-tool.ts';
import { SITES } from '../support/small-site.ts';

const PAGE = 'content/events/meander/2027/tickets.yaml';
const WRONG = 'price: cheap';

let folder: string;
let count = 0;
/** Where a build has been. */
let root: string;
const kept = () => join(root, '.conf-site/cache/check.json');

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'conf-site-standing-'));
  root = join(folder, 'site');
  cpSync(join(SITES, 'base'), root, { recursive: true });
  mkdirSync(join(root, '.conf-site/cache'), { recursive: true });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const told = async (rootDir: string, args: readonly string[]) => {
  const { status, stdout, stderr } = await runTool(['check', ...args], { cwd: rootDir });
  return { status, stderr, stdout: stdout.replace(/"durationMs": \d+/, '') };
};

/** The same by somebody who knows nothing of the site yet. */
const toldAnew = async (args: readonly string[]) => {
  count += 1;
  const other = join(folder, `other-${count}`);
  cpSync(join(root, 'content'), join(other, 'content'), { recursive: true });
  return told(other, args);
};

/** Once nothing has only just changed. */
const settled = async (): Promise<void> => {
  while (checkKey({ rootDir: root, packageDir }, Date.now()) === undefined) await new Promise(setImmediate);
};

it('a check says what a first one says, whatever was checked before', async () => {
  const path = join(root, PAGE);
  const sound = readFileSync(path, 'utf8');
  for (const text of [sound, sound.replace('price: 30', WRONG), sound]) {
    writeFileSync(path, text);
    await settled();
    for (const args of [['--format', 'json'], [PAGE], ['content/site.yaml']]) {
      expect(await told(root, args), `${args}`).toEqual(await toldAnew(args));
    }
  }
});

it('what the last check told is told again for as long as nothing changes', async () => {
  writeFileSync(join(root, PAGE), readFileSync(join(root, PAGE), 'utf8').replace('price: 30', WRONG));
  await settled();
  await told(root, []);
  const { key, ...check } = JSON.parse(unseal(readFileSync(kept(), 'utf8')) as string);
  const forged = JSON.stringify({ key, ...check }).replaceAll('cheap', 'forged');
  writeFileSync(kept(), seal(forged));
  expect((await told(root, [])).stdout).toContain('"forged"');
  writeFileSync(kept(), forged);
  expect((await told(root, [])).stdout).toContain('"cheap"');
  writeFileSync(kept(), seal(forged.replace(key, 'another')));
  expect((await told(root, [])).stdout).toContain('"cheap"');
});

it('a warning that ends at an instant is reported before it and not after, whatever was checked before', async () => {
  const path = join(root, 'content/events/meander/event.yaml');
  writeFileSync(path, readFileSync(path, 'utf8').replace("years: { '2027': false }", "years: { '2027': true }"));
  await settled();
  const isReported = async (at: string): Promise<boolean> => {
    const { stdout } = await told(root, ['--at', at]);
    return stdout.includes('warning  year-not-over');
  };
  const found = [];
  for (const at of ['2027-04-16T17:59', '2027-04-16T18:00', '2027-03-01']) found.push(await isReported(at));
  expect(found).toEqual([true, false, true]);
  const stored = JSON.parse(unseal(readFileSync(kept(), 'utf8')) as string);
  expect(stored.told.until, 'it was stored').toBe(Date.parse('2027-04-16T18:00+02:00') / 1000);
});

it('a key is that of a state: of bytes, of what may be read, and of none that has only just come about', () => {
  const path = join(root, PAGE);
  const [roots, late] = [{ rootDir: root, packageDir }, Date.now() + 3_600_000];
  const before = checkKey(roots, late);
  expect(checkKey(roots, late)).toBe(before);
  const { ctimeMs } = statSync(path);
  while (statSync(path).ctimeMs === ctimeMs) writeFileSync(path, readFileSync(path));
  expect(checkKey(roots, late)).not.toBe(before);
  expect(checkKey(roots, statSync(path).ctimeMs)).toBeUndefined();
  expect(checkKey({ ...roots, rootDir: join(folder, 'none') }, late)).toBeUndefined();
});
