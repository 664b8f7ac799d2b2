import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withChecksum } from '../../../src/cache/checksum.ts';
import type { PublicationOptions } from '../../../src/publish/open-publication.ts';
import { outputFolder } from '../../../src/publish/output-folder.ts';
import { PublishError } from '../../../src/publish/publish-error.ts';
import { repairPublication } from '../../../src/publish/repair-publication.ts';
import { bundleChild, ended, startChild } from '../../fixtures/publish/run-child.ts';
import { built, newSite, publish, seasons, textsIn } from '../../fixtures/publish/small-site.ts';
import { isFull } from '../../support/thoroughness.ts';

/** The files that a build leaves for the next one may be damaged: the next build repairs them, or reports the problem. */

const numRuns = isFull ? 100 : 6;

/** The moments at which the files of earlier builds are damaged. */
const MOMENTS = {
  'after a build': undefined,
  'after one that was killed while it staged': 20,
  'after one that was killed while files were moved': 'dist/sw.js',
  'after one that was killed between its renames': 'dist',
} as const;
type Moment = keyof typeof MOMENTS;

const FILES = ['list', 'nextList', 'lock', 'journal'] as const;

const paths = fc.oneof(
  fc.constantFrom(
    ...[
      '../victim.txt',
      'assets/../../victim.txt',
      '/victim.txt',
      '..',
      '.',
      '',
      'a\0b',
      '..\\victim.txt',
      '__proto__',
    ],
    ...['press', 'press/index.html', 'safety', 'sw.js', 'assets', 'assets/font-1.woff2', 'assets/font-1.woff2/x'],
    ...['.conf-site-build.json', '.conf-site-staging', '.conf-site-staging/files', 'devlica/2026/speakers'],
  ),
  fc.string({ maxLength: 8 }),
);
const odd = fc.oneof(fc.jsonValue({ maxDepth: 2 }), paths);
const listEntry = fc.oneof(
  fc.tuple(paths, fc.constantFrom('', 'x'), fc.constantFrom<unknown>(-1, 8, 1e21, 'x', null)),
  odd,
);
const mostly = <T>(value: T) => fc.oneof({ weight: 5, arbitrary: fc.constant<unknown>(value) }, odd);

/** Values with the structure of these files, but arbitrary content. */
const stateFile = fc.oneof(
  fc.record({
    version: mostly(2),
    staging: fc.constantFrom<unknown>('beside', 'inside', 'x', 1),
    kind: fc.constantFrom('in-place', 'swap', 'x'),
    moves: fc.oneof(fc.array(paths, { maxLength: 4 }), odd),
    removals: fc.oneof(fc.array(paths, { maxLength: 4 }), odd),
  }),
  fc.record({
    pid: fc.oneof(fc.constantFrom<unknown>(0, -1, 1, 1e21, 2 ** 31, 4_194_305, process.ppid), odd),
    startedAt: mostly(null),
  }),
  odd,
);

/** Damage of a file: other content, damage at a position, or a list with other files. */
const damage = fc.oneof(
  stateFile.map((value) => ({ instead: JSON.stringify(value) })),
  stateFile.map((value) => ({ instead: withChecksum(JSON.stringify(value)) })),
  fc.array(listEntry, { maxLength: 4 }).map((files) => ({ files })),
  fc.uint8Array({ maxLength: 40 }).map((bytes) => ({ instead: Buffer.from(bytes) })),
  fc.record({ at: fc.nat({ max: 4000 }), cut: fc.nat({ max: 40 }), put: paths }),
);

function damaged(text: string, to: typeof damage extends fc.Arbitrary<infer T> ? T : never): string | Uint8Array {
  if ('instead' in to) return to.instead;
  if ('put' in to) return text.slice(0, to.at) + to.put + text.slice(to.at + to.cut);
  return text.replace(/"files":.*/s, `"files":${JSON.stringify(to.files)}}`);
}

describe.each(Object.keys(MOMENTS) as Moment[])('%s, with any damage to its files', (moment) => {
  let site: PublicationOptions;
  let backup: string;
  let files: Readonly<Record<(typeof FILES)[number], string>>;

  beforeAll(async () => {
    site = newSite();
    backup = `${site.rootDir}.backup`;
    const { list, nextList, lock, journal } = outputFolder(site);
    files = { list, nextList, lock, journal };
    writeFileSync(join(site.rootDir, 'victim.txt'), 'precious');
    await publish(site, seasons.spring);
    const at = MOMENTS[moment];
    if (at !== undefined) {
      const child = bundleChild();
      const options = { ...site, ...(at === 'dist/sw.js' ? { prefer: 'in-place' as const } : {}) };
      const crashAt = typeof at === 'string' ? (`to:${join(site.rootDir, at)}` as const) : at;
      await ended(startChild(child.script, { options, seasons: ['summer'] }, crashAt));
      rmSync(child.dir, { recursive: true });
    }
    cpSync(site.rootDir, backup, { recursive: true });
  });
  afterAll(() => {
    for (const folder of [site.rootDir, backup]) rmSync(folder, { recursive: true, force: true });
  });

  it('the next build is complete, or reports the problem, and no other file is touched', async () => {
    const damages = fc.array(fc.tuple(fc.constantFrom(...FILES), damage), { minLength: 1, maxLength: 2 });
    const next = fc.record({
      season: fc.constantFrom('spring', 'summer'),
      prefer: fc.constantFrom('auto', 'in-place'),
      isRepaired: fc.boolean(),
    });
    await fc.assert(
      fc.asyncProperty(damages, next, async (all, { season, prefer, isRepaired }) => {
        rmSync(site.rootDir, { recursive: true });
        cpSync(backup, site.rootDir, { recursive: true });
        for (const [name, one] of all) change(files[name], (text) => damaged(text, one));
        try {
          if (isRepaired) await repairPublication(site);
          await publish({ ...site, prefer: prefer as 'auto' }, seasons[season as 'spring']);
          expect(textsIn(site.outDir)).toEqual(built(seasons[season as 'spring']));
          expect(readdirSync(site.rootDir).sort()).toEqual(['.conf-site', 'content', 'dist', 'victim.txt']);
        } catch (error) {
          if (!(error instanceof PublishError)) throw error;
          if (error.code === 'busy') expect(isRunning(error.message)).toBe(true);
        }
        expect(readFileSync(join(site.rootDir, 'victim.txt'), 'utf8')).toBe('precious');
      }),
      { numRuns },
    );
  });
});

function change(file: string, changed: (text: string) => string | Uint8Array): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, changed(existsSync(file) ? readFileSync(file, 'utf8') : ''));
}

/** Whether the process that the message blames is running. */
function isRunning(message: string): boolean {
  const pid = Number(/\(process (\S+)\)/.exec(message)?.[1]);
  return pid > 0 && process.kill(pid, 0);
}
