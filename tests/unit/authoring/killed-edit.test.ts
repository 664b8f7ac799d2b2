import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { schemasPlugin } from '../../../bin/compile/schemas-plugin.js';
import { openRecordEditing } from '../../../src/authoring/records/record-editing.ts';
import { copyContent, SMALL_SITE } from '../../support/content-copy.ts';
import { packageDir } from '../../support/run-tool.ts';

/** Kills a process before each of its calls to the file system while it saves or renames a record. */

const ILKA = 'content/events/meander/2027/speakers/sternad-ilka.md';
const NOW = Date.parse('2027-03-01T12:00:00+01:00') / 1000;
const folder = join(packageDir, '.conf-site', `killed-edit-${process.pid}`);

const CHANGES = {
  save: `const { value, versions } = await editing.record({ path });
    await editing.save({ path, versions, value: { ...value, company: 'Fields Ltd' } });`,
  rename: `await editing.rename({ path, ident: 'sternad' });`,
} as const;

beforeAll(async () => {
  mkdirSync(folder, { recursive: true });
  await build({
    stdin: {
      contents: `export { openRecordEditing } from './authoring/records/record-editing.ts';
        export { installedZones } from './content/zone-data.ts';
        export { setTimeZones } from './domain/time/zone.ts';`,
      resolveDir: join(packageDir, 'src'),
    },
    outfile: join(folder, 'editing.mjs'),
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    plugins: [schemasPlugin(join(packageDir, 'schemas'))],
  });
  for (const [name, code] of Object.entries(CHANGES)) {
    writeFileSync(
      join(folder, `${name}.mjs`),
      `import { installedZones, openRecordEditing, setTimeZones } from './editing.mjs';
      const [rootDir, packageDir, path] = process.argv.slice(2);
      setTimeZones(installedZones(packageDir));
      const editing = openRecordEditing({ rootDir, packageDir }, { now: () => ${NOW}, forms: {} });
      ${code}`,
    );
  }
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs a change in a process of its own, which is killed before a call that changes a file. */
function run(change: keyof typeof CHANGES, rootDir: string, crashAt: number | 'never'): readonly string[] {
  const log = join(folder, 'log');
  spawnSync(
    process.execPath,
    [
      '--require',
      join(packageDir, 'tests/fixtures/publish/crash-at.cjs'),
      join(folder, `${change}.mjs`),
      rootDir,
      packageDir,
      ILKA,
    ],
    {
      env: {
        ...process.env,
        CRASH_AMONG: '(?:writeFile|rename|link|rm|rmdir|chmod|mkdir)(?:Sync)? ',
        CRASH_AT: String(crashAt),
        CRASH_LOG: log,
      },
    },
  );
  const calls = readFileSync(log, 'utf8').trim().split('\n');
  rmSync(log);
  return calls;
}

interface Outcome {
  readonly calls: readonly string[];
  /** The names of all files that are left beside the content, and of the records of unfinished changes. */
  readonly leftovers: readonly string[];
  readonly content: Readonly<Record<string, string>>;
}

/** The texts of all files whose names do not begin with a dot. */
function visibleFiles(rootDir: string): Readonly<Record<string, string>> {
  const files = readdirSync(rootDir, { recursive: true, withFileTypes: true }).filter(
    (entry) => entry.isFile() && !entry.name.startsWith('.'),
  );
  const paths = files.map((entry) => join(entry.parentPath, entry.name)).sort();
  return Object.fromEntries(paths.map((path) => [path.slice(rootDir.length), readFileSync(path, 'utf8')]));
}

function leftoversIn(rootDir: string): readonly string[] {
  const names = readdirSync(rootDir, { recursive: true, encoding: 'utf8' });
  return names.filter((name) => /\.tmp$|^\.conf-site\/changes\/./.test(name));
}

/** The content after the next start of the editor, without hidden files. */
async function contentAfter(change: keyof typeof CHANGES, crashAt: number | 'never'): Promise<Outcome> {
  const site = copyContent(SMALL_SITE);
  try {
    const calls = run(change, site.rootDir, crashAt);
    const editing = openRecordEditing({ rootDir: site.rootDir, packageDir }, { now: () => NOW, forms: {} });
    await editing.site({});
    return { calls, leftovers: leftoversIn(site.rootDir), content: visibleFiles(site.rootDir) };
  } finally {
    site.remove();
  }
}

describe.each(['save', 'rename'] as const)('a process that is killed while it makes a change (%s)', (change) => {
  it('leaves the content as it was or as it was to be, and nothing beside it after the next start', async () => {
    const { calls, content: after } = await contentAfter(change, 'never');
    const site = copyContent(SMALL_SITE);
    const before = visibleFiles(site.rootDir);
    site.remove();
    expect(calls.length).toBeGreaterThan(3);
    expect(after).not.toEqual(before);
    const seen = new Set<string>();
    for (let call = 1; call <= calls.length; call += 1) {
      const { content, leftovers } = await contentAfter(change, call);
      seen.add(JSON.stringify(content));
      expect(leftovers, calls[call - 1]).toEqual([]);
      expect([before, after], calls[call - 1]).toContainEqual(content);
    }
    expect(seen).toEqual(new Set([before, after].map((one) => JSON.stringify(one))));
  });
});
