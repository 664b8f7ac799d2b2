import { join } from 'node:path';

/**
 * The folders of the package with interface texts, each with a folder for each language: `content/i18n` has those of the
 * languages of the package's own site, `templates/i18n` those of all others.
 */
export function packageTextFolders(packageDir: string): readonly string[] {
  return [join(packageDir, 'content', 'i18n'), join(packageDir, 'templates', 'i18n')];
}
