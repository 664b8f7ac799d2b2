import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BuildRequest, type BuildSummary, type BuiltSite, build, openSite } from './built-sites.ts';
import { type ContentCopy, copyContent } from './content-copy.ts';
import { INSTANTS } from './instants.ts';
import { replaceText } from './replace-text.ts';
import { packageDir } from './run-tool.ts';

/** A copy of the real content with an output folder, for tests that edit and build again. */
export interface SiteCopy extends ContentCopy {
  /** Builds into the `dist` folder of the copy; by default as of March 2026. */
  rebuild(options?: Partial<Omit<BuildRequest, 'outDir' | 'rootDir'>>): Promise<BuildSummary>;
  /** The current files of `dist`, in memory, so that later builds do not change them. */
  snapshot(): BuiltSite;
  /** Builds the same content in a new folder, without any cache. */
  cold(at?: string): Promise<BuiltSite>;
  /** Overrides a file of the package: writes a changed copy of it into the site's own folder. */
  override(path: string, from: string, to: string): void;
}

export function copySite(): SiteCopy {
  const copy = copyContent();
  const others: string[] = [];
  return {
    ...copy,
    rebuild: (options = {}) =>
      build({ at: INSTANTS.before, ...options, rootDir: copy.rootDir, outDir: join(copy.rootDir, 'dist') }),
    snapshot: () => inMemory(openSite(join(copy.rootDir, 'dist'), INSTANTS.before)),
    async cold(at = INSTANTS.before) {
      const rootDir = mkdtempSync(join(tmpdir(), 'conf-site-cold-'));
      others.push(rootDir);
      for (const folder of ['content', 'templates']) {
        const source = join(copy.rootDir, folder);
        if (existsSync(source)) cpSync(source, join(rootDir, folder), { recursive: true });
      }
      await build({ at, rootDir, outDir: join(rootDir, 'dist') });
      return inMemory(openSite(join(rootDir, 'dist'), at));
    },
    override(path, from, to) {
      copy.write(path, replaceText(readFileSync(join(packageDir, path), 'utf8'), { from, to, where: path }));
    },
    remove() {
      for (const folder of others) rmSync(folder, { recursive: true, force: true });
      copy.remove();
    },
  };
}

function inMemory(site: BuiltSite): BuiltSite {
  const contents = new Map(site.files.map((file) => [file, site.bytes(file)]));
  const bytes = (file: string): Buffer => {
    const found = contents.get(file);
    if (found === undefined) throw new Error(`${site.outDir} had no file ${file}`);
    return found;
  };
  const text = (file: string): string => bytes(file).toString('utf8');
  return { ...site, bytes, text, json: (file) => JSON.parse(text(file)) as unknown };
}
