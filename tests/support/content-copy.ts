import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { ContentEdits } from './content-in-memory.ts';
import { replaced } from './replaced.ts';
import { packageDir } from './run-tool.ts';

/** A copy of the real content in a site root of its own, for what needs files: commands, and whole builds. */
export interface ContentCopy extends Pick<ContentEdits, 'read' | 'write' | 'edit'> {
  readonly rootDir: string;
  remove(): void;
}

/** A small sound site, for what does not ask for more: Meander 2027. */
export const SMALL_SITE = join(packageDir, 'tests', 'diagnostics', 'sites', 'base');

/** `siteDir`: whose content, if not the repository's own; `rootDir`: where to, if not into a new folder. */
export function copyContent(
  siteDir: string = packageDir,
  rootDir: string = mkdtempSync(join(tmpdir(), 'conf-site-content-')),
): ContentCopy {
  cpSync(join(siteDir, 'content'), join(rootDir, 'content'), { recursive: true });
  const read = (path: string): string => readFileSync(join(rootDir, path), 'utf8');
  const write = (path: string, text: string | Uint8Array): void => {
    mkdirSync(dirname(join(rootDir, path)), { recursive: true });
    writeFileSync(join(rootDir, path), text);
  };
  return {
    rootDir,
    read,
    write,
    edit: (path, from, to) => write(path, replaced(read(path), { from, to, where: path })),
    remove: () => rmSync(rootDir, { recursive: true, force: true }),
  };
}
