import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { ContentEdits } from './content-in-memory.ts';
import { replaceText } from './replace-text.ts';
import { packageDir } from './run-tool.ts';

/** A copy of the real content in its own site root, for tests that need files on the disk: commands and whole builds. */
export interface ContentCopy extends Pick<ContentEdits, 'read' | 'write' | 'edit'> {
  readonly rootDir: string;
  remove(): void;
}

/** A small site without errors, Meander 2027: for tests that do not need the real content. */
export const SMALL_SITE = join(packageDir, 'tests', 'diagnostics', 'sites', 'base');

/** Copies the content of `siteDir` (by default the repository's) into `rootDir` (by default a new folder). */
export function copyContent(
  siteDir: string = packageDir,
  rootDir: string = mkdtempSync(join(tmpdir(), 'conf-site-content-')),
): ContentCopy {
  cpSync(join(siteDir, 'content'), join(rootDir, 'content'), { recursive: true });
  return contentAt(rootDir);
}

/** The content that is in a site root already. */
export function contentAt(rootDir: string): ContentCopy {
  const read = (path: string): string => readFileSync(join(rootDir, path), 'utf8');
  const write = (path: string, text: string | Uint8Array): void => {
    mkdirSync(dirname(join(rootDir, path)), { recursive: true });
    writeFileSync(join(rootDir, path), text);
  };
  return {
    rootDir,
    read,
    write,
    edit: (path, from, to) => write(path, replaceText(read(path), { from, to, where: path })),
    remove: () => rmSync(rootDir, { recursive: true, force: true }),
  };
}
