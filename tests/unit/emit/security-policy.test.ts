import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { packageDir } from '../../support/run-tool.ts';

const POLICY = readFileSync(join(packageDir, '.github/SECURITY.md'), 'utf8');

it('each test that the security policy names exists, and each promise names one', () => {
  const named = [...POLICY.matchAll(/`(tests\/[^`]+)`/g)].map(([, path]) => path as string);
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter((path) => !existsSync(join(packageDir, path)))).toEqual([]);
  const rows = POLICY.split('\n').filter((line) => line.startsWith('| ') && !line.startsWith('| who | may'));
  const [, , , ...columns] = (rows[0] ?? '').split('|');
  expect(columns).toHaveLength(3);
  const withoutTest = rows.filter((row) => !row.includes('`tests/')).map((row) => row.split('|')[3]?.trim());
  expect(withoutTest).toEqual(['nothing']);
});

it('the security policy has two pages at most', () => {
  expect(POLICY.split('\n').length).toBeLessThanOrEqual(120);
});
