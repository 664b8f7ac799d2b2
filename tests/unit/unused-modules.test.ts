import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Metafile, transform } from 'esbuild';
import { describe, expect, it } from 'vitest';
import { localesPlugin } from '../../bin/compile/locales.js';
import { siteRootsPlugin } from '../../src/bundle/site-roots-plugin.ts';
import { packageDir } from '../support/run-tool.ts';

/** Every module of pages and scripts is part of an output, and has code that is used there. */

const ROOTS = { rootDir: packageDir, packageDir };

function modulesBelow(folder: string): readonly string[] {
  return readdirSync(join(packageDir, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.d\.ts$/.test(file) && !file.startsWith('starter/'))
    .map((file) => `${folder}/${file}`)
    .sort();
}

/** The outputs made of entries that belong together. */
async function made(entryPoints: readonly string[], more: object = {}): Promise<Metafile> {
  const { metafile } = await build({
    absWorkingDir: packageDir,
    entryPoints: [...entryPoints],
    bundle: true,
    write: false,
    metafile: true,
    minify: true,
    format: 'esm',
    platform: 'browser',
    jsx: 'automatic',
    outdir: join(packageDir, 'assets'),
    loader: { '.css': 'text' },
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [siteRootsPlugin(ROOTS), localesPlugin(packageDir)],
    tsconfigRaw: {},
    logLevel: 'silent',
    ...more,
  });
  return metafile;
}

async function metafiles(): Promise<readonly Metafile[]> {
  const islands = readdirSync(join(packageDir, 'client/islands')).filter((file) => file.endsWith('.tsx'));
  return Promise.all([
    made(['client/inline/boot.ts']),
    made(['client/runtime/main.ts'], { splitting: true }),
    made(
      islands.map((file) => `client/islands/${file}`),
      { splitting: true },
    ),
    made(['client/sw/sw.ts']),
    made(['client/watch/main.ts', 'client/watch/early-clock.ts', 'client/watch/shift-clock.ts']),
    made(['client/edit/main.tsx']),
    ...['plain', 'stitch'].map((look) =>
      made(['templates/entry.tsx'], { platform: 'node', plugins: [siteRootsPlugin({ ...ROOTS, look })] }),
    ),
  ]);
}

/** Whether a module only contains types. */
async function hasTypesOnly(file: string): Promise<boolean> {
  const { code } = await transform(readFileSync(join(packageDir, file), 'utf8'), { loader: 'tsx', logLevel: 'silent' });
  return /^(?:export \{\};)?\s*$/.test(code);
}

describe('a module of templates or client', () => {
  const files = metafiles();

  it('is part of an output, or only contains types', async () => {
    const inputs = new Set((await files).flatMap((file) => Object.keys(file.inputs)));
    const left = [...modulesBelow('client'), ...modulesBelow('templates')].filter((file) => !inputs.has(file));
    const unused = [];
    for (const file of left) if (!(await hasTypesOnly(file))) unused.push(file);
    expect(unused).toEqual([]);
    expect(inputs.size).toBeGreaterThan(200);
  });

  it('contributes code to it', async () => {
    const given = new Set<string>();
    const ours = new Set<string>();
    for (const { inputs, outputs } of await files) {
      for (const output of Object.values(outputs))
        for (const [file, { bytesInOutput }] of Object.entries(output.inputs)) if (bytesInOutput > 0) given.add(file);
      for (const file of Object.keys(inputs)) if (/^(?:client|templates)\//.test(file)) ours.add(file);
    }
    expect([...ours].filter((file) => !given.has(file))).toEqual([]);
  });
});
