import {
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { PublishedBuild } from '../../../src/domain/page/output.ts';
import { moveOrder } from '../../../src/publish/in-place.ts';
import { openPublication, type PublicationOptions } from '../../../src/publish/open-publication.ts';
import { outputFolder } from '../../../src/publish/output-folder.ts';
import { readServedDir, repairPublication } from '../../../src/publish/repair-publication.ts';
import {
  built,
  type Folder,
  identitiesIn,
  newSite,
  outputFiles,
  publish,
  seasons,
  textsIn,
} from '../../fixtures/publish/small-site.ts';

const { spring, summer } = seasons;
const page: Folder = { 'index.html': 'Devlica', 'assets/site.css': 'body {}', 'about/index.html': 'About' };

let site: PublicationOptions;
beforeEach(() => {
  site = newSite();
});
afterEach(() => {
  rmSync(site.rootDir, { recursive: true, force: true });
});

/** Everything in the site root except for the build and its list. */
function leftovers(): readonly string[] {
  const state = existsSync(site.stateDir) ? readdirSync(site.stateDir) : [];
  return [...readdirSync(site.rootDir), ...state.filter((name) => !/^outputs-[0-9a-f]{12}\.json$/.test(name))].filter(
    (name) => !['content', 'dist', '.conf-site'].includes(name),
  );
}

describe('a build is published', () => {
  it('into a folder that does not exist, with its parents', async () => {
    const outDir = join(site.rootDir, 'public', 'www');
    const result = await publish({ ...site, outDir }, page);
    expect(textsIn(outDir)).toEqual(built(page));
    expect(result).toMatchObject({ files: 4, written: 4, removed: 0 });
  });

  it('into an empty folder', async () => {
    mkdirSync(site.outDir);
    await publish(site, page);
    expect(textsIn(site.outDir)).toEqual(built(page));
  });

  it.each(['auto', 'in-place'] as const)('over another one, with nothing left of that (%s)', async (prefer) => {
    await publish(site, spring);
    const result = await publish({ ...site, prefer }, summer);
    expect(textsIn(site.outDir)).toEqual(built(summer));
    expect(result).toMatchObject({ files: 61, written: 46, removed: 20 });
    expect(leftovers()).toEqual([]);
  });

  it('with bytes counted as written, not as characters', async () => {
    const { bytes } = await publish(site, { 'hr/index.html': 'križić' });
    const marker = statSync(join(site.outDir, '.conf-site-build.json')).size;
    expect(bytes - marker).toBe(8);
  });

  it('from copied sources, readable to all', async () => {
    const source = join(site.rootDir, 'content', 'map.svg');
    writeFileSync(source, '<svg/>', { mode: 0o400 });
    const publication = await openPublication(site);
    await publication.add([{ path: 'assets/map.svg', hash: 'map', content: { copyOf: source } }]);
    await publication.add(outputFiles(page));
    await publication.finish();
    const copy = join(site.outDir, 'assets/map.svg');
    expect(readFileSync(copy, 'utf8')).toBe('<svg/>');
    expect(statSync(copy).mode & 0o777).toBe(0o644);
  });

  it('with files added all at once', async () => {
    const publication = await openPublication(site);
    await Promise.all(outputFiles(spring).map((file) => publication.add([file])));
    await publication.finish();
    expect(textsIn(site.outDir)).toEqual(built(spring));
  });
});

describe('a small change', () => {
  it('only moves what changed, and keeps the folder and all other files', async () => {
    await publish(site, spring);
    const before = identitiesIn(site.outDir);
    const result = await publish(site, { ...spring, 'sw.js': 'newer worker' });
    const after = identitiesIn(site.outDir);
    const touched = Object.keys(after).filter((path) => after[path] !== before[path]);
    expect(touched).toEqual(['.', '.conf-site-build.json', 'sw.js']);
    expect(inodeOf(after)).toBe(inodeOf(before));
    expect(result).toMatchObject({ written: 2, removed: 0 });
  });

  it('does not compute unneeded content', async () => {
    await publish(site, page);
    const publication = await openPublication(site);
    const made: string[] = [];
    for (const { path, hash, content } of outputFiles({ ...page, 'index.html': 'Devlica 2026' })) {
      const noted = (): string => {
        made.push(path);
        return content as string;
      };
      await publication.add([{ path, hash, content: noted }]);
    }
    await publication.finish();
    expect(made).toEqual(['index.html', '.conf-site-build.json']);
    expect(readFileSync(join(site.outDir, 'index.html'), 'utf8')).toBe('Devlica 2026');
  });

  it('removes a page with the folders that only it needed', async () => {
    await publish(site, { ...page, 'hacklica/2025/prizes/index.html': 'Prizes' });
    const result = await publish(site, page);
    expect(readdirSync(site.outDir)).not.toContain('hacklica');
    expect(result).toMatchObject({ written: 1, removed: 1 });
  });

  it('does not overwrite bytes of old files, under any of their names', async () => {
    await publish(site, page);
    const openFile = join(site.rootDir, 'held.html');
    linkSync(join(site.outDir, 'index.html'), openFile);
    await publish(site, { ...page, 'index.html': 'Devlica 2026' });
    expect(readFileSync(openFile, 'utf8')).toBe('Devlica');
  });
});

describe('a build by another version of the tool', () => {
  it('is made again completely, and foreign files are kept', async () => {
    await publish(site, page);
    writeFileSync(join(site.outDir, 'mine.txt'), 'mine');
    const newer = { ...site, tool: 'conf-site 2', prefer: 'in-place' } as const;
    expect(await publish(newer, page)).toMatchObject({ files: 4, written: 4, removed: 0 });
    expect(await publish(newer, page)).toMatchObject({ written: 0 });
    expect(textsIn(site.outDir)).toEqual({ ...built(page), 'mine.txt': 'mine' });
  });

  it('is not treated as a complete build', async () => {
    await publish(site, page);
    expect(await publishedIn(site)).toMatchObject({ files: 4 });
    expect(await publishedIn({ ...site, tool: 'conf-site 2' })).toBeUndefined();
  });

  async function publishedIn(options: PublicationOptions): Promise<PublishedBuild | undefined> {
    const publication = await openPublication(options);
    const published = publication.publishedBuild();
    await publication.abandon();
    return published;
  }
});

describe('a large change', () => {
  it('swaps the folder, and keeps unchanged files without copying them', async () => {
    await publish(site, spring);
    const before = identitiesIn(site.outDir);
    await publish(site, summer);
    const after = identitiesIn(site.outDir);
    expect(inodeOf(after)).not.toBe(inodeOf(before));
    expect(inodeOf(after, 'assets/font-1.woff2')).toBe(inodeOf(before, 'assets/font-1.woff2'));
    expect(statSync(join(site.outDir, 'assets/font-1.woff2')).nlink).toBe(1);
  });

  it('keeps the folder if that is preferred', async () => {
    await publish(site, spring);
    const before = identitiesIn(site.outDir);
    await publish({ ...site, prefer: 'in-place' }, summer);
    expect(inodeOf(identitiesIn(site.outDir))).toBe(inodeOf(before));
  });

  it('keeps a linked folder linked', async () => {
    const target = join(site.rootDir, 'elsewhere');
    mkdirSync(target);
    symlinkSync(target, site.outDir);
    await publish(site, spring);
    const inode = statSync(target).ino;
    await publish(site, summer);
    expect(textsIn(target)).toEqual(built(summer));
    expect(statSync(target).ino).toBe(inode);
    expect(readdirSync(site.rootDir).sort()).toEqual(['.conf-site', 'content', 'dist', 'elsewhere']);
  });
});

describe('when nothing changed', () => {
  it('nothing is written, not even the list', async () => {
    await publish(site, spring);
    const dist = identitiesIn(site.outDir);
    const list = readdirSync(site.stateDir).map((name) => statSync(join(site.stateDir, name)).ino);
    const rootTime = statSync(site.rootDir).mtimeMs;
    const result = await publish(site, spring);
    expect(result).toMatchObject({ files: 61, written: 0, removed: 0, bytes: 0 });
    expect(identitiesIn(site.outDir)).toEqual(dist);
    expect(readdirSync(site.stateDir).map((name) => statSync(join(site.stateDir, name)).ino)).toEqual(list);
    expect(statSync(site.rootDir).mtimeMs).toBe(rootTime);
  });

  it('the order of the files does not matter', async () => {
    await publish(site, page);
    const publication = await openPublication(site);
    for (const file of [...outputFiles(page)].reverse()) await publication.add([file]);
    expect(await publication.finish()).toMatchObject({ written: 0, removed: 0 });
  });
});

describe('a change of the folder by somebody else', () => {
  it('is repaired if a file was deleted or has another size', async () => {
    await publish(site, page);
    rmSync(join(site.outDir, 'about'), { recursive: true });
    writeFileSync(join(site.outDir, 'index.html'), 'edited by hand');
    const result = await publish(site, page);
    expect(result).toMatchObject({ written: 2, removed: 0 });
    expect(textsIn(site.outDir)).toEqual(built(page));
  });

  it('is repaired if another build was put in its place, whatever the list says', async () => {
    await publish(site, spring);
    await publish({ ...site, stateDir: join(site.rootDir, 'other-state') }, summer);
    await publish(site, spring);
    expect(textsIn(site.outDir)).toEqual(built(spring));
  });

  it.each(['auto', 'in-place'] as const)('is removed if the list is lost (%s)', async (prefer) => {
    await publish(site, spring);
    rmSync(site.stateDir, { recursive: true });
    const result = await publish({ ...site, prefer }, page);
    expect(textsIn(site.outDir)).toEqual(built(page));
    expect(result).toMatchObject({ files: 4, written: 4, removed: 60 });
  });

  it('cannot lead a change out of the folder through a link', async () => {
    await publish(site, page);
    const elsewhere = join(site.rootDir, 'elsewhere');
    renameSync(join(site.outDir, 'assets'), elsewhere);
    symlinkSync(elsewhere, join(site.outDir, 'assets'));
    await publish(site, { ...page, 'assets/site.css': 'main {}' });
    expect(readFileSync(join(elsewhere, 'site.css'), 'utf8')).toBe('body {}');
    expect(readFileSync(join(site.outDir, 'assets/site.css'), 'utf8')).toBe('main {}');
  });

  it('does not cause the target of a link to be deleted', async () => {
    await publish(site, page);
    const elsewhere = join(site.rootDir, 'elsewhere');
    renameSync(join(site.outDir, 'about'), elsewhere);
    symlinkSync(elsewhere, join(site.outDir, 'about'));
    await publish({ ...site, prefer: 'in-place' }, { 'index.html': 'Devlica' });
    expect(textsIn(elsewhere)).toEqual({ 'index.html': 'About' });
  });

  it('is kept if it is a file with a name that no build uses', async () => {
    await publish(site, page);
    rmSync(site.stateDir, { recursive: true });
    writeFileSync(join(site.outDir, 'a\\b.txt'), 'mine');
    await publish({ ...site, prefer: 'in-place' }, { ...page, 'index.html': 'Worklica' });
    expect(readFileSync(join(site.outDir, 'index.html'), 'utf8')).toBe('Worklica');
    expect(readFileSync(join(site.outDir, 'a\\b.txt'), 'utf8')).toBe('mine');
  });

  it('does not invalidate the list if site and build are moved together', async () => {
    await publish(site, page);
    const moved = `${site.rootDir}-moved`;
    renameSync(site.rootDir, moved);
    const options = {
      ...site,
      rootDir: moved,
      outDir: join(moved, 'dist'),
      stateDir: join(moved, '.conf-site'),
      sources: [],
    };
    const result = await publish(options, page);
    renameSync(moved, site.rootDir);
    expect(result).toMatchObject({ written: 0, removed: 0 });
  });
});

describe('an incomplete build', () => {
  it('changes nothing and leaves nothing behind', async () => {
    await publish(site, spring);
    const before = identitiesIn(site.outDir);
    const publication = await openPublication(site);
    await publication.add(outputFiles(summer));
    expect(identitiesIn(site.outDir)).toEqual(before);
    await publication.abandon();
    expect(identitiesIn(site.outDir)).toEqual(before);
    expect(leftovers()).toEqual([]);
    await publication.abandon();
  });

  it('waits for files that are being made, and writes none of them', async () => {
    const publication = await openPublication(site);
    const made = withResolvers<string>();
    const adding = publication.add([{ path: 'late.html', hash: 'late', content: () => made.promise }]);
    const abandoned = publication.abandon();
    await expect(openPublication(site)).rejects.toMatchObject({ code: 'busy' });
    made.resolve('late');
    await expect(adding).rejects.toThrow('has ended');
    await abandoned;
    expect(leftovers()).toEqual([]);
  });

  it.each([
    ['the same path twice', ['index.html', 'index.html'], 'two files of the build have the path "index.html"'],
    ['a path out of the folder', ['../index.html'], 'no path inside'],
    ['an absolute path', ['/etc/motd'], 'no path inside'],
    ['a path with an empty part', ['a//b'], 'no path inside'],
    ['a path with a backslash', ['..\\b'], 'no path inside'],
    ['a path among the staged files', ['.conf-site-staging/journal.json'], 'no path inside'],
    ['a file that is also a folder', ['press', 'press/index.html'], '"press" is a file, and the folder'],
    ['a folder that is also a file', ['press/index.html', 'press'], 'two files of the build have the path "press"'],
  ])('because of %s is abandoned', async (_, paths, message) => {
    await publish(site, page);
    const before = identitiesIn(site.outDir);
    const publication = await openPublication(site);
    const adding = (async () => {
      for (const path of paths) await publication.add([{ path, hash: 'x', content: 'x' }]);
    })();
    await expect(adding).rejects.toThrow(message);
    await expect(publication.finish()).rejects.toThrow('before every add had ended well');
    expect(identitiesIn(site.outDir)).toEqual(before);
    expect(leftovers()).toEqual([]);
  });

  it('because its marker is missing is abandoned', async () => {
    const publication = await openPublication(site);
    await publication.add([{ path: 'index.html', hash: 'x', content: 'x' }]);
    await expect(publication.finish()).rejects.toThrow('needs its marker');
    expect(leftovers()).toEqual([]);
  });

  it('because a source disappeared is reported without blaming the output folder', async () => {
    const publication = await openPublication(site);
    const missing = join(site.rootDir, 'content', 'gone.svg');
    const adding = publication.add([{ path: 'assets/gone.svg', hash: 'x', content: { copyOf: missing } }]);
    await expect(adding).rejects.toMatchObject({
      name: 'Error',
      message: expect.stringContaining('no longer be read') as string,
    });
    await publication.abandon();
    expect(leftovers()).toEqual([]);
  });

  it('because a file could not be made reports the original error', async () => {
    const publication = await openPublication(site);
    const denied = Object.assign(new Error('the picture cache is closed'), { code: 'EACCES' });
    const refuse = (): never => {
      throw denied;
    };
    const adding = publication.add([{ path: 'a.avif', hash: 'x', content: refuse }]);
    await expect(adding).rejects.toBe(denied);
  });
});

describe('files moved in one by one', () => {
  it('arrive in an order in which no page lacks what it needs', () => {
    const order = moveOrder([
      'index.html.br',
      '.conf-site-build.json',
      'sw.js',
      'feed.xml',
      'index.html',
      'slice-data/header.json',
      'assets/b.js',
      'page-data/index/page-data.json',
      'sw.js.gz',
      'assets/a.css',
      '404.html',
    ]);
    expect(order).toEqual([
      'assets/a.css',
      'assets/b.js',
      'page-data/index/page-data.json',
      'slice-data/header.json',
      'feed.xml',
      '404.html',
      'index.html',
      'index.html.br',
      'sw.js',
      'sw.js.gz',
      '.conf-site-build.json',
    ]);
  });
});

describe('a server', () => {
  it('reads the folder, and the old one while a publication has moved it away', async () => {
    expect(readServedDir(site)).toBe(site.outDir);
    await publish(site, page);
    expect(readServedDir(site)).toBe(site.outDir);
    const { old, journal } = outputFolder(site);
    renameSync(site.outDir, old);
    expect(readServedDir(site), 'a folder that no publication has moved').toBe(site.outDir);
    writeFileSync(journal, '');
    expect(readServedDir(site)).toBe(old);
    expect(await repairPublication(site)).toBe('rolled-back');
    expect(readServedDir(site)).toBe(site.outDir);
    expect(textsIn(site.outDir)).toEqual(built(page));
  });
});

function inodeOf(identities: Readonly<Record<string, string>>, path = '.'): string | undefined {
  return identities[path]?.split(' ')[0];
}

function withResolvers<T>(): { readonly promise: Promise<T>; readonly resolve: (value: T) => void } {
  let resolve!: (value: T) => void;
  const promise = new Promise<T>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}
