import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { packageDir } from './run-tool.ts';

/** A copy of the real content in a site root of its own, to be broken. */
export interface ContentCopy {
  readonly rootDir: string;
  read(path: string): string;
  write(path: string, text: string | Uint8Array): void;
  /** Replaces a text that must stand in the file. */
  edit(path: string, from: string, to: string): void;
  remove(): void;
}

export function copyContent(): ContentCopy {
  const rootDir = mkdtempSync(join(tmpdir(), 'conf-site-content-'));
  cpSync(join(packageDir, 'content'), join(rootDir, 'content'), { recursive: true });
  const read = (path: string): string => readFileSync(join(rootDir, path), 'utf8');
  return {
    rootDir,
    read,
    write: (path, text) => writeFileSync(join(rootDir, path), text),
    edit(path, from, to) {
      const text = read(path);
      if (!text.includes(from)) throw new Error(`${path} does not hold ${JSON.stringify(from)}`);
      writeFileSync(
        join(rootDir, path),
        text.replace(from, () => to),
      );
    },
    remove: () => rmSync(rootDir, { recursive: true, force: true }),
  };
}

/** Line and column, from 1, of the first place where `marker` stands in `text`. */
export function placeOf(text: string, marker: string): { readonly line: number; readonly column: number } {
  const offset = text.indexOf(marker);
  if (offset < 0) throw new Error(`the text does not hold ${JSON.stringify(marker)}`);
  const before = text.slice(0, offset).split('\n');
  return { line: before.length, column: (before.at(-1) as string).length + 1 };
}
