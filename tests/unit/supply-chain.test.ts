import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { COMPILED_IN } from '../../bin/compile/packages-plugin.js';
import { packageDir } from '../support/run-tool.ts';

/** Checks the installed packages: where they come from, why they are needed, and which scripts they run during the installation. */

interface Locked {
  readonly version?: string;
  readonly resolved?: string;
  readonly integrity?: string;
  readonly dev?: boolean;
  readonly hasInstallScript?: boolean;
  readonly link?: boolean;
  readonly engines?: { readonly node?: string };
}

const read = (file: string): string => readFileSync(join(packageDir, file), 'utf8');
const own = JSON.parse(read('package.json')) as Readonly<Record<string, Readonly<Record<string, string>>>>;
const lock = JSON.parse(read('package-lock.json')) as {
  readonly lockfileVersion: number;
  readonly packages: Readonly<Record<string, Locked & Readonly<Record<string, unknown>>>>;
};
const { '': root, ...installed } = lock.packages;

/** Package name → its adapter, from the list in ARCHITECTURE.md. */
function reasons(): ReadonlyMap<string, string> {
  const [, list = ''] = read('ARCHITECTURE.md').split('\n## What it stands on\n');
  const rows = (list.split('\n## ')[0] ?? '').matchAll(/^- `([^`]+)`: [^`]{8,}, `([^`]+)`$/gm);
  return new Map([...rows].map(([, name = '', adapter = '']) => [name, adapter]));
}

describe('the lock file', () => {
  it('matches package.json', () => {
    for (const kind of ['dependencies', 'devDependencies', 'peerDependencies'])
      expect(root?.[kind], kind).toEqual(own[kind]);
  });

  it('has the integrity hash of every package', () => {
    const loose = Object.entries(installed).filter(
      ([, { integrity }]) => !/^sha512-[\w+/]{86}==$/.test(integrity ?? ''),
    );
    expect(loose.map(([path]) => path)).toEqual([]);
    expect(Object.keys(installed).length).toBeGreaterThan(300);
  });

  it('has every package from the public registry, or from the configured one', () => {
    const others = Object.entries(installed).filter(
      ([, { resolved, link }]) =>
        link === true || !/^https:\/\/registry\.npmjs\.org\//.test(resolved ?? 'https://registry.npmjs.org/'),
    );
    expect(others.map(([path]) => path)).toEqual([]);
  });

  it('has no package from a git repository, a file or a host', () => {
    const ranges = [own, ...Object.values(installed)].flatMap((one) =>
      ['dependencies', 'optionalDependencies', 'devDependencies', 'overrides'].flatMap((kind) =>
        Object.entries((one[kind] ?? {}) as Readonly<Record<string, string>>),
      ),
    );
    expect(ranges.filter(([, range]) => /[:/]/.test(range.replace(/^npm:@?[\w./-]+/, '')))).toEqual([]);
  });
});

describe('a dependency of the tool', () => {
  it('is listed with its purpose and its adapter in ARCHITECTURE.md, and no other package is', () => {
    const kinds = ['dependencies', 'peerDependencies'].flatMap((kind) => Object.keys(own[kind] ?? {}));
    expect([...reasons().keys()]).toEqual([...kinds, ...COMPILED_IN].sort());
  });

  it('is not installed if it is already compiled in', () => {
    expect(Object.keys(own['devDependencies'] ?? {})).toEqual(expect.arrayContaining(COMPILED_IN));
    expect(COMPILED_IN.filter((name) => own['dependencies']?.[name] !== undefined)).toEqual([]);
  });

  /** npm chooses an older version by itself, if the range allows one. Yarn 1 refuses to install. */
  it('is allowed in no version that refuses Node 20', () => {
    expect(own['dependencies']?.['sanitize-html']).toBe('2.17.5');
    const refusing = Object.entries(installed).filter(
      ([, { dev, engines }]) => !dev && /^>=\s*2[1-9][^|]*$/.test(engines?.node ?? ''),
    );
    expect(refusing.map(([path]) => path)).toEqual([]);
  });

  it('is found with Plug’n’Play, which requires that the tool itself is unpacked in the project', () => {
    expect(JSON.parse(read('package.json'))).toMatchObject({ preferUnplugged: true });
  });

  it('is imported by its adapter', () => {
    for (const [name, adapter] of reasons())
      expect(read(adapter), `${adapter} for ${name}`).toMatch(
        new RegExp(`['"(]${name}(?:/[^'"]*)?['")]|[\`']${name}/`),
      );
  });

  it('runs nothing during the installation, except for one that checks itself and works without that', () => {
    const scripts = Object.entries(installed).filter(([, { dev, hasInstallScript }]) => !dev && hasInstallScript);
    // esbuild's script checks whether its program for this computer exists, and replaces a script by it.
    expect(scripts.map(([path]) => path)).toEqual(['node_modules/esbuild']);
  });
});
