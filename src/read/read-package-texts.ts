import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { InterfaceTexts } from '../content/translate.ts';
import { parseDocument } from './parse-document.ts';

/**
 * The interface texts that come with the package, by language and file, as a site's own stand in `content/i18n`.
 * They need no findings: the package's own site is checked before it is published.
 */
export async function readPackageTexts(packageDir: string): Promise<InterfaceTexts> {
  const folder = join(packageDir, 'content', 'i18n');
  const languages = (await readdir(folder, { withFileTypes: true })).filter((entry) => entry.isDirectory());
  const read = languages.map(async ({ name }) => [name, await readLanguage(join(folder, name))] as const);
  return Object.fromEntries(await Promise.all(read));
}

async function readLanguage(folder: string): Promise<Readonly<Record<string, unknown>>> {
  const files = (await readdir(folder)).filter((name) => name.endsWith('.yaml')).sort();
  const read = files.map(async (name) => {
    const { document } = await parseDocument(name, await readFile(join(folder, name)));
    return [name.replace(/\.yaml$/, ''), document?.data] as const;
  });
  return Object.fromEntries(await Promise.all(read));
}
