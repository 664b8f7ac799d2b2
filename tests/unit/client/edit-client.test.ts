import { editClient } from 'conf-site:edit-client';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { SOURCES } from '../../../bin/compile/source-digest.js';
import { editClientMetafile, generateEditClient } from '../../../bin/compile/watch-client.js';
import { toolWatch } from '../../../src/cli/content/watch/tool-watch.ts';
import { build, openSite } from '../../support/built-sites.ts';
import { copyContent, SMALL_SITE } from '../../support/content-copy.ts';
import { packageDir } from '../../support/run-tool.ts';

describe('the client of the editor', () => {
  it('is one module that imports nothing, with React for production', async () => {
    const { outputs } = await editClientMetafile(packageDir);
    expect(Object.values(outputs).flatMap(({ imports }) => imports)).toEqual([]);
    expect(editClient).not.toContain('process.env');
    expect(editClient).not.toContain('checkPropTypes');
  });

  it('is the same text whenever its sources are the same', async () => {
    expect(await generateEditClient(packageDir)).toBe(await generateEditClient(packageDir));
  });

  it('is compiled from sources of the tool, so that a clone compiles it again when one of them changes', async () => {
    const { inputs } = await editClientMetafile(packageDir);
    const files = Object.keys(inputs).filter((path) => !/node_modules|^locales:/.test(path));
    const own = [...files, 'locales/en.yaml'];
    const isSource = (path: string): boolean =>
      SOURCES.some((source) => path === source || path.startsWith(`${source}/`));
    expect(own).toContain('client/edit/main.tsx');
    expect(own.filter((path) => !isSource(path))).toEqual([]);
    for (const path of own) {
      const clone = { entry: 'old', compile: async () => 'new', handover: {} };
      const watch = toolWatch({ packageDir, version: '1', clone });
      expect(await watch.compile([`${packageDir}/${path}`]), path).toBe('replaced');
    }
  });
});

it('a built site contains nothing of the editor', async () => {
  const { rootDir, remove } = copyContent(SMALL_SITE);
  try {
    const outDir = join(rootDir, 'dist');
    await build({ at: '2027-03-01T12:00', rootDir, outDir });
    const { files } = openSite(outDir, Date.parse('2027-03-01T12:00+01:00') / 1000);
    const ofEditor = /dev\/edit|__conf-site|conf-site-edit/;
    const withEditor = files.filter((file) => ofEditor.test(file + readFileSync(join(outDir, file), 'latin1')));
    expect(files.length).toBeGreaterThan(50);
    expect(withEditor).toEqual([]);
  } finally {
    remove();
  }
});
