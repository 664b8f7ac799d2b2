import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { packageTextFolders } from '../content/package-text-folders.ts';
import { canonicalTag } from '../domain/language-tag.ts';
import type { InterfaceTexts } from '../domain/translate.ts';
import type { FileCache } from './file-cache.ts';
import { parseDocument } from './parse-document.ts';

/**
 * Reads the interface texts of the package, by language and file. Findings are ignored, since the texts are checked before
 * the package is published.
 */
export async function readPackageTexts(packageDir: string, cache: FileCache): Promise<InterfaceTexts> {
  const languages = await Promise.all(packageTextFolders(packageDir).map((folder) => readLanguages(folder, cache)));
  return Object.fromEntries(languages.flat());
}

async function readLanguages(
  folder: string,
  cache: FileCache,
): Promise<readonly (readonly [string, Readonly<Record<string, unknown>>])[]> {
  const languages = (await readdir(folder, { withFileTypes: true })).filter((entry) => entry.isDirectory());
  return Promise.all(
    languages.map(
      async ({ name }) => [canonicalTag(name) ?? name, await readLanguage(join(folder, name), cache)] as const,
    ),
  );
}

async function readLanguage(folder: string, cache: FileCache): Promise<Readonly<Record<string, unknown>>> {
  const files = (await readdir(folder)).filter((name) => name.endsWith('.yaml')).sort();
  const read = files.map(async (name) => {
    const path = join(folder, name);
    const { document } = await cache.read(path, async () => parseDocument(name, await readFile(path)));
    return [name.replace(/\.yaml$/, ''), document?.data] as const;
  });
  return Object.fromEntries(await Promise.all(read));
}
