import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { builtSites } from '../support/built-sites.ts';
import { nuFindings } from './read-nu.ts';

describe('the Nu Html Checker', () => {
  it.each(builtSites())('finds no error on any page of the build $name the event', async ({ outDir }) => {
    expect(await nuFindings(outDir)).toEqual([]);
  });

  it('reports an error if there is one', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'conf-site-nu-'));
    const page = '<!doctype html><html lang="en"><head><title>A page</title></head><body><p style=1 id="">Text</html>';
    writeFileSync(join(folder, 'index.html'), page);
    const found = await nuFindings(folder);
    rmSync(folder, { recursive: true });
    expect(found).toContainEqual(expect.stringMatching(/^index\.html:1 error: /));
  });
});
