import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createFolderMemory } from '../../src/publish/folder-memory.ts';
import type { PublicationOptions } from '../../src/publish/open-publication.ts';
import { built, newSite, publish, seasons, textsIn } from '../fixtures/publish/small-site.ts';

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
