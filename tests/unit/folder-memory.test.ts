import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { unseal } from '../../src/content/seal.ts';
import type { OutputFile, PublishResult } from '../../src/model/output.ts';
import { createFolderMemory } from '../../src/publish/folder-memory.ts';
import { openPublication, type PublicationOptions } from '../../src/publish/open-publication.ts';
import { built, newSite, outputFiles, publish, seasons, textsIn } from '../fixtures/publish/small-site.ts';
import { isFull } from '../support/thoroughness.ts';

const { spring, summer } = seasons;

let site: PublicationOptions;
/** The same, to a process that remembers what it published. */
let mine: PublicationOptions;
beforeEach(() => {
  site = newSite();
  mine = { ...site, prefer: 'in-place', folderMemory: createFolderMemory() };
});
afterEach(() => {
  rmSync(site.rootDir, { recursive: true, force: true });
});

describe('a process that publishes again and again', () => {
  it('writes what has changed, and looks at nothing that it left itself', async () => {
    await publish(mine, spring);
    expect(await publish(mine, spring)).toMatchObject({ written: 0, removed: 0 });
    expect(await publish(mine, summer)).toMatchObject({ files: 61, written: 46, removed: 20 });
    expect(textsIn(site.outDir)).toEqual(built(summer));
    writeFileSync(join(site.outDir, 'index.html'), 'by hand');
    expect(await publish(mine, summer)).toMatchObject({ written: 0 });
  });

  it('sees that the folder was deleted', async () => {
    await publish(mine, spring);
    rmSync(site.outDir, { recursive: true });
    await publish(mine, spring);
    expect(textsIn(site.outDir)).toEqual(built(spring));
  });

  it('sees that its list was deleted', async () => {
    await publish(mine, spring);
    rmSync(site.stateDir, { recursive: true });
    writeFileSync(join(site.outDir, 'index.html'), 'by hand');
    await publish(mine, spring);
    expect(textsIn(site.outDir)).toEqual(built(spring));
  });

  it('sees that another one has built into it', async () => {
    await publish(mine, spring);
    await publish(site, summer);
    await publish(mine, spring);
    expect(textsIn(site.outDir)).toEqual(built(spring));
  });
});

/** Publishes lists of files, and a marker that tells this build from others. */
async function publishLists(
  options: PublicationOptions,
  { lists, name }: { readonly lists: readonly (readonly OutputFile[])[]; readonly name: string },
): Promise<PublishResult> {
  const publication = await openPublication(options);
  try {
    for (const list of lists) await publication.add(list);
    await publication.add([{ path: '.conf-site-build.json', hash: name, content: JSON.stringify({ name }) }]);
    return await publication.finish();
  } finally {
    await publication.abandon();
  }
}

const listOf = (files: Readonly<Record<string, string>>): readonly OutputFile[] => outputFiles(files).slice(0, -1);

describe('a list of files that is handed over again, as the very same', () => {
  /** Lists by number and state; in the last state all have a file in one place, and in the one before a file is a folder. */
  const LISTS = [0, 1, 2, 3].map((at) => [
    listOf({ [`${at}/index.html`]: 'first', [`${at}/data.json`]: 'same' }),
    listOf({ [`${at}/index.html`]: 'other', [`${at}/data.json`]: 'same' }),
    listOf({ [`${at}/index.html/more`]: 'folder', [`${(at + 1) % 4}/late.html`]: `late ${at}` }),
    listOf({ 'one-place.html': `of ${at}`, [`${at}/data.json`]: 'same' }),
    [],
  ]);

  const steps = fc.array(
    fc.record({
      states: fc.tuple(...LISTS.map((states) => fc.nat({ max: states.length - 1 }))),
      isCopied: fc.boolean(),
      isReversed: fc.boolean(),
    }),
    { minLength: 4, maxLength: 8 },
  );

  /** The files by the list that is kept of them, in any order. */
  const listed = ({ stateDir }: PublicationOptions): readonly string[] => {
    const [name] = readdirSync(stateDir).filter((one) => one.startsWith('outputs-'));
    const text = unseal(readFileSync(join(stateDir, name as string), 'utf8')) as string;
    return (JSON.parse(text) as { readonly files: readonly unknown[] }).files
      .map((file) => JSON.stringify(file))
      .sort();
  };

  it('comes to what it comes to where nobody remembers it', async () => {
    await fc.assert(
      fc.asyncProperty(steps, async (all) => {
        const other = newSite();
        const remembering = { ...mine, folderMemory: createFolderMemory() };
        try {
          for (const [at, { states, isCopied, isReversed }] of all.entries()) {
            const chosen = states.map((state, list) => LISTS[list]?.[state] as readonly OutputFile[]);
            const lists = (isReversed ? chosen.reverse() : chosen).map((list) => (isCopied ? [...list] : list));
            const build = { lists, name: `${at}` };
            const [one, two] = [
              await publishLists(remembering, build).catch(() => 'refused'),
              await publishLists({ ...other, prefer: 'in-place' }, build).catch(() => 'refused'),
            ];
            expect(one).toEqual(two);
            if (one === 'refused' && at === 0) return;
            expect(textsIn(site.outDir)).toEqual(textsIn(other.outDir));
            expect(listed(site)).toEqual(listed(other));
          }
        } finally {
          for (const { rootDir } of [other]) rmSync(rootDir, { recursive: true });
          for (const dir of [site.outDir, site.stateDir]) rmSync(dir, { recursive: true, force: true });
        }
      }),
      { numRuns: isFull ? 100 : 6 },
    );
  });

  it.each([
    ['another file comes in the place of one of it', { press: 'x' }, 'two files of the build claim "press"'],
    ['a file comes below one of it', { 'press/index.html': 'x' }, '"press" is a file, and the folder'],
  ])('is refused where %s', async (_, others, message) => {
    const list = listOf({ press: 'Press' });
    await publishLists(mine, { lists: [list], name: 'first' });
    const refused = publishLists(mine, { lists: [list, listOf(others)], name: 'second' });
    await expect(refused).rejects.toThrow(message);
    expect(textsIn(site.outDir)).toMatchObject({ press: 'Press', '.conf-site-build.json': '{"name":"first"}' });
  });

  it('is refused twice in one build', async () => {
    const list = listOf({ press: 'Press' });
    await publishLists(mine, { lists: [list], name: 'first' });
    const refused = publishLists(mine, { lists: [list, list], name: 'second' });
    await expect(refused).rejects.toThrow('two files of the build claim "press"');
  });
});

it('a build without a file that it wanted is refused', async () => {
  const publication = await openPublication(mine);
  expect(publication.reserve([{ path: 'index.html', hash: 'x' }])).toHaveLength(1);
  await publication.add([{ path: '.conf-site-build.json', hash: 'x', content: '{}' }]);
  await expect(publication.finish()).rejects.toThrow('"index.html" was not made before the build ended');
});
