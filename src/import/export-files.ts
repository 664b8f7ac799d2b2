import { readdir, readFile } from 'node:fs/promises';
import { basename, join, relative } from 'node:path';
import { RequestError } from '../content-edits/errors.ts';
import { type ExportFile, FORMATS_OF_SEVERAL_FILES, type ImportFormat } from './formats/export-formats.ts';

/**
 * Reads the files of an export. `paths` are absolute; a folder stands for its files with the extensions of the format,
 * in alphabetical order. Throws `RequestError` if a file does not exist, or if the format has no folders.
 */
export async function exportFiles(paths: readonly string[], format: ImportFormat): Promise<readonly ExportFile[]> {
  const files = await Promise.all(paths.map((path) => filesAt(path, format)));
  return files.flat();
}

async function filesAt(path: string, format: ImportFormat): Promise<readonly ExportFile[]> {
  try {
    return [{ name: shortPath(path), bytes: await readFile(path) }];
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT')
      throw new RequestError(`There is no file ${path}.`, 'the path of the export is relative to the current folder');
    if (code !== 'EISDIR') throw error;
  }
  const extensions = FORMATS_OF_SEVERAL_FILES[format];
  if (extensions === undefined)
    throw new RequestError(`${path} is a folder.`, 'name the file of the export in this folder');
  const names = (await readdir(path)).filter((name) => extensions.test(name) && !name.startsWith('.')).sort();
  return Promise.all(
    names.map(async (name) => {
      const file = join(path, name);
      return { name: shortPath(file), bytes: await readFile(file), isFromFolder: true };
    }),
  );
}

/** The path from the current folder, or the name of a file that is elsewhere. */
function shortPath(path: string): string {
  const local = relative(process.cwd(), path);
  return local.startsWith('..') ? basename(path) : local;
}
