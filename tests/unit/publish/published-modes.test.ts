import { chmodSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openPublication, type PublicationOptions } from '../../../src/publish/open-publication.ts';
import { type Folder, newSite, outputFiles, publish, seasons } from '../../fixtures/publish/small-site.ts';

/** A web server is another user than the one who builds, so it must be able to read whatever is published. */

const { spring, summer } = seasons;
const page: Folder = { 'index.html': 'Devlica', 'about/team/index.html': 'About' };

let site: PublicationOptions;
let usualUmask: number;
beforeEach(() => {
  usualUmask = process.umask();
  site = newSite();
});
afterEach(() => {
  process.umask(usualUmask);
  rmSync(site.rootDir, { recursive: true, force: true });
});

/** The permissions of all entries below a folder, and of the folder itself, each kind once. */
function modesIn(dir: string): readonly string[] {
  const paths = ['.', ...readdirSync(dir, { recursive: true, encoding: 'utf8' })];
  const modes = paths.map((path) => {
    const found = statSync(join(dir, path));
    return `${found.isDirectory() ? 'folder' : 'file'} ${(found.mode & 0o7777).toString(8)}`;
  });
  return [...new Set(modes)].sort();
}

const PUBLIC = ['file 644', 'folder 755'];

describe.each([0o000, 0o002, 0o077, 0o777])('with the umask %o', (umask) => {
  it.each(['auto', 'in-place'] as const)(
    'all files can be read, and only their owner can write them (%s)',
    async (prefer) => {
      process.umask(umask);
      await publish({ ...site, prefer }, spring);
      expect(modesIn(site.outDir)).toEqual(PUBLIC);
      await publish({ ...site, prefer }, summer);
      expect(modesIn(site.outDir)).toEqual(PUBLIC);
    },
  );

  it('so can the folders that are made above the output folder', async () => {
    process.umask(umask);
    await publish({ ...site, outDir: join(site.rootDir, 'srv', 'www', 'site') }, page);
    expect(modesIn(join(site.rootDir, 'srv'))).toEqual(PUBLIC);
  });
});

describe('what an earlier build left unreadable', () => {
  const spoil = (): void => {
    chmodSync(join(site.outDir, 'about/team/index.html'), 0o600);
    for (const folder of ['about/team', 'about', '.']) chmodSync(join(site.outDir, folder), 0o700);
  };

  it('becomes readable with a build that writes nothing', async () => {
    await publish(site, page);
    spoil();
    expect(await publish(site, page)).toMatchObject({ written: 0 });
    expect(modesIn(site.outDir)).toEqual(PUBLIC);
  });

  it('becomes readable when the build is found to be up to date', async () => {
    await publish(site, page);
    spoil();
    const publication = await openPublication(site);
    expect(publication.publishedBuild()).toMatchObject({ files: outputFiles(page).length });
    await publication.abandon();
    expect(modesIn(site.outDir)).toEqual(PUBLIC);
  });

  it('becomes readable when other files change, in place or by a swap', async () => {
    for (const prefer of ['auto', 'in-place'] as const) {
      await publish({ ...site, prefer }, { ...spring, ...page });
      spoil();
      await publish({ ...site, prefer }, { ...summer, ...page });
      expect(modesIn(site.outDir)).toEqual(PUBLIC);
    }
  });
});

it('keeps the bit by which new files in a folder belong to its group', async () => {
  mkdirSync(site.outDir);
  chmodSync(site.outDir, 0o2775);
  await publish({ ...site, prefer: 'in-place' }, page);
  expect(modesIn(site.outDir)).toEqual(['file 644', 'folder 2755']);
});
