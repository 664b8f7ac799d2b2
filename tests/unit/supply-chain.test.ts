import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { COMPILED_IN } from '../../bin/compile/packages-plugin.js';
import { packageDir } from '../support/run-tool.ts';

/** What is installed with the tool: where it comes from, why it is there, and what it runs while it is installed. */

interface Locked {
  readonly version?: string;
  readonly resolved?: string;
  readonly integrity?: string;
  readonly dev?: boolean;
  readonly hasInstallScript?: boolean;
  readonly link?: boolean;
}

const read = (file: string): string => readFileSync(join(packageDir, file), 'utf8');
const own = JSON.parse(read('package.json')) as Readonly<Record<string, Readonly<Record<string, string>>>>;
const lock = JSON.parse(read('package-lock.json')) as {
  readonly lockfileVersion: number;
  readonly packages: Readonly<Record<string, Locked & Readonly<Record<string, unknown>>>>;
};
const { '': root, ...installed } = lock.packages;

/** Package name → its adapter, from the table in ARCHITECTURE.md. */
function reasons(): ReadonlyMap<string, string> {
  const [, table = ''] = read('ARCHITECTURE.md').split('\n## What it stands on\n');
  const rows = (table.split('\n## ')[0] ?? '').matchAll(/^\| `([^`]+)` \| [^|]{8,} \| `([^`]+)` \|$/gm);
  return new Map([...rows].map(([, name = '', adapter = '']) => [name, adapter]));
}

describe('the lock file', () => {
  it('is of what package.json asks for', () => {
    for (const kind of ['dependencies', 'devDependencies', 'peerDependencies'])
      expect(root?.[kind], kind).toEqual(own[kind]);
  });

  it('holds every package against its bytes', () => {
    const loose = Object.entries(installed).filter(
      ([, { integrity }]) => !/^sha512-[\w+/]{86}==$/.test(integrity ?? ''),
    );
    expect(loose.map(([path]) => path)).toEqual([]);
    expect(Object.keys(installed).length).toBeGreaterThan(300);
  });

  it('has every package from the public registry, or from whichever is configured', () => {
    const others = Object.entries(installed).filter(
      ([, { resolved, link }]) =>
        link === true || !/^https:\/\/registry\.npmjs\.org\//.test(resolved ?? 'https://registry.npmjs.org/'),
    );
    expect(others.map(([path]) => path)).toEqual([]);
  });

  it('has no package by an address: of git, of a file or of a host', () => {
    const ranges = [own, ...Object.values(installed)].flatMap((one) =>
      ['dependencies', 'optionalDependencies', 'devDependencies', 'overrides'].flatMap((kind) =>
        Object.entries((one[kind] ?? {}) as Readonly<Record<string, string>>),
      ),
    );
    expect(ranges.filter(([, range]) => /[:/]/.test(range.replace(/^npm:@?[\w./-]+/, '')))).toEqual([]);
  });
});

describe('a package that comes along with the tool', () => {
  it('is listed with its purpose and its adapter in ARCHITECTURE.md, and no other package is', () => {
    const kinds = ['dependencies', 'peerDependencies'].flatMap((kind) => Object.keys(own[kind] ?? {}));
    expect([...reasons().keys()]).toEqual([...kinds, ...COMPILED_IN].sort());
  });

  it('is not installed once more where it is compiled in', () => {
    expect(Object.keys(own['devDependencies'] ?? {})).toEqual(expect.arrayContaining(COMPILED_IN));
    expect(COMPILED_IN.filter((name) => own['dependencies']?.[name] !== undefined)).toEqual([]);
  });

  it('is imported by its adapter', () => {
    for (const [name, adapter] of reasons())
      expect(read(adapter), `${adapter} for ${name}`).toMatch(
        new RegExp(`['"(]${name}(?:/[^'"]*)?['")]|[\`']${name}/`),
      );
  });

  it('runs nothing while it is installed, but for one that checks itself and works without', () => {
    const scripts = Object.entries(installed).filter(([, { dev, hasInstallScript }]) => !dev && hasInstallScript);
    // esbuild's looks whether its program for this computer is there, and puts it in the place of a script.
    expect(scripts.map(([path]) => path)).toEqual(['node_modules/esbuild']);
  });
});
