import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openSetAside } from '../../src/content/set-aside.ts';
import { isHeld } from '../support/live-memory.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'conf-site-aside-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('what is set aside', () => {
  it('is given again, equal, in any order, however long it is', () => {
    const values = [{ title: 'Čipka' }, 'x'.repeat(300_000), [1, null, { deep: ['š'] }], ''];
    const aside = openSetAside(join(folder, 'kept', 'plan.aside'));
    const read = values.map((value) => aside.put<unknown>(value));
    for (const at of [3, 1, 0, 2, 2, 1]) expect(read[at]?.()).toEqual(values[at]);
    aside.close();
  });

  it('is not held', async () => {
    const aside = openSetAside(join(folder, 'plan.aside'));
    const put = (): [WeakRef<object>, () => object] => {
      const value = { title: 'Devlica' };
      return [new WeakRef(value), aside.put<object>(value)];
    };
    const [value, read] = put();
    expect(await isHeld(value)).toBe(false);
    expect(read()).toEqual({ title: 'Devlica' });
    aside.close();
  });

  it('leaves no file, not even where its process is killed', () => {
    const aside = openSetAside(join(folder, 'plan.aside'));
    aside.put('something');
    expect(readdirSync(folder)).toEqual([]);
    aside.close();
  });

  it('is the very same where the disk takes nothing', () => {
    writeFileSync(join(folder, 'taken'), '');
    const value = { title: 'Devlica' };
    const aside = openSetAside(join(folder, 'taken', 'plan.aside'));
    expect(aside.put(value)()).toBe(value);
    aside.close();
  });
});
