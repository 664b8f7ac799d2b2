import { copyFileSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { lastingWhole } from '../../src/plan/lasting-name.ts';
import { openPlanFolder } from '../../src/plan/plan-folder.ts';
import { emptyNotes } from '../../src/plan/plan-notes.ts';
import { openStoredPlans } from '../../src/plan/stored-plans.ts';

let cacheDir: string;
beforeEach(() => {
  cacheDir = mkdtempSync(join(tmpdir(), 'conf-site-plans-'));
});
afterEach(() => rmSync(cacheDir, { recursive: true, force: true }));

const files = () => readdirSync(join(cacheDir, 'plan'));

/** Plans parts as of an instant, as a new process would; gives those that were made. */
function made(parts: readonly string[], at = 0): readonly string[] {
  const plans = openStoredPlans(cacheDir);
  const anew: string[] = [];
  plans.begin(at, parts.length);
  for (const name of parts) {
    const make = (): string => {
      anew.push(name);
      return `${name} as of ${at}`;
    };
    plans.keep({ current: emptyNotes() }, { name, of: [], make, lasting: lastingWhole<string>('the same') });
  }
  plans.end(null);
  plans.save();
  return anew;
}

it('parts are known again, as of later instants too', () => {
  expect(made(['speakers', 'slices'])).toEqual(['speakers', 'slices']);
  expect(made(['speakers', 'slices'], 5)).toEqual([]);
  expect(made(['speakers', 'slices', 'history'])).toEqual(['history']);
});

it('a part is not taken for another one that was made of the same as of another instant', () => {
  made(['speakers', 'slices'], 5);
  const store = openPlanFolder(cacheDir);
  store.savePart('speakers', { madeOf: 'the same', at: 3, packed: 'Not yet', notes: emptyNotes(), names: new Map() });
  expect(made(['speakers', 'slices'], 5)).toEqual(['speakers']);
});

it('a part is not taken for another one whose file has its place', () => {
  made(['speakers', 'slices']);
  const [one = '', other = ''] = files().map((name) => join(cacheDir, 'plan', name));
  copyFileSync(one, other);
  expect(made(['speakers', 'slices']).length).toBe(1);
});

it('of parts that are no more nothing stays', () => {
  made(['speakers', 'slices']);
  expect(files().length).toBe(2);
  made(['slices']);
  expect(files().length).toBe(1);
  expect(made(['slices'])).toEqual([]);
});
