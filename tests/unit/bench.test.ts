import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { checkSite } from '../../src/pipeline/check-site.ts';
import { createStopwatch } from '../../src/pipeline/stopwatch.ts';
import { generateSite } from '../bench/generate-site.js';
import { packageDir } from '../support/run-tool.ts';

it('a site that is generated for measuring is sound', async () => {
  const rootDir = mkdtempSync(join(tmpdir(), 'conf-site-bench-'));
  onTestFinished(() => rmSync(rootDir, { recursive: true }));
  generateSite(rootDir, packageDir, { speakers: 30, perEdition: 12 });
  const { diagnostics, files } = await checkSite({ rootDir, packageDir }, createStopwatch());
  expect(diagnostics).toEqual([]);
  expect(files.length).toBeGreaterThan(45);
});
