import { mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openPublication, type PublicationOptions } from '../../../src/publish/open-publication.ts';
import { PublishError } from '../../../src/publish/publish-error.ts';
import { built, type Folder, newSite, publish, textsIn } from '../../fixtures/publish/small-site.ts';

const page: Folder = { 'index.html': 'Devlica' };

let site: PublicationOptions;
beforeEach(() => {
  site = newSite();
});
afterEach(() => {
  rmSync(site.rootDir, { recursive: true, force: true });
});

async function refusalOf(options: PublicationOptions): Promise<PublishError> {
  const error: unknown = await openPublication(options).catch((thrown: unknown) => thrown);
  if (!(error instanceof PublishError)) throw new Error('it was not refused');
  return error;
}

describe('no build is written into', () => {
  it.each([
    ['the site root', '.', 'is the site itself'],
    ['a folder that holds the site root', '..', 'holds the site'],
    ['the root of the file system', '/', 'holds the site'],
    ['the content', 'content', "is a folder of the site's sources"],
    ['a folder inside the content', 'content/media/dist', 'lies among the sources'],
    ['sources that do not exist yet', 'templates', "is a folder of the site's sources"],
    ['the folder of the lists', '.conf-site', 'holds the folder'],
  ])('%s', async (_, outDir, message) => {
    const refusal = await refusalOf({ ...site, outDir: resolve(site.rootDir, outDir) });
    expect(refusal.code).toBe('out-holds-sources');
    expect(refusal.message).toContain(message);
    expect(refusal.message).toContain(refusal.path);
    expect(refusal.hint).toContain('--out');
    expect(readdirSync(site.rootDir)).toEqual(['content']);
  });

  it('a folder that contains sources from outside the site', async () => {
    const theme = join(site.rootDir, 'shared', 'theme');
    mkdirSync(theme, { recursive: true });
    const refusal = await refusalOf({ ...site, outDir: join(site.rootDir, 'shared'), sources: [theme] });
    expect(refusal).toMatchObject({ code: 'out-holds-sources' });
    expect(refusal.message).toContain(theme);
  });

  it('the sources, through a link', async () => {
    symlinkSync(join(site.rootDir, 'content'), site.outDir);
    expect(await refusalOf(site)).toMatchObject({ code: 'out-holds-sources' });
  });

  it('sources that are themselves linked', async () => {
    const real = join(site.rootDir, 'real-content');
    mkdirSync(real);
    rmSync(join(site.rootDir, 'content'), { recursive: true });
    symlinkSync(real, join(site.rootDir, 'content'));
    expect(await refusalOf({ ...site, outDir: join(real, 'dist') })).toMatchObject({ code: 'out-holds-sources' });
  });

  it('a folder with other files', async () => {
    mkdirSync(site.outDir);
    writeFileSync(join(site.outDir, 'thesis.odt'), 'years of work');
    const refusal = await refusalOf(site);
    expect(refusal).toMatchObject({ code: 'out-not-ours', path: site.outDir });
    expect(textsIn(site.outDir)).toEqual({ 'thesis.odt': 'years of work' });
  });

  it('a folder that somebody filled during the build', async () => {
    const publication = await openPublication(site);
    await publication.add([{ path: '.conf-site-build.json', hash: 'x', content: '{}' }]);
    mkdirSync(site.outDir);
    writeFileSync(join(site.outDir, 'thesis.odt'), 'years of work');
    await expect(publication.finish()).rejects.toMatchObject({ code: 'out-not-ours' });
    expect(textsIn(site.outDir)).toEqual({ 'thesis.odt': 'years of work' });
    expect(readdirSync(site.rootDir).sort()).toEqual(['.conf-site', 'content', 'dist']);
    expect(readdirSync(site.stateDir)).toEqual([]);
  });

  it('a file', async () => {
    writeFileSync(site.outDir, 'notes');
    expect(await refusalOf(site)).toMatchObject({ code: 'out-not-ours' });
    expect(readFileSync(site.outDir, 'utf8')).toBe('notes');
  });

  it('a link without a target', async () => {
    symlinkSync(join(site.rootDir, 'unmounted'), site.outDir);
    expect(await refusalOf(site)).toMatchObject({ code: 'out-unwritable', path: site.outDir });
  });
});

describe('a build is written into', () => {
  it('a folder whose name only begins like that of the sources', async () => {
    const outDir = join(site.rootDir, 'content-preview');
    await publish({ ...site, outDir }, page);
    expect(textsIn(outDir)).toEqual(built(page));
  });

  it('a new disk with a lost+found folder, which is kept', async () => {
    mkdirSync(join(site.outDir, 'lost+found'), { recursive: true });
    writeFileSync(join(site.outDir, 'lost+found', '#12'), 'found');
    await publish({ ...site, prefer: 'in-place' }, page);
    rmSync(site.stateDir, { recursive: true });
    await publish({ ...site, prefer: 'in-place' }, { 'about.html': 'About' });
    expect(readdirSync(site.outDir).sort()).toEqual(['.conf-site-build.json', 'about.html', 'lost+found']);
    expect(readdirSync(join(site.outDir, 'lost+found'))).toEqual(['#12']);
  });
});
