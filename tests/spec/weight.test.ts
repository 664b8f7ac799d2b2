import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { type BuiltSite, builtSites } from '../support/built-sites.ts';

const kB = 1000;

/** How many bytes files have once a host has compressed them. */
function gzipped(site: BuiltSite, files: readonly string[]): number {
  return files.reduce((sum, file) => sum + gzipSync(site.bytes(file), { level: 9 }).length, 0);
}

describe.each(builtSites())('what a page of the build $name the event weighs', (site) => {
  const assets = site.files.filter((file) => file.startsWith('assets/'));
  const named = (pattern: RegExp): readonly string[] => assets.filter((file) => pattern.test(file));

  it('is one stylesheet of 14 kB at most', () => {
    const sheets = site.files.filter((file) => file.endsWith('.css'));
    expect(sheets).toHaveLength(1);
    expect(gzipped(site, sheets)).toBeLessThanOrEqual(14 * kB);
  });

  it('is a runtime of 8 kB at most, with all that it imports', () => {
    const runtime = named(/^assets\/runtime-[^/]*\.js$/);
    expect(runtime.length).toBeGreaterThan(0);
    expect(gzipped(site, runtime)).toBeLessThanOrEqual(8 * kB);
  });

  it('is React once where there are islands, in 70 kB at most', () => {
    const large = named(/^assets\/chunk-[^/]*\.js$/).filter((file) => gzipped(site, [file]) > 10 * kB);
    expect(large).toHaveLength(1);
    expect(gzipped(site, large)).toBeLessThanOrEqual(70 * kB);
  });

  it('is 10 kB of its own at most for each island', () => {
    const islands = named(/^assets\/island-[^/]*\.js$/);
    expect(islands.length).toBeGreaterThan(0);
    expect(islands.filter((file) => gzipped(site, [file]) > 10 * kB)).toEqual([]);
  });

  it('is markup of 60 kB at most', () => {
    const pages = site.files.filter((file) => file.endsWith('.html'));
    expect(pages.filter((file) => gzipped(site, [file]) > 60 * kB)).toEqual([]);
  });
});
