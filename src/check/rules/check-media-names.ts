import type { ContentIndex } from '../../content/content-index.ts';
import type { Finding } from '../../diagnostics/diagnostic.ts';

/**
 * Checks that no two files or folders in content/media have names that differ only in the case of letters, or in the
 * characters that stand for a letter with a mark. Adds `media-name-twice` for the second of them.
 */
export function checkMediaNames({ media }: ContentIndex): readonly Finding[] {
  const first = new Map<string, string>();
  const reported = new Set<string>();
  return [...media.keys()].sort().flatMap((path) => {
    const names = pathsTo(path);
    for (const name of names) if (!first.has(folded(name))) first.set(folded(name), name);
    const second = names.find((name) => first.get(folded(name)) !== name);
    if (second === undefined || reported.has(second)) return [];
    reported.add(second);
    return [finding(path, { first: first.get(folded(second)) as string, second })];
  });
}

/** The folders that lead to a file, and the file: `a/b.svg` → `a`, `a/b.svg`. */
function pathsTo(path: string): readonly string[] {
  const parts = path.split('/');
  return parts.map((_, at) => parts.slice(0, at + 1).join('/'));
}

/** The same text for names that macOS or Windows take for one. */
function folded(name: string): string {
  return name.normalize('NFC').toUpperCase().toLowerCase();
}

function finding(path: string, { first, second }: { readonly first: string; readonly second: string }): Finding {
  const isFolder = path !== second;
  return {
    code: 'media-name-twice',
    severity: 'error',
    path: `content/media/${path}`,
    place: { kind: 'file' },
    message:
      `On macOS and Windows, content/media/${second} and content/media/${first} are one ` +
      `${isFolder ? 'folder, so files in it are not found there' : 'file, so one of the two is lost there'}.`,
    hint: `rename one of the two, and change its name wherever it is used`,
  };
}
