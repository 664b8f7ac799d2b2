import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, symlinkSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { packageDir } from './run-tool.ts';

const run = promisify(execFile);

/** The parts of the clone that are necessary to compile and pack the tool. */
const PARTS = [
  ...[
    '.github',
    '.vscode',
    'bin',
    'client',
    'content/README.md',
    'content/i18n',
    'docs',
    'locales',
    'schemas',
    'src',
    'templates',
  ],
  ...['CHANGELOG.md', 'LICENSE', 'README.md', 'package.json', 'package-lock.json'],
];
const GENERATED = ['dist', '.conf-site'];

/** Copies the clone without its content. Packing writes into the clone, and several tests pack at the same time. */
export function copyClone(dir: string): string {
  const clone = join(dir, 'clone');
  for (const part of PARTS) {
    mkdirSync(dirname(join(clone, part)), { recursive: true });
    cpSync(join(packageDir, part), join(clone, part), {
      recursive: true,
      filter: (path) => !GENERATED.includes(basename(path)),
    });
  }
  symlinkSync(join(packageDir, 'node_modules'), join(clone, 'node_modules'));
  return clone;
}

/** Packs a clone with `npm pack` into a folder. Returns the path of the tarball. */
export async function packClone(clone: string, destination: string): Promise<string> {
  const { stdout } = await run('npm', ['pack', '--silent', '--pack-destination', destination], { cwd: clone });
  return join(destination, stdout.trim().split('\n').at(-1) ?? '');
}
