import { expect, it } from 'vitest';
import { findMoments } from '../../../src/cli/content/watch/watch-moments.ts';
import { packageDir } from '../../support/run-tool.ts';

it('the toolbar of a watch says what appears, disappears and changes', async () => {
  const after = Date.parse('2026-05-07T12:00:00+02:00') / 1000;
  const moments = await findMoments({ rootDir: packageDir, packageDir, after }).moments;
  const midnight = moments.find(({ at }) => at === Date.parse('2026-05-08T00:00:00+02:00') / 1000);
  const texts = midnight?.changes.map((change) => change.text);
  expect(texts).toContain('sale of tickets worklica: on sale → over');
  expect(texts).toContain('button “Get tickets” of devlica goes');
});
